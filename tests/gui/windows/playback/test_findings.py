"""Tests findings of the review: shown on the table, tried again, without a change to the match."""

from dataclasses import replace
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from canasta_gui.controller.player_messages import AnyQuestion, PlayerRequest, Reply
from canasta_gui.controller.player_worker import Worker
from canasta_gui.dialogs.deal_review_dialog import DealReviewDialog
from canasta_gui.dialogs.score.deal_score_dialog import DealScoreDialog
from canasta_gui.i18n.formats import signed
from canasta_gui.session.deal_replay import margin_of
from canasta_gui.session.decisions import PersonDecision, decisions_of
from canasta_gui.session.sandbox import match_again
from canasta_gui.settings.deal_results import decisions_path, load_decisions
from canasta_gui.viewmodel.table_view import ButtonId, CardMark
from canasta_gui.windows.panels.moment_strip import MomentStrip
from canasta_gui.windows.panels.note import WhyNote
from canasta_gui.windows.startup.program import Program
from engine import (
    Accepted,
    Appraisal,
    Discard,
    Loss,
    Match,
    Phase,
    Played,
    Reason,
    SeatPlayer,
    Theme,
    decide,
    facts,
    make_agent,
    observe,
)
from engine.rules.options import discard_options
from tests.gui.dialogs.test_deal_review_dialog import played
from tests.gui.kit.people import rest
from tests.gui.kit.play import LEFT, match_of, view_of
from tests.gui.kit.program import QuickWorker, Start

ALT = Qt.KeyboardModifier.AltModifier


class Critic(QuickWorker):
    """Always proposes another discard."""

    def _answer(self, question: AnyQuestion) -> None:
        assert isinstance(question, PlayerRequest)
        made, view = question.made, question.view
        card = next(card for card in discard_options(view) if Discard(card) != made)
        reason = Reason("discard.least_loss")
        found = Appraisal(Discard(card), (reason, *facts(view, Discard(card))), 120, 120, 30)
        loss = Loss(Theme.DISCARDING, 120.0, 30.0)
        self.appraised.emit(Reply(question.id, None, appraisal=found, loss=loss))


@pytest.fixture(scope="module")
def match() -> Match:
    """Returns a match whose first deal is over."""
    return played()


@pytest.fixture
def review(
    qtbot: QtBot, program: Program, match: Match, monkeypatch: pytest.MonkeyPatch
) -> DealReviewDialog:
    """Returns the review of that deal with a critic, for its first three discards."""
    again = Match(match.header)
    for moment in match.moments:
        again.restore(moment.entry)
    some = tuple(one for one in decisions_of(again, 1) if isinstance(one.made, Discard))[:3]

    def few(_match: Match, _deal: int) -> tuple[PersonDecision, ...]:
        return some

    monkeypatch.setattr("canasta_gui.session.decisions.decisions_of", few)
    program.commands.dialogs.make_judge = lambda: cast("Worker", Critic())
    program.window.show_table()
    program.conductor.begin(again)
    rest(qtbot, program)
    return open_review(qtbot, program)


def open_review(qtbot: QtBot, program: Program) -> DealReviewDialog:
    program.window.actions_by_name["review"].trigger()
    return shown_review(qtbot, program)


def shown_review(qtbot: QtBot, program: Program) -> DealReviewDialog:
    found = program.window.findChildren(DealReviewDialog)[-1]
    qtbot.waitUntil(lambda: found.reviewing.is_done, timeout=30_000)
    assert found.openers
    return found


def strip_of(program: Program) -> MomentStrip:
    return program.window.moment_strip


def decision_shown(review: DealReviewDialog) -> PersonDecision:
    return review.reviewing.findings[0].decision


def press(button: QPushButton) -> None:
    QTest.mouseClick(button, LEFT)


def test_the_moment_shows_what_the_person_saw_and_nothing_more(
    qtbot: QtBot, program: Program, review: DealReviewDialog
) -> None:
    decision = decision_shown(review)
    finding = review.reviewing.findings[0]
    review.openers[0].setFocus()
    QTest.keyClick(review.openers[0], Qt.Key.Key_Return)
    rest(qtbot, program)
    shown = match_of(program)
    assert shown.observe(decision.seat) == decision.view
    view = view_of(program)
    faces = [card.face for seat in view.seats[1:] for card in seat.hand]
    assert set(faces) == {None}
    strip = strip_of(program)
    assert strip.isVisible()
    assert "You" in strip.text
    assert "Better: " in strip.text
    assert strip.accessibleName() + ". " + strip.accessibleDescription() == strip.text
    marks = [mark for _, mark in view.marks]
    assert CardMark.MADE in marks
    assert sorted(program.window.table.selected_cards()) == sorted(
        card for card, mark in view.marks if mark is CardMark.BETTER
    )
    assert program.window.table.table_scene.overlay.glowing
    assert finding.appraisal.better != decision.made
    assert not program.window.findChildren(DealScoreDialog)


def words_of(review: DealReviewDialog) -> str:
    """Returns all visible texts of the review."""
    return " ".join(it.text() for it in review.findChildren(QLabel) if it.isVisible())


def test_the_review_asks_before_it_tells(
    qtbot: QtBot, program: Program, review: DealReviewDialog
) -> None:
    assert "Better: " not in words_of(review)
    press(review.tellers[0])
    assert words_of(review).count("Better: ") == 1
    assert review.openers[0].hasFocus()
    assert "Better: " in review.openers[0].accessibleDescription()
    decision = review.reviewing.findings[1].decision
    review.finders[1].setFocus()
    QTest.keyClick(review.finders[1], Qt.Key.Key_Return)
    rest(qtbot, program)
    desk = program.commands.dialogs.learning.exercise_desk
    assert desk is not None
    card = desk.table.card
    assert match_of(program).observe(decision.seat) == decision.view
    assert "Find a better move." in card.text.text()
    press(card.hint_button)
    assert "Of the better move:" in card.text.text()
    assert "Better: " not in card.text.text()
    assert card.hint_button.isHidden()
    card.how_button.click()
    rest(qtbot, program)
    assert "Better: " in card.text.text()
    card.next_button.click()
    rest(qtbot, program)
    again = shown_review(qtbot, program)
    assert again is not review
    assert words_of(again).count("Better: ") == 2
    assert not program.preferences.practice_path.exists()


def test_nothing_is_played_while_it_is_looked_at(
    qtbot: QtBot, program: Program, review: DealReviewDialog
) -> None:
    press(review.openers[0])
    rest(qtbot, program)
    before = match_of(program).moments
    QTest.keyClick(program.window.table, Qt.Key.Key_P)
    assert match_of(program).moments == before
    assert not program.window.actions_by_name["hint"].isEnabled()


def test_the_reasons_are_a_button_away(
    qtbot: QtBot, program: Program, review: DealReviewDialog
) -> None:
    press(review.openers[0])
    rest(qtbot, program)
    press(strip_of(program).why_button)
    note = next(one for one in program.window.findChildren(WhyNote) if one.isVisible())
    assert "Better: " in note.text
    QTest.keyClick(note, Qt.Key.Key_Escape)
    assert not note.isVisible()


def test_it_is_tried_again_and_the_match_stays_as_it_was(
    qtbot: QtBot, program: Program, review: DealReviewDialog
) -> None:
    path = program.conductor.path
    assert path is not None
    before, entries = path.read_bytes(), match_of(program).entries
    press(review.openers[0])
    rest(qtbot, program)
    press(strip_of(program).try_button)
    rest(qtbot, program)
    assert program.conductor.path is None
    assert "Nothing that you do here counts" in strip_of(program).text
    assert view_of(program).marks == ()
    table = program.window.table
    assert table.table_scene.overlay.glowing == 0
    made = len(match_of(program).moments)
    QTest.keyClick(table, Qt.Key.Key_Right)
    QTest.keyClick(table, Qt.Key.Key_Space)
    QTest.keyClick(table, Qt.Key.Key_P)
    qtbot.waitUntil(lambda: len(match_of(program).moments) > made + 2, timeout=10_000)
    press(strip_of(program).look_button)
    rest(qtbot, program)
    assert len(match_of(program).moments) == made
    program.window.activateWindow()
    qtbot.waitUntil(program.window.isActiveWindow)
    QTest.keyClick(program.window, Qt.Key.Key_Left, ALT)
    rest(qtbot, program)
    assert not strip_of(program).isVisible()
    assert table.table_scene.overlay.glowing == 0
    assert path.read_bytes() == before
    assert match_of(program).entries == entries
    assert shown_review(qtbot, program).isVisible()


def test_what_is_done_instead_is_judged(
    qtbot: QtBot, program: Program, review: DealReviewDialog
) -> None:
    press(review.openers[0])
    rest(qtbot, program)
    press(strip_of(program).try_button)
    rest(qtbot, program)
    table = program.window.table
    QTest.keyClick(table, Qt.Key.Key_Right)
    QTest.keyClick(table, Qt.Key.Key_Space)
    QTest.keyClick(table, Qt.Key.Key_P)
    words = ("Well played", "Better: ")
    qtbot.waitUntil(lambda: any(it in strip_of(program).text for it in words), timeout=20_000)
    press(strip_of(program).look_button)
    rest(qtbot, program)
    press(strip_of(program).try_button)
    rest(qtbot, program)
    assert "Nothing that you do here counts" in strip_of(program).text


def test_a_kill_in_the_midst_of_it_loses_nothing(
    qtbot: QtBot, program: Program, review: DealReviewDialog, start: Start
) -> None:
    entries = match_of(program).entries
    press(review.openers[0])
    rest(qtbot, program)
    press(strip_of(program).try_button)
    rest(qtbot, program)
    QTest.keyClick(program.window.table, Qt.Key.Key_Right)
    again = start()
    assert match_of(again).entries == entries


def test_a_rehearsed_deal_is_compared_and_leads_back(
    qtbot: QtBot, program: Program, review: DealReviewDialog
) -> None:
    press(review.openers[0])
    press(strip_of(program).try_button)
    rest(qtbot, program)
    session = program.conductor.session
    assert session is not None
    again = session.match
    while not again.is_between_deals:
        again.restore(_next(match_of(program), again))
    program.conductor.refresh()
    program.conductor.deal_over.emit()
    assert "in the match it was" in strip_of(program).text
    (score,) = program.window.findChildren(DealScoreDialog)
    press(score.next_button)
    assert not session.next_deal()
    assert [button.text for button in view_of(program).buttons] == ["Continue"]
    assert view_of(program).buttons[0].id is ButtonId.NEXT
    QTest.keyClick(program.window.table, Qt.Key.Key_Return)
    rest(qtbot, program)
    assert program.conductor.path is not None


def _next(rehearsed: Match, again: Match) -> Played:
    """Returns the next action that a computer would make on any seat."""
    view = rehearsed.observe(again.actor)
    choice = make_agent("club").choose(view, str(len(again.moments)))
    decision = decide(again.state, choice.action)
    assert isinstance(decision, Accepted)
    return Played(again.actor, choice.action, decision.events, choice.reasons)


def test_at_one_screen_the_others_are_played_by_computers(match: Match) -> None:
    seats = (*match.seats[:2], SeatPlayer("Paula"), match.seats[3])
    hot = Match(replace(match.header, seats=seats))
    for moment in match.moments:
        hot.restore(moment.entry)
    decision = next(one for one in decisions_of(hot, 1) if one.seat == 2)
    again = match_again(hot, decision.at, decision.seat)
    assert [player.is_person for player in again.seats] == [False, False, True, False]
    assert observe(again.state, 2) == decision.view
    assert again.state.public.phase in (Phase.DRAW, Phase.PLAY, Phase.ANSWER)
    assert hot.entries[-1] == match.entries[-1]


def test_what_the_decisions_cost_is_told_and_kept_once(
    qtbot: QtBot, program: Program, review: DealReviewDialog
) -> None:
    result = margin_of(match_of(program).moments[-1], 0)
    shown = " ".join(it.text() for it in review.findChildren(QLabel))
    assert "own decisions \N{MINUS SIGN}360 ± 52" in shown
    assert f"cards and other players {signed(result + 360)}" in shown
    assert "120 ± 17 in 3 decisions" in shown
    review.reject()
    open_review(qtbot, program)
    preferences = program.preferences
    (kept,) = load_decisions(decisions_path(preferences.folder_of("Anna"))).deals
    assert (kept.lead, kept.costs[0].points) == (result, 360)
