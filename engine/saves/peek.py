"""Reads of a match file, without replaying it, only what is asked: its standing, when it was last
played, the results of its deals.
"""

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from engine.cursor import LARGEST
from engine.events import DealScored, DealStarted, Event, MatchWon
from engine.jsonfiles import JsonError, open_regular, parse_object
from engine.match.match_record import MatchRecord, RecordBuilder
from engine.match.records import DealBegun, Header, Played
from engine.saves.header import is_unbegun
from engine.saves.journal_error import FileProblem, JournalError, reading
from engine.saves.lines import LONGEST_LINE, NOTE_MARKS, Reader, is_closing, read_lines
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
    """Returns the standing in a match file; skips damaged lines. Raises `JournalError`."""
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


_ENDS = (1 << 14, 2 * LONGEST_LINE)
"""The bytes of a file's end that are read; the last lines nearly always fit the first."""


def last_opened(path: Path) -> int:
    """Returns the number of the opening in which the newest readable entry was written.

    Returns 0 where the file has no such number. Reads only the end of the file and checks nothing.
    Raises `JournalError`, also for a file in which no match was begun.
    """
    with reading(path), open_regular(path) as file:
        for size in _ENDS:
            end = _end(file, size)
            if is_unbegun(end):
                raise JournalError(FileProblem.UNBEGUN, path, "the header is incomplete")
            number = _opening(end)
            if number is not None:
                return number
        return 0


def _end(file: BinaryIO, size: int) -> bytes:
    file.seek(max(0, file.seek(0, os.SEEK_END) - size))
    return file.read(size)


def _opening(end: bytes) -> int | None:
    """Returns the opening's number in the newest readable line, if there is one."""
    for line in reversed(end.split(b"\n")):
        if is_closing(line):
            continue
        try:
            number = parse_object(line).get("opened")
        except JsonError:
            continue
        return number if isinstance(number, int) and 0 < number < LARGEST else 0
    return None


_TOLD_MARKS = (
    b'"canasta-made"',
    b'"pile-taken"',
    b'"special-hand-played"',
    b'"went-out"',
    b'"deal-scored"',
)
"""Events that carry parts of a deal's result."""
_OTHER_MARKS = (b'"deal-started"', *NOTE_MARKS)
"""Texts in the lines of entries that are no actions."""


def read_record(path: Path) -> MatchRecord:
    """Returns the results of the deals in a match file; skips damaged lines.

    Only lines with parts of a result are parsed. Raises `JournalError` when the header cannot be
    used, or the entries do not belong to it.
    """
    reader, lines = read_lines(path)
    with reading(path):
        return _record(reader, lines)


def _record(reader: Reader, lines: Sequence[bytes]) -> MatchRecord:
    def find(number: int) -> Played | None:
        entry = reader.entry_or_none(lines[number - 1], number)
        return entry if isinstance(entry, Played) else None

    def is_telling(number: int) -> bool:
        return any(mark in lines[number - 1] for mark in _TOLD_MARKS)

    builder = RecordBuilder[int](reader.header, find, is_telling)
    for number, line in enumerate(lines, start=1):
        if any(mark in line for mark in _OTHER_MARKS):
            builder.add(reader.entry_or_none(line, number))
        else:
            builder.add(None, number)
    return builder.finish()
