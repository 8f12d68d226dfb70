"""Match files for tests."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine import Journal, JournalError, Match, load_match
from tests.engine.matches import new_match, play_on


def recorded(path: Path, entries: int = 120, seed: str = "file") -> Match:
    """Returns a match that was written to a file while it was played."""
    match = new_match(seed)
    with Journal.create(path, match.header, is_synced=False) as journal:
        match.log = journal
        play_on(match, entries)
        match.log = None
    return match


def problem_of(path: Path, action: Callable[[Path], object] = load_match) -> JournalError:
    before = path.read_bytes() if path.exists() else None
    with pytest.raises(JournalError) as caught:
        action(path)
    assert (path.read_bytes() if path.exists() else None) == before
    assert "\n" not in str(caught.value)
    assert str(caught.value).startswith(str(path))
    return caught.value


def lines_of(path: Path) -> list[dict[str, Any]]:
    """Returns the header and the entries of a match file."""
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [line for line in lines if "closing" not in line]


def rewrite(path: Path, change: Callable[[list[dict[str, Any]]], object]) -> None:
    """Changes header and entries of a match file, and leaves it without its closing line."""
    lines = lines_of(path)
    change(lines)
    separators = (",", ":")
    text = "".join(json.dumps(line, separators=separators) + "\n" for line in lines)
    path.write_text(text, encoding="utf-8")


def set_header(path: Path, **values: object) -> None:
    rewrite(path, lambda lines: lines[0].update(values))
