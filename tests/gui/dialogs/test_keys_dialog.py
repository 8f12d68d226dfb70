"""Tests that the page of keys names every key, and that a key that was changed is in use."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.keys.key_bindings import KeyBindings
from canasta_gui.dialogs.keys.keys_dialog import KeysDialog
from canasta_gui.dialogs.new_match.compare_games_dialog import CompareGamesDialog
from canasta_gui.dialogs.new_match.new_match_dialog import NewMatchDialog
from canasta_gui.i18n.translator import LanguageSwitch
from canasta_gui.lessons.lesson_catalogue import COURSE
from canasta_gui.settings.languages import language_codes
from canasta_gui.settings.table_keys import KEYS, TableKey, keys_in_use
from canasta_gui.viewmodel.builders.wording import TextId
from canasta_gui.windows.startup.program import Program
from canasta_gui.words.words import Words
from engine import DrawStock, Way
from tests.engine.kit.tables import rules_named
from tests.gui.kit.people import sit_at
from tests.gui.kit.play import LEFT, view_of
from tests.kit.positions import position

Key = Qt.Key


def page_of(program: Program) -> KeysDialog:
    program.window.actions_by_name["keys"].trigger()
    page = program.window.sheets.top
    assert isinstance(page, KeysDialog)
    return page


def change(page: KeysDialog, name: str, key: Qt.Key, held: Qt.KeyboardModifier) -> None:
    made = page.buttons[name]
    QTest.mouseClick(made, LEFT)
    QTest.keyClick(made, key, held)


ALONE, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier


def test_the_page_names_every_key_of_the_table(program: Program) -> None:
    page = page_of(program)
    texts = [it.text() for it in (*page.findChildren(QLabel), *page.buttons.values())]
    shown = {word for text in texts for word in text.split()}
    native = QKeySequence.SequenceFormat.NativeText
    wanted = {QKeySequence(key).toString(native) for keys in KEYS.values() for key in keys}
    assert wanted - shown == set()


def test_a_key_that_was_changed_is_in_use_and_kept(qtbot: QtBot, program: Program) -> None:
    sit_at(qtbot, program, position("Kc Kh Ks 4c 5d"))
    page = page_of(program)
    change(page, "table.draw", Key.Key_N, ALONE)
    change(page, "hint", Key.Key_F7, ALONE)
    assert page.buttons["table.draw"].text() == "N"
    assert dict(program.preferences.settings.keys) == {"table.draw": "N", "hint": "F7"}
    page.reject()
    table = program.window.table
    QTest.keyClick(table, Key.Key_D)
    assert len(view_of(program).seats[0].hand) == 5
    QTest.keyClick(table, Key.Key_N)
    assert len(view_of(program).seats[0].hand) == 6
    assert program.window.actions_by_name["hint"].shortcut() == QKeySequence("F7")
    page = page_of(program)
    QTest.mouseClick(page.defaults_button, LEFT)
    assert program.preferences.settings.keys == ()
    assert page.buttons["hint"].text() == "Ctrl+T"
    assert not page.defaults_button.isEnabled()


@pytest.mark.parametrize(
    ("name", "key", "held", "said"),
    [
        ("table.draw", Key.Key_P, ALONE, "P is taken: “Take the pile, or discard on it”."),
        ("table.draw", Key.Key_F1, ALONE, "F1 is taken: “How to play”."),
        ("table.draw", Key.Key_N, CTRL, "pressed alone"),
        ("hint", Key.Key_Y, CTRL, "Ctrl+Y is taken: “Why did they do that?”."),
        ("hint", Key.Key_Q, ALONE, "needs Ctrl or Alt"),
    ],
)
def test_a_clash_is_said_and_changes_nothing(
    program: Program, name: str, key: Qt.Key, held: Qt.KeyboardModifier, said: str
) -> None:
    page = page_of(program)
    before = page.buttons[name].text()
    change(page, name, key, held)
    assert said in page.note.text()
    assert said in page.buttons[name].accessibleName()
    assert page.buttons[name].text() == before
    assert program.preferences.settings.keys == ()


def test_a_key_that_cannot_be_kept_is_refused(program: Program) -> None:
    """Settings know keys by name, and a dead key has none."""
    keys = KeyBindings(program.preferences, lambda: ())
    draw = keys.table()[0]
    assert "no name to keep it by" in keys.objection(draw, QKeySequence(Key.Key_Dead_Acute))
    assert not keys.objection(draw, QKeySequence(Key.Key_N))


def test_escape_leaves_a_key_as_it_is(program: Program) -> None:
    page = page_of(program)
    change(page, "table.draw", Key.Key_Escape, ALONE)
    assert page.buttons["table.draw"].text() == "D"
    assert program.window.sheets.top is page


def test_no_key_of_the_table_does_two_things_in_any_language(qapp: QApplication) -> None:
    switch = LanguageSwitch(qapp)
    for language in language_codes():
        switch.use(language)
        keys = [key for one in keys_in_use({}).values() for key in one]
        assert len(keys) == len(set(keys)), language
        assert set(keys_in_use({})) == set(TableKey)
    switch.use("en")


def test_settings_that_name_no_key_are_left_out() -> None:
    wrong = {"draw": "Ctrl+N", "explain": "no key at all", "lay": "X, Y", "left": "N", "sort": "P"}
    assert keys_in_use({f"table.{name}": key for name, key in wrong.items()}) == {
        **KEYS,
        TableKey.PILE: (),
        TableKey.SORT: (Key.Key_P,),
    }


def test_lessons_and_offers_name_the_keys_in_use(program: Program) -> None:
    rules = rules_named("classic-1951/4p")
    way = Way(DrawStock(), is_other=True)

    def said() -> str:
        lesson = COURSE[0](rules)
        texts = [step.text for scene in lesson.scenes() for step in scene.steps]
        return "\n".join((*texts, Words(rules).remedy(way, ())))

    assert all(text in said() for text in ("or press D.", "or press P.", "or press M.", "(T)"))
    chosen = {TableKey.DRAW: "N", TableKey.LAY: "F6", TableKey.DO_THIS: "P"}
    program.preferences.change(keys=[[meant.setting, key] for meant, key in chosen.items()])
    # Enter does at the pile what its key did, which does something else now.
    changed = ("or press N.", "or press Return.", "or press F6.", "(P)")
    assert all(text in said() for text in changed)
    program.preferences.change(keys=[])
    assert "or press D." in said()


def test_texts_name_the_key_that_was_chosen(qtbot: QtBot, program: Program) -> None:
    sit_at(qtbot, program, position("Kc Kh Ks 4c 5d"))
    page = page_of(program)
    change(page, "table.compare", Key.Key_V, ALONE)
    change(page, "how-to-play", Key.Key_F7, ALONE)
    page.reject()
    assert Words(rules_named("classic-1951/4p")).say(TextId.NOTICE_RULES) == "Rules: F7"
    program.window.actions_by_name["new"].trigger()
    chosen = program.window.sheets.top
    assert isinstance(chosen, NewMatchDialog)
    assert [it for it in chosen.findChildren(QLabel) if "press V on each" in it.text()]
    for game, key in (("samba", Key.Key_C), ("samba", Key.Key_V), ("bolivia", Key.Key_V)):
        assert program.window.sheets.top is chosen
        QTest.keyClick(chosen.editions.cards[game], key)
    assert isinstance(program.window.sheets.top, CompareGamesDialog)
    program.preferences.change(keys=[])
