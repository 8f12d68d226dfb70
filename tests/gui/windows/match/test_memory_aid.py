"""Tests the memory aid: opened by a key, closed at the start of a match, recorded once per deal."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_gui.viewmodel.gestures import Press
from canasta_gui.viewmodel.table_choices import HintLevel
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import PILE, STOCK
from canasta_gui.windows.startup.program import Program
from engine import Aided, DrawStock, FileProblem, JournalError
from tests.gui.kit.people import KeyUser, rest, sit_at, sit_at_the_end
from tests.gui.kit.play import deal, match_of, play_turn, view_of
from tests.kit.positions import position


def press_key(program: Program) -> None:
    QTest.keyClick(program.window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)


def noted(program: Program) -> list[Aided]:
    return [entry for entry in match_of(program).entries if isinstance(entry, Aided)]


def unseen(program: Program) -> list[int]:
    table = program.window.memory_panel.page.ranks
    cells = [table.item(row, 2) for row in range(table.rowCount())]
    return [int(cell.text()) for cell in cells if cell is not None]


def test_a_key_shows_it_and_the_record_says_so_once(qtbot: QtBot, program: Program) -> None:
    panel, action = program.window.memory_panel, program.window.actions_by_name["memory"]
    assert not action.isEnabled()
    deal(qtbot, program)
    assert panel.isHidden()
    assert noted(program) == []
    for _ in range(2):
        press_key(program)
        assert panel.isVisible()
        assert action.isChecked()
        panel.close()
        assert panel.isHidden()
        assert not action.isChecked()
    assert noted(program) == [Aided(0, "memory")]


def test_it_has_room_beside_the_table_in_a_small_window(qtbot: QtBot, program: Program) -> None:
    deal(qtbot, program)
    program.window.resize(1024, 700)
    press_key(program)
    program.window.log_panel.show()
    assert program.window.minimumSizeHint().width() <= 1024
    assert program.window.width() == 1024


def test_it_follows_the_game_and_is_off_in_the_next_match(qtbot: QtBot, program: Program) -> None:
    sit_at(qtbot, program, position("9s 4c Kd"))
    press_key(program)
    before = sum(unseen(program))
    program.conductor.act(DrawStock())
    assert sum(unseen(program)) == before - 1
    sit_at(qtbot, program, position("9s 4c Kd"))
    assert program.window.memory_panel.isHidden()
    assert noted(program) == []


def test_large_text_needs_one_scroll_bar_and_no_more(qtbot: QtBot, program: Program) -> None:
    program.preferences.change(text_scale=1.4)
    program.window.resize(1366, 740)
    deal(qtbot, program)
    press_key(program)
    QApplication.processEvents()
    panel = program.window.memory_panel
    assert panel.page.verticalScrollBar().maximum() > 0
    for sheet in (panel.page.ranks, panel.page.players):
        assert sheet.verticalScrollBar().maximum() == 0
        for row in range(sheet.rowCount()):
            assert sheet.rowHeight(row) >= sheet.sizeHintForRow(row)
    last = panel.page.players.rowCount() - 1
    panel.page.players.setFocus()
    panel.page.players.setCurrentCell(0, 0)
    for _ in range(last):
        QTest.keyClick(panel.page.players, Qt.Key.Key_Down)
    cell = panel.page.players.item(last, 0)
    assert cell is not None
    foot = panel.page.players.visualItemRect(cell).bottomLeft()
    assert panel.page.players.visibleRegion().contains(
        panel.page.players.viewport().mapToParent(foot)
    )


def test_keys_walk_through_it_and_come_back(qtbot: QtBot, program: Program) -> None:
    deal(qtbot, program)
    press_key(program)
    panel = program.window.memory_panel
    assert program.window.table.hasFocus()
    panel.page.ranks.setFocus()
    QTest.keyClick(panel.page.ranks, Qt.Key.Key_Down)
    assert panel.page.ranks.currentRow() >= 0
    QTest.keyClick(panel.page.ranks, Qt.Key.Key_Tab)
    assert panel.page.players.hasFocus()
    press_key(program)
    assert panel.isHidden()
    assert program.window.table.hasFocus()


def test_nobody_sees_it_behind_the_curtain_or_unasked(qtbot: QtBot, program: Program) -> None:
    program.window.show_table()
    _, view = sit_at(qtbot, program, position("9s 4c Kd"), people=(0, 1, 2, 3))
    panel, person = program.window.memory_panel, KeyUser(qtbot, program)
    assert view.curtain is not None
    assert not program.window.actions_by_name["memory"].isEnabled()
    person.press(ButtonId.NEXT)
    press_key(program)
    assert panel.isVisible()
    person.go_to(STOCK)
    rest(qtbot, program)
    person.raise_cards("9s")
    person.go_to(PILE)
    qtbot.waitUntil(lambda: view_of(program).curtain is not None)
    assert panel.isHidden()
    person.press(ButtonId.NEXT)
    assert panel.isHidden()
    assert noted(program) == [Aided(0, "memory")]


@pytest.mark.expects_log("the match cannot be saved")
def test_what_cannot_be_noted_is_not_shown(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(qtbot, program)

    def fail(*_: object) -> None:
        raise JournalError(FileProblem.STORAGE, Path("match"), "the disk is full")

    monkeypatch.setattr(match_of(program), "note_aid", fail)
    press_key(program)
    assert program.window.memory_panel.isHidden()
    assert noted(program) == []


def test_the_next_deal_notes_it_again(qtbot: QtBot, program: Program) -> None:
    sit_at_the_end(qtbot, program)
    press_key(program)
    while not match_of(program).is_between_deals:
        play_turn(qtbot, program)
    program.conductor.handle(Press(ButtonId.NEXT))
    assert match_of(program).state.public.deal == 2
    assert program.window.memory_panel.isVisible()
    assert noted(program) == [Aided(0, "memory")] * 2


def test_it_tells_the_risk_of_a_throw_in_numbers_or_in_words(
    qtbot: QtBot, program: Program
) -> None:
    sit_at(qtbot, program, position("9s 4c Kd"))
    program.conductor.act(DrawStock())
    press_key(program)
    table = program.window.memory_panel.page.ranks

    def risks() -> list[str]:
        cells = [table.item(row, 3) for row in range(table.rowCount())]
        return [cell.text() for cell in cells if cell is not None and cell.text()]

    numbers = [int(text) for text in risks()]
    assert 3 <= len(numbers) <= 4
    assert not table.isColumnHidden(1)
    for hints, is_newcomer in ((HintLevel.FULL, False), (HintLevel.GENTLE, True)):
        program.preferences.change(hints=hints)
        program.preferences.remember(is_newcomer=is_newcomer)
        program.window.memory_panel.close()
        press_key(program)
        assert len(risks()) == len(numbers)
        assert set(risks()) <= {"hardly", "seldom", "at times", "often", "mostly"}
        assert table.isColumnHidden(1)
