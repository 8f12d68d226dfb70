import os
from datetime import UTC, datetime
from pathlib import Path

from canasta_gui.persistence.folders import newest_first
from canasta_gui.persistence.store import MatchStore
from tests.engine.matches import new_match


def saved(store: MatchStore, seed: str, day: int) -> Path:
    table = store.create(new_match(seed))
    table.close()
    os.utime(table.path, (day * 86_400, day * 86_400))
    return table.path


def test_a_list_begins_with_the_match_played_last(store: MatchStore) -> None:
    days = {"b": 2, "c": 9, "a": 4}
    paths = {seed: saved(store, seed, day) for seed, day in days.items()}
    listed = newest_first(store.unarchived())
    assert [file.path for file in listed] == [paths[seed] for seed in "cab"]
    assert listed[0].last_written == datetime(1970, 1, 10, tzinfo=UTC)


def test_a_file_that_is_gone_is_not_listed(store: MatchStore) -> None:
    here = saved(store, "here", 1)
    assert [file.path for file in newest_first((here, store.folder / "gone"))] == [here]


def test_no_file_is_read_for_the_list(store: MatchStore) -> None:
    stranger = saved(store, "a", 1).with_name("stranger.canasta")
    stranger.write_bytes(b"rubbish")
    assert len(newest_first(store.unarchived())) == 2
