"""Tests that a file of words that is missing, or has lost a part, is named."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from canasta_gui.words import written
from engine import BrokenFileError


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Returns the folder in which words are looked for, which is empty."""
    read = written._content  # pyright: ignore[reportPrivateUsage]
    read.cache_clear()
    monkeypatch.setattr(written, "_FOLDER", tmp_path)
    yield tmp_path
    read.cache_clear()


ASKED: dict[str, Callable[[], object]] = {
    "messages": lambda: written.message("Notices", "match.foreign"),
    "names": lambda: written.named("Faces", "owl"),
    "refusals": lambda: written.sentences.__wrapped__("refusals", "PileRefusals"),
    "options": lambda: written.contexts.__wrapped__("options"),
}


@pytest.mark.parametrize("file", ASKED)
def test_a_missing_file_is_named(folder: Path, file: str) -> None:
    with pytest.raises(BrokenFileError) as raised:
        ASKED[file]()
    assert raised.value.broken_file == str(folder / f"{file}.toml")


@pytest.mark.parametrize("file", ["messages", "names"])
def test_a_file_that_lost_a_part_is_named(folder: Path, file: str) -> None:
    (folder / f"{file}.toml").write_text("[Other]\nword = 'word'\n")
    with pytest.raises(BrokenFileError) as raised:
        ASKED[file]()
    assert raised.value.broken_file == str(folder / f"{file}.toml")
