import subprocess
import sys
from pathlib import Path

import pytest

from canasta_gui.persistence.folders import matches_folder, shown_name
from canasta_gui.persistence.store import MatchStore
from engine import FileProblem, JournalError, Match, load_match
from tests.engine.matches import new_match, play_on
from tests.gui.persistence.stores import error_of, saved


def test_the_data_folder_can_be_chosen(own_folders: Path) -> None:
    assert matches_folder() == own_folders / "matches"
    assert MatchStore().folder == own_folders / "matches"


def test_without_a_choice_the_system_says_where_data_belongs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CANASTA_DATA_DIR")
    folder = matches_folder()
    assert folder.name == "matches"
    assert "canasta-table" in folder.parts
    assert not (tmp_path / "canasta").exists()


def test_an_empty_store_has_no_match_and_makes_no_folder(store: MatchStore) -> None:
    assert store.resume_last() is None
    assert store.unarchived() == store.kept() == ()
    assert not store.folder.exists()


def test_every_action_is_on_the_disk_at_once(store: MatchStore) -> None:
    table = store.create(new_match())
    for entries in range(1, 30):
        play_on(table.match, entries)
        assert load_match(table.path).match.entries == table.match.entries
    table.close()


def test_a_match_is_named_after_its_edition_alone(store: MatchStore) -> None:
    names = [store.create(new_match(seed)).path.name for seed in ("one", "two", "two")]
    assert names == ["hasbro-2001.canasta", "hasbro-2001-2.canasta", "hasbro-2001-3.canasta"]


def test_a_file_that_earlier_versions_named_by_the_code_goes_on(store: MatchStore) -> None:
    path = saved(store, 40)
    code = load_match(path).match.header.code
    old = path.rename(path.with_name(f"hasbro-2001-{code}.canasta"))
    table = store.resume_last()
    assert table is not None
    assert (table.path, table.notice) == (old, None)
    play_on(table.match, 60)
    table.close()
    assert len(load_match(old).match.entries) == 60


def test_a_deal_code_in_a_name_is_covered() -> None:
    code = new_match().header.code
    shown = shown_name(Path("/home") / f"hasbro-2001-{code}-2.canasta")
    assert shown == "hasbro-2001-…-2.canasta"
    assert shown_name(Path("winning-moves-deluxe-12.canasta")) == "winning-moves-deluxe-12.canasta"


def test_a_match_goes_on_after_the_program_was_closed(store: MatchStore) -> None:
    path = saved(store, 40)
    assert store.by_recency() == (path,)
    table = store.resume(path)
    assert table.notice is None
    play_on(table.match, 80)
    table.close()
    expected = play_on(play_on(new_match("store"), 40), 80)
    assert load_match(path).match.entries == expected.entries


def test_a_saved_match_with_a_history_is_saved_whole(store: MatchStore) -> None:
    match = play_on(new_match(), 50)
    table = store.create(match)
    table.close()
    path = table.path
    assert load_match(path).match.entries == match.entries


def test_a_closed_match_is_not_written_any_more(store: MatchStore) -> None:
    table = store.create(new_match())
    table.close()
    size = table.path.stat().st_size
    play_on(table.match, 5)
    assert table.path.stat().st_size == size


def test_an_archived_match_is_kept_and_not_current(store: MatchStore) -> None:
    path = saved(store)
    content = path.read_bytes()
    kept = store.archive(path)
    assert store.unarchived() == ()
    assert store.kept() == (kept,)
    assert kept.read_bytes() == content
    back = store.unarchive(kept)
    assert store.unarchived() == (back,) == (path,)


def test_the_archive_destroys_nothing_of_the_same_name(store: MatchStore) -> None:
    kept: set[Path] = set()
    for entries in (10, 20, 30):
        kept.add(store.archive(saved(store, entries)))
    assert set(store.kept()) == kept
    assert sorted(len(load_match(path).match.entries) for path in kept) == [10, 20, 30]


def test_a_match_is_deleted_when_asked(store: MatchStore) -> None:
    path, other = saved(store, seed="gone"), saved(store, seed="stays")
    store.delete(path)
    assert store.unarchived() == (other,)


def test_a_match_that_is_open_elsewhere_is_left_alone(store: MatchStore) -> None:
    table = store.create(new_match())
    play_on(table.match, 20)
    error = error_of(MatchStore(store.folder), table.path)
    assert error.problem == FileProblem.LOCKED
    play_on(table.match, 40)
    assert len(load_match(table.path).match.entries) == 40
    table.close()


def test_a_match_that_is_open_elsewhere_is_not_deleted(store: MatchStore) -> None:
    table = store.create(new_match())
    with pytest.raises(JournalError) as caught:
        MatchStore(store.folder).delete(table.path)
    assert caught.value.problem == FileProblem.LOCKED
    assert table.path.exists()
    table.close()


def test_a_file_that_is_no_match_can_be_deleted(store: MatchStore) -> None:
    path = saved(store)
    path.write_text("not a match\n")
    store.delete(path)
    assert not path.exists()


def test_a_folder_that_cannot_be_made_is_said_to_be_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(JournalError) as caught:
        MatchStore(tmp_path / "file" / "matches").create(new_match())
    assert caught.value.problem == FileProblem.STORAGE


def test_the_store_needs_no_qt() -> None:
    code = "import sys, canasta_gui.persistence.store; print('PySide6' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert said.stdout == "False\n"


def test_matches_are_written_as_they_were_read(store: MatchStore) -> None:
    path = saved(store)
    before = path.read_bytes()
    table = store.resume(path)
    assert isinstance(table.match, Match)
    table.close()
    assert path.read_bytes() == before
