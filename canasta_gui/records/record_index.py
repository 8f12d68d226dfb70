"""An index of the match files for statistics. It can be deleted and rebuilt from the files."""

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import astuple, dataclass, fields
from pathlib import Path
from typing import Final

from canasta_gui.records.listing_row import ListingRow
from canasta_gui.records.match_rows import DealRow, MatchRow

Stamp = tuple[int, int]
"""The size in bytes and the time of writing in nanoseconds, which show a changed file."""

FILE: Final = "records.sqlite"
_VERSION: Final = 4
"""The version of the tables; an index of another version is rebuilt."""
_PATIENCE: Final = 5.0
"""The seconds to wait while another program writes."""
_DEAL: Final = tuple(field.name for field in fields(DealRow))
_DEAL_COLUMNS: Final = ", ".join(f"{name} INTEGER" for name in _DEAL)
_SCHEMA: Final = f"""
DROP TABLE IF EXISTS listing;
DROP TABLE IF EXISTS feats;
DROP TABLE IF EXISTS deals;
DROP TABLE IF EXISTS matches;
DROP TABLE IF EXISTS files;
CREATE TABLE files (
    name TEXT PRIMARY KEY, size INTEGER, written INTEGER, is_readable INTEGER);
CREATE TABLE listing (
    file TEXT PRIMARY KEY REFERENCES files ON DELETE CASCADE, title TEXT, names TEXT);
CREATE TABLE matches (
    id INTEGER PRIMARY KEY, file TEXT REFERENCES files ON DELETE CASCADE, written INTEGER,
    player TEXT, game TEXT, opponents TEXT, partner TEXT, code TEXT,
    is_over INTEGER, is_won INTEGER);
CREATE TABLE deals (
    match INTEGER REFERENCES matches ON DELETE CASCADE, {_DEAL_COLUMNS});
CREATE TABLE feats (
    match INTEGER REFERENCES matches ON DELETE CASCADE, feat TEXT, deal INTEGER);
CREATE INDEX match_of_player ON matches (player, game);
CREATE INDEX match_of_code ON matches (player, code, written);
CREATE INDEX match_of_file ON matches (file);
CREATE INDEX deal_of_match ON deals (match);
CREATE INDEX feat_of_match ON feats (match);
PRAGMA user_version = {_VERSION};
"""


class RecordIndex:
    """The tables of one folder of matches, opened for one thread.

    ``folder`` is the folder of the matches; the index lies in it. An unreadable index is rebuilt.
    If the folder cannot be written to, the index is kept in memory. Errors of writing, such as a
    full disk, are `sqlite3.Error`.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.connection = _open(folder / FILE)

    def close(self) -> None:
        """Closes the file."""
        self.connection.close()

    def known(self) -> dict[str, Stamp]:
        """Returns the files in the index by name, with their stamps at the time of reading."""
        rows = self.connection.execute("SELECT name, size, written FROM files")
        return {name: (size, written) for name, size, written in rows}

    def forget(self, names: Iterable[str]) -> None:
        """Removes the rows of files."""
        with self.connection as tables:
            tables.executemany("DELETE FROM files WHERE name = ?", [(name,) for name in names])

    def put(
        self, path: Path, rows: Sequence[MatchRow] | None, listing: ListingRow | None = None
    ) -> None:
        """Stores the rows of a file; ``None`` marks it as unreadable."""
        name, (size, written) = name_of(path, self._folder), _stamp(path)
        with self.connection as tables:
            tables.execute("DELETE FROM files WHERE name = ?", (name,))
            tables.execute(
                "INSERT INTO files VALUES (?, ?, ?, ?)", (name, size, written, rows is not None)
            )
            if listing is not None:
                facts = (name, listing.title, listing.names)
                tables.execute("INSERT INTO listing VALUES (?, ?, ?)", facts)
            for row in rows or ():
                *facts, deals, feats = (getattr(row, field.name) for field in fields(MatchRow))
                made = tables.execute(_PUT_MATCH, (name, written, *facts))
                tables.executemany(_PUT_DEAL, [(made.lastrowid, *astuple(deal)) for deal in deals])
                tables.executemany(_PUT_FEAT, [(made.lastrowid, *feat) for feat in feats])

    def listing(self) -> dict[str, ListingRow]:
        """Returns what a list of matches searches, by the name of the file."""
        rows = self.connection.execute("SELECT file, title, names FROM listing")
        return {name: ListingRow(title, names) for name, title, names in rows}

    @property
    def unreadable(self) -> int:
        """The number of unreadable files."""
        (count,) = self.connection.execute(
            "SELECT count(*) FROM files WHERE NOT is_readable"
        ).fetchone()
        return count


@dataclass(frozen=True, slots=True)
class Changes:
    """The differences between the files and an index."""

    unread: tuple[Path, ...]
    """The new and changed files, the last written first."""
    gone: tuple[str, ...]
    """The names of the files that no longer exist."""


def find_changes(folder: Path, paths: Iterable[Path], known: Mapping[str, Stamp]) -> Changes:
    """Compares the files with what an index of the folder holds; touches no index."""
    there = {name_of(path, folder): (path, _stamp(path)) for path in paths}
    changed = [(stamp, path) for name, (path, stamp) in there.items() if stamp != known.get(name)]
    changed.sort(key=lambda it: it[0][1], reverse=True)
    return Changes(tuple(path for _, path in changed), tuple(known.keys() - there.keys()))


def name_of(path: Path, folder: Path) -> str:
    """Returns the path of a file relative to the folder, or its whole path if it is elsewhere."""
    whole, root = path.as_posix(), folder.as_posix() + "/"
    return whole.removeprefix(root)


_PUT_MATCH: Final = "INSERT INTO matches VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
_PUT_FEAT: Final = "INSERT INTO feats VALUES (?, ?, ?)"
_PUT_DEAL: Final = f"INSERT INTO deals VALUES ({', '.join('?' * (1 + len(_DEAL)))})"  # noqa: S608 - no values


def _stamp(path: Path) -> Stamp:
    with suppress(OSError):
        found = path.stat()
        return found.st_size, found.st_mtime_ns
    return 0, 0


def _open(path: Path) -> sqlite3.Connection:
    for _ in range(2):
        with suppress(sqlite3.Error, OSError):
            return _prepared(path)
        with suppress(OSError):
            path.unlink()
    return _prepared(Path(":memory:"))


def _prepared(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=_PATIENCE)
    try:
        connection.execute("PRAGMA foreign_keys = ON")
        # Rows that a crash of the system loses are read from the files again.
        connection.execute("PRAGMA synchronous = OFF")
        if _version_of(connection) != _VERSION:
            _make_tables(connection)
        connection.execute("SELECT count(*) FROM deals").fetchone()
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def _make_tables(connection: sqlite3.Connection) -> None:
    """Creates the tables in one transaction, so that other programs see the old or the new ones.

    Does nothing if another program has created them while this one waited for it.
    """
    connection.execute("PRAGMA foreign_keys = OFF")
    with connection as tables:
        tables.execute("BEGIN IMMEDIATE")
        if _version_of(tables) != _VERSION:
            for statement in _SCHEMA.split(";"):
                tables.execute(statement)
    connection.execute("PRAGMA foreign_keys = ON")


def _version_of(connection: sqlite3.Connection) -> int:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return version
