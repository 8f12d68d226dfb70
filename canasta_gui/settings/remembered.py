"""The state that the program remembers, such as the window's place and the last match's set-up."""

from dataclasses import dataclass
from typing import Final

from canasta_gui.settings.record import Number, Text
from canasta_gui.viewmodel.table_choices import HintLevel

_RECENT_GAMES: Final = 3
"""The number of recent games that are listed first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RememberedSeat:
    """The player of a seat."""

    name: Text
    is_person: bool
    level: Text = "strong"
    """The strength of a computer player."""
    temperament: Text = "even"
    face: Text = ""
    """The id of the face; empty for one that no other player has."""
    on_phone: bool = False
    """Whether the person's hand shall be on a phone."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RememberedMatch:
    """The set-up of the last match."""

    edition: Text
    players: Number
    variations: tuple[Text, ...] = ()
    teams: Number | None = None
    """The number of sides, if the game offers a choice."""
    house: Text = ""
    """The id of the house rules; empty for the unchanged edition."""
    seats: tuple[RememberedSeat, ...] = ()
    first_dealer: Number | None = None
    """The first dealer's seat; ``None`` leaves it to chance."""

    @property
    def game(self) -> str:
        """The edition or the house rules that were played."""
        return house_game(self.house) if self.house else self.edition


def house_game(house_id: str) -> str:
    """Returns the value of house rules among games; no edition has such an id."""
    return f"house/{house_id}"


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonHints:
    """The hint level of a person, as versions without persons remembered it."""

    name: Text
    level: HintLevel


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonLeft:
    """A lesson that was left before its end, and the place in it."""

    lesson: Text
    scene: Number
    step: Number


@dataclass(frozen=True, slots=True, kw_only=True)
class RememberedState:
    """The whole remembered state; it is of little value, so its file has no versions."""

    geometry: Text = ""
    """The main window's geometry in Qt's format, in base 64."""
    layout: Text = ""
    """The state of the main window's docks in Qt's format, in base 64."""
    words_style: Text = "box"
    """The names on the cards of the last match, so that the first frame shows the same deck."""
    last_match: RememberedMatch | None = None
    recent_games: tuple[Text, ...] = ()
    """The games that were played, as values of `RememberedMatch.game`, the last one first."""
    lessons: tuple[Text, ...] = ()
    """The lessons that were finished."""
    lesson_left: LessonLeft | None = None
    """The place at which the last unfinished lesson continues."""
    person: Text = ""
    """The id of the person who plays; empty for a guest."""
    hint_levels: tuple[PersonHints, ...] = ()
    """The hint levels that earlier versions remembered; their persons are made from them once."""
    is_newcomer: bool = False
    """Whether the table explains what happens for the first time."""
    kept_matches: Number = 0
    """The number of finished matches that are kept; 0 keeps all."""
    firsts: tuple[Text, ...] = ()
    """The subjects that were explained so far, as values of `FirstTime`."""
    deck_left: Text = ""
    """The name of the deck whose import the end of the program stopped; empty if none was."""
    is_small_window_told: bool = False
    """Whether it was pointed out that the window is small."""

    def games_with(self, game: str) -> tuple[str, ...]:
        """Returns the recent games after a game has been dealt."""
        others = [other for other in self.recent_games if other != game]
        return (game, *others)[:_RECENT_GAMES]
