"""Reading and replacing files: only regular files up to a maximum size are read."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.jsonfiles import (
    UnfitFileError,
    open_handle,
    open_regular,
    read_bounded,
    write_whole,
)


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


def test_a_file_whose_name_was_that_of_the_draft_stays(path: Path) -> None:
    of_player = path.with_name(path.name + ".new")
    of_player.write_bytes(b"the player's")
    write_whole(path, b"ours")
    assert of_player.read_bytes() == b"the player's"
    assert path.read_bytes() == b"ours"


LINKS = pytest.mark.skipif(os.name != "posix", reason="not everybody may make links here")


@LINKS
def test_a_link_stays_and_what_it_leads_to_is_replaced(path: Path, tmp_path: Path) -> None:
    kept = tmp_path / "dotfiles" / "ours.json"
    between = tmp_path / "between.json"
    kept.parent.mkdir()
    kept.write_bytes(b"old")
    between.symlink_to(Path("dotfiles") / "ours.json")
    path.symlink_to(between)
    write_whole(path, b"new")
    assert path.is_symlink()
    assert between.is_symlink()
    assert kept.read_bytes() == b"new"
    assert [file.name for file in kept.parent.iterdir()] == [kept.name]


@LINKS
def test_a_link_to_a_file_that_is_to_come_is_filled(path: Path, tmp_path: Path) -> None:
    path.symlink_to(tmp_path / "later.json")
    write_whole(path, b"new")
    assert path.is_symlink()
    assert (tmp_path / "later.json").read_bytes() == b"new"


@LINKS
def test_a_link_into_a_folder_that_is_missing_makes_no_folder(path: Path, tmp_path: Path) -> None:
    path.symlink_to(tmp_path / "unplugged" / "ours.json")
    with pytest.raises(FileNotFoundError):
        write_whole(path, b"new")
    assert path.is_symlink()
    assert not (tmp_path / "unplugged").exists()


def folder_at(path: Path) -> None:
    path.mkdir()


def pipe_at(path: Path) -> None:
    os.mkfifo(path)


def link_to_a_pipe_at(path: Path) -> None:
    pipe = path.parent / "elsewhere" / "pipe"
    pipe.parent.mkdir()
    os.mkfifo(pipe)
    path.symlink_to(pipe)


def link_to_itself_at(path: Path) -> None:
    path.symlink_to(path)


@LINKS
@pytest.mark.parametrize("make", [folder_at, pipe_at, link_to_a_pipe_at, link_to_itself_at])
def test_only_a_regular_file_is_replaced(path: Path, make: Callable[[Path], None]) -> None:
    make(path)
    before = path.lstat()
    with pytest.raises(UnfitFileError, match="not a regular file"):
        write_whole(path, b"new")
    after = path.lstat()
    # Following a link is an access to it: that time may change.
    assert (after.st_mode, after.st_ino, after.st_mtime_ns) == (
        before.st_mode,
        before.st_ino,
        before.st_mtime_ns,
    )
    assert not list(path.parent.rglob("*.new"))


WRITES_UNTIL_IT_IS_KILLED = """
import os, signal, sys
from pathlib import Path
from engine.jsonfiles import write_whole
os.fsync = lambda _file: os.kill(os.getpid(), signal.SIGKILL)
write_whole(Path(sys.argv[1]), b"new")
"""


@pytest.mark.skipif(os.name != "posix", reason="kills by a signal")
def test_what_a_killed_writer_left_is_removed_later(path: Path) -> None:
    write_whole(path, b"old")
    subprocess.run([sys.executable, "-c", WRITES_UNTIL_IT_IS_KILLED, str(path)], check=False)
    assert path.read_bytes() == b"old"
    (left,) = (file for file in path.parent.iterdir() if file != path)
    write_whole(path, b"newer")
    # Another program might be writing it at this moment.
    assert left.exists()
    minutes_ago = left.stat().st_mtime - 120
    os.utime(left, (minutes_ago, minutes_ago))
    of_player = path.with_name(".canasta-mine.new")
    of_player.touch()
    os.utime(of_player, (minutes_ago, minutes_ago))
    write_whole(path, b"newest")
    assert sorted(path.parent.iterdir()) == [of_player, path]


@pytest.mark.skipif(os.name != "posix", reason="half a character has a place in names here")
@pytest.mark.parametrize("name", ["a\0b", "a\ud800b"])
def test_a_name_that_no_file_can_have_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(UnfitFileError, match="not the name of a file"):
        open_handle(tmp_path / name)
