"""Every reason that a computer player gives is true, and none shown at once reveals a hand."""

import pickle
import re
from dataclasses import replace
from pathlib import Path

import pytest

import engine.ai
from engine import (
    Accepted,
    Action,
    Card,
    Choice,
    Discard,
    LayBonus,
    Match,
    Meld,
    Observation,
    PlaySpecialHand,
    Reason,
    Ruleset,
    SeatPlayer,
    TakePile,
    advise,
    edition_ids,
    facts,
    load_ruleset,
    make_agent,
    new_code,
    offered_players,
    offered_variations,
    open_reasons,
    reason_catalogue,
)
from engine.ai.advice import trial_moves
from engine.ai.reasons.registry import holds
from engine.ai.reasons.situation import Situation
from engine.ai.search.effort import Effort, Efforts
from engine.ai.search.player import SearchPlayer
from engine.counts import missing_cards, remove_cards, sort_cards, spare_cards
from engine.dealcode import full_deck
from engine.rng import Chance
from tests.engine.kit.chance_rules import chance_rules
from tests.for_each import for_each

PLAYERS = (
    make_agent("random"),
    make_agent("beginner"),
    make_agent("casual"),
    make_agent("club"),
    make_agent("club:bold"),
    SearchPlayer("strong", Efforts(Effort(worlds=4, turns=1))),
)
LONGEST = 250
ADVISED = 40
"""Advice, which is slow, is asked for in one of this many positions."""
AT_A_GLANCE = Efforts(Effort(worlds=4, turns=1))
"""Efforts for advice: a few worlds, and a turn in each, give more reasons than many."""
GAMES = [
    reference
    for edition in edition_ids()
    for players in offered_players(edition)
    for reference in (
        f"{edition}/{players}p",
        *(f"{edition}/{players}p+{name}" for name in offered_variations(edition, players)),
    )
]
IDS = re.compile(
    r'"((?:answer|bonus|contrast|discard|draw|fact|laying|meld|out|random|search|trials)\.[a-z_]+)"'
)


def choices(rules: Ruleset, name: str) -> list[tuple[Observation, Choice]]:
    """Returns the decisions of players of all kinds in one deal, with their views."""
    count = sum(map(len, rules.seats.sides))
    seats = tuple(SeatPlayer(str(seat), "computer", "club") for seat in range(count))
    match = Match.start(rules, seats, new_code(name.encode()))
    match.next_deal()
    made: list[tuple[Observation, Choice]] = []
    while not match.is_between_deals and len(made) < LONGEST:
        view = match.observe(match.actor)
        player = PLAYERS[(match.actor + len(made) // 60) % len(PLAYERS)]
        choice = player.choose(view, str(len(made)))
        made.append((view, choice))
        assert isinstance(match.play(choice.action, choice.reasons), Accepted)
    return made


def shown_cards(view: Observation, action: Action) -> tuple[Card, ...]:
    """Returns the cards of the hand that an action shows."""
    match action:
        case Discard(card) | LayBonus(card):
            laid = (card,)
        case Meld(plays):
            laid = tuple(card for play in plays for card in play.cards)
        case TakePile():
            laid = (*action.using, *(card for play in action.plays for card in play.cards))
        case PlaySpecialHand():
            laid = view.hand
        case _:
            laid = ()
    return remove_cards(laid, missing_cards(view.hand, laid))


def with_other_hand(view: Observation, action: Action, seed: str) -> Observation:
    """Returns the view with another hand, except for the cards that the action shows."""
    melds = (meld.cards for side in view.public.sides for meld in side.melds)
    bonus = (side.bonus for side in view.public.sides)
    lying = (card for cards in (*melds, *bonus) for card in cards)
    shown = shown_cards(view, action)
    unseen = spare_cards(full_deck(view.rules), (*lying, *view.public.pile, *shown))
    others = Chance(seed).shuffle(unseen)[: len(view.hand) - len(shown)]
    return replace(view, hand=sort_cards((*shown, *others)))


def test_the_list_is_of_the_reasons_that_players_give() -> None:
    sources = Path(engine.ai.__file__).parent.rglob("*.py")
    given = {found for path in sources for found in IDS.findall(path.read_text("utf-8"))}
    assert given == set(reason_catalogue())


@for_each(name=reason_catalogue())
def test_every_reason_says_when_it_is_true(name: str) -> None:
    assert 15 < len(reason_catalogue()[name].meaning) < 120
    assert reason_catalogue()[name].meaning.endswith(".")


def check_deal(rules: Ruleset, name: str) -> None:
    """Checks everything that is told of the actions of a deal."""
    for number, (view, choice) in enumerate(choices(rules, name)):
        at = Situation(view, choice.action)
        for reason in facts(view, choice.action):
            assert holds(reason, at), (reason, choice.action, view)
        for one in advise(view, str(number)) if number % ADVISED == 0 else ():
            for reason in (*one.reasons, *one.beside):
                assert holds(reason, Situation(view, one.action)), (reason, one.action, view)
        for reason in choice.reasons:
            assert holds(reason, at), (reason, choice.action, view)
        # The number of these reasons would itself reveal something.
        (told,) = open_reasons(choice.reasons)
        twin = with_other_hand(view, choice.action, f"{name} {number}")
        assert holds(told, Situation(twin, choice.action)), (told, choice.action, view, twin)


@pytest.mark.parametrize(
    "reference",
    [
        pytest.param(reference, marks=() if at % 3 == 0 else pytest.mark.soak)
        for at, reference in enumerate(GAMES)
    ],
)
def test_what_is_told_of_a_move_is_true_and_tells_nothing_hidden(
    reference: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trial_moves, "HINTS", AT_A_GLANCE)
    check_deal(load_ruleset(reference), reference)


@pytest.mark.slow
@pytest.mark.parametrize(
    "number", [*range(4), *(pytest.param(at, marks=pytest.mark.soak) for at in range(4, 200))]
)
def test_what_is_told_in_a_random_game_is_true_and_tells_nothing_hidden(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trial_moves, "HINTS", AT_A_GLANCE)
    check_deal(chance_rules(f"told {number}"), f"told {number}")


def test_every_reason_can_be_sent_to_another_process() -> None:
    for name in reason_catalogue():
        reason = Reason(name)
        assert pickle.loads(pickle.dumps(reason)) == reason  # noqa: S301 - our own bytes
