"""The texts about games: the facts by which a newcomer chooses one, what house rules change of it,
and what changes in a running match.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from canasta_gui.i18n.formats import number
from canasta_gui.words.option_book import Unit, Units
from canasta_gui.words.vocabulary import Vocabulary
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
    decks = Units().counted(Unit.DECKS, game.fewest_decks)
    minutes = translate("Editions", "about {count} min").format(count=number(game.minutes))
    return (_players_fact(game.players), decks, minutes)


def _players_fact(players: Sequence[int]) -> str:
    """Returns the numbers of players: consecutive ones as a range, others as a list."""
    *fewer, most = players
    if not fewer:
        return translate("Editions", "{count} players").format(count=most)
    if len(fewer) > 1 and most - fewer[0] == len(fewer):
        text = translate("Editions", "{fewest} to {most} players")
        return text.format(fewest=fewer[0], most=most)
    text = translate("Editions", "{some} or {most} players")
    return text.format(some=", ".join(map(str, fewer)), most=most)


def facts(rules: Ruleset) -> tuple[str, ...]:
    """Returns the figures by which editions differ most, each a few words."""
    return (*_deal_facts(rules), _wild_fact(rules), _pile_fact(rules))


def _deal_facts(rules: Ruleset) -> tuple[str, ...]:
    cards = rules.deck.count * 54 + rules.caliente.count
    texts = [
        Units().counted(Unit.CARDS, cards),
        translate("Editions", "{count} in each hand").format(count=number(rules.deal.hand_size)),
    ]
    if rules.deal.foot_size:
        count = number(rules.deal.foot_size)
        texts.append(translate("Editions", "{count} more in each foot").format(count=count))
    if rules.end.target is not None:
        texts.append(
            translate("Editions", "to {points} points").format(points=number(rules.end.target))
        )
    if rules.end.rounds is not None:
        texts.append(Units().counted(Unit.DEALS, rules.end.rounds))
    return tuple(texts)


def _wild_fact(rules: Ruleset) -> str:
    cap = rules.meld.wild_cap
    if cap is None:
        return _uncapped_fact(rules)
    if not cap and rules.meld.all_wild_sets:
        return translate("Editions", "wild cards only in melds of their own")
    if not cap:
        return translate("Editions", "no wild cards in melds")
    if rules.meld.all_wild_sets:
        text = translate("Editions", "at most {count} wild cards beside natural ones")
    else:
        text = translate("Editions", "at most {count} wild cards in a meld")
    return text.format(count=number(cap))


def _uncapped_fact(rules: Ruleset) -> str:
    if not rules.meld.natural_majority:
        text = translate("Editions", "at least {count} natural cards beside wild ones")
        return text.format(count=number(rules.meld.min_naturals))
    if rules.meld.all_wild_sets:
        return translate("Editions", "beside natural cards always fewer wild ones")
    return translate("Editions", "wild cards: always fewer than natural ones")


def _pile_fact(rules: Ruleset) -> str:
    if rules.pile.always_frozen:
        return translate("Editions", "the pile is always frozen")
    if rules.pile.open_add == "never" and not rules.pile.add_to_sequence:
        return translate("Editions", "two cards from the hand take the pile")
    return translate("Editions", "the top card alone may join your meld")


def _book(style: str) -> "OptionBook":
    # No start waits for the words of options.
    from canasta_gui.words.option_book import OptionBook

    return OptionBook(style)


_FEW = 3
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
    more = len(lines) - _FEW
    if more <= 0:
        return lines
    return (*lines[:_FEW], Units().more(more))


def changed_from(deal: int, changes: Iterable[OptionChange], style: str) -> str:
    """Returns one line: the first deal with other rules, and what is other; empty without any."""
    told = Vocabulary(style).long_listing(_book(style).changes(changes))
    text = translate("RuleChanges", "From deal {count} on: {changes}")
    return text.format(count=number(deal), changes=told) if told else ""
