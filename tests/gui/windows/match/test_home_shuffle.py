"""Tests that a new match is shuffled as the setting says, and that the score sheet tells it."""

from PySide6.QtCore import QDate
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.match_end.same_cards_dialog import SameCardsDialog
from canasta_gui.dialogs.score.score_sheet_dialog import ScoreSheetDialog
from canasta_gui.settings.model import Shuffle
from canasta_gui.viewmodel.deal_summary import summaries
from canasta_gui.windows.match.match_setup import (
    begin_match,
    match_again,
    same_cards,
    usual_match,
)
from canasta_gui.windows.startup.program import Program
from engine import load_match
from tests.gui.kit.play import match_of
from tests.kit.played_matches import play_deal, usual_choice


def test_later_matches_keep_the_shuffle_of_the_first() -> None:
    match = begin_match(usual_choice(), riffles=Shuffle.THREE.riffles)
    assert match.header.riffles == 3
    assert match_again(match).header.riffles == 3
    assert same_cards(match, 1).header.riffles == 3
    assert begin_match(usual_choice(), riffles=Shuffle.PERFECT.riffles).header.riffles == 0


def test_a_new_match_is_shuffled_as_the_setting_says(program: Program) -> None:
    program.preferences.change(shuffle=Shuffle.FIVE)
    program.flow.begin(usual_match(None))
    assert match_of(program).header.riffles == 5
    path = program.flow.conductor.path
    assert path is not None
    assert load_match(path).match.header.riffles == 5


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


def test_whoever_plays_the_same_cards_hears_that_only_the_first_deal_is_the_same(
    qtbot: QtBot,
) -> None:
    told: list[bool] = []
    for riffles in (0, 3):
        dialog = SameCardsDialog(begin_match(usual_choice(), riffles=riffles))
        qtbot.addWidget(dialog)
        told.append("shuffled as at home" in dialog.subtitle)
    assert told == [False, True]
