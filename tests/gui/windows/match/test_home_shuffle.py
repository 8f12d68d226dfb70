"""Tests that a new match is shuffled as the setting says, and that the score sheet tells it."""

from PySide6.QtCore import QDate
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.score.score_sheet_dialog import ScoreSheetDialog
from canasta_gui.settings.model import Shuffle
from canasta_gui.viewmodel.deal_summary import summaries
from canasta_gui.windows.match.match_setup import begin_match, match_again, same_cards
from tests.kit.playing import play_deal, usual_choice


def test_later_matches_keep_the_shuffle_of_the_first() -> None:
    match = begin_match(usual_choice(), riffles=Shuffle.THREE.riffles)
    assert match.header.riffles == 3
    assert match_again(match).header.riffles == 3
    assert same_cards(match, 1).header.riffles == 3
    assert begin_match(usual_choice(), riffles=Shuffle.PERFECT.riffles).header.riffles == 0


def test_the_score_sheet_tells_the_shuffle_from_the_second_deal_on(qtbot: QtBot) -> None:
    match = begin_match(usual_choice(), riffles=3)
    told: list[bool] = []
    for _ in range(2):
        match.next_deal()
        list(play_deal(match))
        sheet = ScoreSheetDialog(summaries(match), QDate(2026, 11, 29))
        qtbot.addWidget(sheet)
        texts = [each.text() for each in sheet.findChildren(QLabel)]
        told.append(any("3 riffles, cut" in text for text in texts))
    assert told == [False, True]
