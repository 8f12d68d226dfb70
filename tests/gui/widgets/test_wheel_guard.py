"""Tests that the wheel scrolls a page, and changes nothing on it that has not the focus."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QComboBox, QSlider, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.house_rules.number_control import NumberBox
from canasta_gui.dialogs.real_cards.count_form import CountBox
from canasta_gui.widgets.combo_box import ComboBox
from canasta_gui.widgets.setting_controls import ScaleControl
from engine import catalogue


def is_taken(widget: QWidget) -> bool:
    """Turns the wheel over a widget; returns whether it took that, so that no page scrolls."""
    middle = QPointF(widget.rect().center())
    there, no_phase = QPointF(widget.mapToGlobal(middle)), Qt.ScrollPhase.NoScrollPhase
    no_button, no_key = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    event = QWheelEvent(
        middle, there, QPoint(), QPoint(0, -120), no_button, no_key, no_phase, False
    )
    QApplication.sendEvent(widget, event)
    return event.isAccepted()


def combo_box() -> QWidget:
    made = ComboBox()
    made.addItems([str(number) for number in range(9)])
    made.setCurrentIndex(4)
    return made


def number_box() -> QWidget:
    made = NumberBox(catalogue()["end.target"])
    made.setValue(4000)
    return made


def count_box() -> QWidget:
    made = CountBox("Points", is_points=True, has_buttons=False)
    made.field.setValue(100)
    return made


def scale() -> QWidget:
    made = ScaleControl("volume", 0, 1)
    made.show_value(0.5)
    return made


def value_in(widget: QWidget) -> int:
    return widget.currentIndex() if isinstance(widget, QComboBox) else widget.property("value")


@pytest.mark.parametrize("make", [combo_box, number_box, count_box, scale])
def test_the_wheel_changes_only_what_has_the_focus(
    qtbot: QtBot, make: Callable[[], QWidget]
) -> None:
    other, made = QWidget(), make()
    other.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    for shown in (made, other):
        qtbot.addWidget(shown)
        shown.show()
    inside = [*made.findChildren(QSpinBox), *made.findChildren(QSlider), made]
    widget = inside[0]
    other.activateWindow()
    qtbot.waitUntil(other.isActiveWindow)
    before = value_in(widget)
    assert not is_taken(widget)
    assert value_in(widget) == before
    made.activateWindow()
    widget.setFocus()
    qtbot.waitUntil(widget.hasFocus)
    assert is_taken(widget)
    assert value_in(widget) != before
