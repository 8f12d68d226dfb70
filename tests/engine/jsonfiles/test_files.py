"""Reading and replacing files: only regular files up to a maximum size are read."""

import os
from pathlib import Path

import pytest

from engine.jsonfiles.regular import UnfitFileError, open_handle, open_regular, read_bounded
from engine.jsonfiles.whole import write_whole


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "file.json"


def test_a_regular_file_is_read(path: Path) -> None:
    path.write_bytes(b"12345")
    assert read_bounded(path, 5) == b"12345"


def test_a_larger_file_is_refused(path: Path) -> None:
    path.write_bytes(b"123456")
    with pytest.raises(UnfitFileError, match="larger than 5 bytes"):
        read_bounded(path, 5)


def test_a_file_that_is_missing_is_said_to_be_missing(path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        open_regular(path)


@pytest.mark.parametrize("flags", [os.O_RDONLY, os.O_RDWR | os.O_APPEND, os.O_WRONLY | os.O_CREAT])
def test_a_folder_is_no_file(path: Path, flags: int) -> None:
    path.mkdir()
    with pytest.raises(UnfitFileError, match="not a regular file"):
        open_handle(path, flags)


@pytest.mark.skipif(os.name != "posix", reason="pipes have no place among files here")
@pytest.mark.parametrize("flags", [os.O_RDONLY, os.O_RDWR | os.O_APPEND, os.O_WRONLY | os.O_CREAT])
def test_a_pipe_is_refused_at_once(path: Path, flags: int) -> None:
    os.mkfifo(path)
    with pytest.raises(UnfitFileError, match="not a regular file"):
        open_handle(path, flags)


@pytest.mark.skipif(os.name != "posix", reason="devices have no place among files here")
def test_a_device_is_refused(path: Path) -> None:
    path.symlink_to("/dev/zero")
    with pytest.raises(UnfitFileError, match="not a regular file"):
        read_bounded(path, 100)


def test_a_file_is_replaced_whole(path: Path) -> None:
    write_whole(path, b"old")
    write_whole(path, b"new")
    assert path.read_bytes() == b"new"
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_failed_replacement_leaves_the_old_file_alone(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_whole(path, b"old")

    def fail(_file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="No space left"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert [file.name for file in path.parent.iterdir()] == [path.name]
