"""Tests that a window stays on the screen when that becomes smaller."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from canasta_gui.widgets.screen_space import KeptOnScreen


def kept_window(qtbot: QtBot, place: QRect) -> QWidget:
    """Returns a window in a place, after its screen has told of another size."""
    window = QWidget()
    qtbot.addWidget(window)
    KeptOnScreen(window)
    window.setGeometry(place)
    window.show()
    window.setGeometry(place)
    screen = window.screen()
    screen.availableGeometryChanged.emit(screen.availableGeometry())
    qtbot.wait(1)
    return window


def test_a_window_larger_than_the_screen_is_fitted(qtbot: QtBot) -> None:
    window = kept_window(qtbot, QRect(50, 60, 3000, 2000))
    assert window.screen().availableGeometry().contains(window.frameGeometry())


def test_a_window_beside_the_screen_is_moved(qtbot: QtBot) -> None:
    window = kept_window(qtbot, QRect(2500, -900, 300, 200))
    assert window.screen().availableGeometry().contains(window.frameGeometry())
    assert (window.width(), window.height()) == (300, 200)


def test_a_window_on_the_screen_stays_as_it_is(qtbot: QtBot) -> None:
    place = QRect(50, 60, 300, 200)
    assert kept_window(qtbot, place).geometry() == place
