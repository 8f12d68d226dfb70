"""An index of the match files for statistics. It can be deleted and rebuilt from the files."""

import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import astuple, dataclass, fields
from pathlib import Path
from typing import Final, TypeVar

from canasta_gui.file_thread import OWN_FILES
from canasta_gui.records.index_file import (
    DEAL_COLUMNS,
    is_passing,
    open_anew,
    open_in_memory,
    open_index,
)
from canasta_gui.records.match_rows import ListingRow, MatchRow

Found = TypeVar("Found")
Stamp = tuple[int, int]
"""The size in bytes and the time of writing in nanoseconds, which show a changed file."""

FILE: Final = "records.sqlite"
_DAMAGE: Final = (sqlite3.Error, UnicodeDecodeError, TypeError, OverflowError)
"""The errors with which damaged tables are read."""


class RecordIndex:
    """The tables of one folder of matches, for the window's thread.

    ``folder`` is the folder of the matches; the index lies in it. A damaged index is thrown away,
    whenever that is noticed: it is empty then, until the files are read again. If the folder cannot
    be written to, the index is kept in memory. Errors of writing, such as a full disk, are
    `sqlite3.Error`.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._tables, was_damaged = OWN_FILES.ask(lambda: open_index(folder / FILE))
        self.was_damaged = was_damaged
        """Whether a damaged index was thrown away; the files have to be read again."""
        self.on_renewal: Callable[[], object] = lambda: None
        """Called when the tables have become empty because the index was thrown away."""
        self._is_new = False
        """Whether that has happened and was not told yet."""

    def close(self) -> None:
        """Closes the file."""
        OWN_FILES.ask(self._tables.close)

    def ask(self, read: Callable[[sqlite3.Connection], Found]) -> Found:
        """Returns what a function reads from the tables."""
        return self._done(lambda: self._read(read))

    def known(self) -> dict[str, Stamp]:
        """Returns the files in the index by name, with their stamps at the time of reading."""
        return self.ask(_known)

    def forget(self, names: Iterable[str]) -> None:
        """Removes the rows of files."""
        gone = [(name,) for name in names]
        self._change(lambda tables: tables.executemany("DELETE FROM files WHERE name = ?", gone))

    def put(
        self, path: Path, rows: Sequence[MatchRow] | None, listing: ListingRow | None = None
    ) -> None:
        """Stores the rows of a file; ``None`` marks it as unreadable."""

        def put(tables: sqlite3.Connection) -> None:
            file = (name_of(path, self._folder), *_stamp(path), rows is not None)
            _put(tables, file, rows or (), listing)

        self._change(put)

    def listing(self) -> dict[str, ListingRow]:
        """Returns what a list of matches searches, by the name of the file."""
        return self.ask(_listing)

    @property
    def unreadable(self) -> int:
        """The number of unreadable files."""
        return self.ask(_unreadable)

    def _change(self, change: Callable[[sqlite3.Connection], object]) -> None:
        self._done(lambda: self._write(change))

    def _done(self, task: Callable[[], Found]) -> Found:
        try:
            return OWN_FILES.ask(task)
        finally:
            if self._is_new:
                self._is_new = False
                self.on_renewal()

    def _read(self, read: Callable[[sqlite3.Connection], Found]) -> Found:
        try:
            return read(self._tables)
        except sqlite3.ProgrammingError:
            raise
        except _DAMAGE as error:
            self._renew(error)
        return read(self._tables)

    def _write(self, change: Callable[[sqlite3.Connection], object]) -> None:
        try:
            self._commit(change)
        except sqlite3.Error as error:
            if is_passing(error) or isinstance(error, sqlite3.IntegrityError):
                raise
            self._renew(error)
            self._commit(change)

    def _commit(self, change: Callable[[sqlite3.Connection], object]) -> None:
        with self._tables as tables:
            change(tables)

    def _renew(self, error: Exception) -> None:
        """Goes on with an empty index; the second time, and on a bad disk, with one in memory."""
        with suppress(sqlite3.Error):
            self._tables.close()
        if is_passing(error) or self.was_damaged:
            self._tables = open_in_memory()
        else:
            self._tables, self.was_damaged = open_anew(self._folder / FILE), True
        self._is_new = True


def _known(tables: sqlite3.Connection) -> dict[str, Stamp]:
    rows = tables.execute("SELECT name, size, written FROM files")
    return {name: (size, written) for name, size, written in rows}


def _listing(tables: sqlite3.Connection) -> dict[str, ListingRow]:
    rows = tables.execute("SELECT file, title, names FROM listing")
    return {name: ListingRow(title, names) for name, title, names in rows}


def _unreadable(tables: sqlite3.Connection) -> int:
    (count,) = tables.execute("SELECT count(*) FROM files WHERE NOT is_readable").fetchone()
    return count


def _put(
    tables: sqlite3.Connection,
    file: tuple[str, int, int, bool],
    rows: Sequence[MatchRow],
    listing: ListingRow | None,
) -> None:
    name, _, written, _ = file
    tables.execute("DELETE FROM files WHERE name = ?", (name,))
    tables.execute("INSERT INTO files VALUES (?, ?, ?, ?)", file)
    if listing is not None:
        facts = (name, listing.title, listing.names)
        tables.execute("INSERT INTO listing VALUES (?, ?, ?)", facts)
    for row in rows:
        *facts, deals, feats = (getattr(row, field.name) for field in fields(MatchRow))
        made = tables.execute(_PUT_MATCH, (name, written, *facts))
        tables.executemany(_PUT_DEAL, [(made.lastrowid, *astuple(deal)) for deal in deals])
        tables.executemany(_PUT_FEAT, [(made.lastrowid, *feat) for feat in feats])


@dataclass(frozen=True, slots=True)
class IndexChanges:
    """The differences between the files and an index."""

    unread: tuple[Path, ...]
    """The new and changed files, the last written first."""
    gone: tuple[str, ...]
    """The names of the files that no longer exist."""


def find_changes(folder: Path, paths: Iterable[Path], known: Mapping[str, Stamp]) -> IndexChanges:
    """Compares the files with what an index of the folder holds; touches no index."""
    there = {name_of(path, folder): (path, _stamp(path)) for path in paths}
    changed = [(stamp, path) for name, (path, stamp) in there.items() if stamp != known.get(name)]
    changed.sort(key=lambda it: it[0][1], reverse=True)
    return IndexChanges(tuple(path for _, path in changed), tuple(known.keys() - there.keys()))


def name_of(path: Path, folder: Path) -> str:
    """Returns the path of a file relative to the folder, or its whole path if it is elsewhere."""
    whole, root = path.as_posix(), folder.as_posix() + "/"
    # A name that is not in the system's encoding has half characters, which no table takes.
    return whole.removeprefix(root).encode(errors="backslashreplace").decode()


_PUT_MATCH: Final = "INSERT INTO matches VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_PUT_FEAT: Final = "INSERT INTO feats VALUES (?, ?, ?)"
_PUT_DEAL: Final = f"INSERT INTO deals VALUES ({', '.join('?' * (1 + len(DEAL_COLUMNS)))})"  # noqa: S608 - no values


def _stamp(path: Path) -> Stamp:
    with suppress(OSError):
        found = path.stat()
        return found.st_size, found.st_mtime_ns
    return 0, 0
