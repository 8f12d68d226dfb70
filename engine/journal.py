"""The match file: read forgivingly, appended to safely, one writer at a time."""

import os
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self

from engine.match import Match
from engine.saves.errors import FileProblem, JournalError, LineError
from engine.saves.lines import Reader, entry_line, header_line
from engine.saves.lock import lock
from engine.saves.migrations import FORMAT, MIGRATIONS
from engine.saves.records import Entry, Header

# Ways in which an entry can fail to follow from the state before it.
_MISFITS = (ValueError, IndexError, KeyError, TypeError, AssertionError)

_LONGEST_HEADER = 1 << 20

_BINARY = getattr(os, "O_BINARY", 0)


@dataclass(frozen=True, slots=True)
class Dropped:
    """The end of a file that could not be used; everything before it was."""

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
    """How many bytes of the file are good."""
    dropped: Dropped | None


def load_match(path: Path) -> LoadedMatch:
    """Read a match file without changing it.

    Raises `JournalError` when not even its header can be used.
    """
    try:
        with path.open("rb") as file:
            # The first line alone tells a stranger's file, however large that is.
            first = file.readline(_LONGEST_HEADER)
            reader = Reader(path, first, MIGRATIONS)
            rest = file.read()
    except OSError as error:
        raise _storage_error(path, error) from error
    return _load_entries(reader, len(first), rest)


def _load_entries(reader: Reader, size: int, rest: bytes) -> LoadedMatch:
    match = Match(reader.header)
    *lines, torn = rest.split(b"\n")
    total = size + len(rest)
    for number, line in enumerate(lines, start=2):
        try:
            match.restore(reader.entry(line, number - 1))
        except _MISFITS as error:
            dropped = Dropped(number, total - size, is_torn=False, why=_reason(error))
            return LoadedMatch(match, reader.version, size, dropped)
        size += len(line) + 1
    dropped = Dropped(len(lines) + 2, len(torn), is_torn=True, why="the line is incomplete")
    return LoadedMatch(match, reader.version, size, dropped if torn else None)


def _reason(error: Exception) -> str:
    if isinstance(error, LineError):
        return str(error)
    return f"the entry does not follow from the lines before it ({error})"


class Journal:
    """A match file open for appending. Every entry is on the disk before `append` returns."""

    def __init__(self, path: Path, handle: int, *, is_synced: bool) -> None:
        self.path = path
        self._handle = handle
        self._is_synced = is_synced
        self._size = 0
        self._count = 0

    @classmethod
    def create(
        cls, path: Path, header: Header, entries: Iterable[Entry] = (), *, is_synced: bool = True
    ) -> "Journal":
        """Make a new file; an existing one is never touched.

        Without syncing a crash of the system (not of the program) may lose entries; that is for
        tests and for matches among computers. Raises `JournalError`.
        """
        journal = cls(path, _open(path, os.O_CREAT | os.O_EXCL), is_synced=is_synced)
        try:
            journal._write(header_line(header))
            for entry in entries:
                journal.append(entry)
            if is_synced:
                _sync_folder(path.parent)
        except BaseException:
            journal.close()
            with suppress(OSError):
                path.unlink()
            raise
        return journal

    @classmethod
    def resume(cls, path: Path, *, is_synced: bool = True) -> "tuple[Journal, LoadedMatch]":
        """Open a file to continue it; the match goes on writing to the journal.

        An incomplete last line is removed from the file. Raises `JournalError` for files that
        cannot be continued in place: damaged, of an older format, in use.
        """
        journal = cls(path, _open(path, 0), is_synced=is_synced)
        try:
            loaded = load_match(path)
            journal._continue(loaded)
        except BaseException:
            journal.close()
            raise
        loaded.match.log = journal
        return journal, loaded

    def append(self, entry: Entry) -> None:
        """Write an entry; it is all in the file, or nothing of it. Raises `JournalError`."""
        self._write(entry_line(entry, self._count + 1))
        self._count += 1

    def close(self) -> None:
        """Let go of the file."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _continue(self, loaded: LoadedMatch) -> None:
        dropped = loaded.dropped
        if dropped is not None and not dropped.is_torn:
            raise JournalError(FileProblem.DAMAGED, self.path, dropped.why, dropped.line)
        if loaded.version != FORMAT:
            what = f"format {loaded.version} can be read, but not continued"
            raise JournalError(FileProblem.OLDER, self.path, what, 1)
        self._size, self._count = loaded.size, len(loaded.match.entries)
        if dropped is not None:
            self._cut()

    def _write(self, line: bytes) -> None:
        try:
            _write_all(self._handle, line)
            if self._is_synced:
                os.fsync(self._handle)
        except OSError as error:
            # Where not even the rest of a failed write can be removed, write no more.
            with suppress(JournalError):
                self._cut()
            raise _storage_error(self.path, error) from error
        self._size += len(line)

    def _cut(self) -> None:
        """Remove what follows the last complete line. Raises `JournalError`, and lets go then."""
        try:
            os.ftruncate(self._handle, self._size)
        except OSError as error:
            self.close()
            raise _storage_error(self.path, error) from error


def _open(path: Path, flags: int) -> int:
    try:
        handle = os.open(path, os.O_RDWR | os.O_APPEND | _BINARY | flags, 0o644)
    except FileExistsError as error:
        raise JournalError(FileProblem.EXISTS, path, "the file exists already") from error
    except OSError as error:
        raise _storage_error(path, error) from error
    if not lock(handle):
        os.close(handle)
        raise JournalError(FileProblem.LOCKED, path, "another program is writing this file")
    return handle


def _storage_error(path: Path, error: OSError) -> JournalError:
    return JournalError(FileProblem.STORAGE, path, error.strerror or str(error))


def _write_all(handle: int, data: bytes) -> None:
    while data:
        data = data[os.write(handle, data) :]


def _sync_folder(folder: Path) -> None:
    """Make the name of a new file survive a crash, where the system knows how."""
    if os.name != "posix":
        return
    # Best effort: some file systems cannot, and the file itself is safe already.
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
