"""Tests which comparisons count for the rating, and what the dialog says about it."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot
from typing_extensions import override

from canasta_gui.controller.deal_comparison import ComparisonKeeper, DealComparison, Objection
from canasta_gui.controller.player_worker import Worker
from canasta_gui.dialogs.score.deal_comparison_dialog import DealComparisonDialog
from canasta_gui.persistence.store import MatchStore
from canasta_gui.settings.deal_results import (
    ComparedDeal,
    LevelLead,
    comparisons_path,
    load_comparisons,
    note_comparison,
)
from canasta_gui.words.words import Words
from engine import Match
from tests.gui.kit.program import QuickWorker
from tests.kit.played_matches import dealt_match, play_deal


class Done(DealComparison):
    """A comparison whose deals have been played; each level scored 100 points more."""

    @property
    @override
    def done(self) -> int:
        return self.total

    @override
    def leads(self, level: str) -> tuple[int, ...]:
        return (0, 200)

    @override
    def mean(self, level: str) -> float:
        return 100.0


def played(*, is_aided: bool = False) -> Match:
    """Returns a match after a deal that Anna played."""
    match = dealt_match("kept")
    if is_aided:
        match.note_aid(0, "hint")
    list(play_deal(match))
    return match


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return comparisons_path(tmp_path)


Open = Callable[[Match], tuple[ComparisonKeeper, DealComparisonDialog]]


@pytest.fixture
def compare(qtbot: QtBot, tmp_path: Path, path: Path) -> Iterator[Open]:
    """Yields a function that compares a match and waits until the result is kept."""
    opened: list[DealComparisonDialog] = []

    def begin(match: Match) -> tuple[ComparisonKeeper, DealComparisonDialog]:
        store = MatchStore(tmp_path / "matches")
        store.create(match).close()
        comparison = Done(match, 1, 0, ("club",), lambda: cast("Worker", QuickWorker()))
        keeper = ComparisonKeeper(comparison, match, (1, 0), store, path, ("Anna",))
        dialog = DealComparisonDialog(comparison, "Anna", Words(match.rules), None, keeper)
        qtbot.addWidget(dialog)
        with qtbot.waitSignal(keeper.kept, timeout=20_000):
            pass
        opened.append(dialog)
        return keeper, dialog

    yield begin
    for dialog in opened:
        dialog.reject()


def told(dialog: DealComparisonDialog) -> str:
    return "\n".join(label.text() for label in dialog.findChildren(QLabel))


def test_a_comparison_is_kept_and_the_rating_told(compare: Open, path: Path) -> None:
    club = (LevelLead(level="club", lead=0),)
    for number in range(4):
        made = ComparedDeal(cards=str(number), game="winning-moves-deluxe", own=50, levels=club)
        note_comparison(path, made)
    match = played()
    keeper, dialog = compare(match)
    assert keeper.objection is None
    *_, last = load_comparisons(path).deals
    assert last.game == match.rules.edition == "winning-moves-deluxe"
    assert last.levels == (LevelLead(level="club", lead=100),)
    assert "points a deal against “Club” with the same cards, from 5 deals" in told(dialog)


def test_a_deal_with_a_hint_does_not_count(compare: Open, path: Path) -> None:
    keeper, dialog = compare(played(is_aided=True))
    assert keeper.objection is Objection.AIDED
    assert "there was a hint, or an undo. A rating follows from 5" in told(dialog)
    assert not path.exists()


def test_cards_played_before_do_not_count(compare: Open, path: Path, tmp_path: Path) -> None:
    match = played()
    MatchStore(tmp_path / "matches").create(match).close()
    keeper, dialog = compare(match)
    assert keeper.objection is Objection.KNOWN
    assert "the cards were played before." in told(dialog)
    assert not path.exists()
