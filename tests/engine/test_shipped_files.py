"""Tests that a file of the program that cannot be used is named."""

from collections.abc import Callable
from pathlib import Path

import pytest

from engine import BrokenFileError, read_shipped_table
from engine.ai.search import net

BREAKS: dict[str, Callable[[Path], object]] = {
    "missing": lambda path: path.unlink(),
    "empty": lambda path: path.write_bytes(b""),
    "cut": lambda path: path.write_bytes(b"[table\n"),
    "noise": lambda path: path.write_bytes(bytes(range(256))),
}


@pytest.mark.parametrize("how", BREAKS)
def test_a_broken_table_is_named(tmp_path: Path, how: str) -> None:
    path = tmp_path / "words.toml"
    path.write_text("word = 1\n")
    assert read_shipped_table(path) == {"word": 1}
    BREAKS[how](path)
    with pytest.raises(BrokenFileError) as raised:
        read_shipped_table(path)
    assert raised.value.broken_file == str(path)


@pytest.mark.parametrize("how", BREAKS)
def test_broken_weights_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    path = tmp_path / "sets.npz"
    path.touch()
    BREAKS[how](path)

    def files(_package: str) -> Path:
        return tmp_path

    monkeypatch.setattr(net.resources, "files", files)
    with pytest.raises(BrokenFileError) as raised:
        net._load.__wrapped__("sets")  # pyright: ignore[reportPrivateUsage]
    assert raised.value.broken_file == str(path)
