"""The words of one option."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from types import MappingProxyType


class Unit(Enum):
    """The things that the number of an option can count."""

    NOTHING = auto()
    CARDS = auto()
    POINTS = auto()
    DECKS = auto()
    DEALS = auto()
    CANASTAS = auto()
    FACTOR = auto()


@dataclass(frozen=True, slots=True)
class OptionWords:
    """The words of one option: title, line, choices and unit."""

    title: str
    line: str
    """The effect of the option, in one line."""
    unit: Unit = Unit.NOTHING
    none: str = ""
    """The text for no number, or for a list without entries."""
    choices: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """The name of each choice."""
    row: str = ""
    """The text of one entry of a list, with the columns as placeholders."""
    row_none: str = ""
    """The same if the first column has no number."""
    columns: Mapping[str, "OptionWords"] = field(default_factory=lambda: MappingProxyType({}))
    """The words of each column of a list."""
