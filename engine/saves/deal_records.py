"""Reads the results of the deals in a match file, for statistics, without replaying it."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from engine.events import CanastaMade, DealScored, DealStarted, MatchWon, PileTaken, WentOut
from engine.jsonfiles.regular import open_regular
from engine.match.records import Aided, DealBegun, Entry, Header, Played, Undone
from engine.saves.journal_error import FileProblem, JournalError, LineError, system_error
from engine.saves.lines import LONGEST_LINE, Reader
from engine.saves.migrations import MIGRATIONS
from engine.state import Seat, Side

_MARKS = (b'"canasta-made"', b'"pile-taken"', b'"went-out"', b'"deal-scored"')
"""Events that carry parts of a deal's result."""
_OTHER_MARKS = (b'"deal-started"', b'"undo"', b'"aid"', b'"arranged"')
"""Texts in the lines of entries that are no actions."""


@dataclass(slots=True)
class SeatRecord:
    """What one seat did in a deal."""

    canastas: Counter[str] = field(default_factory=Counter[str])
    """The number of canastas that it completed, by kind."""
    largest_pile: int = 0
    """The number of cards of the largest pile that it took."""
    hints: int = 0
    undone: int = 0
    """The number of actions that it took back."""


@dataclass(slots=True)
class DealRecord:
    """A deal that was played to its end."""

    number: int
    sitting_out: tuple[Seat, ...]
    seats: tuple[SeatRecord, ...]
    totals: tuple[int, ...] = ()
    """Points of the deal, by side."""
    out: Seat | None = None
    """The seat that went out."""
    is_concealed: bool = False


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """The deals of a match that are over."""

    header: Header
    deals: tuple[DealRecord, ...]
    winners: tuple[Side, ...]
    """Empty while the match goes on."""


def read_record(path: Path) -> MatchRecord:
    """Returns the results of the deals in a match file; skips damaged lines.

    Only lines with parts of a result are parsed. Raises `JournalError` when the header cannot be
    used, or the entries do not belong to it.
    """
    try:
        with open_regular(path) as file:
            reader = Reader(path, file.readline(LONGEST_LINE), MIGRATIONS)
            lines = file.read().split(b"\n")[:-1]
    except OSError as error:
        raise system_error(path, error) from error
    try:
        return _record(reader, lines)
    except (IndexError, ValueError) as error:
        what = f"the deals do not go with the header ({error})"
        raise JournalError(FileProblem.DAMAGED, path, what) from error


def _record(reader: Reader, lines: Sequence[bytes]) -> MatchRecord:
    sides = len(reader.header.rules.seats.sides)
    deals: list[DealRecord] = []
    winners: tuple[Side, ...] = ()
    for deal, entries in _by_deal(reader, lines):
        for entry in entries:
            winners = _count(deal, entry) or winners
        if deal.totals:
            if len(deal.totals) != sides:
                raise ValueError(f"{len(deal.totals)} scores for {sides} sides")
            deals.append(deal)
    return MatchRecord(reader.header, tuple(deals), winners)


def _by_deal(reader: Reader, lines: Sequence[bytes]) -> Iterator[tuple[DealRecord, list[Played]]]:
    """Yields each deal with those of its standing actions that carry parts of its result."""
    deal, standing = DealRecord(0, (), ()), list[int]()
    for number, line in enumerate(lines, start=1):
        if not any(mark in line for mark in _OTHER_MARKS):
            standing.append(number)
            continue
        match _entry(reader, line, number):
            case (
                DealBegun(events=(DealStarted() as started, *_))
                | DealBegun(events=(_, DealStarted() as started, *_))
            ):
                yield deal, _telling(reader, lines, standing)
                deal, standing = _new_deal(reader.header, started), []
            case Undone(count):
                for gone in standing[-count:]:
                    _count_undone(deal, _entry(reader, lines[gone - 1], gone))
                del standing[-count:]
            case Aided(seat, "hint") if deal.seats:
                deal.seats[seat].hints += 1
            case _:
                pass
    yield deal, _telling(reader, lines, standing)


def _telling(reader: Reader, lines: Sequence[bytes], numbers: Iterable[int]) -> list[Played]:
    """Returns the actions in these lines that carry parts of a deal's result."""
    telling = (at for at in numbers if any(mark in lines[at - 1] for mark in _MARKS))
    entries = (_entry(reader, lines[at - 1], at) for at in telling)
    return [entry for entry in entries if isinstance(entry, Played)]


def _entry(reader: Reader, line: bytes, number: int) -> Entry | None:
    try:
        return reader.entry(line, number)
    except (LineError, ValueError, KeyError, TypeError):
        return None


def _new_deal(header: Header, started: DealStarted) -> DealRecord:
    return DealRecord(started.deal, started.sitting_out, tuple(SeatRecord() for _ in header.seats))


def _count_undone(deal: DealRecord, entry: Entry | None) -> None:
    if isinstance(entry, Played) and deal.seats:
        deal.seats[entry.seat].undone += 1


def _count(deal: DealRecord, entry: Played) -> tuple[Side, ...]:
    """Adds the events of an action to the record of its deal; returns the winners of the match, if
    it is won.
    """
    for event in entry.events:
        match event:
            case CanastaMade():
                deal.seats[entry.seat].canastas[event.kind] += 1
            case PileTaken():
                seat = deal.seats[event.seat]
                seat.largest_pile = max(seat.largest_pile, len(event.cards))
            case WentOut():
                deal.out, deal.is_concealed = event.seat, event.is_concealed
            case DealScored():
                deal.totals = tuple(side.total for side in event.sides)
            case MatchWon():
                return event.winners
            case _:
                pass
    return ()
