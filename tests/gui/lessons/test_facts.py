"""Tests that the points and winners named in lessons are those that the engine counts."""

import pytest

from canasta_gui.lessons.course.first_deal import FirstDeal
from canasta_gui.lessons.course.last_card_lessons import GoingOutLesson
from canasta_gui.lessons.course.scoring_lessons import ScoringLesson
from canasta_gui.lessons.lesson import Lesson
from canasta_gui.lessons.position_template import bonus_cards_in
from engine import (
    Accepted,
    DealEnded,
    Discard,
    Meld,
    Play,
    Ruleset,
    State,
    decide,
    fold,
    format_reference,
    load_ruleset,
    opening_minimum,
    parse_cards,
    parse_position,
    reference_of,
    score_deal,
)
from tests.engine.kit.tables import EDITIONS, rules_named
from tests.gui.lessons.learner import texts


def said(kind: type[Lesson], rules: Ruleset) -> str:
    return " ".join(texts(tuple(kind(rules).scenes())))


def with_every_bonus_card(rules: Ruleset, melds: list[dict[str, str]]) -> State:
    count = bonus_cards_in(rules)
    sides = len(rules.seats.sides)
    return parse_position(
        {
            "rules": format_reference(reference_of(rules)),
            "melds": [melds, *([] for _ in range(sides - 1))],
            "bonus": [" ".join(["3h", "3d"] * (count // 2)), *("" for _ in range(sides - 1))],
        }
    )


def lines(state: State) -> dict[str, int]:
    """Returns the points of the own side by scoring rule."""
    hands = tuple(private.hand for private in state.private)
    score = score_deal(state.rules, state.public, hands)[0]
    return {item.rule: item.points for item in score.items}


@pytest.mark.parametrize("table", EDITIONS)
def test_the_scoring_lesson_tells_of_every_bonus_card_on_both_sides(table: str) -> None:
    rules = rules_named(table)
    text = said(ScoringLesson, rules)
    canastas = [{"cards": f"{r}c {r}d {r}h {r}s {r}c {r}d {r}h"} for r in "K8"]
    plus, minus = (lines(with_every_bonus_card(rules, melds)) for melds in (canastas, []))
    has_extra = "score.bonus_set" in plus
    assert (f"count {plus.get('score.bonus_set')} points more" in text) is has_extra
    is_mirrored = "score.bonus_set_penalty" in minus
    assert ("Where they count minus, so does the extra." in text) is is_mirrored


def concealed(melds: str, hand: str) -> bool:
    """Returns whether the engine scores going out with this hand as concealed."""
    laid = [{"cards": melds}] if melds else []
    state = parse_position(
        {
            "rules": "winning-moves-deluxe/4p",
            "turn": 0,
            "phase": "play",
            "drew": "stock",
            "hands": [hand, 11, 11, 11],
            "melds": [laid, []],
            "melded": [0] if laid else [],
            "pile": "5c",
            "stock": {"count": 20},
        }
    )
    *cards, last = parse_cards(hand)
    plays = tuple(
        Play(tuple(card for card in cards if card // 4 == rank))
        for rank in dict.fromkeys(card // 4 for card in cards)
    )
    laid_down = decide(state, Meld(plays))
    assert isinstance(laid_down, Accepted), laid_down
    out = decide(fold(state, laid_down.events), Discard(last))
    assert isinstance(out, Accepted), out
    return next(event for event in out.events if isinstance(event, DealEnded)).is_concealed


def test_going_out_concealed_needs_no_meld_before_and_a_canasta_within() -> None:
    text = said(GoingOutLesson, load_ruleset("winning-moves-deluxe/4p"))
    assert "Whoever has melded nothing before" in text
    assert "with a canasta in it, goes out concealed: 100 points more." in text
    canasta = "Kc Kd Kh Ks Kc Kd Kh"
    assert concealed("", f"{canasta} 4h")
    assert not concealed("8c 8d 8h", f"{canasta} 4h")
    assert not concealed(canasta, "8c 8d 8h 4h")


def test_a_game_that_pays_nothing_for_it_does_not_speak_of_concealed_hands() -> None:
    assert "concealed" not in said(GoingOutLesson, rules_named("complete-samba/4p"))


@pytest.mark.parametrize("table", EDITIONS)
def test_the_first_lesson_tells_what_opening_and_going_out_need(table: str) -> None:
    rules = rules_named(table)
    text = said(FirstDeal, rules)
    assert f"To open, your side's first melds need {opening_minimum(rules, 0, 1)} points or" in text
    total = rules.out.canastas.total
    needed = "a canasta: it has one" if total == 1 else f"{total} canastas: it has them"
    assert f"your side needs {needed}" in text


@pytest.mark.parametrize("table", EDITIONS)
def test_the_higher_total_wins(table: str) -> None:
    rules = rules_named(table)
    text = said(FirstDeal, rules)
    assert "The first side" not in text
    wins = "the higher total wins" if rules.end.target is not None else "more points wins"
    assert wins in text
