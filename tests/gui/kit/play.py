"""Plays in the window as a person does, with mouse and keyboard."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from canasta_gui.table.layout.geometry import Rect
from canasta_gui.viewmodel.gestures import Press
from canasta_gui.viewmodel.table_view import ButtonId, TableView
from canasta_gui.windows.startup.program import Program
from engine import Match, Phase

LEFT = Qt.MouseButton.LeftButton


def match_of(program: Program) -> Match:
    """Returns the match on the table."""
    match = program.flow.match
    assert match is not None
    return match


def view_of(program: Program) -> TableView:
    """Returns the displayed view."""
    view = program.window.table.view
    assert view is not None
    return view


def log_of(program: Program) -> str:
    """Returns the log of the match on the table."""
    session = program.conductor.session
    assert session is not None
    return "\n".join(session.log())


def is_to_act(program: Program, phase: Phase) -> bool:
    """Returns whether the table rests and seat 0 has to act."""
    match = program.flow.match
    if match is None or not program.window.table.is_settled:
        return False
    return match.state.public.turn == 0 and match.state.public.phase is phase


def wait_for_turn(qtbot: QtBot, program: Program) -> None:
    """Waits until seat 0 has to draw, or the deal is over; lets a partner who asks go out."""

    def is_there() -> bool:
        if is_asked(program):
            program.window.table.gesture.emit(Press(ButtonId.YES))
        return is_to_act(program, Phase.DRAW) or match_of(program).is_between_deals

    qtbot.waitUntil(is_there, timeout=20_000)


def is_asked(program: Program) -> bool:
    """Returns whether seat 0 owes its partner an answer."""
    match = match_of(program)
    is_settled = program.window.table.is_settled
    return is_settled and match.state.public.phase is Phase.ANSWER and match.actor == 0


def deal(qtbot: QtBot, program: Program) -> None:
    """Starts a deal with one press on the welcome page."""
    QTest.mouseClick(program.window.welcome.play_button, LEFT)
    wait_for_turn(qtbot, program)


def click(qtbot: QtBot, program: Program, rect: Rect) -> None:
    """Clicks the middle of a place on the table."""
    table = program.window.table
    point = table.mapFromScene(rect.cx, rect.cy)
    QTest.mouseClick(table.viewport(), LEFT, pos=QPoint(point))


def play_turn(qtbot: QtBot, program: Program) -> None:
    """Plays a turn by keyboard: draws, raises a card, discards it.

    Without a stock the seat passes, and the last card of it ends the deal if it is a bonus card.
    """
    table, match = program.window.table, match_of(program)
    if not match.state.public.stock_count:
        program.window.actions_by_name["pass"].trigger()
        wait_for_turn(qtbot, program)
        return
    QTest.keyClick(table, Qt.Key.Key_D)
    qtbot.waitUntil(
        lambda: is_to_act(program, Phase.PLAY) or match.is_between_deals, timeout=20_000
    )
    if match.is_between_deals:
        return
    QTest.keyClick(table, Qt.Key.Key_Right)
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert len(table.selected_cards()) == 1
    QTest.keyClick(table, Qt.Key.Key_P)
    wait_for_turn(qtbot, program)


def is_in_sight(widget: QWidget) -> bool:
    """Returns whether a widget is entirely visible without scrolling."""
    return widget.visibleRegion().boundingRect() == widget.rect()
