import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from engine import FileProblem, Journal, JournalError, last_opened, load_match
from engine.saves.lines import entry_line
from tests.engine.files import lines_of, problem_of, recorded, rewrite, set_header
from tests.engine.matches import new_match, play_on


def test_a_file_is_never_made_over_another(path: Path) -> None:
    recorded(path, 10)
    error = problem_of(path, lambda path: Journal.create(path, new_match().header))
    assert error.problem == FileProblem.EXISTS


def test_a_file_has_one_writer(path: Path) -> None:
    recorded(path, 10)
    journal, _ = Journal.resume(path)
    with journal:
        assert problem_of(path, Journal.resume).problem == FileProblem.LOCKED
        assert len(load_match(path).match.entries) == 10
    Journal.resume(path)[0].close()


def test_a_refused_file_is_let_go(path: Path) -> None:
    recorded(path, 10)
    shutil.copy(path, good := path.with_name("good"))
    set_header(path, format=99)
    assert problem_of(path, Journal.resume).problem == FileProblem.NEWER
    shutil.copy(good, path)
    Journal.resume(path)[0].close()


def test_what_a_full_disk_took_is_withdrawn(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recorded(path, 50)
    journal, loaded = Journal.resume(path)
    match, before = loaded.match, path.read_bytes()
    write = os.write

    def half(handle: int, data: bytes) -> int:
        if data.startswith(b'{"closing"'):
            return write(handle, data)
        write(handle, data[: len(data) // 2])
        raise OSError(28, "No space left on device")

    state = match.state
    monkeypatch.setattr(os, "write", half)
    with pytest.raises(JournalError, match="No space left on device"):
        play_on(match, 51)
    assert path.read_bytes() == before
    assert match.state is state
    monkeypatch.undo()
    play_on(match, 60)
    journal.close()
    assert load_match(path).match.entries == match.entries


@pytest.mark.skipif(sys.platform == "win32", reason="the system has no limit for files here")
def test_a_disk_that_is_full_anywhere_in_a_line_loses_nothing(path: Path) -> None:
    """The system interrupts the writing after every possible number of bytes."""
    import resource

    recorded(path, 50)
    size = path.stat().st_size
    line = len(entry_line(play_on(load_match(path).match, 51).entries[-1], 51))
    before = path.read_bytes()
    journal, loaded = Journal.resume(path)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    with journal:
        for room in range(line):
            resource.setrlimit(resource.RLIMIT_FSIZE, (size + room, hard))
            try:
                with pytest.raises(JournalError) as caught:
                    play_on(loaded.match, 51)
            finally:
                resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
            assert caught.value.problem == FileProblem.STORAGE
            assert len(loaded.match.entries) == 50
            assert path.read_bytes() == before
        play_on(loaded.match, 60)
    assert load_match(path).match.entries == loaded.match.entries


def test_a_journal_that_cannot_withdraw_writes_no_more(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorded(path, 50)
    journal, loaded = Journal.resume(path)

    def fail(*_: object) -> int:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(os, "fsync", fail)
    monkeypatch.setattr(os, "ftruncate", fail)
    with pytest.raises(JournalError, match="Input/output error"):
        play_on(loaded.match, 51)
    monkeypatch.undo()
    data = path.read_bytes()
    with pytest.raises(JournalError) as caught:
        play_on(loaded.match, 51)
    assert caught.value.problem == FileProblem.GONE
    assert path.read_bytes() == data
    journal.close()


def delete(path: Path) -> None:
    path.unlink()


def move(path: Path) -> None:
    path.rename(path.with_name("elsewhere"))


def delete_folder(path: Path) -> None:
    shutil.rmtree(path.parent)


def empty(path: Path) -> None:
    os.truncate(path, 0)


def add(path: Path) -> None:
    with path.open("ab") as file:
        file.write(b"{}\n")


def exchange(path: Path) -> None:
    data = path.read_bytes()
    path.unlink()
    path.write_bytes(data)


@pytest.mark.skipif(os.name != "posix", reason="a file that is open cannot be taken away here")
@pytest.mark.parametrize("take", [delete, move, delete_folder, empty, add, exchange])
def test_a_file_that_was_taken_away_takes_no_entry(
    tmp_path: Path, take: Callable[[Path], None]
) -> None:
    path = tmp_path / "matches" / "match.canasta"
    path.parent.mkdir()
    recorded(path, 50)
    journal, loaded = Journal.resume(path)
    with journal:
        take(path)
        for _ in range(2):
            with pytest.raises(JournalError) as caught:
                play_on(loaded.match, 51)
            assert caught.value.problem == FileProblem.GONE
            assert len(loaded.match.entries) == 50


def test_openings_are_counted_in_every_entry(path: Path) -> None:
    match = play_on(new_match(), 3)
    with Journal.create(path, match.header, match.entries, opened=7) as journal:
        match.log = journal
        play_on(match, 4)
    journal, loaded = Journal.resume(path)
    with journal:
        journal.opened = 9
        play_on(loaded.match, 5)
    assert [line.get("opened") for line in lines_of(path)] == [None, 7, 7, 7, 7, 9]
    assert load_match(path).match.entries == loaded.match.entries
    assert last_opened(path) == 9


def test_a_file_that_counts_no_openings_says_so(path: Path) -> None:
    recorded(path, 20)
    assert last_opened(path) == 0


def test_the_last_opening_is_found_before_rubbish(path: Path) -> None:
    match = play_on(new_match(), 30)
    Journal.create(path, match.header, match.entries, opened=3).close()
    with path.open("ab") as file:
        file.write(b'{"n": 31, "opened": 4, "eve')
    assert last_opened(path) == 3
    with path.open("ab") as file:
        file.write(b"\0" * 50_000)
    assert last_opened(path) == 3


@pytest.mark.parametrize("opened", [0, -1, 10**30, "1", None])
def test_an_opening_that_cannot_be_is_damage_and_counts_for_nothing(
    path: Path, opened: object
) -> None:
    recorded(path, 20)
    rewrite(path, lambda lines: lines[20].update(opened=opened))
    assert last_opened(path) == 0
    loaded = load_match(path)
    assert loaded.dropped is not None
    assert loaded.dropped.line == 21


def test_short_writes_are_completed(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = os.write

    def a_little(handle: int, data: bytes) -> int:
        return write(handle, data[:7])

    monkeypatch.setattr(os, "write", a_little)
    match = recorded(path, 20)
    monkeypatch.undo()
    assert load_match(path).match.entries == match.entries


def test_a_header_that_cannot_be_written_leaves_no_file(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "write", fail)
    with pytest.raises(JournalError, match="No space left"):
        Journal.create(path, new_match().header)
    assert not path.exists()
