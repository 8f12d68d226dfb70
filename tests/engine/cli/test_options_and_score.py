from typing import Any

import pytest

from engine import parse_action
from tests.engine.cli.conftest import Engine
from tests.engine.positions import EMPTY, EXAMPLE

SETS = [{"cards": "Jh Jd Js Jc 2c 2d Jk"}, {"cards": "9h 9d 9c"}]


def test_the_seat_to_move_is_told_what_it_may_do(engine: Engine) -> None:
    answer = engine("options", lines=({"position": EXAMPLE},)).value
    assert answer["seat"] == 0
    assert (answer["draw"], answer["pass"], answer["ask"], answer["answer"]) == (
        True,
        False,
        False,
        False,
    )
    assert answer["opening"] == {"opened": False, "need": 90}
    (take,) = answer["takes"]
    assert (take["way"], take["points"], take["legal"]) == ("natural-pair", 30, False)
    assert take["action"] == {"do": "take", "with": "9h 9d"}
    assert [refusal["rule"] for refusal in take["refusals"]] == ["opening.below_minimum"]
    assert answer["groups"] == answer["discards"] == []


@pytest.mark.parametrize("command", ["options", "score", "check"])
def test_what_deal_wrote_is_taken_as_it_is(engine: Engine, command: str) -> None:
    dealt = engine("deal", "--rules", "classic-1951", "--seed", "7").value
    assert set(dealt) == {"code", "position", "events"}
    action = {"action": {"do": "draw"}} if command == "check" else {}
    apart = engine(command, lines=({"position": dealt["position"], **action},)).value
    assert engine(command, lines=({**dealt, **action},)).value == apart


def test_after_the_draw_there_are_groups_and_discards(engine: Engine) -> None:
    position = {**EMPTY, "phase": "play", "hands": ["9h 9d 9c 4s 2c", 0, 0, 0]}
    answer = engine("options", lines=({"position": position},)).value
    assert {"cards": "9h 9d 9c"} in answer["groups"]
    assert answer["discards"] == ["2c", "4s", "9h", "9d", "9c"]
    assert (answer["draw"], answer["ask"]) == (False, True)
    for group in answer["groups"]:
        parse_action({"do": "meld", "plays": [group]})


def test_two_sets_of_a_rank_can_be_combined(engine: Engine) -> None:
    sevens = [{"cards": "7c 7d 7h"}, {"cards": "7c 7d 7s"}]
    position = {**EMPTY, "rules": "complete-samba", "phase": "play", "hands": ["Kc 9d 4s", 0, 0, 0]}
    answer = engine("options", lines=({"position": {**position, "melds": [sevens, []]}},)).value
    assert answer["groups"] == [{"cards": "", "from": 1, "to": 0}]


def test_every_meld_says_which_canasta_it_is(engine: Engine) -> None:
    position = {**EMPTY, "melds": [SETS, [{"cards": "7h 7h 7d 7d 7c 7c 7s"}]]}
    answer = engine("options", lines=({"position": position},)).value
    kinds = [[(meld["canasta"], meld["bonus"]) for meld in side] for side in answer["melds"]]
    assert kinds == [[("mixed", 300), (None, 0)], [("natural", 500)]]
    assert answer["opening"] == {"opened": True, "need": 0}


def test_the_partner_answers(engine: Engine) -> None:
    position = {**EMPTY, "phase": "answer", "asked": 0, "hands": [2, 2, 2, 2]}
    answer = engine("options", lines=({"position": position},)).value
    assert (answer["seat"], answer["answer"], answer["draw"]) == (2, True, False)


@pytest.mark.parametrize(
    ("position", "out", "concealed", "totals"),
    [
        ({}, None, False, [0, 0]),
        ({"hands": ["5h Qd", 0, "As Jk", 0], "bonus": ["3h 3h 3d 3d", ""]}, None, False, [-885, 0]),
        ({"melds": [SETS, []], "melded": [0]}, None, False, [40 + 90 + 300 + 30, 0]),
        ({"melds": [SETS, []], "bonus": ["3h 3d", "3h"]}, None, False, [660, -100]),
        ({"melds": [SETS, []]}, 2, False, [560, 0]),
        ({"melds": [SETS, []]}, 2, True, [660, 0]),
        ({"melds": [SETS, []]}, 1, True, [460, 200]),
    ],
)
def test_positions_are_scored(
    engine: Engine, position: dict[str, Any], out: int | None, concealed: bool, totals: list[int]
) -> None:
    line = {"position": EMPTY | position, "out": out, "concealed": concealed}
    answer = engine("score", lines=(line,)).value
    assert [side["total"] for side in answer["sides"]] == totals
    assert [sum(item["points"] for item in side["items"]) for side in answer["sides"]] == totals
    assert (answer["over"], answer["winners"]) == (False, [])


@pytest.mark.parametrize(("out", "totals"), [(None, [0, 0]), (2, [560, 0])])
def test_a_deal_without_an_exit_may_be_void(
    engine: Engine, out: int | None, totals: list[int]
) -> None:
    rules = {"edition": "hasbro-2001", "players": 4, "house": {"exhaustion.voids_deal": True}}
    position = EMPTY | {"rules": rules, "melds": [SETS, []]}
    answer = engine("score", lines=({"position": position, "out": out},)).value
    assert [side["total"] for side in answer["sides"]] == totals


def test_the_score_ends_a_match(engine: Engine) -> None:
    position = {**EMPTY, "scores": [4990, 100], "melds": [SETS, []]}
    answer = engine("score", lines=({"position": position},)).value
    assert [side["match"] for side in answer["sides"]] == [5450, 100]
    assert (answer["over"], answer["winners"]) == (True, [0])


def test_a_deal_that_has_ended_is_not_counted_twice(engine: Engine) -> None:
    position = {
        **EMPTY,
        "scores": [1000, 200],
        "phase": "play",
        "hands": ["Kd", 0, "5h", 0],
        "melds": [SETS, [{"cards": "7h 7d 7c"}]],
    }
    line = {"position": position, "action": {"do": "discard", "card": "Kd"}}
    checked = engine("check", lines=(line,)).value
    deal = checked["deal"]
    assert [side["match"] for side in deal["score"]["sides"]] == [1555, 215]
    again = {"position": checked["position"], "out": deal["out"], "concealed": deal["concealed"]}
    assert engine("score", lines=(again,)).value == deal["score"]


def test_who_goes_out_before_any_pile_was_taken_is_the_lone_hand(engine: Engine) -> None:
    kings, nines = {"cards": "Ks Kh Kd Kc Ks Kh Kd"}, {"cards": "9s 9h 9d 9c 9s 9h 9d"}
    position = {
        "rules": {"edition": "three-way", "players": 3},
        "hands": ["4s", "Qs Qh", "5c"],
        "melds": [[{"cards": "As Ah Ad"}], [], [kings, nines]],
        "bonus": ["3h", "3d", ""],
        "lone": None,
        "turn": 2,
        "phase": "play",
    }
    ended = {**position, "hands": ["4s", "Qs Qh", ""], "phase": "draw"}
    answer = engine("score", lines=({"position": ended, "out": 2},)).value
    assert [side["total"] for side in answer["sides"]] == [135, 135, 1240]
    line = {"position": position, "action": {"do": "discard", "card": "5c"}}
    assert engine("check", lines=(line,)).value["deal"]["score"] == answer


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"out": 4}, "out: 4 is more than 3"),
        ({"out": "0"}, "out: a whole number expected, not '0'"),
        ({"concealed": 1, "out": 0}, "concealed: true or false expected, not 1"),
        ({"concealed": True}, "concealed: nobody went out"),
        (
            {"position": EMPTY | {"hands": ["Kc", 0, 0, 0]}, "out": 0},
            "out: seat 0 still holds cards",
        ),
        ({"position": {"rules": "hasbro-2001/5p"}, "out": 4}, "out: seat 4 sits out"),
        ({"winner": 0}, "winner: unknown key"),
        ({"position": None}, "'position' is missing"),
    ],
)
def test_a_wrong_line_is_not_scored(engine: Engine, changes: dict[str, Any], problem: str) -> None:
    ran = engine("score", lines=({"position": EMPTY} | changes,))
    assert (ran.status, ran.out, ran.errors) == (2, "", [f"line 1: {problem}"])
