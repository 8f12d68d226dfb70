"""Tests the comparison of a person's deal with computers: rows fill in, the best first."""

from collections.abc import Iterator
from typing import cast

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from canasta_gui.controller.deal_comparison import TIMES, DealComparison
from canasta_gui.controller.player_worker import Worker
from canasta_gui.dialogs.score.deal_comparison_dialog import DealComparisonDialog
from canasta_gui.session.deal_replay import margin_of, moments_of
from canasta_gui.words.words import Words
from engine import Match
from tests.gui.kit.program import QuickWorker
from tests.kit.played_matches import dealt_match, play_deal

LEVELS = ("beginner", "club")


@pytest.fixture(scope="module")
def match() -> Match:
    made = dealt_match("comparison")
    list(play_deal(made))
    return made


@pytest.fixture
def dialog(qtbot: QtBot, match: Match) -> Iterator[DealComparisonDialog]:
    comparison = DealComparison(match, 1, 0, LEVELS, lambda: cast("Worker", QuickWorker()))
    made = DealComparisonDialog(comparison, "Anna", Words(match.rules))
    qtbot.addWidget(made)
    yield made
    made.reject()


def test_rows_come_as_the_deals_are_played(
    qtbot: QtBot, match: Match, dialog: DealComparisonDialog
) -> None:
    own = margin_of(moments_of(match, 1)[1][-1], 0)
    assert dialog.rows == [("Anna", float(own), "")]
    assert dialog.subtitle == "The computers are playing your cards: deal 1 of 6."
    comparison = dialog.findChild(DealComparison)
    assert comparison is not None
    qtbot.waitUntil(lambda: comparison.done == TIMES * len(LEVELS), timeout=60_000)
    points = [points for _, points, _ in dialog.rows]
    assert points == sorted(points, reverse=True)
    assert {name for name, _, _ in dialog.rows} == {"Anna", "Beginner", "Club"}
    told = {name: told for name, _, told in dialog.rows}
    assert told["Beginner"].startswith("From ")
    assert ". Turn " in told["Beginner"]
    assert any(label.text() == told["Beginner"] for label in dialog.findChildren(QLabel))


def test_the_same_deal_brings_the_same_rows(qtbot: QtBot, match: Match) -> None:
    found = list[float | None]()
    for _ in range(2):
        comparison = DealComparison(match, 1, 0, LEVELS[:1], lambda: cast("Worker", QuickWorker()))
        comparison.go_on()
        qtbot.waitUntil(lambda it=comparison: it.done == TIMES, timeout=60_000)
        found.append(comparison.mean(LEVELS[0]))
    assert found[0] is not None
    assert found[0] == found[1]


def test_closing_stops_the_playing(qtbot: QtBot, dialog: DealComparisonDialog) -> None:
    comparison = dialog.findChild(DealComparison)
    assert comparison is not None
    dialog.reject()
    done = comparison.done
    qtbot.wait(20)
    assert comparison.done == done
