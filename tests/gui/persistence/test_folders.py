"""Tests that folders without write access are detected at once, and read as if they were empty."""

import errno
import tempfile
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from canasta_gui.persistence.folders import newest_first, refusal_of
from canasta_gui.persistence.house_store import HouseStore
from canasta_gui.persistence.store import MatchStore


def test_a_folder_that_can_be_made_is_not_made_for_a_trial(tmp_path: Path) -> None:
    assert refusal_of(tmp_path / "a" / "b") is None
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there_is_left_as_it_was(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("mine")
    assert refusal_of(tmp_path) is None
    assert [path.name for path in tmp_path.iterdir()] == ["mine"]


def test_a_file_in_the_way_refuses(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    refusal = refusal_of(blocked / "matches")
    assert refusal is not None
    assert refusal.errno == errno.ENOTDIR


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EROFS, errno.EACCES])
def test_what_the_system_says_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    def refuse(**_: object) -> None:
        raise OSError(code, "no")

    monkeypatch.setattr(tempfile, "TemporaryFile", refuse)
    refusal = refusal_of(tmp_path)
    assert refusal is not None
    assert refusal.errno == code


def test_a_folder_that_must_not_be_read_holds_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_path: Path, _pattern: str) -> Iterator[Path]:
        raise PermissionError(errno.EACCES, "Permission denied")

    (tmp_path / "one.canasta").touch()
    (tmp_path / "two.canasta-rules").touch()
    monkeypatch.setattr(Path, "glob", refuse)
    assert MatchStore(tmp_path).unarchived() == ()
    assert HouseStore(tmp_path).all().rules == ()


def test_a_time_that_no_calendar_has_hides_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = {"late": 3e11, "usual": 1.8e9, "early": -1e12}

    def stat(path: Path) -> SimpleNamespace:
        return SimpleNamespace(st_mtime=times[path.name], st_size=1)

    monkeypatch.setattr(Path, "stat", stat)
    found = newest_first(tmp_path / name for name in times)
    assert [file.path.name for file in found] == ["late", "usual", "early"]
