import os
import shutil
from pathlib import Path

import pytest

from engine import (
    FileProblem,
    Journal,
    JournalError,
    load_match,
)
from tests.engine.files import problem_of, recorded, set_header
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
    assert caught.value.problem == FileProblem.STORAGE
    assert path.read_bytes() == data
    journal.close()


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
