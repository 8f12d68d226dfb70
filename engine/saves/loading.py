"""Reads a match file as far as its lines can be used."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from engine.jsonfiles import open_regular
from engine.match.match import Match
from engine.saves.header import CLOSED_SINCE
from engine.saves.journal_error import LineError, reading
from engine.saves.lines import LONGEST_LINE, Reader, RecordDigest, is_closing

# Ways in which an entry can fail to follow from the state before it.
_MISFITS = (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, AssertionError)


@dataclass(frozen=True, slots=True)
class Dropped:
    """The unusable end of a file."""

    line: int
    """The first line that was dropped, counted from 1."""
    size: int
    """How many bytes were dropped."""
    is_torn: bool
    """Whether it is only a last line that was never completely written."""
    why: str


@dataclass(frozen=True, slots=True)
class LoadedMatch:
    """A match as far as its file could be read."""

    match: Match
    version: int
    """The format of the file."""
    size: int
    """How many bytes of the file are good, the closing line included."""
    dropped: Dropped | None
    digest: RecordDigest
    """The digest of the header and the entries."""
    closing: bytes
    """The closing line; empty where there is none."""

    @property
    def is_closed(self) -> bool:
        """Whether the closing line is right, or the format of the file has none."""
        return self.version < CLOSED_SINCE or self.closing == self.digest.closing_line

    @property
    def is_changed(self) -> bool:
        """Whether lines were changed, or removed, since the file was closed."""
        return bool(self.closing) and self.closing != self.digest.closing_line


def load_match(path: Path) -> LoadedMatch:
    """Reads a match file and changes nothing. Raises `JournalError` if its header is unusable."""
    with reading(path), open_regular(path) as file:
        # The first line alone tells a stranger's file, however large that is.
        first = file.readline(LONGEST_LINE)
        return _load_entries(Reader(path, first), first, file)


def _load_entries(reader: Reader, first: bytes, file: BinaryIO) -> LoadedMatch:
    match, dropped = Match(reader.header), None
    digest, size, closing = RecordDigest(first), len(first), b""
    lines = iter(lambda: file.readline(LONGEST_LINE), b"")
    for number, line in enumerate(lines, start=2):
        is_torn = not line.endswith(b"\n") and len(line) < LONGEST_LINE
        if is_closing(line) and not closing:
            if is_torn:
                # The entry before it is complete: nothing is missing.
                break
            closing, why = line, None
        elif is_torn:
            why = "the line is incomplete"
        elif closing:
            why = "a line follows the closing line"
        else:
            why = _restore(match, reader, line, number - 1)
        if why is not None:
            rest = os.fstat(file.fileno()).st_size - size
            dropped = Dropped(number, rest, is_torn=is_torn, why=why)
            break
        size += len(line)
        if line is not closing:
            digest = digest.followed_by(line)
    return LoadedMatch(match, reader.version, size, dropped, digest, closing)


def _restore(match: Match, reader: Reader, line: bytes, number: int) -> str | None:
    """Applies the line of an entry; returns an error message if that fails, else ``None``."""
    if not line.endswith(b"\n"):
        return "the line is too long"
    try:
        match.restore(reader.entry(line, number))
    except LineError as error:
        return str(error)
    except _MISFITS as error:
        return f"the entry does not follow from the lines before it ({error})"
    return None
