"""Tests the list of house rules: create, rename, copy, share, delete."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.house_rules.editor import HouseEditor
from canasta_gui.dialogs.house_rules.house_rules_dialog import HouseRulesDialog
from canasta_gui.persistence.house_store import HouseRules, HouseStore, write_house
from engine import RulesReference
from tests.gui.dialogs.house_rules.editing import DELUXE, OURS, number, visible_texts
from tests.gui.kit.play import LEFT


@pytest.fixture
def manager(qtbot: QtBot, store: HouseStore) -> HouseRulesDialog:
    store.save(OURS)
    made = HouseRulesDialog(store, DELUXE)
    qtbot.addWidget(made)
    made.show()
    return made


def names(dialog: HouseRulesDialog) -> list[str]:
    return [card.accessibleName() for card in dialog.shelf.cards.values()]


def test_new_rules_begin_with_the_edition(manager: HouseRulesDialog, store: HouseStore) -> None:
    QTest.mouseClick(manager.new_button, LEFT)
    editor = editor_in(manager)
    QTest.keyClicks(editor.name_field, "Grandma")
    QTest.mouseClick(number(editor, "bonus.each").more, LEFT)
    QTest.mouseClick(editor.save_button, LEFT)
    assert names(manager) == ["Grandma", "Sunday rules"]
    assert manager.chosen == "grandma"
    assert store.find("grandma") is not None


def test_rules_are_renamed_copied_and_deleted(manager: HouseRulesDialog) -> None:
    QTest.mouseClick(manager.copy_button, LEFT)
    assert names(manager) == ["Sunday rules", "Sunday rules (2)"]
    QTest.mouseClick(manager.change_button, LEFT)
    editor = editor_in(manager)
    editor.name_field.clear()
    QTest.keyClicks(editor.name_field, "Monday rules")
    QTest.mouseClick(editor.save_button, LEFT)
    assert names(manager) == ["Monday rules", "Sunday rules"]
    QTest.mouseClick(manager.delete_button, LEFT)
    assert len(names(manager)) == 2
    QTest.mouseClick(manager.delete_button, LEFT)
    assert names(manager) == ["Sunday rules"]


def test_changes_that_were_not_saved_are_there_after_the_program_was_killed(
    qtbot: QtBot, manager: HouseRulesDialog, store: HouseStore
) -> None:
    QTest.mouseClick(manager.change_button, LEFT)
    editor = editor_in(manager)
    QTest.mouseClick(number(editor, "bonus.each").more, LEFT)
    QTest.keyClicks(editor.name_field, "Grandma")
    dialog = reopened(qtbot)
    again = editor_in(dialog)
    assert any("not saved" in text for text in visible_texts(again))
    assert again.name_field.text() == "Grandma"
    again.save_button.click()
    saved = store.find("sunday-rules")
    assert saved is not None
    assert saved == again.result_rules
    assert saved.reference.house == {"meld.wild_cap": 2, "bonus.each": 105}
    assert store.draft() is None


@pytest.mark.parametrize("is_kept", [True, False])
def test_new_rules_that_were_not_saved_are_dropped_only_by_request(
    qtbot: QtBot, manager: HouseRulesDialog, store: HouseStore, *, is_kept: bool
) -> None:
    QTest.mouseClick(manager.new_button, LEFT)
    editor = editor_in(manager)
    editor.name_field.clear()
    QTest.mouseClick(number(editor, "bonus.each").more, LEFT)
    dialog = reopened(qtbot)
    again = editor_in(dialog)
    assert again.name_field.text() == "Our rules"
    assert again.draft.value("bonus.each") == 105
    again.reject()
    if not is_kept:
        again.reject()
    assert (store.draft() is not None) == is_kept
    assert [rules.name for rules in store.all().rules] == ["Sunday rules"]


def test_a_draft_on_an_edition_that_this_program_lacks_is_passed_over(
    qtbot: QtBot, manager: HouseRulesDialog, store: HouseStore
) -> None:
    QTest.mouseClick(manager.new_button, LEFT)
    QTest.mouseClick(number(editor_in(manager), "bonus.each").more, LEFT)
    assert store.draft() is not None
    (draft,) = store.folder.glob("*.json")
    draft.write_bytes(draft.read_bytes().replace(b"winning-moves-deluxe", b"of-tomorrow"))
    assert store.draft() is None
    assert not reopened(qtbot).findChildren(HouseEditor)


def reopened(qtbot: QtBot) -> HouseRulesDialog:
    """Returns the house rules as a program opens them that was started anew."""
    dialog = HouseRulesDialog(HouseStore(), DELUXE)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.go_on()
    return dialog


def editor_in(dialog: HouseRulesDialog) -> HouseEditor:
    editor = dialog.findChild(HouseEditor)
    assert isinstance(editor, HouseEditor)
    return editor


def answering(path: Path) -> Callable[..., tuple[str, str]]:
    """Replaces the file dialog by one that returns this file."""

    def choose(*_: object) -> tuple[str, str]:
        return str(path), ""

    return choose


def test_rules_go_out_and_come_in_as_a_file(
    manager: HouseRulesDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "mailed"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", answering(target))
    QTest.mouseClick(manager.export_button, LEFT)
    assert (tmp_path / "mailed.canasta-rules").exists()
    assert "mailed.canasta-rules" in manager.note.text()
    came = tmp_path / "mailed.canasta-rules"
    monkeypatch.setattr(QFileDialog, "getOpenFileName", answering(came))
    QTest.mouseClick(manager.import_button, LEFT)
    assert names(manager) == ["Sunday rules", "Sunday rules (2)"]


def test_a_file_that_contradicts_itself_says_which_options(
    manager: HouseRulesDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "wrong.canasta-rules"
    wrong = RulesReference("hasbro-2001", house={"end.target": None, "meld.dance": 1})
    write_house(HouseRules("Wrong", wrong), path)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", answering(path))
    QTest.mouseClick(manager.import_button, LEFT)
    assert "Points to win the match: Such a match would never end." in manager.note.text()
    assert "“meld.dance”" in manager.note.text()
    assert names(manager) == ["Sunday rules"]


def test_a_damaged_file_is_named(qtbot: QtBot, store: HouseStore) -> None:
    store.folder.mkdir(parents=True)
    (store.folder / "torn.canasta-rules").write_text('{"canasta"', encoding="utf-8")
    dialog = HouseRulesDialog(store, DELUXE)
    qtbot.addWidget(dialog)
    assert "torn.canasta-rules" in dialog.note.text()
    assert names(dialog) == []
    assert not dialog.change_button.isEnabled()
