"""Tests searching, sorting and annotating saved matches, and keeping only the latest ones."""

import os
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionComboBox
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.saved_matches.match_finder import ListOrder, MatchFinder
from canasta_gui.dialogs.saved_matches.saved_matches_dialog import SavedMatchesDialog
from canasta_gui.i18n.formats import number
from canasta_gui.persistence.beside_files import LONGEST_NOTE, note_path, read_note, write_note
from canasta_gui.persistence.folders import MatchFile
from canasta_gui.persistence.store import MatchStore
from canasta_gui.records.match_rows import ListingRow
from canasta_gui.settings.model import Settings
from canasta_gui.table.render.fonts import load_fonts
from canasta_gui.theme.theme import apply_theme
from tests.gui.kit.play import LEFT
from tests.gui.kit.widest_language import spoken
from tests.kit.played_matches import dealt_match

DAY = 24 * 3600


@pytest.fixture
def store() -> MatchStore:
    """Returns a store with three finished matches, each played a day after the one before."""
    made = MatchStore()
    for at in range(3):
        opened = made.create(dealt_match(f"saved {at}"))
        opened.close()
        path = made.archive(opened.path)
        os.utime(path, (at * DAY, at * DAY))
    return made


def shown(qtbot: QtBot, store: MatchStore, keep: int = 0) -> SavedMatchesDialog:
    dialog = SavedMatchesDialog(store, None, keep=keep)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def finder() -> MatchFinder:
    def file(name: str, day: int, size: int) -> MatchFile:
        return MatchFile(Path(name), datetime(2026, 11, day, 12, tzinfo=UTC), size)

    files = [file("c", 23, 5), file("b", 22, 9), file("a", 21, 7)]
    made = MatchFinder(files, {Path("a"): "Grandma's birthday"})
    made.learn(
        {
            Path("a"): ListingRow("Samba", "Ann, Zoe"),
            Path("b"): ListingRow("Bolivia", "Ann, Bea"),
        }
    )
    return made


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("", "cba"), ("samba", "a"), ("ANN", "ba"), ("ann boli", "b"), ("2026-11-22", "b"),
        ("november 2026", "cba"), ("birthday", "a"), ("ann nobody", ""),
    ],
)  # fmt: skip
def test_every_word_is_searched_in_game_players_date_and_note(words: str, found: str) -> None:
    assert "".join(file.path.name for file in finder().find(words, ListOrder.LATEST)) == found


@pytest.mark.parametrize(
    ("order", "found"),
    [
        (ListOrder.LATEST, "cba"),
        (ListOrder.GAME, "bac"),
        (ListOrder.PLAYERS, "bac"),
        (ListOrder.SIZE, "bac"),
    ],
)
def test_unknown_files_stand_last_in_an_order_by_content(order: ListOrder, found: str) -> None:
    assert "".join(file.path.name for file in finder().find("", order)) == found


def test_typed_words_leave_only_what_has_them(qtbot: QtBot, store: MatchStore) -> None:
    dialog = shown(qtbot, store)
    write_note(dialog.matches.paths[1], "the long one")
    dialog = shown(qtbot, store)
    search = dialog.finder_row.search
    QTest.keyClicks(search, "long")
    assert [read_note(path) for path in dialog.matches.paths] == ["the long one"]
    QTest.keyClicks(search, " nothing")
    assert dialog.matches.paths == ()
    assert not dialog.open_button.isEnabled()
    search.clear()
    assert len(dialog.matches.paths) == 3


def test_games_and_players_are_searched_once_the_files_were_read(
    qtbot: QtBot, store: MatchStore
) -> None:
    dialog = shown(qtbot, store)
    name = dialog.matches
    qtbot.waitUntil(lambda: name.found(0) is not None)
    words = str(name.index(0).data(Qt.ItemDataRole.AccessibleTextRole)).split(".")[0]
    QTest.keyClicks(dialog.finder_row.search, words)
    qtbot.waitUntil(lambda: len(dialog.matches.paths) == 3)


@pytest.mark.usefixtures("look")
@pytest.mark.parametrize(("language", "scale"), [("en", 1.6), ("fr", 1), ("nl", 1)])
def test_no_word_above_the_list_is_cut(
    qtbot: QtBot, qapp: QApplication, store: MatchStore, language: str, scale: float
) -> None:
    apply_theme(qapp, Settings(text_scale=scale), load_fonts())
    with spoken(qapp, language):
        dialog = shown(qtbot, store)
        dialog.resize(760, 680)
        qtbot.waitUntil(lambda: dialog.finder_row.width() > 600)
        for box in (dialog.finder_row.order, dialog.finder_row.keep):
            option = QStyleOptionComboBox()
            box.initStyleOption(option)
            part = QStyle.SubControl.SC_ComboBoxEditField
            field = box.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, box)
            for text in map(box.itemText, range(box.count())):
                assert field.width() >= box.fontMetrics().horizontalAdvance(text), text
        search = dialog.finder_row.search
        assert search.width() > search.fontMetrics().horizontalAdvance(search.placeholderText())


def test_a_note_is_typed_and_goes_with_its_match(qtbot: QtBot, store: MatchStore) -> None:
    dialog = shown(qtbot, store)
    chosen = dialog.chosen
    assert chosen is not None
    QTest.keyClicks(dialog.note, "Zoe's first")
    QTest.keyClick(dialog.note, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert read_note(chosen) == "Zoe's first"
    assert "Zoe's first" in str(dialog.matches.index(0).data(Qt.ItemDataRole.AccessibleTextRole))
    QTest.mouseClick(dialog.delete_button, LEFT)
    assert not note_path(chosen).exists()
    QTest.mouseClick(dialog.back_button, LEFT)
    assert read_note(chosen) == "Zoe's first"
    assert dialog.note.text() == "Zoe's first"
    moved = store.unarchive(chosen)
    assert read_note(moved) == "Zoe's first"
    store.delete(moved)
    assert not list(store.folder.glob("**/*.note.txt"))


def test_a_note_is_one_short_line_and_may_be_damaged(tmp_path: Path) -> None:
    match = tmp_path / "m.canasta"
    write_note(match, "two\nlines " + "x" * 1000)
    note = read_note(match)
    assert note is not None
    assert note.startswith("two lines x")
    assert len(note) == LONGEST_NOTE
    note_path(match).write_bytes(b"caf\xe9")
    assert read_note(match) == "caf\ufffd"
    note_path(match).write_bytes(b"x" * 20_000)
    assert read_note(match) is None
    write_note(match, " ")
    assert not note_path(match).exists()
    assert read_note(match) == ""


def test_a_note_that_cannot_be_read_says_so_and_keeps_its_match(
    qtbot: QtBot, store: MatchStore
) -> None:
    """It was shown as none, could be overwritten, and its match was deleted as one without."""
    oldest = min(store.kept(), key=lambda path: path.stat().st_mtime)
    note_path(oldest).write_bytes(b"x" * 20_000)
    dialog = shown(qtbot, store, keep=1)
    assert oldest in dialog.matches.paths
    row = dialog.matches.paths.index(oldest)
    told = f"The note in {note_path(oldest).name} cannot be read."
    assert told in str(dialog.matches.index(row).data(Qt.ItemDataRole.AccessibleTextRole))
    dialog.rows.setCurrentIndex(dialog.matches.index(row))
    assert (dialog.note.text(), dialog.note.isEnabled()) == ("", False)
    assert dialog.note.placeholderText().startswith(told)
    dialog.reject()
    assert note_path(oldest).stat().st_size == 20_000


def choose_keep(dialog: SavedMatchesDialog, place: int) -> None:
    dialog.finder_row.keep.setCurrentIndex(place)
    dialog.finder_row.keep.activated.emit(place)


def test_all_are_kept_or_the_last_50_200_or_1000(qtbot: QtBot, store: MatchStore) -> None:
    dialog = shown(qtbot, store)
    told: list[int] = []
    dialog.keep_chosen.connect(told.append)
    keep = dialog.finder_row.keep
    for place in range(keep.count()):
        choose_keep(dialog, place)
    assert told == [0, 50, 200, 1000]
    offered = [keep.itemText(place).rpartition(" ")[2] for place in range(keep.count())]
    assert offered == ["all", "50", "200", number(1000)]
    dialog.reject()


@pytest.mark.parametrize("kept", [2, -1])
def test_a_number_that_is_not_offered_keeps_all_as_the_list_says(
    qtbot: QtBot, store: MatchStore, kept: int
) -> None:
    dialog = shown(qtbot, store, keep=kept)
    assert dialog.finder_row.keep.currentText() == "Keep all"
    assert len(dialog.matches.paths) == 3
    dialog.reject()
    assert len(store.kept()) == 3


def test_only_the_last_are_kept_but_none_with_a_note_or_unfinished(
    qtbot: QtBot, store: MatchStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = store.create(dealt_match("running"))
    running.close()
    os.utime(running.path, (1, 1))
    oldest, middle, newest = sorted(store.kept(), key=lambda path: path.stat().st_mtime)
    write_note(oldest, "keep me")
    dialog = shown(qtbot, store)
    told: list[int] = []
    dialog.keep_chosen.connect(told.append)
    monkeypatch.setattr("canasta_gui.dialogs.saved_matches.match_finder.KEEPING", (0, 1, 2, 3))
    choose_keep(dialog, 1)
    assert told == [1]
    assert set(dialog.matches.paths) == {newest, oldest, running.path}
    assert "1 older" in dialog.subtitle
    QTest.mouseClick(dialog.back_button, LEFT)
    assert middle.exists()
    assert set(dialog.matches.paths) == {newest, middle, oldest, running.path}
    dialog.reject()
    again = shown(qtbot, store, keep=1)
    assert not middle.exists()
    again.reject()
    assert set(store.kept()) == {newest, oldest}
    assert not list(store.deleted_folder.iterdir())
