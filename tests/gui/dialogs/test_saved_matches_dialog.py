"""Tests the list of saved matches."""

import errno
import os
from pathlib import Path
from threading import Event, current_thread, main_thread

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.saved_matches import match_list_model
from canasta_gui.dialogs.saved_matches.saved_matches_dialog import SavedMatchesDialog
from canasta_gui.persistence.store import MatchStore
from engine import Standing, peek_match
from tests.gui.kit.play import LEFT, deal, match_of
from tests.gui.kit.program import Start
from tests.kit.played_matches import dealt_match


def click_row(dialog: SavedMatchesDialog, row: int) -> None:
    """Clicks the middle of a row."""
    place = dialog.rows.visualRect(dialog.matches.index(row))
    QTest.mouseClick(dialog.rows.viewport(), LEFT, pos=place.center())


def said(dialog: SavedMatchesDialog, row: int) -> str:
    """Returns what a screen reader says of a row."""
    return str(dialog.matches.index(row).data(Qt.ItemDataRole.AccessibleTextRole))


@pytest.fixture
def store() -> MatchStore:
    """Returns a store with three saved matches."""
    made = MatchStore()
    for number in range(3):
        made.create(dealt_match(f"saved {number}")).close()
    return made


def test_every_match_but_the_open_one_is_listed(qtbot: QtBot, store: MatchStore) -> None:
    playing = store.unarchived()[0]
    dialog = SavedMatchesDialog(store, playing)
    qtbot.addWidget(dialog)
    assert set(dialog.matches.paths) == set(store.unarchived()) - {playing}


@pytest.mark.parametrize(("is_playing", "text"), [(True, "beside the one"), (False, "No match")])
def test_an_empty_list_says_why(qtbot: QtBot, is_playing: bool, text: str) -> None:
    store = MatchStore()
    playing = store.create(dealt_match("playing")) if is_playing else None
    dialog = SavedMatchesDialog(store, None if playing is None else playing.path)
    qtbot.addWidget(dialog)
    dialog.show()
    shown = [it.text() for it in dialog.findChildren(QLabel) if it.isVisible()]
    assert any(text in line for line in shown)
    if playing is not None:
        playing.close()


def test_kept_matches_are_listed_too(qtbot: QtBot, store: MatchStore) -> None:
    kept = store.archive(store.unarchived()[0])
    dialog = SavedMatchesDialog(store, None)
    qtbot.addWidget(dialog)
    assert kept in dialog.matches.paths


def test_a_deleted_match_can_be_brought_back_until_the_list_is_closed(
    qtbot: QtBot, store: MatchStore
) -> None:
    dialog = SavedMatchesDialog(store, None)
    qtbot.addWidget(dialog)
    dialog.show()
    before, chosen = dialog.matches.paths, dialog.chosen
    assert chosen is not None
    content = chosen.read_bytes()
    assert not dialog.back_button.isVisible()
    QTest.mouseClick(dialog.delete_button, LEFT)
    assert not chosen.exists()
    assert dialog.matches.paths == before[1:]
    QTest.mouseClick(dialog.back_button, LEFT)
    assert dialog.matches.paths == before
    assert dialog.chosen == chosen
    assert chosen.read_bytes() == content
    assert not dialog.back_button.isVisible()


def test_closing_the_list_deletes_for_good(qtbot: QtBot, store: MatchStore) -> None:
    dialog = SavedMatchesDialog(store, None)
    qtbot.addWidget(dialog)
    dialog.show()
    QTest.mouseClick(dialog.delete_button, LEFT)
    QTest.mouseClick(dialog.delete_button, LEFT)
    assert len(list(store.deleted_folder.iterdir())) == 2
    dialog.reject()
    assert list(store.deleted_folder.iterdir()) == []
    assert len(store.unarchived()) == 1


def test_the_list_says_how_much_room_the_matches_take(qtbot: QtBot, store: MatchStore) -> None:
    dialog = SavedMatchesDialog(store, None)
    qtbot.addWidget(dialog)
    size = sum(path.stat().st_size for path in store.unarchived())
    assert dialog.subtitle.endswith(f" 3 matches, {QLocale().formattedDataSize(size, 1)}.")


def test_a_match_that_is_open_elsewhere_stays_and_is_said_to(qtbot: QtBot) -> None:
    MatchStore().create(dealt_match("older")).close()
    elsewhere = MatchStore().create(dealt_match("elsewhere"))
    dialog = SavedMatchesDialog(MatchStore(), None)
    qtbot.addWidget(dialog)
    dialog.show()
    QTest.mouseClick(dialog.delete_button, LEFT)
    assert elsewhere.path.exists()
    assert "another window" in dialog.subtitle
    QTest.keyClick(dialog.rows, Qt.Key.Key_Up)
    click_row(dialog, 1)
    assert "another window" not in dialog.subtitle
    elsewhere.close()


def test_what_the_disk_refuses_is_said_and_can_be_tried_again(
    qtbot: QtBot, store: MatchStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> Path:
        raise OSError(errno.EROFS, "Read-only file system")

    before = set(store.unarchived())
    dialog = SavedMatchesDialog(store, None)
    qtbot.addWidget(dialog)
    dialog.show()
    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", refuse)
        QTest.mouseClick(dialog.delete_button, LEFT)
        assert "Read-only file system" in dialog.subtitle
    assert not dialog.back_button.isVisible()
    QTest.mouseClick(dialog.delete_button, LEFT)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", refuse)
        QTest.mouseClick(dialog.back_button, LEFT)
        assert "Read-only file system" in dialog.subtitle
        assert dialog.back_button.isVisible()
    QTest.mouseClick(dialog.back_button, LEFT)
    assert set(store.unarchived()) == before
    assert not dialog.back_button.isVisible()


def test_an_unreadable_file_is_left_alone_and_named(qtbot: QtBot, store: MatchStore) -> None:
    stranger = store.folder / "stranger.canasta"
    stranger.write_text("not a match\n")
    dialog = SavedMatchesDialog(store, None)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.matches.paths[0] == stranger, "it was written last"
    qtbot.waitUntil(lambda: "is no saved match" in said(dialog, 0))
    assert stranger.name in said(dialog, 0)
    assert dialog.chosen == dialog.matches.paths[1]
    click_row(dialog, 0)
    assert dialog.chosen == dialog.matches.paths[1]
    assert stranger.exists()


def test_only_unreadable_files_leave_nothing_to_choose(qtbot: QtBot) -> None:
    store = MatchStore()
    store.folder.mkdir(parents=True)
    (store.folder / "stranger.canasta").write_text("not a match\n")
    dialog = SavedMatchesDialog(store, None)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: dialog.chosen is None)
    assert not dialog.open_button.isEnabled()
    assert not dialog.delete_button.isEnabled()


def test_a_row_says_what_its_file_says(qtbot: QtBot, store: MatchStore) -> None:
    dialog = SavedMatchesDialog(store, None)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: "deal 1" in said(dialog, 2))
    for part in ("Deluxe Canasta Caliente", "Anna, Berta, Carlos, Dora", "0 : 0"):
        assert part in said(dialog, 2)


def test_ten_thousand_matches_are_listed_at_once_and_few_are_read(
    qtbot: QtBot, store: MatchStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = store.unarchived()[0]
    for number in range(10_000):
        os.link(first, store.folder / f"copy-{number}.canasta")
    read: list[Path] = []

    def note(path: Path) -> Standing:
        assert current_thread() is not main_thread()
        read.append(path)
        return peek_match(path)

    monkeypatch.setattr(match_list_model, "peek_match", note)
    dialog = SavedMatchesDialog(store, None)
    qtbot.addWidget(dialog)
    assert read == []
    dialog.show()
    assert len(dialog.matches.paths) == 10_003
    qtbot.waitUntil(lambda: "deal 1" in said(dialog, 3))
    QTest.keyClick(dialog.rows, Qt.Key.Key_End)
    qtbot.waitUntil(lambda: "deal 1" in said(dialog, 10_002))
    assert 4 < len(read) < 40


def test_closing_does_not_wait_for_the_file_that_is_read(
    qtbot: QtBot, store: MatchStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, may_go_on = Event(), Event()

    def read_slowly(path: Path) -> Standing:
        begun.set()
        assert may_go_on.wait(10)
        return peek_match(path)

    monkeypatch.setattr(match_list_model, "peek_match", read_slowly)
    dialog = SavedMatchesDialog(store, None)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(begun.is_set)
    dialog.reject()
    assert not dialog.isVisible()
    may_go_on.set()
    QApplication.processEvents()
    assert [dialog.matches.found(row) for row in range(3)] == [None] * 3


def test_nothing_saved_is_said(qtbot: QtBot) -> None:
    dialog = SavedMatchesDialog(MatchStore(), None)
    qtbot.addWidget(dialog)
    assert not dialog.open_button.isEnabled()
    assert not dialog.delete_button.isEnabled()
    assert dialog.chosen is None


def test_the_chosen_match_goes_on(qtbot: QtBot, start: Start, store: MatchStore) -> None:
    program = start(is_new=True)
    deal(qtbot, program)
    program.window.actions_by_name["saved"].trigger()
    dialog = program.window.findChild(SavedMatchesDialog)
    assert isinstance(dialog, SavedMatchesDialog)
    chosen = dialog.chosen
    QTest.mouseClick(dialog.open_button, LEFT)
    assert program.conductor.path == chosen
    assert match_of(program).state.public.deal == 1


def test_a_match_from_the_archive_goes_on(qtbot: QtBot, start: Start, store: MatchStore) -> None:
    kept = store.archive(store.unarchived()[0])
    program = start(is_new=True)
    assert program.flow.resume(kept)
    assert not kept.exists()
    assert program.conductor.path == store.folder / kept.name


def test_a_reader_hears_why_a_file_is_no_match_as_whole_sentences(
    qtbot: QtBot, store: MatchStore
) -> None:
    (store.folder / "letter.canasta").write_text("Dear Anna", encoding="utf-8")
    dialog = SavedMatchesDialog(store, None)
    qtbot.addWidget(dialog)
    dialog.show()
    row = [path.name for path in dialog.matches.paths].index("letter.canasta")
    qtbot.waitUntil(lambda: "no saved match" in said(dialog, row))
    assert ".." not in said(dialog, row)
    dialog.reject()
