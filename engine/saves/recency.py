"""Finds the match that was played last by numbers in the files, because clocks can be wrong."""

import os
from pathlib import Path
from typing import BinaryIO

from engine.cursor import LARGEST
from engine.jsonfiles.regular import open_regular
from engine.jsonfiles.text import JsonError, parse_object
from engine.saves.closing import is_closing
from engine.saves.header import is_unbegun
from engine.saves.journal_error import FileProblem, JournalError, reading
from engine.saves.lines import LONGEST_LINE

_ENDS = (1 << 14, 2 * LONGEST_LINE)
"""How much of the end of a file is read, in bytes; the last lines nearly always fit the first size.
"""


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
    """Returns the opening's number in the newest readable line; ``None`` where no line can be
    read.
    """
    for line in reversed(end.split(b"\n")):
        if is_closing(line):
            continue
        try:
            number = parse_object(line).get("opened")
        except JsonError:
            continue
        return number if isinstance(number, int) and 0 < number < LARGEST else 0
    return None
