"""The words of one option, its number with a unit, and the groups in which house rules may change
options.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QLocale

from canasta_gui.words.translated import Line, Texts, Translated
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
    """The words of one option in the player's language: title, line, choices and unit."""

    title: str
    line: str
    """The effect of the option, in one line."""
    unit: Unit
    none: str
    """The text for no number, or for a list without entries."""
    choices: Mapping[str, str]
    """The name of each choice."""
    row: str
    """The text of one entry of a list, with the columns as placeholders."""
    row_none: str
    """The same if the first column has no number."""
    columns: Mapping[str, "OptionWords"]
    """The words of each column of a list."""


def no_text(_count: int) -> str:
    """Returns no text."""
    return ""


@dataclass(frozen=True, slots=True)
class OptionTexts:
    """The texts of one option, from which its words are made when they are asked for."""

    title: Line
    line: Line
    unit: Unit = Unit.NOTHING
    none: Line = no_text
    choices: Mapping[str, Line] = field(default_factory=lambda: MappingProxyType({}))
    row: Line = no_text
    row_none: Line = no_text
    columns: Mapping[str, "OptionTexts"] = field(default_factory=lambda: MappingProxyType({}))

    def words(self) -> OptionWords:
        """Returns the words; names of cards and places are placeholders in them."""
        return OptionWords(
            self.title(1),
            self.line(1),
            self.unit,
            self.none(1),
            {name: text(1) for name, text in self.choices.items()},
            self.row(1),
            self.row_none(1),
            {name: texts.words() for name, texts in self.columns.items()},
        )


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


GroupNames = Texts("GroupNames")
GROUP_NAMES: Final[Mapping[str, Line]] = {
    "melds": GroupNames.tr("Melds and canastas"),
    "opening": GroupNames.tr("Opening"),
    "pile": GroupNames.tr("The {pile}"),
    "stops": GroupNames.tr("{stops}"),
    "bonus": GroupNames.tr("{bonuses}"),
    "out": GroupNames.tr("Going out"),
    "score": GroupNames.tr("Points for canastas"),
    "special": GroupNames.tr("Special hands"),
    "end": GroupNames.tr("End of the deal and of the match"),
    "deal": GroupNames.tr("Cards, deal and draw"),
    "caliente": GroupNames.tr("Caliente cards"),
}
"""The titles of the groups of the editor; names of cards and places are placeholders."""
