"""Tests that the review finds the most costly decisions of a deal in the background."""

from typing import cast

from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from canasta_gui.controller.deal_review import MOST, DealReviewer
from canasta_gui.controller.player_worker import Worker
from canasta_gui.dialogs.deal_review_dialog import DealReviewDialog
from canasta_gui.session.decisions import decisions_of
from canasta_gui.table.render.card_painter import CardPainter
from canasta_gui.table.render.style import DeckStyle
from engine import Discard, Match, advise, is_legal, make_agent
from tests.gui.controller.tables import new_match
from tests.gui.kit.program import QuickWorker


def played() -> Match:
    """Returns a match with a deal in which the person made random lawful actions."""
    match = new_match((0,), "winning-moves-deluxe/4p")
    match.next_deal()
    players = (make_agent("random"), *(make_agent("club") for _ in range(3)))
    number = 0
    while not match.is_between_deals:
        choice = players[match.actor].choose(match.observe(match.actor), str(number))
        match.play(choice.action, choice.reasons)
        number += 1
    return match


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
    some = tuple(one for one in decisions if isinstance(one.made, Discard))[:6]
    reviewing = DealReviewer(some, quick)
    dialog = DealReviewDialog(match, reviewing, CardPainter(DeckStyle()))
    qtbot.addWidget(dialog)
    qtbot.waitUntil(lambda: reviewing.is_done, timeout=30_000)
    gains = [finding.appraisal.gain for finding in reviewing.findings]
    assert 1 <= len(gains) <= MOST
    assert gains == sorted(gains, reverse=True)
    for finding in reviewing.findings:
        assert is_legal(finding.decision.view, finding.appraisal.better)
        assert finding.appraisal.gain > 2 * finding.appraisal.doubt


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
    assert reviewing.followed == 3
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
