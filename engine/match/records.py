"""The record of a match: entries that are only ever appended, and who plays."""

from dataclasses import dataclass, replace
from typing import Final, Literal, Protocol

from engine.actions import Action
from engine.cards import Card
from engine.events import Event
from engine.reasons import Reason
from engine.record import record
from engine.ruleset.model import Ruleset
from engine.state import Seat
from engine.version import VERSION


@dataclass(frozen=True, slots=True)
class SeatPlayer:
    """Who plays on a seat; a computer player has a strength and perhaps a temperament.

    ``face`` is the id of a drawn face; the engine does not know which there are.
    """

    name: str
    kind: Literal["person", "computer"] = "person"
    level: str = ""
    temperament: str = ""
    face: str = ""

    @property
    def is_person(self) -> bool:
        """Whether a person plays here."""
        return self.kind == "person"


@dataclass(frozen=True, slots=True)
class Header:
    """What a match is, before its first deal."""

    rules: Ruleset
    seats: tuple[SeatPlayer, ...]
    code: str
    first_dealer: Seat
    are_seats_drawn: bool = False
    """Whether the players drew cards for their seats; ``seats`` is in the order after the draw."""
    in_first_deal: Seat | None = None
    """The seat that never sits out the first deal; ``None`` in older matches."""
    riffles: int = 0
    """How often the gathered cards are riffled before the next deal; 0 for a perfect shuffle."""
    program: str = VERSION
    """The version of the program that began the match."""


@record
class DealBegun:
    """A deal was dealt."""

    events: tuple[Event, ...]


@record
class Played:
    """A seat acted."""

    seat: Seat
    action: Action
    events: tuple[Event, ...]
    reasons: tuple[Reason, ...] = ()
    """Why a computer player did it; some of it is hidden from the others till the deal ends."""


@dataclass(frozen=True, slots=True)
class Undone:
    """The last ``count`` actions that still stood were taken back."""

    count: int


Aid = Literal["hint", "memory"]


@dataclass(frozen=True, slots=True)
class Aided:
    """A person was helped by the program: by a hint, or by the memory aid."""

    seat: Seat
    aid: Aid


@dataclass(frozen=True, slots=True)
class Arranged:
    """A person put their hand into another order until the deal is over; no cards mean sorted.

    It may name cards that have left the hand: cards that are taken back return to their place.
    """

    seat: Seat
    order: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Timed:
    """The deal was played for some seconds since it began, or since the last such entry."""

    seconds: int


@dataclass(frozen=True, slots=True)
class LevelChanged:
    """From here on all computer players play at a level, whatever the header says."""

    level: str


@dataclass(frozen=True, slots=True)
class PlayerChanged:
    """From here on a computer plays at a level in a person's place, or without one the person."""

    seat: Seat
    level: str = ""


@dataclass(frozen=True, slots=True)
class RulesChanged:
    """The deals from the next one on are played by other rules, or by the present ones again."""

    rules: Ruleset


LONGEST_TIME: Final = 1_000_000
"""The largest number of seconds of one entry."""

Entry = (
    DealBegun | Played | Undone
    | Aided | Arranged | Timed | LevelChanged | PlayerChanged | RulesChanged
)  # fmt: skip
"""Those of the second row change nothing on the table; older files may have none of them."""


class Log(Protocol):
    """The receiver of entries as they happen."""

    def append(self, entry: Entry) -> None:
        """Keeps an entry. If it raises, the match stays as it was before the entry."""
        ...


def seats_of_people(players: tuple[SeatPlayer, ...]) -> frozenset[Seat]:
    """Returns the seats on which these players are people."""
    return frozenset(seat for seat, player in enumerate(players) if player.is_person)


def seats_after(
    seats: tuple[SeatPlayer, ...], entry: LevelChanged | PlayerChanged
) -> tuple[SeatPlayer, ...]:
    """Returns who plays after a change, by seat."""
    if isinstance(entry, LevelChanged):
        return tuple(one if one.is_person else replace(one, level=entry.level) for one in seats)
    changed = list(seats)
    kind = "computer" if entry.level else "person"
    changed[entry.seat] = replace(seats[entry.seat], kind=kind, level=entry.level)
    return tuple(changed)
