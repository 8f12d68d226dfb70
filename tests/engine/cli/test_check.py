from typing import Any

import pytest

from engine import parse_event, parse_position
from tests.engine.cli.conftest import Engine
from tests.engine.positions import EMPTY, EXAMPLE

TAKE = {"do": "take", "with": "9h 9d", "plays": [{"cards": "Ac As 2c"}]}
LAST: dict[str, Any] = {
    **EMPTY,
    "phase": "play",
    "hands": ["Kd", "4s", "4h", "Ad"],
    "melds": [[{"cards": "7h 7h 7d 7d 7c 7c 7s"}], []],
    "melded": [0],
    "scores": [4900, 5000],
}


def test_a_legal_action_is_carried_out(engine: Engine) -> None:
    answer = engine("check", lines=({"position": EXAMPLE, "action": TAKE},)).value
    assert answer["legal"] is True
    assert answer["refusals"] == []
    assert [event["event"] for event in answer["events"]] == ["pile-taken", "melded", "melded"]
    after = answer["position"]
    assert (after["phase"], after["drew"], after["pile"]) == ("play", "pile", "")
    assert after["melds"][0] == [
        {"kind": "set", "cards": "9h 9d 9c"},
        {"kind": "set", "cards": "As Ac 2c"},
    ]
    assert "deal" not in answer


def test_the_answer_can_be_asked_about_again(engine: Engine) -> None:
    answer = engine("check", lines=({"position": EXAMPLE, "action": TAKE},)).value
    state = parse_position(answer["position"])
    again = {"position": answer["position"], "action": {"do": "discard", "card": "4c"}}
    assert state.public.facts.has_laid
    assert engine("check", lines=(again,)).value["legal"]
    for event in answer["events"]:
        parse_event(event)


def test_an_illegal_action_leaves_the_position(engine: Engine) -> None:
    action = {"do": "take", "with": "9h 9d"}
    answer = engine("check", lines=({"position": EXAMPLE, "action": action},)).value
    assert answer["legal"] is False
    (refusal,) = answer["refusals"]
    assert refusal["rule"] == "opening.below_minimum"
    assert refusal["degree"] == "incomplete"
    assert refusal["params"] == {"need": 90, "have": 30}
    assert answer["events"] == []
    assert parse_position(answer["position"]) == parse_position(EXAMPLE)
    assert "at" not in answer


def test_actions_are_applied_in_turn(engine: Engine) -> None:
    actions = [{"do": "draw"}, {"do": "discard", "card": "4c"}, {"do": "draw"}]
    answer = engine("check", lines=({"position": EXAMPLE, "actions": actions},)).value
    assert answer["legal"] is True
    assert answer["position"]["turn"] == 1
    assert answer["position"]["phase"] == "play"
    assert answer["events"][0] == {"event": "card-drawn", "seat": 0, "card": "5h"}


def test_actions_stop_at_the_first_refusal(engine: Engine) -> None:
    actions = [{"do": "draw"}, {"do": "draw"}, {"do": "discard", "card": "4c"}]
    answer = engine("check", lines=({"position": EXAMPLE, "actions": actions},)).value
    assert answer["legal"] is False
    assert answer["at"] == 1
    assert [refusal["rule"] for refusal in answer["refusals"]] == ["turn.already_drawn"]
    assert len(answer["events"]) == 1
    assert answer["position"]["phase"] == "play"


def test_no_actions_change_nothing(engine: Engine) -> None:
    answer = engine("check", lines=({"position": EXAMPLE, "actions": []},)).value
    assert answer["legal"] is True
    assert answer["events"] == []


def test_the_end_of_a_deal_is_scored(engine: Engine) -> None:
    line = {"position": LAST, "action": {"do": "discard", "card": "Kd"}}
    answer = engine("check", lines=(line,)).value
    deal = answer["deal"]
    assert (deal["how"], deal["out"], deal["concealed"]) == ("out", 0, False)
    first, second = deal["score"]["sides"]
    assert [item["rule"] for item in first["items"]] == [
        "score.melded_cards",
        "score.natural_canasta",
        "score.going_out",
        "score.hand",
    ]
    assert (first["total"], first["match"]) == (35 + 500 + 100 - 5, 5530)
    assert (second["total"], second["match"]) == (-25, 4975)
    assert (deal["score"]["over"], deal["score"]["winners"]) == (True, [0])
    after = answer["position"]
    assert (after["phase"], after["end"]["how"], after["winners"]) == ("over", "out", [0])
    assert after["scores"] == [5530, 4975]


def test_a_pass_ends_a_deal_for_nobody(engine: Engine) -> None:
    position = {**EMPTY, "hands": ["Kd 4s", 2, 2, 2], "pile": "9h", "stock": {"count": 0}}
    answer = engine("check", lines=({"position": position, "action": {"do": "pass"}},)).value
    assert (answer["deal"]["how"], answer["deal"]["out"]) == ("pass", None)
    rules = [item["rule"] for side in answer["deal"]["score"]["sides"] for item in side["items"]]
    assert set(rules) == {"score.hand"}


@pytest.mark.parametrize(
    ("line", "problems"),
    [
        ({}, ["'position' is missing", "either 'action' or 'actions' expected"]),
        ({"position": EMPTY}, ["either 'action' or 'actions' expected"]),
        (
            {"position": EMPTY, "action": TAKE, "actions": []},
            ["either 'action' or 'actions' expected"],
        ),
        ({"position": EMPTY, "action": {"do": "fly"}}, ["action.do: one of draw, take, caliente"]),
        (
            {"position": EMPTY, "actions": [{"do": "draw"}, {"do": "discard"}]},
            ["actions[1]: 'card' is missing"],
        ),
        (
            {"position": {**EMPTY, "hands": ["1x", 0, 0, 0]}, "action": {"do": "draw"}},
            ["position.hands[0]: unknown card '1x'"],
        ),
        (
            {"position": {"rules": "x"}, "action": {"do": "draw"}},
            ["position.rules.edition: unknown edition 'x'"],
        ),
        (
            {"position": {**EMPTY, "pile": "9c 9c 9c"}, "action": {"do": "draw"}, "why": 1},
            ["why: unknown key", "position: 9c occurs 3 times; the deck has 2"],
        ),
    ],
)
def test_every_problem_of_a_line_is_named(
    engine: Engine, line: dict[str, Any], problems: list[str]
) -> None:
    ran = engine("check", lines=({"position": EXAMPLE, "action": TAKE}, line))
    assert ran.status == 2
    assert len(ran.values) == 1
    assert len(ran.errors) == len(problems), ran.errors
    for error, problem in zip(ran.errors, problems, strict=True):
        assert error.startswith(f"line 2: {problem}")
