"""Tests one exercise at the table of the assembled program."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from canasta_gui.controller.player_messages import AnyQuestion, PlayerRequest, Reply
from canasta_gui.dialogs.lessons_dialog import LessonsDialog
from canasta_gui.settings.practice import Record, load_practice
from canasta_gui.viewmodel.zones import PILE, STOCK
from canasta_gui.windows.startup.program import Program
from engine import Appraisal, Discard, DrawStock, Reason, TakePile, parse_cards
from tests.gui.kit.people import KeyUser, rest
from tests.gui.kit.play import match_of, view_of
from tests.gui.kit.program import QuickWorker
from tests.gui.windows.learning.at_the_table import (
    practise,
)

Key = Qt.Key


class Critic(QuickWorker):
    """Finds an error in every discard."""

    def _answer(self, question: AnyQuestion) -> None:
        assert isinstance(question, PlayerRequest)
        made, view = question.made, question.view
        found = None
        if isinstance(made, Discard):
            card = next(card for card in view.hand if Discard(card) != made)
            found = Appraisal(Discard(card), (Reason("fact.single"),), 60, 60, 20)
        self.appraised.emit(Reply(question.id, None, appraisal=found))


def test_an_exercise_is_judged_and_its_result_is_kept(qtbot: QtBot, program: Program) -> None:
    made = practise(program, Critic)
    rest(qtbot, program)
    assert program.window.table.hasFocus()
    assert "Your first turn counts." in made.card.text.text()
    user = KeyUser(qtbot, program)
    user.go_to(STOCK)
    qtbot.waitUntil(lambda: "Well played" in made.card.text.text(), timeout=20_000)
    rest(qtbot, program)
    assert not made.card.correction.text()
    user.raise_cards("5c")
    user.go_to(PILE)
    qtbot.waitUntil(lambda: "About 70 points" in made.card.text.text(), timeout=20_000)
    qtbot.waitUntil(lambda: bool(made.card.correction.text()), timeout=20_000)
    said = "This turn cost about 60 points. Tried 1 time, at best 60 points lost."
    assert made.card.correction.text() == said
    path = program.preferences.practice_path
    record = load_practice(path).record("exact-opening")
    assert record == Record("exact-opening", times=1, solved=0, least_lost=60)
    made.card.next_button.click()
    rest(qtbot, program)
    assert view_of(program).pile.is_frozen
    made.card.leave_button.click()
    assert not program.window.is_at_table
    assert made.card.isHidden()
    program.commands.dialogs.learning.choose_lesson()
    (dialog,) = program.window.findChildren(LessonsDialog)
    shown = [label.text() for label in dialog.cards["practice/exact-opening"].findChildren(QLabel)]
    assert any("Tried 1 time, at best 60 points lost" in text for text in shown)


class CriticOfDraws(QuickWorker):
    """Finds a blunder in every draw, and no error in later actions."""

    def _answer(self, question: AnyQuestion) -> None:
        assert isinstance(question, PlayerRequest)
        found = None
        if isinstance(question.made, DrawStock):
            take = TakePile(parse_cards("Qh Qd"))
            found = Appraisal(take, (Reason("fact.single"),), 519, 519, 40)
        self.appraised.emit(Reply(question.id, None, appraisal=found))


def test_the_costliest_decision_of_the_turn_is_told_and_stands(
    qtbot: QtBot, program: Program
) -> None:
    made = practise(program, CriticOfDraws)
    rest(qtbot, program)
    assert made.card.again_button.isHidden()
    user = KeyUser(qtbot, program)
    user.go_to(STOCK)
    qtbot.waitUntil(lambda: "About 500 points" in made.card.text.text(), timeout=20_000)
    rest(qtbot, program)
    user.raise_cards("5c")
    user.go_to(PILE)
    qtbot.waitUntil(lambda: bool(made.card.correction.text()), timeout=20_000)
    assert "About 500 points" in made.card.text.text()
    assert "This turn cost about 519 points" in made.card.correction.text()
    rest(qtbot, program)
    user.go_to(STOCK)
    rest(qtbot, program)
    assert "About 500 points" in made.card.text.text()


def test_the_better_move_is_shown_and_the_exercise_tried_again(
    qtbot: QtBot, program: Program
) -> None:
    made = practise(program, CriticOfDraws)
    rest(qtbot, program)
    before = match_of(program).state
    user = KeyUser(qtbot, program)
    user.go_to(STOCK)
    qtbot.waitUntil(lambda: "About 500 points" in made.card.text.text(), timeout=20_000)
    rest(qtbot, program)
    made.card.how_button.click()
    rest(qtbot, program)
    assert match_of(program).state == before
    table = program.window.table
    assert sorted(table.selected_cards()) == sorted(parse_cards("Qh Qd"))
    assert table.table_scene.overlay.glowing
    assert "About 500 points" in made.card.text.text()
    KeyUser(qtbot, program).go_to(STOCK)
    assert match_of(program).state == before
    made.card.again_button.click()
    rest(qtbot, program)
    assert match_of(program).state == before
    assert "Your first turn counts." in made.card.text.text()
    assert not table.selected_cards()
    KeyUser(qtbot, program).go_to(STOCK)
    assert match_of(program).state != before
