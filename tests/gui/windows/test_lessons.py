"""Learning at the table of the assembled program."""

from collections.abc import Callable
from typing import cast

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_gui.controller.viewpoint import Waiting
from canasta_gui.controller.worker import Worker
from canasta_gui.dialogs.lessons import LessonsDialog
from canasta_gui.lessons.catalogue import COURSE
from canasta_gui.lessons.scene import Tell
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK
from canasta_gui.windows import practising
from canasta_gui.windows.practising import Practising
from canasta_gui.windows.program import Program
from canasta_gui.windows.teaching import Teaching
from tests.gui.windows.conftest import QuickWorker
from tests.gui.windows.people import PEOPLE, KeyUser, MouseUser, rest
from tests.gui.windows.play import LEFT, deal, match_of, view_of

Start = Callable[..., Program]
Key = Qt.Key


@pytest.fixture
def teaching(program: Program, qtbot: QtBot) -> Teaching:
    """A newcomer's first lesson, by one press on the welcome page."""
    QTest.mouseClick(program.window.welcome.learn_button, LEFT)
    made = program.commands.openers.teaching
    assert made is not None
    rest(qtbot, program)
    return made


def read_on(teaching: Teaching) -> None:
    """Press the card's button until something is to be done."""
    while isinstance(teaching.tutor.step, Tell):
        QTest.keyClick(teaching.card.next_button, Key.Key_Return)


@pytest.mark.parametrize("person", PEOPLE)
def test_a_first_turn_is_learnt(
    qtbot: QtBot,
    program: Program,
    teaching: Teaching,
    person: type[MouseUser] | type[KeyUser],
) -> None:
    someone = person(qtbot, program)
    assert teaching.card.next_button.hasFocus()
    read_on(teaching)
    someone.raise_cards("4c")
    someone.go_to(PILE)
    assert view_of(program).notice
    assert teaching.card.correction.text().startswith("First draw")
    someone.raise_cards("4c")
    assert program.window.table.hasFocus()
    assert program.window.table.spotlight.areas

    someone.go_to(STOCK)
    rest(qtbot, program)
    read_on(teaching)
    for meld in ("Kh Ks Kd", "Ac Ad 2c"):
        someone.raise_cards(meld)
        someone.go_to(FELT)
        rest(qtbot, program)
    someone.press(ButtonId.LAY)
    rest(qtbot, program)
    assert view_of(program).sides[0].melds

    someone.raise_cards("9d")
    someone.go_to(PILE)
    assert "nines" in teaching.card.correction.text()
    assert len(view_of(program).pile.cards) == 1


def is_ready(program: Program) -> bool:
    """Whether the table rests, and no other is to play."""
    session = program.flow.conductor.session
    is_others = session is not None and session.waiting is Waiting.COMPUTER
    return program.window.table.is_settled and not is_others


def test_the_whole_lesson_can_be_shown_and_is_remembered(
    qtbot: QtBot, program: Program, teaching: Teaching
) -> None:
    card = teaching.card
    while teaching.tutor.step is not None or not teaching.tutor.is_last_scene:
        qtbot.waitUntil(lambda: is_ready(program), timeout=20_000)
        own = card.geometry()
        lit = program.window.table.spotlight.areas
        assert not any(own.contains(QPoint(round(it.cx), round(it.cy))) for it in lit)
        (card.how_button if card.next_button.isHidden() else card.next_button).click()
    assert program.preferences.memory.lessons == (COURSE[0].id,)
    assert not program.store.unarchived()
    teaching.card.leave_button.click()
    assert not program.window.is_at_table


def test_a_lesson_leaves_the_running_match_alone(qtbot: QtBot, start: Start) -> None:
    program = start()
    deal(qtbot, program)
    before = match_of(program).state
    program.window.actions_by_name["learn"].trigger()
    dialog = program.window.findChild(LessonsDialog)
    assert dialog is not None
    dialog.accept()
    teaching = program.commands.openers.teaching
    assert teaching is not None
    rest(qtbot, program)
    read_on(teaching)
    KeyUser(qtbot, program).go_to(STOCK)
    rest(qtbot, program)
    assert match_of(program).state != before
    teaching.card.leave_button.click()
    assert match_of(program).state == before
    assert teaching.card.isHidden()

    teaching.begin(COURSE[0].id)
    program.flow.begin(program.flow.usual)
    rest(qtbot, program)
    assert teaching.card.isHidden()
    assert program.flow.conductor.session is not None
    assert program.flow.conductor.session.guide is None


def test_an_exercise_is_judged(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(practising, "JUDGE", "club")
    made = Practising(program.window, program.flow, lambda: cast("Worker", QuickWorker()))
    made.begin("exact-opening")
    rest(qtbot, program)
    assert program.window.table.hasFocus()
    KeyUser(qtbot, program).go_to(STOCK)
    qtbot.waitUntil(lambda: "The judge would do the same" in made.card.text.text(), timeout=20_000)
    made.card.next_button.click()
    rest(qtbot, program)
    assert view_of(program).pile.is_frozen
    made.card.leave_button.click()
    assert not program.window.is_at_table
    assert made.card.isHidden()
