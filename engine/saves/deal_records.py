"""Reads the results of the deals in a match file, for statistics, without replaying it."""

from collections.abc import Sequence
from pathlib import Path

from engine.match.match_record import MatchRecord, RecordBuilder
from engine.match.records import Played
from engine.saves.journal_error import reading
from engine.saves.lines import Reader, read_lines

_MARKS = (
    b'"canasta-made"',
    b'"pile-taken"',
    b'"special-hand-played"',
    b'"went-out"',
    b'"deal-scored"',
)
"""Events that carry parts of a deal's result."""
_OTHER_MARKS = (
    b'"deal-started"',
    b'"undo"',
    b'"aid"',
    b'"arranged"',
    b'"seconds"',
    b'"level"',
    b'"stands_in"',
    b'"from_next_deal"',
)
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
        return any(mark in lines[number - 1] for mark in _MARKS)

    builder = RecordBuilder[int](reader.header, find, is_telling)
    for number, line in enumerate(lines, start=1):
        if any(mark in line for mark in _OTHER_MARKS):
            builder.add(reader.entry_or_none(line, number))
        else:
            builder.add(None, number)
    return builder.finish()
