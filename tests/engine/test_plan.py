"""Plans: melds that are judged before they are committed."""

from typing import Any

import pytest

from engine import (
    Meld,
    Observation,
    Plan,
    Play,
    TakePile,
    check_plan,
    observe,
    parse_cards,
    parse_position,
)


def seen(rules: str = "winning-moves-deluxe", **given: Any) -> Observation:
    position: dict[str, Any] = {
        "rules": rules,
        "turn": 0,
        "hands": ["9h 9d Kc Kd Kh 2c Ac 5h", 11, 11, 11],
        "melds": [[], []],
        "pile": "As 9c",
        "stock": {"count": 20},
        **given,
    }
    return observe(parse_position(position), 0)


def play(text: str, to: int | None = None) -> Play:
    return Play(parse_cards(text), to)


def rules_in(refusals: tuple[Any, ...]) -> list[str]:
    return [refusal.rule for refusal in refusals]


def test_an_empty_plan_is_in_order_and_counts_nothing() -> None:
    report = check_plan(seen(phase="play"), Plan())
    assert Plan().is_empty
    assert report.is_ready
    assert (report.have, report.need, report.group_refusals) == (0, 50, ())


def test_a_plan_counts_toward_the_opening_group_by_group() -> None:
    view = seen(phase="play")
    report = check_plan(view, Plan(None, (play("Kc Kd Kh"),)))
    assert (report.have, report.need) == (30, 50)
    assert rules_in(report.refusals) == ["opening.below_minimum"]
    assert report.group_refusals == ((),)
    report = check_plan(view, Plan(None, (play("Kc Kd Kh"), play("9h 9d 2c"))))
    assert (report.have, report.is_ready) == (70, True)


def test_a_group_that_is_no_set_counts_nothing_and_says_why() -> None:
    report = check_plan(seen(phase="play"), Plan(None, (play("Kc Kd Kh"), play("9h 9d"))))
    assert report.have == 30
    assert [rules_in(group) for group in report.group_refusals] == [[], ["meld.too_small"]]
    assert rules_in(report.refusals) == ["meld.too_small"]


def test_a_plan_with_the_pile_counts_the_up_card_and_nothing_below_it() -> None:
    take = TakePile(parse_cards("9h 9d"))
    assert check_plan(seen(), Plan(take)).have == 30
    report = check_plan(seen(), Plan(take, (play("Kc Kd Kh"),)))
    assert (report.have, report.is_ready) == (60, True)


def test_a_buried_card_does_not_count_toward_an_opening_plan() -> None:
    take = TakePile(parse_cards("9h 9d"))
    report = check_plan(seen(), Plan(take, (play("As Ac 2c"),)))
    assert rules_in(report.refusals) == ["opening.buried_cards"]
    assert report.group_refusals == ((),)
    assert report.have == 30


def test_a_group_is_not_blamed_for_the_pile() -> None:
    """The kings are a set although the pile cannot be taken."""
    take = TakePile(parse_cards("9h 2c"))
    report = check_plan(seen(), Plan(take, (play("Kc Kd Kh"),)))
    assert rules_in(report.refusals) == ["pile.unopened_needs_pair"]
    assert report.group_refusals == ((),)


def test_a_group_is_judged_before_the_draw_too() -> None:
    report = check_plan(seen(), Plan(None, (play("Kc Kd Kh"), play("9h 5h 2c"))))
    assert rules_in(report.refusals) == ["turn.draw_first"]
    assert [rules_in(group) for group in report.group_refusals] == [[], ["meld.mixed_ranks"]]


def test_cards_of_the_up_cards_rank_join_its_set() -> None:
    view = seen(hands=["9h 9d 9s 2c Kc 5h", 11, 11, 11])
    report = check_plan(view, Plan(TakePile(parse_cards("9h 9d")), (play("9s 2c"),)))
    assert (report.have, report.is_ready, report.group_refusals) == (60, True, ((),))


def test_an_open_side_may_plan_with_buried_cards() -> None:
    view = seen(melds=[[{"cards": "7c 7d 7h"}], []], hands=["9h 9d Ac Ad 5h 4h", 11, 11, 11])
    report = check_plan(view, Plan(TakePile(parse_cards("9h 9d")), (play("As Ac Ad"),)))
    assert (report.need, report.is_ready, report.group_refusals) == (0, True, ((),))


@pytest.mark.parametrize("to", [-1, 0, 5])
def test_a_wrong_target_is_refused_and_does_not_raise(to: int) -> None:
    report = check_plan(seen(), Plan(TakePile(parse_cards("9h 9d"), to), (play("Kc Kd Kh"),)))
    assert "pile.wrong_meld" in rules_in(report.refusals)
    assert report.have == 0
    report = check_plan(seen(phase="play"), Plan(None, (play("Kc", to),)))
    assert "meld.no_such_meld" in rules_in(report.group_refusals[0])


def test_there_may_be_no_pile_to_plan_with() -> None:
    report = check_plan(seen(pile=""), Plan(TakePile(parse_cards("9h 9d")), (play("Kc Kd Kh"),)))
    assert rules_in(report.refusals) == ["pile.empty"]
    assert (report.have, report.group_refusals) == (0, ((),))
    onto_a_meld = Plan(TakePile(parse_cards("9h 9d"), 0))
    assert not onto_a_meld.is_empty
    report = check_plan(seen(pile="", melds=[[{"cards": "9c 9s 9h"}], []]), onto_a_meld)
    assert rules_in(report.refusals) == ["pile.empty"]


def test_cards_that_are_not_held_are_told_by_group() -> None:
    report = check_plan(seen(phase="play"), Plan(None, (play("Kc Kd Kh Ks"),)))
    assert [rules_in(group) for group in report.group_refusals] == [["hand.not_held"]]


def test_a_group_is_not_blamed_for_cards_that_take_the_pile() -> None:
    report = check_plan(seen(), Plan(TakePile(parse_cards("9h 9d")), (play("9h 9d 2c"),)))
    assert rules_in(report.refusals) == ["hand.not_held"]
    assert report.group_refusals == ((),)


def test_cards_that_are_planned_twice_count_nothing() -> None:
    report = check_plan(seen(phase="play"), Plan(None, (play("Kc Kd Kh"), play("Kc Kd 2c"))))
    assert rules_in(report.refusals) == ["hand.not_held"]
    assert report.have == 0


def test_a_plan_is_one_action() -> None:
    plays = (play("Kc Kd Kh"),)
    assert Plan(None, plays).action() == Meld(plays)
    take = TakePile(parse_cards("9h 9d"), 1)
    assert Plan(take, plays).action() == TakePile(parse_cards("9h 9d"), 1, plays)


def test_a_waived_opening_is_ready_with_fewer_points() -> None:
    sevens, fours = "7c 7d 7h 7s 7c 7d 7h", "4c 4d 4h 4s"
    view = seen(
        rules="stingray-classic",
        scores=[3100, 0],
        phase="play",
        hands=[f"{sevens} {fours} Kc", 11, 11, 11],
    )
    report = check_plan(view, Plan(None, (play(sevens), play(fours))))
    assert (report.have, report.need, report.is_ready) == (55, 120, True)
