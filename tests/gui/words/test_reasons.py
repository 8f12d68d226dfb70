"""Every reason that a computer player can give has words, and none tells what is hidden."""

import re
from pathlib import Path

import pytest

import engine.ai
from canasta_gui.words.reasons import ReasonTexts
from canasta_gui.words.terms import ClassicTerms
from canasta_gui.words.vocabulary import Vocabulary
from engine import (
    OPEN_REASONS,
    Accepted,
    Action,
    Card,
    Choice,
    Discard,
    LayBonus,
    Match,
    Meld,
    Observation,
    Reason,
    SeatPlayer,
    TakePile,
    edition_ids,
    load_ruleset,
    make_agent,
    new_code,
    offered_players,
    offered_variations,
    open_reasons,
    opening_need,
    parse_cards,
)
from engine.ai.search.effort import Effort, Efforts
from engine.ai.search.player import SearchPlayer

NOUNS = frozenset(ClassicTerms().nouns())
TEXTS = ReasonTexts(Vocabulary("classic"))
PLAYERS = (
    make_agent("random"),
    make_agent("casual"),
    make_agent("club"),
    SearchPlayer("strong", Efforts(Effort(worlds=4, turns=1))),
)
LONGEST = 250
GAMES = [
    reference
    for edition in edition_ids()
    for players in offered_players(edition)
    for reference in (
        f"{edition}/{players}p",
        *(f"{edition}/{players}p+{name}" for name in offered_variations(edition, players)),
    )
]
IDS = re.compile(r'"((?:answer|bonus|discard|draw|fact|meld|out|random|search)\.[a-z_]+)"')


def reasons_in_sources() -> set[str]:
    """The reasons that stand in the players' sources."""
    sources = Path(engine.ai.__file__).parent.rglob("*.py")
    return {found for path in sources for found in IDS.findall(path.read_text("utf-8"))}


def choices(reference: str) -> list[tuple[Observation, Choice]]:
    """What players of every kind do in one deal, and what they saw."""
    rules = load_ruleset(reference)
    count = sum(map(len, rules.seats.sides))
    seats = tuple(SeatPlayer(str(seat), "computer", "club") for seat in range(count))
    match = Match.start(rules, seats, new_code(reference.encode()))
    match.next_deal()
    made: list[tuple[Observation, Choice]] = []
    while not match.is_between_deals and len(made) < LONGEST:
        view = match.observe(match.actor)
        player = PLAYERS[(match.actor + len(made) // 100) % len(PLAYERS)]
        choice = player.choose(view, str(len(made)))
        made.append((view, choice))
        assert isinstance(match.play(choice.action, choice.reasons), Accepted)
    return made


def shown_cards(action: Action) -> set[Card]:
    """The cards that lie on the table after an action."""
    match action:
        case Discard(card) | LayBonus(card):
            return {card}
        case Meld(plays):
            return {card for play in plays for card in play.cards}
        case TakePile():
            return {*action.using, *(card for play in action.plays for card in play.cards)}
        case _:
            return set()


def seen_numbers(view: Observation) -> dict[str, int]:
    """Numbers that everybody at the table can count before the action."""
    melds = view.own.melds
    size = view.rules.canasta.size
    return {
        "count": len(view.public.pile),
        "held": view.public.hand_counts[view.seat],
        "need": opening_need(view),
        "canastas": sum(len(meld.cards) >= size for meld in melds),
    }


def test_the_words_are_those_of_the_reasons_that_there_are() -> None:
    assert TEXTS.ids == reasons_in_sources()
    assert TEXTS.ids >= OPEN_REASONS


@pytest.mark.parametrize("number", [0, 1, 2])
def test_every_reason_has_a_sentence(number: int) -> None:
    names = (
        "count",
        "held",
        "value",
        "need",
        "risk",
        "cost",
        "canastas",
        "loss",
        "options",
        "gain",
        "points",
        "melded",
        "piled",
        "unseen",
    )
    params = dict.fromkeys(names, number)
    for what in ("draw", "take", "pass", "meld", "discard", "out"):
        for name in TEXTS.ids:
            text = TEXTS.text(Reason(name, {**params, "what": what}, parse_cards("9h 9d")))
            assert text.endswith("."), name
            assert "{" not in text, name
            assert "%n" not in text, name


def test_a_reason_of_a_newer_program_is_passed_over() -> None:
    assert TEXTS.text(Reason("draw.never_heard_of")) == ""


@pytest.mark.parametrize("reference", GAMES)
def test_what_players_give_while_a_deal_is_played_tells_nothing_hidden(reference: str) -> None:
    for view, choice in choices(reference):
        # That there are more, or none, would tell something by itself.
        assert len(open_reasons(choice.reasons)) == 1
        for reason in choice.reasons:
            assert TEXTS.text(reason), reason
            assert NOUNS.isdisjoint(reason.params), "a number would stand for a noun"
            if reason.id in OPEN_REASONS:
                assert set(reason.cards) <= shown_cards(choice.action)
                known = seen_numbers(view)
                assert {name: known[name] for name in reason.params} == reason.params
