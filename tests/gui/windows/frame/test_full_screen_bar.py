"""Tests that full screen shows only the table until the menus are called."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenuBar, QWidget
from pytestqt.qtbot import QtBot

from canasta_gui.windows.frame.main_window import MainWindow
from canasta_gui.windows.startup.program import Program
from tests.gui.kit.play import deal


@pytest.fixture
def window(qtbot: QtBot, start: Callable[..., Program]) -> MainWindow:
    """Returns a full-screen window that has shown the welcome page."""
    made = start().window
    made.show()
    made.actions_by_name["full-screen"].trigger()
    qtbot.waitUntil(made.isFullScreen)
    made.full_screen_bar.look()
    return made


def bar_of(window: MainWindow) -> QMenuBar:
    (bar,) = window.findChildren(QMenuBar)
    return bar


def touch_the_upper_edge(window: MainWindow) -> QWidget:
    edge = window.childAt(window.width() // 2, 0)
    assert edge is not None
    at = QPointF(window.width() / 2, 0)
    QApplication.sendEvent(edge, QEnterEvent(at, at, edge.mapToGlobal(at)))
    return edge


def test_full_screen_greets_with_the_menus_and_hides_them(
    qtbot: QtBot, start: Callable[..., Program]
) -> None:
    window = start().window
    window.show()
    beside = window.welcome.mapTo(window, window.welcome.rect().topLeft()).y()
    window.actions_by_name["full-screen"].trigger()
    qtbot.waitUntil(window.isFullScreen)
    assert beside > 20
    assert bar_of(window).isVisible()
    window.full_screen_bar.look()
    assert not bar_of(window).isVisible()
    qtbot.waitUntil(lambda: window.welcome.size() == window.size())


def test_the_pointer_at_the_upper_edge_calls_them_over_the_table(window: MainWindow) -> None:
    before = window.welcome.size()
    edge = touch_the_upper_edge(window)
    bar = bar_of(window)
    assert bar.isVisible()
    assert bar.width() == window.width()
    assert window.childAt(20, bar.height() // 2) is bar
    QApplication.processEvents()
    assert window.welcome.size() == before
    for part in (bar, edge):
        QApplication.sendEvent(part, QEvent(QEvent.Type.Leave))
    window.full_screen_bar.look()
    assert not bar.isVisible()


def test_alt_calls_them(window: MainWindow) -> None:
    QTest.keyPress(window.welcome.play_button, Qt.Key.Key_Alt)
    assert bar_of(window).isVisible()
    QTest.keyRelease(window.welcome.play_button, Qt.Key.Key_Alt)


def test_f10_gives_the_keys_to_the_first_menu(window: MainWindow) -> None:
    window.actions_by_name["menus"].trigger()
    bar = bar_of(window)
    assert bar.isVisible()
    assert bar.activeAction() is bar.actions()[0]
    window.full_screen_bar.look()
    assert bar.isVisible()
    QTest.keyClick(bar, Qt.Key.Key_Escape)
    window.full_screen_bar.look()
    assert not bar.isVisible()


def test_back_in_a_window_the_menus_stand_above_the_table(qtbot: QtBot, window: MainWindow) -> None:
    window.actions_by_name["full-screen"].trigger()
    qtbot.waitUntil(lambda: not window.isFullScreen())
    bar = bar_of(window)
    assert bar.isVisible()
    assert window.menuBar() is bar
    middle = window.centralWidget()
    assert middle is not None
    qtbot.waitUntil(lambda: middle.y() >= bar.height())
    window.full_screen_bar.look()
    assert bar.isVisible()


def test_escape_leaves_full_screen_on_the_first_page(qtbot: QtBot, window: MainWindow) -> None:
    QTest.keyClick(window.welcome.play_button, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not window.isFullScreen())


def test_escape_leaves_full_screen_at_the_table_once_no_card_is_raised(
    qtbot: QtBot, program: Program
) -> None:
    deal(qtbot, program)
    window, table = program.window, program.window.table
    window.actions_by_name["full-screen"].trigger()
    qtbot.waitUntil(window.isFullScreen)
    card = program.commands.first_time_notes.card
    while card.isVisible():
        QTest.keyClick(table, Qt.Key.Key_Escape)
        assert window.isFullScreen()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Escape):
        QTest.keyClick(table, key)
        assert window.isFullScreen()
    QTest.keyClick(table, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not window.isFullScreen())


def test_a_maximised_window_is_one_again_after_full_screen(qtbot: QtBot, program: Program) -> None:
    window = program.window
    window.showMaximized()
    qtbot.waitUntil(window.isMaximized)
    window.actions_by_name["full-screen"].trigger()
    qtbot.waitUntil(window.isFullScreen)
    window.actions_by_name["full-screen"].trigger()
    qtbot.waitUntil(lambda: not window.isFullScreen())
    assert window.isMaximized()
