"""Tests that the review finds the most costly decisions of a deal in the background."""

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from canasta_gui.controller.deal_review import MOST_FINDINGS, DealReviewer
from canasta_gui.controller.player_messages import AnyQuestion, PlayerRequest, Reply, RequestKind
from canasta_gui.controller.player_worker import Worker
from canasta_gui.dialogs.deal_review_dialog import DealReviewDialog
from canasta_gui.session.decisions import decisions_of
from canasta_gui.table.render.card_painter import CardPainter
from canasta_gui.table.render.style import DeckStyle
from engine import Appraisal, Discard, Loss, Match, Theme, advise, is_legal, make_agent
from engine.rules.options import discard_options
from tests.gui.controller.tables import new_match
from tests.gui.kit.play import LEFT
from tests.gui.kit.program import QuickWorker


def played(people: tuple[int, ...] = (0,)) -> Match:
    """Returns a match with a deal in which people made random lawful actions."""
    match = new_match(people, "winning-moves-deluxe/4p")
    match.next_deal()
    players = tuple(make_agent("random" if seat in people else "club") for seat in range(4))
    number = 0
    while not match.is_between_deals:
        choice = players[match.actor].choose(match.observe(match.actor), str(number))
        match.play(choice.action, choice.reasons)
        number += 1
    return match


class Faultfinder(QuickWorker):
    """Says of every decision that another discard had been better."""

    def _answer(self, question: AnyQuestion) -> None:
        assert isinstance(question, PlayerRequest)
        card = next(
            card for card in discard_options(question.view) if Discard(card) != question.made
        )
        found = Appraisal(Discard(card), (), 120, 120, 30)
        self.appraised.emit(Reply(question.id, None, appraisal=found))


class LateJudge(Faultfinder):
    """Finds fault with the first decision alone; each costs something."""

    def _answer(self, question: AnyQuestion) -> None:
        loss = Loss(Theme.DISCARDING, 40.0, 10.0)
        if question.id == 1:
            super()._answer(question)
        else:
            self.appraised.emit(Reply(question.id, None, loss=loss))


class Adviser(QuickWorker):
    """Gives hints, and finds nothing better where nobody asked for one."""

    def _answer(self, question: AnyQuestion) -> None:
        if question.wish is RequestKind.ADVICE:
            super()._answer(question)
        else:
            self.appraised.emit(Reply(question.id, None))


def shown_in(dialog: DealReviewDialog) -> list[str]:
    """Returns the texts on the page."""
    return [it.text() for it in dialog.findChildren(QLabel) if it.isVisible()]


def quick() -> Worker:
    return cast("Worker", QuickWorker())


def test_what_cost_most_is_found_and_told(qtbot: QtBot) -> None:
    match = played()
    decisions = decisions_of(match, 1)
    assert all(is_legal(one.view, one.made) for one in decisions)
    assert all(one.view.seat == one.seat == 0 for one in decisions)
    some = tuple(one for one in decisions if isinstance(one.made, Discard))[:4]
    reviewing = DealReviewer(some, quick)
    dialog = DealReviewDialog(match, reviewing, CardPainter(DeckStyle()))
    qtbot.addWidget(dialog)
    qtbot.waitUntil(lambda: reviewing.is_done, timeout=30_000)
    gains = [finding.appraisal.gain for finding in reviewing.findings]
    assert 1 <= len(gains) <= MOST_FINDINGS
    assert gains == sorted(gains, reverse=True)
    for finding in reviewing.findings:
        assert is_legal(finding.decision.view, finding.appraisal.better)
        assert finding.appraisal.gain > 2 * finding.appraisal.doubt


def test_each_of_several_people_reads_of_their_own_decisions(qtbot: QtBot) -> None:
    match = played((0, 1))
    decisions = decisions_of(match, 1)
    some = [one for one in decisions if isinstance(one.made, Discard)]
    some = [one for seat in (0, 1) for one in [it for it in some if it.seat == seat][:5]]
    reviewing = DealReviewer(some, cast("Callable[[], Worker]", Faultfinder))
    dialog = DealReviewDialog(match, reviewing, CardPainter(DeckStyle()), reader=1)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: reviewing.is_done)
    assert [len(reviewing.findings_of(seat)) for seat in (0, 1)] == [MOST_FINDINGS, MOST_FINDINGS]
    assert len(reviewing.findings) == 2 * MOST_FINDINGS
    assert told(dialog) == ["Ben discards"] * MOST_FINDINGS
    QTest.mouseClick(dialog.persons.buttons["0"], LEFT)
    assert told(dialog) == ["Anna discards"] * MOST_FINDINGS
    assert "What cost Anna most" in dialog.subtitle


def test_the_costs_are_told_although_the_last_decision_is_no_finding(qtbot: QtBot) -> None:
    match = played()
    some = [one for one in decisions_of(match, 1) if isinstance(one.made, Discard)][:3]
    reviewing = DealReviewer(some, cast("Callable[[], Worker]", LateJudge))
    dialog = DealReviewDialog(match, reviewing, CardPainter(DeckStyle()), deal=1)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: reviewing.is_done)
    assert len(told(dialog)) == 1
    # A widget that is added to a page appears with the next event.
    qtbot.waitUntil(lambda: shown_in(dialog).count("Points lost a decision") == 1)


def told(dialog: DealReviewDialog) -> list[str]:
    """Returns the first two words of what was done, by finding."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    every = (it.text() for it in dialog.findChildren(QLabel))
    done = (text for text in every if " discards the " in text or text.startswith("You discard"))
    return [" ".join(text.split()[:2]) for text in done]


def test_hints_count_for_who_asked_for_them(qtbot: QtBot) -> None:
    match = new_match((0, 1, 2, 3), "winning-moves-deluxe/4p", "followed")
    match.next_deal()
    others = make_agent("club")
    for number in range(8):
        view = match.observe(match.actor)
        if match.actor == 1:
            match.note_aid(1, "hint")
            match.play(advise(view)[0].action)
        else:
            match.play(others.choose(view, str(number)).action)
    reviewing = DealReviewer(decisions_of(match, 1), lambda: cast("Worker", Adviser()))
    dialog = DealReviewDialog(match, reviewing, CardPainter(DeckStyle()), reader=1)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitUntil(lambda: reviewing.is_done, timeout=60_000)
    assert set(reviewing.followed) == {1}
    assert f"Ben followed the hint in {reviewing.followed[1]} decision" in dialog.subtitle
    assert len(reviewing.seats) > 2
    for seat in set(reviewing.seats) - {1}:
        QTest.mouseClick(dialog.persons.buttons[str(seat)], LEFT)
        assert "followed the hint" not in dialog.subtitle


def test_the_page_says_what_is_done_while_nothing_is_found(qtbot: QtBot) -> None:
    match = played()
    reviewing = DealReviewer(decisions_of(match, 1)[:1], quick)
    dialog = DealReviewDialog(match, reviewing, CardPainter(DeckStyle()))
    qtbot.addWidget(dialog)
    dialog.show()
    assert any("many possible deals" in text for text in shown_in(dialog))
    qtbot.waitUntil(lambda: reviewing.is_done, timeout=30_000)
    assert reviewing.findings == ()
    assert any("promised no more" in text for text in shown_in(dialog))
    assert not any("appears here" in text for text in shown_in(dialog))


def test_closing_the_dialog_ends_the_search(qtbot: QtBot) -> None:
    match = played()
    reviewing = DealReviewer(decisions_of(match, 1), quick)
    dialog = DealReviewDialog(match, reviewing, CardPainter(DeckStyle()))
    qtbot.addWidget(dialog)
    dialog.reject()
    # Each iteration of the event loop could deliver an answer.
    for _ in range(3):
        QApplication.processEvents()
    assert reviewing.done == 0


def test_who_followed_the_hint_is_not_charged_and_reads_so(qtbot: QtBot) -> None:
    match = new_match((0,), "winning-moves-deluxe/4p", "followed")
    match.next_deal()
    others = make_agent("club")
    hints = 0
    while hints < 3:
        view = match.observe(match.actor)
        if match.actor == 0:
            match.note_aid(0, "hint")
            match.play(advise(view)[0].action)
            hints += 1
        else:
            match.play(others.choose(view, str(len(match.moments))).action)
    decisions = decisions_of(match, 1)
    assert [one.has_hint for one in decisions] == [True] * 3
    reviewing = DealReviewer(decisions, quick)
    dialog = DealReviewDialog(match, reviewing, CardPainter(DeckStyle()))
    qtbot.addWidget(dialog)
    qtbot.waitUntil(lambda: reviewing.is_done, timeout=60_000)
    assert reviewing.followed == {0: 3}
    assert reviewing.findings == ()
    assert "In 3 decisions you followed the hint" in dialog.subtitle


def test_a_hint_that_was_asked_for_before_something_else_counts_for_that_alone() -> None:
    match = new_match((0,), "winning-moves-deluxe/4p", "asked once")
    match.next_deal()
    player = make_agent("club")
    match.note_aid(0, "hint")
    while len(decisions_of(match, 1)) < 2:
        view = match.observe(match.actor)
        match.play(player.choose(view, str(len(match.moments))).action)
    assert [one.has_hint for one in decisions_of(match, 1)] == [True, False]
