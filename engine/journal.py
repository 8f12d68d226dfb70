"""The match file: reads it as far as possible, appends safely, allows one writer at a time."""

import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Self

from engine.jsonfiles.regular import open_handle, open_regular
from engine.match.match import Match
from engine.match.records import Entry, Header
from engine.saves.journal_error import FileProblem, JournalError, LineError, system_error
from engine.saves.lines import LONGEST_LINE, Reader, entry_line, header_line
from engine.saves.lock import lock
from engine.saves.migrations import FORMAT

# Ways in which an entry can fail to follow from the state before it.
_MISFITS = (ValueError, IndexError, KeyError, TypeError, AssertionError)


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
    """How many bytes of the file are good."""
    dropped: Dropped | None


def load_match(path: Path) -> LoadedMatch:
    """Reads a match file without changing it.

    Raises `JournalError` when not even its header can be used.
    """
    try:
        with open_regular(path) as file:
            # The first line alone tells a stranger's file, however large that is.
            first = file.readline(LONGEST_LINE)
            return _load_entries(Reader(path, first), len(first), file)
    except OSError as error:
        raise system_error(path, error) from error


def expect_unlocked(path: Path) -> None:
    """Raises `JournalError` while another program writes a match file, or if it cannot be opened.

    Reads nothing.
    """
    os.close(_open(path, 0))


def _load_entries(reader: Reader, size: int, file: BinaryIO) -> LoadedMatch:
    match, dropped = Match(reader.header), None
    lines = iter(lambda: file.readline(LONGEST_LINE), b"")
    for number, line in enumerate(lines, start=2):
        is_torn = not line.endswith(b"\n") and len(line) < LONGEST_LINE
        why = "the line is incomplete" if is_torn else _restore(match, reader, line, number - 1)
        if why is not None:
            rest = os.fstat(file.fileno()).st_size - size
            dropped = Dropped(number, rest, is_torn=is_torn, why=why)
            break
        size += len(line)
    return LoadedMatch(match, reader.version, size, dropped)


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


class Journal:
    """A match file open for appending. An entry is on disk before `append` returns."""

    def __init__(self, path: Path, handle: int, *, is_synced: bool) -> None:
        self.path = path
        self._handle = handle
        self._is_synced = is_synced
        self.opened = 0
        """The number of this opening, written with every entry; 0 where openings are not
        counted."""
        self._size = 0
        self._count = 0

    @classmethod
    def create(
        cls,
        path: Path,
        header: Header,
        entries: Sequence[Entry] = (),
        *,
        is_synced: bool = True,
        opened: int = 0,
    ) -> "Journal":
        """Makes a new file that holds these entries; never overwrites an existing one.

        Without syncing a crash of the system (not of the program) may lose entries; that is for
        tests and for matches among computers. Raises `JournalError`.
        """
        journal = cls(path, _open(path, os.O_CREAT | os.O_EXCL), is_synced=is_synced)
        try:
            journal.opened = opened
            lines = (journal._line(entry, number) for number, entry in enumerate(entries, start=1))
            journal._write(b"".join((header_line(header), *lines)))
            journal._count = len(entries)
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
        """Opens a file to continue it; the match goes on writing to the journal.

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
        """Writes an entry, completely or not at all.

        Raises `JournalError`; its problem is ``GONE`` where the file has changed since the last
        entry.
        """
        self._write(self._line(entry, self._count + 1))
        self._count += 1

    def close(self) -> None:
        """Closes the file and releases its lock."""
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

    def _line(self, entry: Entry, number: int) -> bytes:
        return entry_line(entry, number, self.opened)

    def _write(self, data: bytes) -> None:
        if self._handle < 0:
            raise self._gone("nothing more can be written to the file")
        try:
            _write_all(self._handle, data)
            if self._is_synced:
                os.fsync(self._handle)
            is_in_place = self._is_in_place(self._size + len(data))
        except OSError as error:
            # Where not even the rest of a failed write can be removed, write no more.
            with suppress(JournalError):
                self._cut()
            raise system_error(self.path, error) from error
        if not is_in_place:
            raise self._gone("the file was moved, deleted or changed while the match was played")
        self._size += len(data)

    def _is_in_place(self, size: int) -> bool:
        """Returns whether the path still names the open file, and the file has this size in
        bytes.
        """
        mine = os.fstat(self._handle)
        try:
            there = self.path.stat()
        except (FileNotFoundError, NotADirectoryError):
            return False
        return mine.st_size == size and os.path.samestat(mine, there)

    def _gone(self, what: str) -> JournalError:
        return JournalError(FileProblem.GONE, self.path, what)

    def _cut(self) -> None:
        """Removes what follows the last complete line. Raises `JournalError` after closing the
        file.
        """
        try:
            os.ftruncate(self._handle, self._size)
        except OSError as error:
            self.close()
            raise system_error(self.path, error) from error


def _open(path: Path, flags: int) -> int:
    try:
        handle = open_handle(path, os.O_RDWR | os.O_APPEND | flags)
    except FileExistsError as error:
        raise JournalError(FileProblem.EXISTS, path, "the file exists already") from error
    except OSError as error:
        raise system_error(path, error) from error
    if not lock(handle):
        os.close(handle)
        raise JournalError(FileProblem.LOCKED, path, "another program is writing this file")
    return handle


def _write_all(handle: int, data: bytes) -> None:
    while data:
        data = data[os.write(handle, data) :]


def _sync_folder(folder: Path) -> None:
    """Makes the name of a new file survive a crash, where the system knows how."""
    if os.name != "posix":
        return
    # Best effort: some file systems cannot, and the file itself is safe already.
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
