"""Tests that a damaged index is thrown away and made anew, whoever notices it, and told once."""

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from canasta_gui.persistence.store import MatchStore
from canasta_gui.records.record_index import FILE, RecordIndex
from canasta_gui.records.record_refresher import RecordRefresher
from canasta_gui.records.statistics import Selection, players, statistics, values_of
from engine import Journal
from tests.kit.played_matches import dealt_match, play_deal

_PAGE = 4096


class Records:
    """The index of a folder with two matches of one deal each, which Anna played."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self._qtbot = qtbot
        self.store = MatchStore(folder)
        self.path = folder / FILE
        for number in range(2):
            match = dealt_match(f"damaged index {number}")
            list(play_deal(match))
            self.store.create(match).close()
        self.told = 0
        self.open()

    def open(self) -> None:
        self.index = RecordIndex(self.store.folder)
        self._refresher = RecordRefresher(self.index, self.store.folder)
        self._refresher.renewed.connect(self._note)
        with self._qtbot.waitSignal(self._refresher.finished):
            self._refresher.refresh(self.store.unarchived)

    def close(self) -> None:
        self._refresher.stop()
        self.index.close()

    def expect_complete(self) -> None:
        found = self.index.ask(lambda tables: statistics(tables, Selection(("Anna",))))
        assert found.deals == 2
        assert len(self.index.listing()) == 2
        assert self.index.unreadable == 0

    def read_again(self, read: Callable[[sqlite3.Connection], object]) -> None:
        """Waits until the files have been read because a reader found the index damaged."""
        with self._qtbot.waitSignal(self._refresher.finished):
            self.index.ask(read)

    def _note(self) -> None:
        self.told += 1


@pytest.fixture
def records(qtbot: QtBot, tmp_path: Path) -> Iterator[Records]:
    made = Records(qtbot, tmp_path)
    yield made
    made.close()


def spoil(path: Path, page: int, content: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(page * _PAGE)
        file.write(content)


@pytest.mark.parametrize("content", [b"\0" * _PAGE, b"\xa5\x0d" * (_PAGE // 2)])
def test_any_page_of_the_file_may_be_damaged(records: Records, content: bytes) -> None:
    records.close()
    whole = records.path.read_bytes()
    assert len(whole) > 10 * _PAGE
    for page in range(len(whole) // _PAGE):
        records.path.write_bytes(whole)
        spoil(records.path, page, content)
        records.told = 0
        records.open()
        records.expect_complete()
        assert records.told == 1
        records.close()
        records.open()
        assert records.told == 1
        records.close()
    records.open()


OTHERS = "CREATE TABLE files(x); CREATE TABLE deals(x)"
"""Makes a file of another program, whose tables have names of ours."""


@pytest.mark.parametrize(
    "change",
    [
        OTHERS,
        "DROP TABLE feats",
        "ALTER TABLE matches DROP COLUMN partner",
        "UPDATE listing SET names = x'ff00'",
        "UPDATE deals SET points = 'many'",
        "UPDATE files SET size = 'x'",
        "PRAGMA writable_schema = 1; UPDATE sqlite_master SET sql = CAST(x'ff41' AS TEXT)",
    ],
)
def test_other_tables_and_values_are_damage(records: Records, change: str) -> None:
    (version,) = records.index.ask(lambda tables: tables.execute("PRAGMA user_version").fetchone())
    records.close()
    if change == OTHERS:
        records.path.unlink()
    other = sqlite3.connect(records.path)
    other.executescript(
        f"PRAGMA user_version = {version}; PRAGMA ignore_check_constraints = 1; {change}"
    )
    other.commit()
    other.close()
    records.open()
    records.expect_complete()
    assert records.told == 1


def test_the_journal_of_a_damaged_index_goes_with_it(records: Records) -> None:
    records.close()
    journal = records.path.with_name(f"{FILE}-journal")
    spoil(records.path, 0, b"\0" * _PAGE)
    journal.write_bytes(b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7" + b"\1" * 5000)
    records.open()
    records.expect_complete()
    assert not journal.exists()


def test_damage_that_a_reader_meets_is_mended_while_the_index_is_open(
    qtbot: QtBot, records: Records
) -> None:
    for page in range(1, records.path.stat().st_size // _PAGE):
        spoil(records.path, page, b"\0" * _PAGE)
    # It reads the file again instead of what it remembers.
    records.index.ask(lambda tables: tables.execute("PRAGMA cache_size = 0"))
    records.read_again(players)
    assert records.index.ask(players) == ("Anna",)
    records.expect_complete()
    assert records.told == 1


def test_a_text_that_is_none_is_mended_when_it_is_read(qtbot: QtBot, records: Records) -> None:
    records.close()
    other = sqlite3.connect(records.path)
    other.execute("UPDATE matches SET game = CAST(x'ff41' AS TEXT)")
    other.commit()
    other.close()
    records.open()
    assert records.told == 0
    records.read_again(lambda tables: values_of(tables, "game", ("Anna",)))
    games = records.index.ask(lambda tables: values_of(tables, "game", ("Anna",)))
    assert games == ("winning-moves-deluxe",)
    records.expect_complete()
    assert records.told == 1


def test_a_reader_that_fails_without_a_damaged_index_fails_as_before(records: Records) -> None:
    with pytest.raises(sqlite3.OperationalError):
        records.index.ask(lambda tables: tables.execute("SELECT nothing FROM nowhere"))


def test_an_index_in_use_elsewhere_is_not_taken_for_damaged(
    records: Records, monkeypatch: pytest.MonkeyPatch
) -> None:
    records.close()
    before = records.path.read_bytes()
    monkeypatch.setattr("canasta_gui.records.index_file._PATIENCE", 0.0)
    other = sqlite3.connect(records.path)
    other.execute("BEGIN EXCLUSIVE")
    records.open()
    records.expect_complete()
    assert records.told == 0
    other.rollback()
    other.close()
    assert records.path.read_bytes() == before


def test_one_bad_file_is_one_bad_row(qtbot: QtBot, tmp_path: Path) -> None:
    good = dealt_match("damaged index good")
    list(play_deal(good))
    folder = tmp_path / "matches"
    folder.mkdir()
    for name in (b"older.canasta", b"half \xff.canasta", b"younger.canasta"):
        path = folder / name.decode(errors="surrogateescape")
        try:
            Journal.create(path, good.header, good.entries, is_synced=False).close()
        except OSError:
            pytest.skip("such a name is no name here")
    (folder / "no match.canasta").write_bytes(b"nothing\n")
    index = RecordIndex(folder)
    refresher = RecordRefresher(index, folder)
    with qtbot.waitSignal(refresher.finished):
        refresher.refresh(MatchStore(folder).unarchived)
    assert len(index.listing()) == 3
    assert index.unreadable == 1
    with qtbot.waitSignal(refresher.finished), qtbot.assertNotEmitted(refresher.progressed):
        refresher.refresh(MatchStore(folder).unarchived)
    refresher.stop()
    index.close()


@pytest.mark.expects_log("a match has no rows")
def test_a_match_whose_rows_cannot_be_made_is_one_bad_row(
    records: Records, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_record: object) -> None:
        raise IndexError

    records.close()
    records.path.unlink()
    with monkeypatch.context() as patch:
        patch.setattr("canasta_gui.records.record_refresher.match_rows", fail)
        records.open()
    assert records.index.unreadable == 2
    assert records.told == 0


def test_the_timer_stops_at_any_error(qtbot: QtBot, records: Records) -> None:
    def fail() -> tuple[Path, ...]:
        raise ZeroDivisionError

    refresher = RecordRefresher(records.index, records.store.folder)
    with qtbot.captureExceptions() as errors:
        refresher.refresh(fail)
        qtbot.waitUntil(lambda: bool(errors))
        qtbot.wait(50)
    assert [kind for kind, _, _ in errors] == [ZeroDivisionError]
    refresher.stop()
