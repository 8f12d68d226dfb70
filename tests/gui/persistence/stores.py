"""Stores of matches, for tests of what happens to them."""

import os
from pathlib import Path

import pytest

from canasta_gui.persistence.store import MatchStore, OpenMatch
from engine import JournalError, load_match
from tests.engine.matches import new_match, play_on


def saved(store: MatchStore, entries: int = 40, seed: str = "store") -> Path:
    """A match that was played for a while and closed."""
    table = store.create(new_match(seed))
    play_on(table.match, entries)
    table.close()
    return table.path


def set_age(path: Path, days: int) -> None:
    seconds = 1_700_000_000 - days * 86_400
    os.utime(path, (seconds, seconds))


def files_in(folder: Path) -> set[str]:
    return {path.name for path in folder.glob("**/*") if path.is_file()}


def error_of(store: MatchStore, path: Path) -> JournalError:
    with pytest.raises(JournalError) as caught:
        store.resume(path)
    return caught.value


def go_on(table: OpenMatch, known: int) -> None:
    """The rescued match is the beginning of the original one, and is saved as it goes on."""
    assert table.match.entries == play_on(new_match("store"), known).entries
    play_on(table.match, known + 10)
    table.close()
    assert load_match(table.path).match.entries == table.match.entries
