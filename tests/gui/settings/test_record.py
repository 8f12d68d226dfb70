"""Tests converting records of plain fields to and from JSON."""

from dataclasses import dataclass
from enum import StrEnum

import pytest

from canasta_gui.settings.record import Number, plain, read_record
from engine.jsonfiles import format_json, parse_object


class Colour(StrEnum):
    """An enumeration as a field."""

    RED = "red"
    BLACK = "black"


@dataclass(frozen=True)
class Card:
    """A record within a record."""

    name: str
    is_wild: bool = False


@dataclass(frozen=True)
class Box:
    """A record with every form of field."""

    cards: tuple[Card, ...]
    best: Card | None = None
    number: Number | None = None
    colour: Colour = Colour.RED
    weight: float = 1.0


FULL = Box((Card("Käse"), Card("two", is_wild=True)), Card("ace"), 3, Colour.BLACK, 2.5)


@pytest.mark.parametrize("box", [FULL, Box(())])
def test_what_is_written_is_read_again(box: Box) -> None:
    assert read_record(Box, parse_object(format_json(plain(box)))) == box


def test_a_whole_number_may_stand_for_any_number() -> None:
    box = read_record(Box, {"cards": [], "weight": 2})
    assert isinstance(box.weight, float)


@pytest.mark.parametrize(
    "raw",
    [
        pytest.param({}, id="missing"),
        pytest.param({"cards": "none"}, id="no-list"),
        pytest.param({"cards": ["ace"]}, id="no-record"),
        pytest.param({"cards": [{"is_wild": True}]}, id="missing-within"),
        pytest.param({"cards": [], "number": 10**30}, id="number-that-cannot-be-shown"),
        pytest.param({"cards": [{"name": 3}]}, id="no-text"),
        pytest.param({"cards": [{"name": "two", "is_wild": 1}]}, id="no-truth"),
        pytest.param({"cards": [], "number": "3"}, id="no-number"),
        pytest.param({"cards": [], "number": True}, id="truth-is-no-number"),
        pytest.param({"cards": [], "colour": "green"}, id="unknown-word"),
        pytest.param({"cards": [], "colour": None}, id="nothing"),
        pytest.param({"cards": [], "weight": "light"}, id="no-weight"),
    ],
)
def test_a_value_that_a_field_cannot_have_is_refused(raw: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r".+"):
        read_record(Box, raw)
