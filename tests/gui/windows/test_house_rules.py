"""Rules of one's own: made, shared and played, by mouse and keys."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.house.choice_control import WordControl
from canasta_gui.dialogs.house.differences import DifferencesDialog
from canasta_gui.dialogs.house.editor import HouseEditor
from canasta_gui.dialogs.house.list_control import ListControl
from canasta_gui.dialogs.house.manager import HouseRulesDialog
from canasta_gui.dialogs.house.number_control import NumberControl
from canasta_gui.dialogs.new_match import NewMatchDialog
from canasta_gui.dialogs.setting_controls import SwitchControl
from canasta_gui.persistence.house_file import (
    HouseError,
    HouseFault,
    HouseRules,
    write_house,
)
from canasta_gui.persistence.house_store import HouseStore
from canasta_gui.windows.match_setup import begin_match, rules_of, usual_match
from engine import RulesReference, catalogue
from tests.gui.windows.conftest import Start
from tests.gui.windows.play import LEFT, deal, match_of

DELUXE = RulesReference("winning-moves-deluxe")
OURS = HouseRules(
    "Sunday rules", RulesReference("winning-moves-deluxe", house={"meld.wild_cap": 2})
)


@pytest.fixture
def store() -> HouseStore:
    return HouseStore()


@pytest.fixture
def editor(qtbot: QtBot, store: HouseStore) -> HouseEditor:
    return open_editor(qtbot, HouseRules("Sunday rules", DELUXE), store)


def open_editor(qtbot: QtBot, rules: HouseRules, store: HouseStore) -> HouseEditor:
    made = HouseEditor(rules, store.save)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


def number(editor: HouseEditor, path: str) -> NumberControl:
    control = editor.page.rows[path].control
    assert isinstance(control, NumberControl)
    return control


def press_key(widget: QWidget, key: Qt.Key) -> None:
    QTest.keyClick(widget, key)


# --- the controls


def test_every_option_has_a_control_with_a_name(editor: HouseEditor) -> None:
    kinds = {
        "number": NumberControl,
        "choice": WordControl,
        "switch": SwitchControl,
        "numbers": ListControl,
        "steps": ListControl,
    }
    for path, row in editor.page.rows.items():
        assert isinstance(row.control, kinds[catalogue()[path].kind]), path
        inner = row.control.focusProxy()
        assert inner is not None, path


def test_a_number_goes_up_and_down_within_its_bounds(editor: HouseEditor) -> None:
    control = number(editor, "meld.min_size")
    QTest.mouseClick(control.more, LEFT)
    assert editor.draft.value("meld.min_size") == 4
    for _ in range(5):
        QTest.mouseClick(control.less, LEFT)
    assert editor.draft.value("meld.min_size") == 3
    assert control.box.accessibleName() == "Smallest meld"
    press_key(control.box, Qt.Key.Key_Up)
    assert editor.draft.value("meld.min_size") == 4


def test_a_number_is_typed_or_there_is_none(editor: HouseEditor) -> None:
    control = number(editor, "end.target")
    control.box.selectAll()
    QTest.keyClicks(control.box, "7500")
    assert editor.draft.value("end.target") == 7500
    QTest.mouseClick(control.none, LEFT)
    assert editor.draft.value("end.target") is None
    assert not control.box.isEnabled()
    press_key(control.none, Qt.Key.Key_Space)
    assert editor.draft.value("end.target") == 7500


def test_a_switch_and_a_choice(editor: HouseEditor) -> None:
    switch = editor.page.rows["pile.always_frozen"].control
    assert isinstance(switch, SwitchControl)
    QTest.mouseClick(switch.switch, LEFT)
    choice = editor.page.rows["pile.open_add"].control
    assert isinstance(choice, WordControl)
    press_key(choice.chooser, Qt.Key.Key_End)
    assert editor.draft.reference.house == {"pile.always_frozen": True, "pile.open_add": "never"}


def test_a_list_is_changed_shortened_and_lengthened(editor: HouseEditor) -> None:
    control = editor.page.rows["opening.table"].control
    assert isinstance(control, ListControl)
    QTest.mouseClick(control.removers[0], LEFT)
    box = control.cells[0]["need"].box
    box.selectAll()
    QTest.keyClicks(box, "60")
    QTest.mouseClick(control.add_button, LEFT)
    assert [row["need"].box.value() for row in control.cells] == [60, 90, 120, 120]
    last = control.cells[-1]["score"].box
    last.selectAll()
    QTest.keyClicks(last, "4500")
    assert editor.draft.value("opening.table") == [
        {"score": 0, "need": 60},
        {"score": 1500, "need": 90},
        {"score": 3000, "need": 120},
        {"score": 4500, "need": 120},
    ]
    assert editor.save_button.isEnabled()
    assert last.accessibleName() == "Points needed to open, line 4: From"


def test_a_list_of_numbers_has_an_end(editor: HouseEditor) -> None:
    control = editor.page.rows["caliente.held_multipliers"].control
    assert isinstance(control, ListControl)
    while control.add_button.isEnabled():
        QTest.mouseClick(control.add_button, LEFT)
    assert editor.draft.value("caliente.held_multipliers") == [1, 2, 3, 3, 3, 3, 3]


def test_the_wheel_scrolls_and_changes_nothing(editor: HouseEditor) -> None:
    box = number(editor, "meld.min_size").box
    assert not box.hasFocus()
    middle = QPointF(box.rect().center())
    wheel = QWheelEvent(
        middle,
        QPointF(box.mapToGlobal(middle)),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(box, wheel)
    assert editor.draft.value("meld.min_size") == 3


# --- what is said


def test_the_summary_says_what_differs(editor: HouseEditor) -> None:
    assert editor.summary.lines == ()
    QTest.mouseClick(number(editor, "meld.wild_cap").less, LEFT)
    assert editor.summary.lines == ("Most wild cards in a meld: 2 instead of 3",)
    row = editor.page.rows["meld.wild_cap"]
    assert row.back_button.isVisible()
    description = number(editor, "meld.wild_cap").box.accessibleDescription()
    assert "In the edition: 3 cards" in description
    QTest.mouseClick(row.back_button, LEFT)
    assert editor.summary.lines == ()
    assert not row.back_button.isVisible()


def test_conflicts_are_explained_beside_the_option_and_stop_saving(editor: HouseEditor) -> None:
    QTest.mouseClick(number(editor, "end.target").none, LEFT)
    assert not editor.save_button.isEnabled()
    (line,) = editor.summary.problems
    assert line.startswith("Points to win the match: Such a match would never end.")
    for path in ("end.target", "end.rounds"):
        inner = editor.page.rows[path].control.focusProxy()
        assert inner is not None
        assert "never end" in inner.accessibleDescription()
    QTest.mouseClick(number(editor, "end.rounds").none, LEFT)
    assert editor.save_button.isEnabled()
    assert editor.summary.problems == ()


def test_a_conflict_leads_to_its_option(editor: HouseEditor) -> None:
    QTest.mouseClick(number(editor, "end.target").none, LEFT)
    QTest.keyClicks(editor.page.search, "partner")
    assert not editor.page.rows["end.target"].isVisible()
    way = editor.summary.findChild(QPushButton, "end.target")
    assert isinstance(way, QPushButton)
    QTest.mouseClick(way, LEFT)
    assert editor.page.search.text() == ""
    assert editor.page.rows["end.target"].isVisible()
    assert number(editor, "end.target").none.hasFocus()


@pytest.mark.parametrize(
    ("wanted", "path"),
    [
        ("Frozen", "pile.always_frozen"),
        ("only to go out", "pile.one_card_rule"),
        ("partner ask", "ask.mode"),
        ("going out", "out.bonus"),
    ],
)
def test_search_finds_titles_lines_and_values(editor: HouseEditor, wanted: str, path: str) -> None:
    QTest.keyClicks(editor.page.search, wanted)
    shown = [name for name, row in editor.page.rows.items() if row.isVisible()]
    assert path in shown
    assert len(shown) < 15
    press_key(editor, Qt.Key.Key_Escape)
    assert editor.page.search.text() == ""
    assert editor.isVisible()


def test_nothing_found_is_said(editor: HouseEditor) -> None:
    QTest.keyClicks(editor.page.search, "xyzzy")
    assert not any(row.isVisible() for row in editor.page.rows.values())
    assert any("No rule" in text for text in visible_texts(editor))


def visible_texts(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisible()]


def test_another_edition_keeps_what_was_changed(editor: HouseEditor) -> None:
    QTest.mouseClick(number(editor, "meld.wild_cap").less, LEFT)
    editor.basis.editions.setFocus()
    press_key(editor.basis.editions, Qt.Key.Key_Down)
    assert editor.draft.table.edition == "stingray-classic"
    assert editor.summary.lines == ("Most wild cards in a meld: 2 instead of 3",)
    assert editor.page.rows["bonus.each"].matches("red threes")


def test_for_two_nobody_can_be_asked(qtbot: QtBot, store: HouseStore) -> None:
    must_ask = RulesReference("winning-moves-deluxe", house={"ask.mode": "mandatory"})
    editor = open_editor(qtbot, HouseRules("Ask", must_ask), store)
    assert editor.save_button.isEnabled()
    press_key(editor.basis.players, Qt.Key.Key_Home)
    assert editor.draft.table.players == 2
    assert not editor.save_button.isEnabled()
    assert editor.summary.problems[0].startswith("Asking the partner before going out: Nobody")


# --- closing


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
        raise HouseError(HouseFault.STORAGE, Path("ours.canasta-rules"), "disk full")

    editor = HouseEditor(OURS, refuse)
    qtbot.addWidget(editor)
    editor.show()
    QTest.mouseClick(editor.save_button, LEFT)
    assert editor.isVisible()
    assert any("disk full" in text for text in visible_texts(editor))


def test_the_editor_fits_a_small_screen(editor: HouseEditor) -> None:
    editor.resize(1024, 700)
    assert editor.width() <= 1024
    assert editor.minimumSizeHint().height() <= 600


# --- the list


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
    editor = manager.findChild(HouseEditor)
    assert isinstance(editor, HouseEditor)
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
    editor = manager.findChild(HouseEditor)
    assert isinstance(editor, HouseEditor)
    editor.name_field.clear()
    QTest.keyClicks(editor.name_field, "Monday rules")
    QTest.mouseClick(editor.save_button, LEFT)
    assert names(manager) == ["Monday rules", "Sunday rules"]
    QTest.mouseClick(manager.delete_button, LEFT)
    assert len(names(manager)) == 2
    QTest.mouseClick(manager.delete_button, LEFT)
    assert names(manager) == ["Sunday rules"]


def answering(path: Path) -> Callable[..., tuple[str, str]]:
    """A file dialog in which this file is chosen."""

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


# --- playing by them


def new_match(qtbot: QtBot) -> NewMatchDialog:
    made = NewMatchDialog(usual_match(None))
    qtbot.addWidget(made)
    made.show()
    return made


def test_own_rules_stand_beside_the_editions(qtbot: QtBot, store: HouseStore) -> None:
    saved = store.save(OURS)
    dialog = new_match(qtbot)
    QTest.mouseClick(dialog.editions.cards["house/sunday-rules"], LEFT)
    assert dialog.choice.house == saved.id
    rules = rules_of(dialog.choice)
    assert (rules.title, rules.meld.wild_cap, rules.is_house) == ("Sunday rules", 2, True)


def test_rules_that_do_not_go_with_the_table_are_explained(qtbot: QtBot, store: HouseStore) -> None:
    must_ask = RulesReference("winning-moves-deluxe", house={"ask.mode": "mandatory"})
    store.save(HouseRules("Ask", must_ask))
    dialog = new_match(qtbot)
    QTest.mouseClick(dialog.editions.cards["house/ask"], LEFT)
    assert dialog.play_button.isEnabled()
    counts = dialog.rules.findChild(QWidget, "2")
    assert isinstance(counts, QWidget)
    QTest.mouseClick(counts, LEFT)
    assert not dialog.play_button.isEnabled()
    assert any("Nobody at this table" in text for text in visible_texts(dialog))
    QTest.mouseClick(dialog.editions.cards["winning-moves-deluxe"], LEFT)
    assert dialog.play_button.isEnabled()


def test_rules_made_from_the_new_match_are_chosen_there(qtbot: QtBot) -> None:
    dialog = new_match(qtbot)
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
    choice = usual_match(None).model_copy(update={"house": saved.id})
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
    program.flow.begin(usual_match(None).model_copy(update={"house": saved.id}))
    assert action.isVisible()
    assert action.iconText() == "House rules: Sunday rules"
    action.trigger()
    dialog = program.window.findChild(DifferencesDialog)
    assert isinstance(dialog, DifferencesDialog)
    text = "\n".join(visible_texts(dialog))
    assert "Most wild cards in a meld: 2 instead of 3" in text
    dialog.close()
    again = start()
    assert match_of(again).rules.title == "Sunday rules"
    assert again.window.actions_by_name["differs"].isVisible()


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
