"""Tests which match is resumed: the one played last according to the files, whatever the clock
said.
"""

import os
import shutil
from pathlib import Path

import pytest

from canasta_gui.persistence.store import MatchStore
from engine import FileProblem, JournalError
from tests.engine.files import rewrite, set_header
from tests.engine.matches import new_match, play_on
from tests.gui.persistence.stores import saved, set_age


def resumed(store: MatchStore) -> Path:
    """Returns the file of the match that is resumed."""
    table = store.resume_last()
    assert table is not None
    table.close()
    return table.path


def play_more(store: MatchStore, path: Path) -> None:
    table = store.resume(path)
    play_on(table.match, len(table.match.entries) + 2)
    table.close()


def test_a_clock_that_went_back_changes_nothing(store: MatchStore) -> None:
    first, second = saved(store, seed="first"), saved(store, seed="second")
    set_age(second, days=500)
    assert resumed(store) == second
    play_more(store, first)
    set_age(first, days=900)
    assert store.by_recency() == (first, second)


def test_a_match_that_was_only_looked_at_was_not_played(store: MatchStore) -> None:
    first, second = saved(store, seed="first"), saved(store, seed="second")
    store.resume(first).close()
    assert resumed(store) == second


def test_an_unarchived_match_is_removed_before_a_newer_one(
    store: MatchStore,
) -> None:
    first = saved(store, seed="first")
    for _ in range(3):
        play_more(store, first)
    kept = store.archive(first)
    fresh = MatchStore(store.folder)
    back = fresh.unarchive(kept)
    fresh.resume(back).close()
    assert resumed(fresh) == back
    played = saved(fresh, seed="second")
    assert resumed(MatchStore(store.folder)) == played


def test_files_that_do_not_say_go_by_their_time(store: MatchStore) -> None:
    paths = [saved(store, seed=seed) for seed in ("old", "new", "newest")]
    for age, path in zip((3, 1, 2), paths, strict=True):
        rewrite(path, lambda lines: [line.pop("opened", None) for line in lines])
        set_age(path, age)
    assert store.by_recency() == (paths[1], paths[2], paths[0])
    play_more(store, paths[0])
    set_age(paths[0], 9)
    assert resumed(store) == paths[0]


def foreign(path: Path) -> None:
    path.write_bytes(b"a letter to Aunt Agatha\n")


def damaged(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b'"format":', b'"format";'))


def newer(path: Path) -> None:
    set_header(path, format=99)


def folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (foreign, FileProblem.FOREIGN),
        (damaged, FileProblem.DAMAGED),
        (newer, FileProblem.NEWER),
        (folder, FileProblem.FOREIGN),
    ],
)
def test_a_file_that_cannot_be_opened_hides_no_match(
    store: MatchStore, spoil: object, problem: FileProblem
) -> None:
    good, bad = saved(store, seed="good"), saved(store, seed="bad")
    rewrite(good, lambda lines: [line.pop("opened", None) for line in lines])
    set_age(good, 10)
    assert callable(spoil)
    spoil(bad)
    table = store.resume_last()
    assert table is not None
    table.close()
    assert table.path == good
    assert [error.problem for error in table.passed_over] == [problem]


@pytest.mark.parametrize("has_other", [True, False])
def test_a_file_in_which_nothing_was_played_goes_without_a_word(
    store: MatchStore, has_other: bool
) -> None:
    other = saved(store, seed="other") if has_other else None
    content = saved(store, seed="torn").read_bytes()
    torn = store.by_recency()[0]
    torn.unlink()
    for size in (*range(0, content.index(b"\n"), 97), content.index(b"\n")):
        torn.write_bytes(content[:size])
        set_age(torn, 900)
        table = store.resume_last()
        assert not torn.exists()
        if table is not None:
            assert (table.path, table.notice, table.passed_over) == (other, None, ())
            table.close()
        assert (table is None) == (other is None)


@pytest.mark.parametrize("rest", [b"", b'{"n":1,"op', b'{"clos'])
def test_a_match_whose_first_deal_was_not_written_begins_without_a_word(
    store: MatchStore, rest: bytes
) -> None:
    path = saved(store)
    path.write_bytes(path.read_bytes().splitlines(keepends=True)[0] + rest)
    table = store.resume_last()
    assert table is not None
    assert (table.path, table.notice, table.match.entries) == (path, None, ())
    table.close()


def test_where_no_file_can_be_opened_the_first_reason_is_told(store: MatchStore) -> None:
    foreign(saved(store))
    with pytest.raises(JournalError) as caught:
        store.resume_last()
    assert caught.value.problem == FileProblem.FOREIGN


def test_another_program_keeps_the_match_that_it_plays(store: MatchStore) -> None:
    saved(store, seed="older")
    table = store.create(new_match())
    play_on(table.match, 20)
    with pytest.raises(JournalError) as caught:
        MatchStore(store.folder).resume_last()
    assert caught.value.problem == FileProblem.LOCKED
    table.close()


@pytest.mark.skipif(os.name != "posix", reason="a file that is open cannot be taken away here")
def test_a_match_whose_folder_is_deleted_goes_on_in_a_new_file(store: MatchStore) -> None:
    table = store.create(new_match("store"))
    told: list[Path] = []
    table.log.renewed = lambda path, _: told.append(path)
    play_on(table.match, 40)
    for removed in range(1, 4):
        shutil.rmtree(store.folder)
        play_on(table.match, 40 + 10 * removed)
        assert told == [table.path] * removed
    table.close()
    again = store.resume_last()
    assert again is not None
    again.close()
    assert again.match.entries == play_on(new_match("store"), 70).entries


@pytest.mark.skipif(os.name != "posix", reason="a file that is open cannot be taken away here")
def test_where_no_new_file_can_be_made_the_match_waits(store: MatchStore) -> None:
    table = store.create(play_on(new_match("store"), 40))
    shutil.rmtree(store.folder)
    store.folder.write_text("in the way")
    with pytest.raises(JournalError) as caught:
        play_on(table.match, 41)
    assert caught.value.problem == FileProblem.STORAGE
    assert len(table.match.entries) == 40
    store.folder.unlink()
    play_on(table.match, 60)
    table.close()
    assert resumed(store) == table.path
