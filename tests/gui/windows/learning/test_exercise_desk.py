"""Tests generated exercises at the table of the assembled program."""

import errno
from dataclasses import replace
from datetime import date, timedelta
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from canasta_gui.controller.player_messages import AnyQuestion, LookQuestion, Reply
from canasta_gui.controller.player_worker import Worker
from canasta_gui.dialogs.exercises_dialog import ExercisesDialog
from canasta_gui.dialogs.lessons_dialog import LessonsDialog
from canasta_gui.lessons.exercise_library import read_file
from canasta_gui.viewmodel.zones import PILE
from canasta_gui.windows.learning import exercise_turn
from canasta_gui.windows.learning.exercise_desk import ExerciseDesk
from canasta_gui.windows.startup.program import Program
from canasta_gui.words.reason_texts import about
from engine import (
    Discard,
    Exercise,
    KeptDeals,
    Look,
    Phase,
    Played,
    Theme,
    format_card,
    is_legal,
    observe,
)
from tests.gui.kit.people import KeyUser, rest
from tests.gui.kit.play import deal, match_of
from tests.gui.kit.program import QuickWorker

Key = Qt.Key
DAY = date(2026, 11, 23)


@pytest.fixture
def desk(program: Program) -> ExerciseDesk:
    """Returns the exercises of a program whose judge never answers, on a fixed day."""
    program.commands.dialogs.make_judge = lambda: cast("Worker", QuickWorker())
    program.commands.dialogs.learning.practise()
    (dialog,) = program.window.findChildren(ExercisesDialog)
    QTest.keyClick(dialog.cancel_button, Key.Key_Return)
    made = program.commands.dialogs.learning.exercise_desk
    assert made is not None
    made.notes.today = lambda: DAY
    return made


def page(program: Program) -> ExercisesDialog:
    """Opens the page by its action, and chooses discards in all games."""
    program.window.actions_by_name["exercises"].trigger()
    dialog = program.window.findChildren(ExercisesDialog)[-1]
    dialog.theme_box.setCurrentIndex(1 + list(Theme).index(Theme.DISCARDING))
    dialog.game_box.setCurrentIndex(0)
    return dialog


def begun(qtbot: QtBot, program: Program, desk: ExerciseDesk) -> Exercise:
    """Starts the suggested exercise and returns it."""
    dialog = page(program)
    chosen = dialog.chosen
    assert chosen is not None
    QTest.keyClick(dialog.begin_button, Key.Key_Return)
    rest(qtbot, program)
    assert desk.table.is_on
    return chosen.exercise()


def throw(qtbot: QtBot, program: Program, action: object) -> None:
    """Discards with the keys."""
    assert isinstance(action, Discard)
    user = KeyUser(qtbot, program)
    user.raise_cards(format_card(action.card))
    user.go_to(PILE)
    rest(qtbot, program)


def test_the_best_move_solves_an_exercise_and_raises_the_rating(
    qtbot: QtBot, program: Program, desk: ExerciseDesk
) -> None:
    exercise = begun(qtbot, program, desk)
    assert "Your first turn counts." in desk.table.card.text.text()
    throw(qtbot, program, exercise.judged.best)
    assert "This turn is solved." in desk.table.card.correction.text()
    assert "Your rating: " in desk.table.card.correction.text()
    practice = desk.notes.practice
    assert practice.record(exercise.id).solved == 1
    assert practice.record(exercise.id).due == ""
    assert practice.rating.points > 1500


def test_a_solved_exercise_tells_why_what_others_cost_and_what_they_lead_to(
    qtbot: QtBot, program: Program, desk: ExerciseDesk
) -> None:
    exercise = begun(qtbot, program, desk)
    judged, card = exercise.judged, desk.table.card
    assert card.refute_button.isHidden()
    assert card.next_button.property("role") == "plain"
    throw(qtbot, program, judged.best)
    assert card.next_button.property("role") == "primary"
    assert "Well played" in card.text.text()
    assert "of 100 trials" in card.text.text()
    for other in judged.alternatives[:2]:
        assert about("about {points} points", other.cost) in card.text.text()
    assert card.bars.isVisible()
    counts = judged.reasons[0].params
    assert [bar.share for bar in card.bars.bars] == [counts["count"], counts["other"]]
    card.refute_button.setFocus()
    QTest.keyClick(card.refute_button, Key.Key_Return)
    rest(qtbot, program)
    entries = match_of(program).entries
    assert isinstance(entries[0], Played)
    assert entries[0].action == judged.alternatives[0].action
    qtbot.waitUntil(lambda: len(match_of(program).entries) > 1)
    assert "So it goes on" in card.text.text()
    assert desk.notes.practice.record(exercise.id).times == 1
    card.again_button.click()
    rest(qtbot, program)
    assert "Your first turn counts." in card.text.text()


def test_a_result_that_cannot_be_kept_is_told(
    qtbot: QtBot, program: Program, desk: ExerciseDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(exercise_turn, "note_practice", refuse)
    exercise = begun(qtbot, program, desk)
    throw(qtbot, program, exercise.judged.alternatives[0].action)
    assert "cannot save settings and results" in program.window.banner.text
    assert "No space left on device" in program.window.banner.text


def test_another_move_costs_what_was_found_and_comes_back_the_next_day(
    qtbot: QtBot, program: Program, desk: ExerciseDesk
) -> None:
    exercise = begun(qtbot, program, desk)
    worse = exercise.judged.alternatives[0]
    throw(qtbot, program, worse.action)
    assert about("About {points} points", worse.cost) in desk.table.card.text.text()
    record = desk.notes.practice.record(exercise.id)
    assert record.due == (DAY + timedelta(1)).isoformat()
    assert desk.notes.practice.rating.points < 1500
    desk.table.card.how_button.click()
    rest(qtbot, program)
    assert isinstance(exercise.judged.best, Discard)
    assert program.window.table.selected_cards() == (exercise.judged.best.card,)
    desk.table.card.again_button.click()
    rest(qtbot, program)
    rating = desk.notes.practice.rating
    throw(qtbot, program, exercise.judged.best)
    assert desk.notes.practice.rating == rating, "only the first turn of a day counts"
    desk.notes.today = lambda: DAY + timedelta(1)
    desk.table.leave()
    dialog = page(program)
    chosen = dialog.chosen
    assert chosen is not None
    assert chosen.id == exercise.id
    assert dialog.due.text() == "1 from before comes back today."


def test_the_next_one_follows_and_the_learner_sits_where_the_exercise_wants(
    qtbot: QtBot, program: Program, desk: ExerciseDesk
) -> None:
    before = begun(qtbot, program, desk)
    desk.table.card.next_button.click()
    rest(qtbot, program)
    state = match_of(program).state
    assert state != before.state
    view = observe(state, state.public.turn)
    session = program.conductor.session
    assert session is not None
    assert session.viewer == state.public.turn
    assert state.public.phase is Phase.PLAY
    assert any(is_legal(view, Discard(card)) for card in view.hand)


class Finder(QuickWorker):
    """Finds the same exercise at the third of the four positions of every source."""

    exercise: Exercise

    def _answer(self, question: AnyQuestion) -> None:
        assert isinstance(question, LookQuestion)
        assert isinstance(question.source, KeptDeals)
        found = self.exercise if question.place == 2 else None
        self.looked.emit(Reply(question.id, None, look=Look(found, 4)))


def test_exercises_are_made_from_the_own_deals_and_are_kept(
    qtbot: QtBot, program: Program, desk: ExerciseDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(qtbot, program)
    before = len(desk.library.entries)
    known = next(iter(desk.library.entries.values())).exercise()
    Finder.exercise = replace(known, id="000000000000")
    monkeypatch.setattr(desk.making, "_make_worker", lambda: cast("Worker", Finder()))
    dialog = page(program)
    assert dialog.stop_button.isHidden()
    QTest.keyClick(dialog.own_button, Key.Key_Space)
    assert not dialog.stop_button.isHidden()
    qtbot.waitUntil(lambda: not desk.making.is_on, timeout=20_000)
    assert (desk.making.made, desk.making.looked) == (1, 3)
    assert dialog.making_text.text() == "1 new exercise was found."
    assert len(desk.library.entries) == before + 1
    (path,) = (program.preferences.folder / "exercises").glob("*.jsonl")
    assert [entry.id for entry in read_file(path).entries] == ["000000000000"]


def test_the_making_can_be_stopped(
    qtbot: QtBot, program: Program, desk: ExerciseDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk.making, "_make_worker", lambda: cast("Worker", QuickWorker()))
    dialog = page(program)
    QTest.keyClick(dialog.new_button, Key.Key_Space)
    qtbot.waitUntil(lambda: desk.making.looked > 2, timeout=20_000)
    assert "positions looked at" in dialog.making_text.text()
    QTest.keyClick(dialog.stop_button, Key.Key_Space)
    assert not desk.making.is_on
    assert dialog.new_button.isEnabled()


def test_the_page_of_lessons_leads_to_the_page_of_exercises(program: Program) -> None:
    program.commands.dialogs.learning.choose_lesson()
    (lessons,) = program.window.findChildren(LessonsDialog)
    QTest.keyClick(lessons.exercises_button, Key.Key_Return)
    assert lessons.isHidden()
    (dialog,) = program.window.findChildren(ExercisesDialog)
    assert dialog.isVisible()


def test_a_series_tells_its_place_and_its_result(
    qtbot: QtBot, program: Program, desk: ExerciseDesk
) -> None:
    dialog = page(program)
    wish, card = dialog.wish, desk.table.card
    QTest.mouseClick(dialog.series_button, Qt.MouseButton.LeftButton)
    rest(qtbot, program)
    assert "1 of 10" in " ".join(one.text() for one in card.findChildren(QLabel))
    desk.begin_series(wish, 2)
    rest(qtbot, program)
    entries = desk.library.series(wish, desk.notes.practice, DAY, 2)
    throw(qtbot, program, entries[0].exercise().judged.best)
    assert card.next_button.text() == "Next exercise"
    card.next_button.click()
    rest(qtbot, program)
    other = entries[1].exercise().judged.alternatives[0]
    throw(qtbot, program, other.action)
    assert card.next_button.text() == "End of the series"
    card.next_button.click()
    rest(qtbot, program)
    told = program.window.findChildren(ExercisesDialog)[-1].told
    assert told.isVisible()
    assert told.text() == f"1 of 2 solved, {other.cost:,} points lost."
