import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import (
    CodecError,
    Degree,
    Refusal,
    ScoreItem,
    SideScore,
    format_refusal,
    format_score,
    parse_cards,
    parse_refusal,
    parse_score,
)
from tests.engine.codec.strategies import REFUSALS

REFUSAL = {
    "rule": "opening.below_minimum",
    "degree": "incomplete",
    "params": {"need": 90, "have": 75},
    "blame": ["9c"],
}
SCORE: dict[str, object] = {
    "sides": [
        {
            "items": [
                {"rule": "score.melded_cards", "points": 30, "cards": "9h 9d 9c"},
                {"rule": "score.going_out", "points": 100, "cards": ""},
            ],
            "total": 130,
            "match": 5130,
        },
        {"items": [], "total": 0, "match": 300},
    ],
    "over": True,
    "winners": [0],
}


def test_refusals_have_the_agreed_form() -> None:
    refusal = Refusal(
        "opening.below_minimum",
        Degree.INCOMPLETE,
        {"need": 90, "have": 75},
        parse_cards("9c"),
    )
    assert format_refusal(refusal) == REFUSAL
    assert parse_refusal(REFUSAL) == refusal


@given(REFUSALS)
def test_every_refusal_survives_writing(refusal: Refusal) -> None:
    assert parse_refusal(json.loads(json.dumps(format_refusal(refusal)))) == refusal


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"rule": None}, "'rule' is missing"),
        (
            {"degree": "awful"},
            "degree: one of illegal, incomplete, not-now expected, not 'awful'",
        ),
        ({"params": {"need": None}}, "params.need: a number, a text, true or false expected"),
        ({"blame": "9c"}, "blame: a list expected, not '9c'"),
        ({"blame": ["9c 9d"]}, "blame[0]: one card expected, not '9c 9d'"),
        ({"why": "so"}, "why: unknown key"),
    ],
)
def test_every_problem_of_a_refusal_is_named(change: dict[str, object], problem: str) -> None:
    with pytest.raises(CodecError) as error:
        parse_refusal(REFUSAL | change)
    assert error.value.problems == (problem,)


def test_scores_have_the_agreed_form() -> None:
    sides = (
        SideScore(
            (
                ScoreItem("score.melded_cards", 30, parse_cards("9h 9d 9c")),
                ScoreItem("score.going_out", 100),
            ),
            130,
            5130,
        ),
        SideScore((), 0, 300),
    )
    assert format_score(sides, (0,)) == SCORE
    assert parse_score(SCORE) == (sides, (0,))


@given(st.lists(st.from_type(SideScore), max_size=3), st.lists(st.integers(0, 2), max_size=3))
def test_every_score_survives_writing(sides: list[SideScore], winners: list[int]) -> None:
    written = json.loads(json.dumps(format_score(tuple(sides), tuple(winners))))
    assert parse_score(written) == (tuple(sides), tuple(winners))


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"over": False}, "over: a match is over exactly when it has winners"),
        ({"sides": None}, "'sides' is missing"),
        ({"sides": [5], "winners": [0]}, "sides[0]: an object expected, not 5"),
        ({"winners": [-1]}, "winners[0]: -1 is less than 0"),
    ],
)
def test_every_problem_of_a_score_is_named(change: dict[str, object], problem: str) -> None:
    with pytest.raises(CodecError) as error:
        parse_score(SCORE | change)
    assert error.value.problems[0] == problem
