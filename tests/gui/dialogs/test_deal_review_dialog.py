"""After a deal the decisions that cost most are found in the background."""

from typing import cast

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_gui.controller.deal_review import MOST, DealReviewer
from canasta_gui.controller.player_worker import Worker
from canasta_gui.dialogs.deal_review_dialog import DealReviewDialog
from canasta_gui.session.decisions import decisions_of
from canasta_gui.table.render.cards import CardPainter
from canasta_gui.table.render.style import DeckStyle
from engine import Discard, Match, is_legal, make_agent
from tests.gui.controller.tables import new_match
from tests.gui.kit.program import QuickWorker


def played() -> Match:
    """A deal in which the person does anything that the rules allow."""
    match = new_match((0,), "winning-moves-deluxe/4p")
    match.next_deal()
    players = (make_agent("random"), *(make_agent("club") for _ in range(3)))
    number = 0
    while not match.is_between_deals:
        choice = players[match.actor].choose(match.observe(match.actor), str(number))
        match.play(choice.action, choice.reasons)
        number += 1
    return match


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


def test_closing_the_dialog_ends_the_search(qtbot: QtBot) -> None:
    match = played()
    reviewing = DealReviewer(decisions_of(match, 1), quick)
    dialog = DealReviewDialog(match, reviewing, CardPainter(DeckStyle()))
    qtbot.addWidget(dialog)
    dialog.reject()
    # Each turn of the loop would bring an answer.
    for _ in range(3):
        QApplication.processEvents()
    assert reviewing.done == 0
