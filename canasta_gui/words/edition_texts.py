"""The texts about games: the facts by which a newcomer chooses one, what house rules change of it,
and what changes in a running match.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from canasta_gui.i18n.formats import number
from canasta_gui.words.vocabulary import Vocabulary
from canasta_gui.words.written import message
from engine import (
    OptionChange,
    Ruleset,
    RulesetError,
    RulesReference,
    differences,
    edition_ids,
    edition_title,
    load_ruleset,
    option_values,
    titles,
    to_json,
)

if TYPE_CHECKING:
    from canasta_gui.words.option_book import OptionBook

translate = QCoreApplication.translate


FIRST_EDITIONS = ("winning-moves-deluxe", "stingray-classic", "hasbro-2001")
"""The editions that most players look for; the others follow."""


def editions_in_order() -> list[str]:
    """Returns every edition, the best-known first."""
    known = edition_ids()
    first = [edition for edition in FIRST_EDITIONS if edition in known]
    return [*first, *(edition for edition in known if edition not in first)]


def first_games(recent: Sequence[str]) -> list[str]:
    """Returns every edition as the first page offers them, of which it shows as many as have room:
    the last played first, then the best-known.

    House rules among ``recent`` are left out.
    """
    order = editions_in_order()
    played = [edition for edition in recent if edition in order]
    return [*played, *(edition for edition in order if edition not in played)]


def figures(edition: str) -> tuple[str, ...]:
    """Returns the numbers of players and cards and the duration, each in a few words."""
    from canasta_gui.viewmodel.game_search import game_figures

    game = game_figures(edition)
    minutes = _say("minutes", count=game.minutes)
    return (_players_fact(game.players), message("Units", "decks", game.fewest_decks), minutes)


def _say(each: str, **values: object) -> str:
    return message("Editions", each, -1, **values)


def _players_fact(players: Sequence[int]) -> str:
    """Returns the numbers of players: consecutive ones as a range, others as a list."""
    *fewer, most = players
    if not fewer:
        return _say("players", count=most)
    if len(fewer) > 1 and most - fewer[0] == len(fewer):
        return _say("players.range", fewest=fewer[0], most=most)
    return _say("players.some", some=", ".join(map(str, fewer)), most=most)


def facts(rules: Ruleset) -> tuple[str, ...]:
    """Returns the figures by which editions differ most, each a few words."""
    return (*_deal_facts(rules), _wild_fact(rules), _say(_pile_fact(rules)))


def _deal_facts(rules: Ruleset) -> Iterator[str]:
    yield message("Units", "cards", rules.deck.count * 54 + rules.caliente.count)
    yield _say("hand", count=rules.deal.hand_size)
    if rules.deal.foot_size:
        yield _say("foot", count=rules.deal.foot_size)
    if rules.end.target is not None:
        yield _say("target", points=rules.end.target)
    if rules.end.rounds is not None:
        yield message("Units", "deals", rules.end.rounds)


def _wild_fact(rules: Ruleset) -> str:
    meld = rules.meld
    beside = ".beside" * meld.all_wild_sets
    if meld.wild_cap is not None:
        return _say(("wild" if meld.wild_cap else "no wild") + beside, count=meld.wild_cap)
    if meld.natural_majority:
        return _say("fewer wild" + beside)
    return _say("naturals", count=meld.min_naturals)


def _pile_fact(rules: Ruleset) -> str:
    if rules.pile.always_frozen:
        return "frozen"
    is_by_pair = rules.pile.open_add == "never" and not rules.pile.add_to_sequence
    return "by pair" if is_by_pair else "by meld"


def _book(style: str) -> "OptionBook":
    # No start waits for the words of options.
    from canasta_gui.words.option_book import OptionBook

    return OptionBook(style)


_MOST_DIFFERENCES = 3
"""The number of differences that a card shows."""


def edition_of(rules: Ruleset) -> Ruleset:
    """Returns the edition's own rules for the same table. Raises `RulesetError` if it is gone."""
    return load_ruleset(
        RulesReference(rules.edition, rules.players, rules.variations, teams=rules.teams)
    )


def house_sentences(rules: Ruleset) -> tuple[str, ...]:
    """Returns the differences of house rules: a heading, then a line for each option.

    Empty for an edition as it is.
    """
    if not rules.is_house:
        return ()
    lines = _book(rules.words.style).changes(differences(edition_of(rules), rules))
    return (differs_from(edition_title(rules.edition)), *lines) if lines else ()


def differs_from(edition: str) -> str:
    """Returns the heading above the differences."""
    text = QCoreApplication.translate("House", "Differs from {game} in:")
    return text.format(game=edition)


def based_on(edition: str) -> str:
    """Returns one line that names the edition of house rules."""
    text = QCoreApplication.translate("House", "House rules, based on {game}")
    return text.format(game=titles().get(edition, edition))


def _changes_in(reference: RulesReference) -> tuple[OptionChange, ...]:
    """Returns the options that house rules change, playable or not. Raises `RulesetError`."""
    usual = option_values(load_ruleset(replace(reference, house={})))
    own = {path: to_json(value) for path, value in reference.house.items()}
    return tuple(
        OptionChange(path, usual[path], own[path])
        for path in usual
        if path in own and own[path] != usual[path]
    )


def few_words(reference: RulesReference) -> tuple[str, ...]:
    """Returns the first differences of house rules, and how many more there are."""
    try:
        rules = load_ruleset(replace(reference, house={}))
    except RulesetError:
        return ()
    lines = _book(rules.words.style).changes(_changes_in(reference))
    more = len(lines) - _MOST_DIFFERENCES
    if more <= 0:
        return lines
    return (*lines[:_MOST_DIFFERENCES], message("Units", "more", more))


def changed_from(deal: int, changes: Iterable[OptionChange], style: str) -> str:
    """Returns one line: the first deal with other rules, and what is other; empty without any."""
    told = Vocabulary(style).long_listing(_book(style).changes(changes))
    text = translate("RuleChanges", "From deal {count} on: {changes}")
    return text.format(count=number(deal), changes=told) if told else ""
