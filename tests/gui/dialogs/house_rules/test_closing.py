"""Tests that changes are saved or discarded on request, and are not lost when the editor closes."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.house_rules.editor import HouseEditor
from canasta_gui.persistence.house_store import HouseRules, HouseStore
from canasta_gui.settings.store import FileFault, UnusableFileError
from tests.gui.dialogs.house_rules.editing import OURS, number, press_key, visible_texts
from tests.gui.kit.play import LEFT


def test_enter_in_a_field_does_not_save_but_control_enter_does(
    qtbot: QtBot, editor: HouseEditor, store: HouseStore
) -> None:
    press_key(number(editor, "meld.min_size").box, Qt.Key.Key_Return)
    press_key(editor.page.search, Qt.Key.Key_Return)
    assert editor.isVisible()
    with qtbot.waitSignal(editor.accepted):
        QTest.keyClick(editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert [rules.name for rules in store.all().rules] == ["Sunday rules"]


def test_changes_are_dropped_only_when_it_is_wished_twice(editor: HouseEditor) -> None:
    QTest.mouseClick(number(editor, "meld.wild_cap").less, LEFT)
    press_key(editor, Qt.Key.Key_Escape)
    assert editor.isVisible()
    press_key(editor, Qt.Key.Key_Escape)
    assert not editor.isVisible()


def test_without_a_name_nothing_is_saved(editor: HouseEditor) -> None:
    editor.name_field.clear()
    assert not editor.save_button.isEnabled()
    QTest.keyClicks(editor.name_field, "Ours")
    assert editor.save_button.isEnabled()


def test_what_cannot_be_saved_is_not_lost(qtbot: QtBot) -> None:
    def refuse(_rules: HouseRules) -> HouseRules:
        raise UnusableFileError(FileFault.STORAGE, Path("ours.canasta-rules"), "disk full")

    editor = HouseEditor(OURS, refuse)
    qtbot.addWidget(editor)
    editor.show()
    QTest.mouseClick(editor.save_button, LEFT)
    assert editor.isVisible()
    assert any(
        "ours.canasta-rules" in text and "disk full" in text and "Make room" in text
        for text in visible_texts(editor)
    )


def test_the_editor_fits_a_small_screen(editor: HouseEditor) -> None:
    editor.resize(1024, 700)
    assert editor.width() <= 1024
    assert editor.minimumSizeHint().height() <= 600
    # In the largest text a heading in one line would be wider than the window in some languages.
    headings = [it for it in editor.findChildren(QLabel) if it.property("role") == "heading"]
    assert len(headings) > 5
    assert all(it.wordWrap() for it in headings)
