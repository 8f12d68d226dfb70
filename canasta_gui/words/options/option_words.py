"""The words of one option."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from types import MappingProxyType


class Unit(Enum):
    """What a number counts."""

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
    """What it does, in one line."""
    unit: Unit = Unit.NOTHING
    none: str = ""
    """What stands for no number, or for a list without entries."""
    choices: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """What each word to choose from is called."""
    row: str = ""
    """One entry of a list, with the columns as placeholders."""
    row_none: str = ""
    """The same where the first column has no number."""
    columns: Mapping[str, "OptionWords"] = field(default_factory=lambda: MappingProxyType({}))
    """The words of each column of a list."""
