"""Decisions return events or refusals."""

import ast
from dataclasses import FrozenInstanceError
from pathlib import Path
from typing import Any

import pytest

import engine
from engine import (
    Accepted,
    DealEnded,
    DealScored,
    Discard,
    DrawStock,
    MatchWon,
    Meld,
    Pass,
    Play,
    Refused,
    State,
    TakePile,
    WentOut,
    decide,
    fold,
    is_frozen,
    is_frozen_for,
    observe,
    parse_card,
    parse_cards,
    parse_position,
)

ENGINE = Path(engine.__file__).parent


def table(**given: Any) -> State:
    return parse_position(
        {
            "rules": "winning-moves-deluxe",
            "turn": 0,
            "hands": ["9h 9d Kc 5h", 11, 11, 11],
            "melds": [[{"cards": "7c 7d 7h"}], []],
            "pile": "8s 9c",
            "stock": {"count": 20, "top": "Js"},
            **given,
        }
    )


def kinds(state: State, *actions: engine.Action) -> list[str]:
    names: list[str] = []
    for action in actions:
        decision = decide(state, action)
        assert isinstance(decision, Accepted), decision
        names += [type(event).__name__ for event in decision.events]
        state = fold(state, decision.events)
    return names


def test_a_turn_is_told_in_events() -> None:
    assert kinds(table(), DrawStock(), Discard(parse_card("5h"))) == [
        "CardDrawn",
        "Discarded",
        "TurnStarted",
    ]


def test_a_take_with_more_melds_is_told_in_order() -> None:
    state = table(hands=["9h 9d Kc Kd Kh 5h", 11, 11, 11], pile="3h 8s 9c")
    take = TakePile(parse_cards("9h 9d"), None, (Play(parse_cards("Kc Kd Kh")),))
    assert kinds(state, take) == ["PileTaken", "BonusLaid", "Melded", "Melded"]


def test_a_deal_ends_with_its_score_and_perhaps_the_match() -> None:
    sevens = [{"cards": "7c 7d 7h 7s 7c 7d 7h"}]
    state = table(phase="play", hands=["5h", 0, 0, 0], melds=[sevens, []], scores=[4500, 0])
    decision = decide(state, Discard(parse_card("5h")))
    assert isinstance(decision, Accepted)
    _, out, ended, scored, won = decision.events
    assert out == WentOut(0, is_concealed=False)
    assert ended == DealEnded("out", 0, is_concealed=False)
    assert isinstance(scored, DealScored)
    assert scored.hands == ((),) * 4
    assert won == MatchWon((0,))


def test_every_refusal_of_the_first_failing_stage_is_told() -> None:
    decision = decide(table(phase="play"), Meld((Play(parse_cards("9h")), Play(parse_cards("Kc")))))
    assert isinstance(decision, Refused)
    assert [refusal.rule for refusal in decision.refusals] == [
        "meld.too_small",
        "meld.too_few_naturals",
        "meld.too_small",
        "meld.too_few_naturals",
    ]


def test_later_stages_are_not_asked() -> None:
    """The king is not in the hand, so the rules about sets are not checked."""
    decision = decide(table(phase="play"), Meld((Play(parse_cards("Kd")),)))
    assert isinstance(decision, Refused)
    assert [refusal.rule for refusal in decision.refusals] == ["hand.not_held"]


def test_states_are_frozen() -> None:
    state = table()
    with pytest.raises(FrozenInstanceError):
        state.public.turn = 3  # pyright: ignore[reportAttributeAccessIssue]


def test_the_pile_is_frozen_for_all_or_for_an_unopened_side() -> None:
    assert not is_frozen_for(observe(table(), 0))
    assert is_frozen_for(observe(table(), 1))
    frozen = observe(table(pile="2s 9c"), 0)
    assert is_frozen(frozen)
    assert is_frozen_for(frozen)


def test_a_pass_ends_the_deal_for_everybody() -> None:
    state = table(stock={"count": 0}, pile="3s")
    assert kinds(state, Pass()) == ["Passed", "DealEnded", "DealScored"]


@pytest.mark.parametrize("path", sorted(ENGINE.glob("rules/*.py")), ids=lambda path: path.name)
def test_no_rule_asks_which_edition_is_played(path: Path) -> None:
    """Editions differ by options only; a rule that tests for one would hide a difference."""
    names = {
        node.attr
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
    }
    assert not names & {"edition", "variations", "title"}


def test_who_keeps_two_cards_is_told_of_a_partner_only_where_one_is_awaited() -> None:
    state = table(phase="play", hands=["Kc Kd Kh 5h", 11, 11, 11])
    decision = decide(state, Meld((Play(parse_cards("Kc Kd Kh")),)))
    assert isinstance(decision, Refused)
    (refusal,) = decision.refusals
    assert (refusal.rule, "seat" in refusal.params) == ("out.keep_two", False)
