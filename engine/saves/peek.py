"""Reads the standing of a match without replaying it, for lists of matches."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from engine.events import DealScored, DealStarted, Event, MatchWon
from engine.match.records import DealBegun, Header, Played
from engine.saves.journal_error import reading
from engine.saves.lines import Reader, read_lines
from engine.state import Side

_MARKS = (b'"deal-scored"', b'"deal-started"')
"""Events that carry the score; they are never taken back."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The facts of a match that a list shows."""

    header: Header
    deal: int
    """The deal being played, or played last; 0 before the first."""
    scores: tuple[int, ...]
    """The scores by side, after the last deal that was scored."""
    winners: tuple[Side, ...]
    """Empty while the match goes on."""


def peek_match(path: Path) -> Standing:
    """Returns the standing of the match in a file; skips damaged lines.

    Raises `JournalError` when the header cannot be used.
    """
    reader, lines = read_lines(path)
    with reading(path):
        return _standing(reader.header, _telling_events(reader, lines))


def _standing(header: Header, events: Iterator[Event]) -> Standing:
    scores: tuple[int, ...] | None = None
    winners: tuple[Side, ...] = ()
    for event in events:
        match event:
            case MatchWon():
                winners = event.winners
            case DealScored():
                scores = tuple(side.match for side in event.sides)
            case DealStarted():
                known = event.scores if scores is None else scores
                return Standing(header, event.deal, known, winners)
            case _:
                pass
    return Standing(header, 0, (0,) * len(header.rules.seats.sides), ())


def _telling_events(reader: Reader, lines: list[bytes]) -> Iterator[Event]:
    """Yields the events of the entries that carry the score, newest first."""
    for number in range(len(lines), 0, -1):
        if any(mark in lines[number - 1] for mark in _MARKS):
            entry = reader.entry_or_none(lines[number - 1], number)
            if isinstance(entry, DealBegun | Played):
                yield from reversed(entry.events)
