"""Tests the menu that asks which meld is meant: answered by mouse or keyboard, or dismissed."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from canasta_gui.viewmodel.gestures import Choose
from canasta_gui.viewmodel.table_view import AnswerView, ChoiceView, TableView
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from tests.gui.table.conftest import Table
from tests.kit import specimens


@pytest.fixture
def asking() -> TableView:
    answers = (
        AnswerView("three kings", Zone(ZoneKind.MELD, 0, 0)),
        AnswerView("three nines", Zone(ZoneKind.MELD, 0, 1)),
    )
    return replace(specimens.playing(), choice=ChoiceView("Which meld?", answers))


def open_menu(table: Table) -> QMenu:
    menu = table.widget.choice.menu
    assert menu is not None
    assert menu.isVisible()
    return menu


def test_a_view_with_a_question_opens_a_menu_with_its_answers(
    table: Table, asking: TableView
) -> None:
    table.widget.show_view(asking)
    menu = open_menu(table)
    texts = [action.text() for action in menu.actions() if not action.isSeparator()]
    assert texts == ["Which meld?", "&1  three kings", "&2  three nines"]
    assert menu.accessibleName() == "Which meld?"
    table.widget.show_view(asking)
    assert table.widget.choice.menu is menu


def test_an_answer_by_keyboard_is_sent(table: Table, asking: TableView) -> None:
    table.widget.show_view(asking)
    menu = open_menu(table)
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert table.gestures == [Choose(1)]
    assert table.widget.choice.menu is None


def test_turning_away_is_an_answer_too(qtbot: QtBot, table: Table, asking: TableView) -> None:
    table.widget.show_view(asking)
    QTest.keyClick(open_menu(table), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: table.gestures == [Choose(None)])


def test_the_menu_goes_with_its_question(table: Table, asking: TableView) -> None:
    table.widget.show_view(asking)
    table.widget.show_view(specimens.playing())
    assert table.widget.choice.menu is None
    QApplication.processEvents()
    assert table.gestures == []
