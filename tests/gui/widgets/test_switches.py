"""Tests rows of buttons of which one is chosen."""

from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from canasta_gui.widgets.rows import in_column
from canasta_gui.widgets.switches import SegmentedControl


def test_tab_comes_to_the_choice(qtbot: QtBot) -> None:
    window, before, choice = QWidget(), QLineEdit(), SegmentedControl(("off", "calm", "fast"))
    choice.choose("calm")
    in_column(before, choice, of=window)
    qtbot.addWidget(window)
    window.show()
    before.setFocus()
    window.focusNextChild()
    assert window.focusWidget() is choice.buttons["calm"]
    choice.buttons["fast"].click()
    before.setFocus()
    window.focusNextChild()
    assert window.focusWidget() is choice.buttons["fast"]
