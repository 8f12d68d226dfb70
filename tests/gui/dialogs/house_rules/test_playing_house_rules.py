"""Tests house rules in the new-match dialog and at the table."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.house_rules.editor import HouseEditor
from canasta_gui.dialogs.house_rules.house_rules_dialog import HouseRulesDialog
from canasta_gui.dialogs.real_cards.new_sheet_dialog import NewSheetDialog
from canasta_gui.dialogs.rules.rules_reader import RulesReader
from canasta_gui.persistence.house_store import HouseRules, HouseStore
from canasta_gui.windows.match.match_setup import begin_match, rules_of, usual_match
from engine import RulesReference, load_ruleset
from tests.gui.dialogs.house_rules.editing import (
    DELUXE,
    OURS,
    number,
    open_editor,
    press_key,
    visible_texts,
)
from tests.gui.kit.new_match import first_new_match
from tests.gui.kit.play import LEFT, deal, match_of
from tests.gui.kit.program import Start


def test_own_rules_stand_beside_the_editions(qtbot: QtBot, store: HouseStore) -> None:
    saved = store.save(OURS)
    dialog = first_new_match(qtbot)
    QTest.mouseClick(dialog.editions.cards["house/sunday-rules"], LEFT)
    assert dialog.choice.house == saved.id
    rules = rules_of(dialog.choice)
    assert (rules.title, rules.meld.wild_cap, rules.is_house) == ("Sunday rules", 2, True)


def test_rules_that_do_not_go_with_the_table_are_explained(qtbot: QtBot, store: HouseStore) -> None:
    must_ask = RulesReference("winning-moves-deluxe", house={"ask.mode": "mandatory"})
    store.save(HouseRules("Ask", must_ask))
    dialog = first_new_match(qtbot)
    QTest.mouseClick(dialog.editions.cards["house/ask"], LEFT)
    assert dialog.begin_button.isEnabled()
    counts = dialog.rules.findChild(QWidget, "2")
    assert isinstance(counts, QWidget)
    QTest.mouseClick(counts, LEFT)
    assert not dialog.begin_button.isEnabled()
    assert any("Nobody at this table" in text for text in visible_texts(dialog))
    QTest.mouseClick(dialog.editions.cards["winning-moves-deluxe"], LEFT)
    assert dialog.begin_button.isEnabled()


def test_a_score_of_real_cards_does_not_begin_by_them_either(
    qtbot: QtBot, store: HouseStore
) -> None:
    must_ask = RulesReference("winning-moves-deluxe", house={"ask.mode": "mandatory"})
    store.save(HouseRules("Ask", must_ask))
    dialog = NewSheetDialog(("Ann", "Bo", "Cy", "Di"))
    qtbot.addWidget(dialog)
    dialog.show()
    QTest.mouseClick(dialog.editions.cards["house/ask"], LEFT)
    assert dialog.begin_button.isEnabled()
    counts = dialog.rules.findChild(QWidget, "2")
    assert isinstance(counts, QWidget)
    QTest.mouseClick(counts, LEFT)
    dialog.names[0].setText("Anna")
    assert not dialog.begin_button.isEnabled()
    assert any("Nobody at this table" in text for text in visible_texts(dialog))


def test_rules_made_from_the_new_match_are_chosen_there(qtbot: QtBot) -> None:
    dialog = first_new_match(qtbot)
    QTest.mouseClick(dialog.house_button, LEFT)
    manager = dialog.findChild(HouseRulesDialog)
    assert isinstance(manager, HouseRulesDialog)
    QTest.mouseClick(manager.new_button, LEFT)
    editor = manager.findChild(HouseEditor)
    assert isinstance(editor, HouseEditor)
    QTest.mouseClick(number(editor, "meld.wild_cap").less, LEFT)
    QTest.mouseClick(editor.save_button, LEFT)
    QTest.mouseClick(manager.close_button, LEFT)
    assert dialog.choice.house == "our-rules"


def test_a_match_keeps_its_rules_when_they_are_changed_later(store: HouseStore) -> None:
    saved = store.save(OURS)
    choice = replace(usual_match(None), house=saved.id)
    match = begin_match(choice)
    store.save(HouseRules("Other", DELUXE, saved.path))
    assert (match.rules.title, match.rules.meld.wild_cap) == ("Sunday rules", 2)
    store.delete(saved)
    assert usual_match(choice).house == ""


def test_the_table_says_by_which_house_rules_it_plays(
    qtbot: QtBot, start: Start, store: HouseStore
) -> None:
    saved = store.save(OURS)
    program = start()
    action = program.window.actions_by_name["differs"]
    assert not action.isVisible()
    program.flow.begin(replace(usual_match(None), house=saved.id))
    assert action.isVisible()
    assert action.toolTip().startswith("House rules: Sunday rules.")
    action.trigger()
    reader = program.window.findChild(RulesReader)
    assert reader is not None
    assert reader.page.anchor == "house"
    assert "Most wild cards in a meld: 2 instead of 3" in reader.view.toPlainText()
    reader.close()
    again = start()
    assert match_of(again).rules.title == "Sunday rules"
    assert again.window.actions_by_name["differs"].isVisible()


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_the_name_of_house_rules_leaves_room_for_the_menus(
    qtbot: QtBot, start: Start, store: HouseStore, language: str
) -> None:
    saved = store.save(replace(OURS, name="The rules of every long winter evening"))
    program = start()
    program.preferences.change(language=language)
    menus, action = program.window.menuBar(), program.window.actions_by_name["differs"]
    tools = menus.cornerWidget()
    assert tools is not None
    program.flow.begin(replace(usual_match(None), house=saved.id))
    for width in (1100, 1024, 1600):
        program.window.resize(width, 760)
        qtbot.waitUntil(lambda: tools.sizeHint().width() == tools.width())
        last = menus.actionGeometry(menus.actions()[-1])
        assert 0 < last.right() < tools.x()
    assert action.iconText().endswith("long winter evening")
    program.flow.begin(usual_match(None))
    assert not action.isVisible()


def test_a_match_by_the_edition_says_nothing_of_house_rules(qtbot: QtBot, start: Start) -> None:
    program = start()
    deal(qtbot, program)
    assert not program.window.actions_by_name["differs"].isVisible()


def test_the_menu_leads_to_the_house_rules(qtbot: QtBot, start: Start) -> None:
    program = start()
    program.window.actions_by_name["house"].trigger()
    dialog = program.window.findChild(HouseRulesDialog)
    assert isinstance(dialog, HouseRulesDialog)
    dialog.close()


def test_four_each_for_oneself_are_chosen_in_the_editor(qtbot: QtBot, store: HouseStore) -> None:
    editor = open_editor(qtbot, OURS, store)
    assert editor.basis.sides.currentText() == "Two sides of two"
    press_key(editor.basis.sides, Qt.Key.Key_Down)
    assert editor.basis.sides.currentText() == "Each for oneself"
    QTest.mouseClick(editor.save_button, LEFT)
    (saved,) = store.all().rules
    rules = load_ruleset(saved.reference)
    assert (rules.seats.sides, rules.meld.wild_cap) == (((0,), (1,), (2,), (3,)), 2)
