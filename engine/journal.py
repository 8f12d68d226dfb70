"""The match file: appends to it safely, and allows one writer at a time."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from engine.jsonfiles import open_handle
from engine.match.records import Entry, Header, RulesChanged
from engine.saves.header import CLOSED_SINCE, FORMAT, RULES_CHANGE_SINCE, SAME_LINES_SINCE
from engine.saves.journal_error import FileProblem, JournalError, system_error
from engine.saves.lines import RecordDigest, entry_line, header_line
from engine.saves.loading import LoadedMatch, load_match

_FAR = 1 << 30
"""An offset beyond every match file: Windows would keep readers out of a locked region."""


if sys.platform == "win32":
    import msvcrt

    def lock(handle: int) -> bool:
        """Tries to become the only writer of an open file; tells whether that worked."""
        place = os.lseek(handle, 0, os.SEEK_CUR)
        os.lseek(handle, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(handle, place, os.SEEK_SET)
        return True

else:
    import errno
    import fcntl

    _HELD = (errno.EWOULDBLOCK, errno.EACCES)

    def lock(handle: int) -> bool:
        """Tries to become the only writer of an open file; tells whether that worked.

        Where the file system knows no locks the file is taken as free.
        """
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            return error.errno not in _HELD
        return True


def expect_unlocked(path: Path) -> None:
    """Raises `JournalError` for a match file that another program writes, or nobody can open."""
    os.close(_open(path, 0))


class Journal:
    """A match file open for appending. An entry is on disk before `append` returns."""

    def __init__(self, path: Path, handle: int, *, is_synced: bool) -> None:
        self.path = path
        self._handle = handle
        self._is_synced = is_synced
        self.opened = 0
        """The number of this opening, written with every entry; 0 if openings are not counted."""
        self._is_closed = True
        """Whether the format of the file has a closing line."""
        self._digest = RecordDigest()
        self._size = 0
        """The bytes of the header and the entries."""
        self._end = 0
        """The bytes of the whole file."""
        self._count = 0
        self._format = FORMAT

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
        cannot be continued in place: damaged, changed, of an older format, in use.
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
        entry, and ``OLDER`` where its format has no such entry.
        """
        if isinstance(entry, RulesChanged) and self._format < RULES_CHANGE_SINCE:
            what = f"format {self._format} knows no change of rules"
            raise JournalError(FileProblem.OLDER, self.path, what)
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
        dropped, last = loaded.dropped, len(loaded.match.entries) + 2
        if dropped is not None and not dropped.is_torn:
            raise JournalError(FileProblem.DAMAGED, self.path, dropped.why, dropped.line)
        if loaded.version < SAME_LINES_SINCE:
            what = f"format {loaded.version} can be read, but not continued"
            raise JournalError(FileProblem.OLDER, self.path, what, 1)
        if loaded.is_changed:
            what = "the lines before it are not those that it closed"
            raise JournalError(FileProblem.CHANGED, self.path, what, last)
        self._format = loaded.version
        self._is_closed = loaded.version >= CLOSED_SINCE
        self._digest = loaded.digest
        self._size = loaded.size - len(loaded.closing)
        self._end, self._count = loaded.size, len(loaded.match.entries)
        if self._end < os.fstat(self._handle).st_size:
            self._cut()

    def _line(self, entry: Entry, number: int) -> bytes:
        return entry_line(entry, number, self.opened)

    def _closing(self, digest: RecordDigest) -> bytes:
        return digest.closing_line if self._is_closed else b""

    def _write(self, lines: bytes) -> None:
        """Puts lines in the place of the closing line, and a new one after them."""
        if self._handle < 0:
            raise self._gone("nothing more can be written to the file")
        digest = self._digest.followed_by(lines)
        data = lines + self._closing(digest)
        try:
            is_in_place = self._is_in_place(self._end)
            if is_in_place:
                os.ftruncate(self._handle, self._size)
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
        self._digest = digest
        self._end = self._size + len(data)
        self._size += len(lines)

    def _is_in_place(self, size: int) -> bool:
        """Returns whether the path still names the open file, and this has so many bytes."""
        mine = os.fstat(self._handle)
        try:
            there = self.path.stat()
        except (FileNotFoundError, NotADirectoryError):
            return False
        return mine.st_size == size and os.path.samestat(mine, there)

    def _gone(self, what: str) -> JournalError:
        return JournalError(FileProblem.GONE, self.path, what)

    def _cut(self) -> None:
        """Cuts off what follows the last entry and closes the record. Raises `JournalError`."""
        try:
            os.ftruncate(self._handle, self._size)
        except OSError as error:
            self.close()
            raise system_error(self.path, error) from error
        closing = self._closing(self._digest) if self._size else b""
        self._end = self._size + len(closing)
        try:
            _write_all(self._handle, closing)
        except OSError:
            # Without room even for this the record stays open until the next entry.
            self._end = self._size
            with suppress(OSError):
                os.ftruncate(self._handle, self._size)


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
