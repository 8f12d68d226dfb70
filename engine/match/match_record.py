"""The results of the deals of a match, for statistics, without replaying it; and who did what."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from engine.events import (
    BaseTaken,
    CanastaMade,
    DealScored,
    DealStarted,
    MatchWon,
    PileTaken,
    SpecialHandPlayed,
    WentOut,
)
from engine.match.match import Match
from engine.match.records import (
    Aided,
    DealBegun,
    Entry,
    Header,
    Played,
    PlayerChanged,
    RulesChanged,
    Timed,
    Undone,
)
from engine.ruleset.model import Ruleset
from engine.score_lines import SideScore
from engine.special_hands import SpecialKind
from engine.state import Seat, Side

K = TypeVar("K")


@dataclass(slots=True)
class SeatRecord:
    """What one seat did in a deal."""

    canastas: Counter[str] = field(default_factory=Counter[str])
    """The number of canastas that it completed, by kind."""
    largest_pile: int = 0
    """The number of cards of the largest pile that it took."""
    special: SpecialKind | None = None
    """The special hand that it laid open."""
    hints: int = 0
    undone: int = 0
    """The number of actions that it took back."""


@dataclass(slots=True)
class DealRecord:
    """A deal that was played to its end."""

    number: int
    rules: Ruleset
    sitting_out: tuple[Seat, ...]
    seats: tuple[SeatRecord, ...]
    sides: tuple[SideScore, ...] = ()
    """The score by side; empty while the deal goes on."""
    out: Seat | None = None
    """The seat that went out."""
    is_concealed: bool = False
    seconds: int = 0
    """The seconds that it was played; 0 if not measured."""
    stand_ins: set[Seat] = field(default_factory=set[Seat])
    """The seats of people for whom a computer played some of it."""

    @property
    def totals(self) -> tuple[int, ...]:
        """Points of the deal, by side."""
        return tuple(side.total for side in self.sides)


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """The deals of a match that are over."""

    header: Header
    deals: tuple[DealRecord, ...]
    winners: tuple[Side, ...]
    """Empty while the match goes on."""


def record_of(match: Match) -> MatchRecord:
    """Returns the results of the deals of a match so far."""
    builder = RecordBuilder[Played](match.header, lambda played: played)
    for entry in match.entries:
        builder.add(entry, entry if isinstance(entry, Played) else None)
    return builder.finish()


class RecordBuilder(Generic[K]):
    """Collects the results of deals from entries in their order.

    An action is kept by a key until its deal is over, because it may be taken back; ``find``
    returns the action of a key, or ``None`` for one that cannot be read, and ``is_telling``
    whether its events carry parts of a result.
    """

    def __init__(
        self,
        header: Header,
        find: Callable[[K], Played | None],
        is_telling: Callable[[K], bool] = lambda _: True,
    ) -> None:
        self._header = header
        self._find = find
        self._is_telling = is_telling
        self._deals: list[DealRecord] = []
        self._winners: tuple[Side, ...] = ()
        self._rules = header.rules
        """The rules of the next deal that begins."""
        self._standing: list[K] = []
        self._stand_ins = set[Seat]()
        """The seats of people for whom a computer plays now."""
        self._deal = self._new_deal(0)
        """Deal 0 is the deal of a match that begins at a position."""

    def add(self, entry: Entry | None, key: K | None = None) -> None:
        """Adds an entry; the key of an action is enough, the action itself may be omitted."""
        if key is not None:
            self._standing.append(key)
            self._note_stand_in(key)
            return
        match entry:
            case (
                DealBegun(events=(DealStarted() as started, *_))
                | DealBegun(events=(_, DealStarted() as started, *_))
            ):
                self._end_deal()
                self._deal = self._new_deal(started.deal, started.sitting_out)
            case Undone(count):
                self._take_back(count)
            case Aided(seat, "hint"):
                self._deal.seats[seat].hints += 1
            case Timed(seconds):
                self._deal.seconds += seconds
            case RulesChanged(rules):
                self._rules = rules
            case PlayerChanged(seat, level):
                (self._stand_ins.add if level else self._stand_ins.discard)(seat)
            case _:
                pass

    def finish(self) -> MatchRecord:
        """Returns the record. Raises `ValueError` if a score does not go with the sides."""
        self._end_deal()
        return MatchRecord(self._header, tuple(self._deals), self._winners)

    def _new_deal(self, number: int, sitting_out: tuple[Seat, ...] = ()) -> DealRecord:
        seats = tuple(SeatRecord() for _ in self._header.seats)
        return DealRecord(number, self._rules, sitting_out, seats)

    def _note_stand_in(self, key: K) -> None:
        played = self._find(key) if self._stand_ins else None
        if played is not None and played.seat in self._stand_ins:
            self._deal.stand_ins.add(played.seat)

    def _take_back(self, count: int) -> None:
        for key in self._standing[-count:]:
            played = self._find(key)
            if played is not None:
                self._deal.seats[played.seat].undone += 1
        del self._standing[-count:]

    def _end_deal(self) -> None:
        """Counts the actions that stand; keeps the deal if it was scored."""
        for key in filter(self._is_telling, self._standing):
            played = self._find(key)
            if played is not None:
                self._winners = _count(self._deal, played) or self._winners
        self._standing.clear()
        if self._deal.sides:
            if len(self._deal.sides) != len(self._header.rules.seats.sides):
                raise ValueError(f"{len(self._deal.sides)} scores")
            self._deals.append(self._deal)


def _count(deal: DealRecord, entry: Played) -> tuple[Side, ...]:
    """Adds the events of an action to the record of its deal; returns who won the match by it."""
    taken = 0
    for event in entry.events:
        match event:
            case CanastaMade():
                deal.seats[entry.seat].canastas[event.kind] += 1
            case PileTaken():
                taken = len(event.cards)
                _note_pile(deal, event.seat, taken)
            case BaseTaken():
                _note_pile(deal, event.seat, taken + event.count)
            case SpecialHandPlayed():
                deal.seats[event.seat].special = event.kind
            case WentOut():
                deal.out, deal.is_concealed = event.seat, event.is_concealed
            case DealScored():
                deal.sides = event.sides
            case MatchWon():
                return event.winners
            case _:
                pass
    return ()


def _note_pile(deal: DealRecord, seat: Seat, size: int) -> None:
    """Notes the number of cards of a pile that a seat took."""
    record = deal.seats[seat]
    record.largest_pile = max(record.largest_pile, size)


def acted_by_people(match: Match) -> tuple[bool, ...]:
    """Returns for each moment of a match whether a person acted in it."""
    found, away = list[bool](), set[int]()
    for entry in match.entries:
        match entry:
            case Played(seat):
                found.append(seat in match.people - away)
            case DealBegun():
                found.append(False)
            case Undone(count):
                del found[-count:]
            case PlayerChanged(seat, level):
                (away.add if level else away.discard)(seat)
            case _:
                pass
    return tuple(found)
