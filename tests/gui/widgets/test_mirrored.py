"""Tests that boxes, switches and choices are mirrored where it is read from the right."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from canasta_gui.widgets.combo_box import ComboBox
from canasta_gui.widgets.switches import SegmentedControl, Switch


def picture(made: QWidget) -> QImage:
    """Returns what a widget shows."""
    return made.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def empty_box() -> ComboBox:
    made = ComboBox()
    made.addItem("")
    return made


@pytest.mark.parametrize("make", [Switch, empty_box])
def test_it_is_the_mirror_image(qtbot: QtBot, look: None, make: type[QWidget]) -> None:
    made = make()
    qtbot.addWidget(made)
    made.resize(made.sizeHint())
    made.show()
    before = picture(made)
    made.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    mirrored = picture(made).flipped(Qt.Orientation.Horizontal)
    assert alike(before, mirrored)
    assert not alike(before, picture(made))


def alike(one: QImage, other: QImage) -> bool:
    """Returns whether two pictures are the same but for soft edges."""
    size = one.size()
    differing = sum(
        abs(one.pixelColor(x, y).lightness() - other.pixelColor(x, y).lightness()) > 90
        for x in range(size.width())
        for y in range(size.height())
    )
    return differing < 6


def test_the_outer_corners_of_a_choice_are_round(qtbot: QtBot, look: None) -> None:
    made = SegmentedControl(("one", "two", "three"))
    qtbot.addWidget(made)
    made.show()
    for direction in (Qt.LayoutDirection.RightToLeft, Qt.LayoutDirection.LeftToRight):
        made.setLayoutDirection(direction)
        QApplication.processEvents()
        shown = sorted(made.buttons.values(), key=lambda button: button.x())
        assert [button.property("place") for button in shown] == ["first", "middle", "last"]
