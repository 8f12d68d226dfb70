"""Lessons and exercises at the table, for the tests of their parts."""

from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_gui.controller.player_worker import Worker
from canasta_gui.dialogs.lessons_dialog import LessonsDialog
from canasta_gui.lessons.scene import ReadStep
from canasta_gui.session.viewpoint import Waiting
from canasta_gui.table.layout.geometry import Rect
from canasta_gui.table.widget import TableWidget
from canasta_gui.windows.learning.exercise_flow import ExerciseFlow
from canasta_gui.windows.learning.lesson_flow import LessonFlow
from canasta_gui.windows.startup.program import Program
from tests.gui.kit.people import rest
from tests.gui.kit.play import LEFT
from tests.gui.kit.program import QuickWorker

Key = Qt.Key


@pytest.fixture
def teaching(program: Program, qtbot: QtBot) -> LessonFlow:
    """Returns a newcomer's first lesson, started with one press on the welcome page."""
    QTest.mouseClick(program.window.welcome.learn_button, LEFT)
    made = program.commands.dialogs.learning.lesson_flow
    assert made is not None
    rest(qtbot, program)
    return made


def read_on(teaching: LessonFlow) -> None:
    """Presses the card's button until a step needs an action."""
    while isinstance(teaching.tutor.step, ReadStep):
        QTest.keyClick(teaching.card.next_button, Key.Key_Return)


def lights(table: TableWidget) -> list[Rect]:
    return table.spotlight.areas


def is_ready(program: Program) -> bool:
    """Returns whether the table rests and no other player is to act."""
    session = program.flow.conductor.session
    is_others = session is not None and session.waiting is Waiting.COMPUTER
    return program.window.table.is_settled and not is_others


def practise(program: Program, judge: type[QuickWorker] = QuickWorker) -> ExerciseFlow:
    """Starts the exercise on opening with exactly the minimum, and returns its flow."""
    program.commands.dialogs.make_judge = lambda: cast("Worker", judge())
    program.commands.dialogs.learning.choose_lesson()
    dialog = program.window.findChildren(LessonsDialog)[-1]
    dialog.cards["practice/exact-opening"].click()
    QTest.keyClick(dialog.begin_button, Key.Key_Return)
    desk = program.commands.dialogs.learning.exercise_desk
    assert desk is not None
    return desk.table
