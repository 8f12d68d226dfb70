"""The words of options that a house may change, in the names of one edition; they stand in
``assets/words/options.toml``.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum, auto
from functools import cache
from typing import Final

from PySide6.QtCore import QLocale

from canasta_gui.words.score_texts import special_hand
from canasta_gui.words.translated import Translated
from canasta_gui.words.vocabulary import Vocabulary, capital
from canasta_gui.words.written import contexts, entry, message, names
from engine import (
    SPECIAL_KINDS,
    Json,
    OpenOption,
    OptionChange,
    SpecialKind,
    catalogue,
    option_of_special_hand,
)


class Unit(StrEnum):
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

    title: str = ""
    line: str = ""
    """The effect of the option, in one line."""
    unit: Unit = Unit.NOTHING
    none: str = ""
    """The text for no number, or for a list without entries."""
    choices: Mapping[str, str] = field(default_factory=dict[str, str])
    """The name of each choice."""
    row: str = ""
    """The text of one entry of a list, with the columns as placeholders."""
    row_none: str = ""
    """The same if the first column has no number."""
    columns: Mapping[str, "OptionWords"] = field(default_factory=dict[str, "OptionWords"])
    """The words of each column of a list."""


def counted(unit: Unit, count: int) -> str:
    """Returns a number with its unit."""
    told = QLocale().toString(count)
    return told if unit is Unit.NOTHING else message("Units", unit, count, factor=told)


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


_FILE: Final = "options"
_HAND: Final = "special.hand"
"""What stands there of the options of all special hands, whose names are the titles."""


@cache
def _special_hands() -> Mapping[str, SpecialKind]:
    """Returns the special hand whose points each of these options is."""
    return {f"special.{option_of_special_hand(kind)}": kind for kind in SPECIAL_KINDS}


def _words_of(path: str) -> OptionWords:
    """Returns the words of an option, with placeholders. Raises ``KeyError`` without any."""
    if path in _special_hands():
        hand = special_hand(_special_hands()[path])
        common = entry(_FILE, "SpecialWords", _HAND, OptionWords)
        return replace(common, title=hand.name, line=f"{hand.line}.")
    return entry(_FILE, contexts(_FILE)[path], path, OptionWords)


class OptionBook(Translated):
    """Titles, explanations and values of the options, in the language in use."""

    def __init__(self, style: str) -> None:
        self._vocabulary = Vocabulary(style)
        self._filled: dict[str, OptionWords] = {}

    def __contains__(self, path: object) -> bool:
        """Returns whether a house may change the option."""
        return path in contexts(_FILE) or path in _special_hands()

    def __getitem__(self, path: str) -> OptionWords:
        """Returns the words of an option. Raises ``KeyError`` for an unknown path."""
        if path not in self._filled:
            self._filled[path] = self._fill_in(_words_of(path))
        return self._filled[path]

    def groups(self) -> Mapping[str, str]:
        """Returns the names of the groups."""
        return {group: self._fill(told.name) for group, told in names("GroupNames").items()}

    def value(self, path: str, value: Json) -> str:
        """Returns the value of an option in words."""
        return self._say(self[path], value)

    def change(self, change: OptionChange) -> str:
        """Returns one line on the difference of an option."""
        return self._instead(change.path, change.before, self._short(change.path, change.after))

    def choice(self, option: OpenOption) -> str:
        """Returns one line on what others play instead of the value of an open option."""
        others = [self._short(option.path, value) for value in option.others]
        if others:
            return self._instead(option.path, option.value, self._vocabulary.choices(others))
        return self.tr("{title}: other numbers").format(title=self[option.path].title)

    def _instead(self, path: str, usual: Json, value: str) -> str:
        return self.tr("{title}: {value} instead of {usual}").format(
            title=self[path].title, value=value, usual=self._short(path, usual)
        )

    def changes(self, changes: Iterable[OptionChange]) -> tuple[str, ...]:
        """Returns one line for each changed option that house rules may change."""
        return tuple(self.change(change) for change in changes if change.path in self)

    def _short(self, path: str, value: Json) -> str:
        """Returns the value without its unit, which its title names."""
        if isinstance(value, int) and not isinstance(value, bool):
            return counted(Unit.NOTHING, value)
        return self.value(path, value)

    def _say(self, words: OptionWords, value: Json) -> str:
        match value:
            case None:
                return words.none
            case bool():
                return self.tr("yes") if value else self.tr("no")
            case int():
                return counted(words.unit, value)
            case str():
                return words.choices.get(value, value)
            case list() if value:
                return self._vocabulary.listing(self._entry(words, entry) for entry in value)
            case _:
                return words.none

    def _entry(self, words: OptionWords, entry: Json) -> str:
        """Returns one entry of a list: a number, or a row of columns."""
        if not isinstance(entry, dict):
            return self._say(words, entry)
        cells = {name: self._say(column, entry[name]) for name, column in words.columns.items()}
        has_none = next(iter(entry.values())) is None
        return (words.row_none if has_none else words.row).format(**cells)

    def _fill_in(self, words: OptionWords) -> OptionWords:
        choices = {name: self._vocabulary.fill(text) for name, text in words.choices.items()}
        return replace(
            words, title=self._fill(words.title), line=self._fill(words.line), choices=choices
        )

    def _fill(self, text: str) -> str:
        return capital(self._vocabulary.fill(text))
