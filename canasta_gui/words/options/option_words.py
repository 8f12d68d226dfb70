"""The words of one option, its number with a unit, and the groups in which house rules may change
options.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QLocale

from canasta_gui.words.translated import Translated
from engine import catalogue


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


class Units(Translated):
    """The plural forms of everything that an option counts."""

    def counted(self, unit: Unit, count: int) -> str:
        """Returns a number with its unit."""
        match unit:
            case Unit.CARDS:
                return self.tr("%Ln cards", "", count)
            case Unit.POINTS:
                return self.tr("%Ln points", "", count)
            case Unit.DECKS:
                return self.tr("%Ln decks", "", count)
            case Unit.DEALS:
                return self.tr("%Ln deals", "", count)
            case Unit.CANASTAS:
                return self.tr("%Ln canastas", "", count)
            case Unit.FACTOR:
                return self.tr("×{factor}", "a factor").format(factor=QLocale().toString(count))
            case Unit.NOTHING:
                return QLocale().toString(count)

    def more(self, count: int) -> str:
        """Returns the text that there are further ones."""
        return self.tr("%n more", "", count)


GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "melds": ("meld", "canasta"),
    "opening": ("opening",),
    "pile": ("pile", "freeze", "throw"),
    "stops": ("stop",),
    "bonus": ("bonus",),
    "out": ("out", "ask"),
    "score": ("score",),
    "special": ("special",),
    "end": ("end", "exhaustion"),
    "deal": ("deck", "deal", "draw", "seats"),
    "caliente": ("caliente",),
}
"""The groups of the ruleset in each group of the editor."""

NOT_FOR_HOUSES: Final[Mapping[str, str]] = {
    "words.style": "how things are called is a choice of the reader, not a rule",
    "seats.sides": "follows from the number of players",
    "seats.sitting_out": "follows from the number of players",
}
"""The options that house rules cannot change, each with the reason."""


def house_options() -> Mapping[str, tuple[str, ...]]:
    """Returns the paths of the options that house rules may change, by group of the editor."""
    return {
        group: tuple(
            path
            for prefix in prefixes
            for path in catalogue()
            if path.partition(".")[0] == prefix and path not in NOT_FOR_HOUSES
        )
        for group, prefixes in GROUPS.items()
    }


class GroupNames(Translated):
    """The names of the groups of the editor."""

    def titles(self) -> Mapping[str, str]:
        """Returns the title of each group; names of cards and places are placeholders."""
        return {
            "melds": self.tr("Melds and canastas"),
            "opening": self.tr("Opening"),
            "pile": self.tr("The {pile}"),
            "stops": self.tr("{stops}"),
            "bonus": self.tr("{bonuses}"),
            "out": self.tr("Going out"),
            "score": self.tr("Points for canastas"),
            "special": self.tr("Special hands"),
            "end": self.tr("End of the deal and of the match"),
            "deal": self.tr("Cards, deal and draw"),
            "caliente": self.tr("Caliente cards"),
        }
