"""Makes and examines stores of matches."""

import os
from pathlib import Path

import pytest

from canasta_gui.persistence.saving import OpenMatch
from canasta_gui.persistence.store import MatchStore
from engine import JournalError, load_match
from tests.engine.matches import new_match, play_on


def saved(store: MatchStore, entries: int = 40, seed: str = "store") -> Path:
    """Returns the path of a match that was played for so many entries and closed."""
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
    """Fails unless the rescued match has the first ``known`` entries of the original and is saved
    when play continues.
    """
    assert table.match.entries == play_on(new_match("store"), known).entries
    play_on(table.match, known + 10)
    table.close()
    assert load_match(table.path).match.entries == table.match.entries
