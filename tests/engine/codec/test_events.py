import json

import pytest
from hypothesis import given

from engine import (
    CardDrawn,
    CardsDealt,
    CodecError,
    DealEnded,
    Event,
    Melded,
    MeldKind,
    PileTaken,
    SpecialHandPlayed,
    format_event,
    parse_card,
    parse_cards,
    parse_event,
)
from tests.engine.codec.strategies import EVENTS

NINE = parse_card("9h")


@pytest.mark.parametrize(
    ("event", "value"),
    [
        (CardDrawn(0, NINE), {"event": "card-drawn", "seat": 0, "card": "9h"}),
        (
            CardDrawn(0, NINE, is_replacement=True),
            {"event": "card-drawn", "seat": 0, "card": "9h", "replacement": True},
        ),
        (CardsDealt(1, None, 11), {"event": "cards-dealt", "seat": 1, "count": 11}),
        (
            PileTaken(2, parse_cards("2c 9h")),
            {"event": "pile-taken", "seat": 2, "cards": "2c 9h"},
        ),
        (
            Melded(2, 0, 1, MeldKind.SET, parse_cards("9s 9d"), NINE),
            {
                "event": "melded",
                "seat": 2,
                "side": 0,
                "meld": 1,
                "kind": "set",
                "cards": "9s 9d",
                "upcard": "9h",
            },
        ),
        (
            SpecialHandPlayed(1, "wild-pairs", parse_cards("9s 9d")),
            {"event": "special-hand-played", "seat": 1, "kind": "wild-pairs", "cards": "9s 9d"},
        ),
        (
            DealEnded("last-bonus", None, is_concealed=False),
            {"event": "deal-ended", "how": "last-bonus", "concealed": False},
        ),
    ],
)
def test_events_are_short_and_readable(event: Event, value: dict[str, object]) -> None:
    assert format_event(event) == value
    assert parse_event(value) == event


@given(EVENTS)
def test_every_event_survives_writing(event: Event) -> None:
    assert parse_event(json.loads(json.dumps(format_event(event)))) == event


def error_of(value: object) -> CodecError:
    with pytest.raises(CodecError) as error:
        parse_event(value)
    return error.value


@pytest.mark.parametrize(
    ("value", "problems"),
    [
        (7, ["an object expected, not 7"]),
        ({"seat": 1}, ["'event' is missing"]),
        ({"event": "card-drawn"}, ["'seat' is missing"]),
        (
            {"event": "card-drawn", "seat": "0", "card": "9", "replacement": 1, "x": 0},
            [
                "x: unknown key",
                "seat: a whole number expected, not '0'",
                "card: unknown card '9'",
                "replacement: true or false expected, not 1",
            ],
        ),
        (
            {"event": "deal-ended", "how": "boredom", "concealed": False},
            ["how: one of out, pass, last-bonus, special-hand expected, not 'boredom'"],
        ),
        (
            {"event": "deal-scored", "sides": [5], "hands": []},
            ["sides[0]: an object expected, not 5"],
        ),
        (
            {"event": "deal-scored", "sides": [{"items": [{"rule": "x"}]}], "hands": ["9h", 2]},
            [
                "sides[0].items[0]: 'points' is missing",
                "sides[0]: 'total' is missing",
                "sides[0]: 'match' is missing",
                "hands[1]: cards as a text expected, not 2",
            ],
        ),
    ],
)
def test_every_problem_of_an_event_is_named(value: object, problems: list[str]) -> None:
    assert list(error_of(value).problems) == problems
