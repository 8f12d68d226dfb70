"""What the program remembers by itself: the window's place and the last match's set-up."""

from dataclasses import dataclass
from typing import Final

from canasta_gui.settings.record import Number, Text
from canasta_gui.viewmodel.hint_level import HintLevel

_PERSONS: Final = 24
"""Of so many persons it is known how much help they want."""
_RECENT_GAMES: Final = 3
"""How many games stand before the others."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RememberedSeat:
    """Who sat on a chair."""

    name: Text
    is_person: bool
    level: Text = "strong"
    """The strength of a computer player."""
    temperament: Text = "even"
    face: Text = ""
    """The id of the face; empty for one that nobody else at the table has."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RememberedMatch:
    """How the last match was set up."""

    edition: Text
    players: Number
    variations: tuple[Text, ...] = ()
    teams: Number | None = None
    """How many sides, where the players may choose."""
    house: Text = ""
    """The id of the house rules; empty for the edition as it is."""
    seats: tuple[RememberedSeat, ...] = ()
    first_dealer: Number | None = None
    """``None`` leaves it to chance."""

    @property
    def game(self) -> str:
        """The edition, or the house rules, that were played."""
        return house_game(self.house) if self.house else self.edition


def house_game(house_id: str) -> str:
    """By what house rules are known among games; no edition has such an id."""
    return f"house/{house_id}"


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonHints:
    """How much the table helps somebody who plays with others at one machine."""

    name: Text
    level: HintLevel


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonLeft:
    """A lesson that was left before its end."""

    lesson: Text
    scene: Number
    step: Number


@dataclass(frozen=True, slots=True, kw_only=True)
class RememberedState:
    """Everything remembered; losing it costs a moment, so it has no versions."""

    geometry: Text = ""
    """The main window's place and size, as Qt writes it, in base 64."""
    layout: Text = ""
    """The main window's docks, likewise."""
    words_style: Text = "box"
    """The names on the cards of the last match: the first frame shows the same deck."""
    last_match: RememberedMatch | None = None
    recent_games: tuple[Text, ...] = ()
    """The games that were played, as `RememberedMatch.game` says, the last one first."""
    lessons: tuple[Text, ...] = ()
    """The lessons that were gone through to the end."""
    lesson_left: LessonLeft | None = None
    """Where the lesson that was left last goes on."""
    hint_levels: tuple[PersonHints, ...] = ()
    """Of persons who play at one machine, the last one first."""
    is_newcomer: bool = False
    """Whether the table points out what happens for the first time."""
    firsts: tuple[Text, ...] = ()
    """What it has pointed out so far, as `FirstTime` calls it."""

    def hints_of(self, name: str) -> HintLevel | None:
        """The level of a person; nothing where none is known."""
        return next((one.level for one in self.hint_levels if one.name == name), None)

    def hints_with(self, name: str, level: HintLevel) -> tuple[PersonHints, ...]:
        """The levels once a person has chosen one."""
        others = [one for one in self.hint_levels if one.name != name]
        return (PersonHints(name=name, level=level), *others)[:_PERSONS]

    def games_with(self, game: str) -> tuple[str, ...]:
        """The recent games once this one has been dealt."""
        others = [other for other in self.recent_games if other != game]
        return (game, *others)[:_RECENT_GAMES]
