import os
from datetime import UTC, datetime
from pathlib import Path

import pytest

from canasta_gui.persistence.store import MatchStore
from canasta_gui.persistence.summary import list_matches, summarize
from engine import FileProblem, JournalError
from tests.engine.matches import NAMES, new_match, play_on


def saved(store: MatchStore, seed: str, entries: int, day: int) -> Path:
    table = store.create(play_on(new_match(seed), entries))
    table.close()
    os.utime(table.path, (day * 86_400, day * 86_400))
    return table.path


def test_a_summary_says_who_played_what_when_and_how_it_stands(store: MatchStore) -> None:
    match = play_on(new_match("sum"), 300)
    path = saved(store, "sum", 300, day=365)
    summary = summarize(path)
    assert summary.path == path
    assert [player.name for player in summary.players] == list(NAMES[:4])
    assert summary.rules.edition == "hasbro-2001"
    assert summary.standing.scores == match.state.public.scores != (0, 0)
    assert summary.standing.deal == match.state.public.deal > 1
    assert summary.last_played == datetime(1971, 1, 1, tzinfo=UTC)
    assert not summary.is_over


@pytest.mark.slow
def test_a_finished_match_is_told_from_the_others(store: MatchStore) -> None:
    assert summarize(saved(store, "over", 1_000_000, day=1)).is_over


def test_a_list_begins_with_the_match_played_last(store: MatchStore) -> None:
    days = {"b": 2, "c": 9, "a": 4}
    paths = {seed: saved(store, seed, 5, day) for seed, day in days.items()}
    listing = list_matches(store.unarchived())
    assert [summary.path for summary in listing.matches] == [paths[seed] for seed in "cab"]
    assert listing.errors == ()


def test_an_unreadable_file_is_named_and_hides_no_other(store: MatchStore) -> None:
    good = saved(store, "good", 5, day=1)
    bad = store.folder / "bad.canasta"
    bad.write_bytes(b"rubbish\n")
    missing = store.folder / "missing.canasta"
    listing = list_matches((bad, missing, good))
    assert [summary.path for summary in listing.matches] == [good]
    assert {error.path: error.problem for error in listing.errors} == {
        bad: FileProblem.FOREIGN,
        missing: FileProblem.STORAGE,
    }


def test_a_match_that_is_being_played_can_be_summarized(store: MatchStore) -> None:
    table = store.create(play_on(new_match(), 10))
    assert summarize(table.path).standing.deal == 1
    table.close()


def test_a_missing_file_has_no_summary(tmp_path: Path) -> None:
    with pytest.raises(JournalError):
        summarize(tmp_path / "none.canasta")
