import json

import pytest
from hypothesis import given

from engine import (
    Action,
    Answer,
    AskPartner,
    CodecError,
    Discard,
    DrawStock,
    LayBonus,
    Meld,
    Pass,
    Play,
    PlayCaliente,
    PlaySpecialHand,
    TakePile,
    format_action,
    parse_action,
    parse_card,
    parse_cards,
)
from tests.engine.codec.strategies import ACTIONS

VERBS = (
    *("draw", "take", "caliente", "special-hand", "meld"),
    *("lay-bonus", "discard", "ask", "answer", "pass"),
)

CONTRACT: list[tuple[dict[str, object], Action]] = [
    ({"do": "draw"}, DrawStock()),
    (
        {"do": "take", "with": "9h 9d", "plays": [{"cards": "Ac As 2c"}]},
        TakePile(parse_cards("9h 9d"), plays=(Play(parse_cards("Ac As 2c")),)),
    ),
    ({"do": "take", "with": "", "to": 2}, TakePile((), to=2)),
    (
        {"do": "meld", "plays": [{"cards": "Kd Ks 2c"}, {"cards": "7h", "to": 0}]},
        Meld((Play(parse_cards("Kd Ks 2c")), Play(parse_cards("7h"), to=0))),
    ),
    ({"do": "discard", "card": "4c"}, Discard(parse_card("4c"))),
    ({"do": "ask"}, AskPartner()),
    ({"do": "answer", "yes": True}, Answer(is_yes=True)),
    ({"do": "caliente"}, PlayCaliente()),
    ({"do": "special-hand"}, PlaySpecialHand()),
    ({"do": "pass"}, Pass()),
    ({"do": "lay-bonus", "card": "3h"}, LayBonus(parse_card("3h"))),
]


@pytest.mark.parametrize(("value", "action"), CONTRACT)
def test_actions_have_the_agreed_form(value: dict[str, object], action: Action) -> None:
    assert parse_action(value) == action
    assert format_action(action) == value


def test_what_goes_without_saying_may_be_left_out() -> None:
    assert parse_action({"do": "take"}) == TakePile(())
    assert parse_action({"do": "take", "with": "9h 9d", "to": None}) == TakePile(
        parse_cards("9h 9d")
    )


@given(ACTIONS)
def test_every_action_survives_writing(action: Action) -> None:
    assert parse_action(json.loads(json.dumps(format_action(action)))) == action


@pytest.mark.parametrize(
    ("value", "problems"),
    [
        (None, ["an object expected, not null"]),
        ("draw", ["an object expected, not 'draw'"]),
        ([], ["an object expected, not a list"]),
        ({}, ["'do' is missing"]),
        (
            {"do": "fly"},
            [f"do: one of {', '.join(VERBS)} expected, not 'fly'"],
        ),
        ({"do": "draw", "count": 2}, ["count: unknown key"]),
        ({"do": "take", "with": 5}, ["with: cards as a text expected, not 5"]),
        ({"do": "take", "with": "9h 9x"}, ["with: unknown card '9x'"]),
        ({"do": "take", "to": "0"}, ["to: a whole number expected, not '0'"]),
        ({"do": "take", "to": -1}, ["to: -1 is less than 0"]),
        ({"do": "take", "plays": "9h"}, ["plays: a list expected, not '9h'"]),
        ({"do": "meld"}, ["'plays' is missing"]),
        ({"do": "meld", "plays": ["9h"]}, ["plays[0]: an object expected, not '9h'"]),
        (
            {"do": "meld", "plays": [{"cards": "1h"}, {"to": True}]},
            [
                "plays[0].cards: unknown card '1h'",
                "plays[1]: 'cards' is missing",
                "plays[1].to: a whole number expected, not true",
            ],
        ),
        ({"do": "discard"}, ["'card' is missing"]),
        ({"do": "discard", "card": None}, ["'card' is missing"]),
        ({"do": "discard", "card": ""}, ["card: one card expected, not ''"]),
        ({"do": "discard", "card": "4c 4d"}, ["card: one card expected, not '4c 4d'"]),
        ({"do": "discard", "card": "4C"}, ["card: unknown card '4C'"]),
        ({"do": "answer"}, ["'yes' is missing"]),
        ({"do": "answer", "yes": "no"}, ["yes: true or false expected, not 'no'"]),
    ],
)
def test_every_problem_of_an_action_is_named(value: object, problems: list[str]) -> None:
    with pytest.raises(CodecError) as error:
        parse_action(value)
    assert list(error.value.problems) == problems
