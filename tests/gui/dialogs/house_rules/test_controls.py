"""Tests that every option has a control, for mouse and keyboard."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from canasta_gui.dialogs.house_rules.editor import HouseEditor
from canasta_gui.dialogs.house_rules.list_control import ListControl
from canasta_gui.dialogs.house_rules.number_control import NumberControl, WordControl
from canasta_gui.widgets.setting_controls import SwitchControl
from engine import catalogue
from tests.gui.dialogs.house_rules.editing import number, press_key
from tests.gui.kit.play import LEFT


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
    assert not control.less.isEnabled()
    assert control.more.isEnabled()
    assert control.box.accessibleName() == "Smallest meld"
    press_key(control.box, Qt.Key.Key_Up)
    assert editor.draft.value("meld.min_size") == 4
    assert control.less.isEnabled()


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
    assert last.accessibleName() == "Points needed to open, line 4. From"


def test_a_list_of_numbers_has_an_end(editor: HouseEditor) -> None:
    control = editor.page.rows["caliente.held_multipliers"].control
    assert isinstance(control, ListControl)
    while control.add_button.isEnabled():
        QTest.mouseClick(control.add_button, LEFT)
    assert editor.draft.value("caliente.held_multipliers") == [1, 2, 3, 3, 3, 3, 3]
