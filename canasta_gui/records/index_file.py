"""Opens the file of the index; one that is damaged is thrown away and made anew."""

import sqlite3
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Final
from zlib import crc32

from canasta_gui.records.match_rows import DealRow
from engine import FEATS

_COUNTED: Final = 6
"""Raised when something that has the same name as before is counted otherwise."""
_PATIENCE: Final = 5.0
"""The seconds to wait while another program writes."""
DEAL_COLUMNS: Final = tuple(field.name for field in fields(DealRow))


def _columns(kind: str, *names: str) -> str:
    """Returns the definition of columns whose type is checked with the pages of the file."""
    return ", ".join(
        f"{name} {kind} NOT NULL CHECK (typeof({name}) = '{kind.lower()}')" for name in names
    )


_SCHEMA: Final = f"""
DROP TABLE IF EXISTS listing;
DROP TABLE IF EXISTS feats;
DROP TABLE IF EXISTS deals;
DROP TABLE IF EXISTS matches;
DROP TABLE IF EXISTS files;
CREATE TABLE files (
    name TEXT PRIMARY KEY, {_columns("INTEGER", "size", "written", "is_readable")});
CREATE TABLE listing (
    file TEXT PRIMARY KEY REFERENCES files ON DELETE CASCADE, {_columns("TEXT", "title", "names")});
CREATE TABLE matches (
    id INTEGER PRIMARY KEY, file TEXT REFERENCES files ON DELETE CASCADE,
    {_columns("INTEGER", "written")},
    {_columns("TEXT", "player", "game", "opponents", "partner", "code")},
    {_columns("INTEGER", "is_over", "is_won")});
CREATE TABLE deals (
    match INTEGER REFERENCES matches ON DELETE CASCADE, {_columns("INTEGER", *DEAL_COLUMNS)});
CREATE TABLE feats (
    match INTEGER REFERENCES matches ON DELETE CASCADE,
    {_columns("TEXT", "feat")}, {_columns("INTEGER", "deal")});
CREATE INDEX match_of_player ON matches (player, game);
CREATE INDEX match_of_code ON matches (player, code, written);
CREATE INDEX match_of_file ON matches (file);
CREATE INDEX deal_of_match ON deals (match);
CREATE INDEX feat_of_match ON feats (match)
"""
_BESIDE: Final = ("", "-journal", "-wal", "-shm")
"""The endings of the files of one database: a journal of the old one would spoil the new one."""
_PASSING: Final = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PERM,
)


def is_passing(error: Exception) -> bool:
    """Returns whether an error comes from the disk or another program, not from the file."""
    code = getattr(error, "sqlite_errorcode", None)
    # The lowest byte is the code, the others say more.
    return isinstance(error, OSError) or (code is not None and code & 0xFF in _PASSING)


def open_index(path: Path) -> tuple[sqlite3.Connection, bool]:
    """Returns the index of a path, and whether a damaged one was thrown away for it.

    It is kept in memory where the system refuses a file.
    """
    try:
        return _prepared(path), False
    except (sqlite3.Error, OSError, UnicodeDecodeError) as error:
        if is_passing(error):
            return open_in_memory(), False
    return open_anew(path), True


def open_anew(path: Path) -> sqlite3.Connection:
    """Returns an empty index in the place of a damaged one."""
    try:
        for ending in _BESIDE:
            path.with_name(path.name + ending).unlink(missing_ok=True)
        return _prepared(path)
    except (sqlite3.Error, OSError, UnicodeDecodeError):
        return open_in_memory()


def open_in_memory() -> sqlite3.Connection:
    """Returns an empty index without a file."""
    return _prepared(Path(":memory:"))


def _prepared(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=_PATIENCE, check_same_thread=False)
    try:
        connection.execute("PRAGMA foreign_keys = ON")
        # Rows that a crash of the system loses are read from the files again.
        connection.execute("PRAGMA synchronous = OFF")
        if _version_of(connection) != _version():
            _make_tables(connection)
        _expect_sound(connection)
    except BaseException:
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
        if _version_of(tables) != _version():
            for statement in _SCHEMA.split(";"):
                tables.execute(statement)
            tables.execute(f"PRAGMA user_version = {_version()}")
    connection.execute("PRAGMA foreign_keys = ON")


def _expect_sound(connection: sqlite3.Connection) -> None:
    """Raises an error for damaged pages and for other tables than ours."""
    (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok" or _tables_in(connection) != _own_tables():
        raise sqlite3.DatabaseError(found)


@cache
def _own_tables() -> tuple[tuple[str, ...], ...]:
    connection = sqlite3.connect(":memory:", check_same_thread=False)
    try:
        connection.executescript(_SCHEMA)
        return _tables_in(connection)
    finally:
        connection.close()


def _tables_in(connection: sqlite3.Connection) -> tuple[tuple[str, ...], ...]:
    """Returns kind, name and definition of every table and index."""
    rows = connection.execute("SELECT type, name, sql FROM sqlite_master ORDER BY type, name")
    return tuple(tuple(row) for row in rows)


def _version() -> int:
    """Returns the version of the tables; an index of another version is rebuilt.

    It changes with the tables and the feats, so that matches that were read already are read again.
    """
    return crc32(f"{_COUNTED} {_SCHEMA} {FEATS}".encode()) >> 1


def _version_of(connection: sqlite3.Connection) -> int:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return version
