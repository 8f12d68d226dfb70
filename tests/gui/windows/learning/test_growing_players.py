"""Tests that a newcomer's match grows stronger as the newcomer does."""

from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.score.deal_score_dialog import DealScoreDialog
from canasta_gui.viewmodel.growth import Achievement, Growth
from canasta_gui.viewmodel.zones import PILE
from canasta_gui.windows.match.match_setup import usual_match
from canasta_gui.windows.startup.program import Program
from canasta_gui.words.growth_texts import GrowthTexts
from engine import LevelChanged, Match, SeatPlayer, new_code
from tests.gui.controller.positions import playing
from tests.gui.dialogs.test_score_dialogs import texts
from tests.gui.kit.people import KeyUser, rest

STATE = playing("4c", "Kc Kd Kh Ks Kc Kd Kh, Tc Td Th Ts Tc Td Th", rules="winning-moves-deluxe/4p")


def go_out(qtbot: QtBot, program: Program) -> tuple[Match, DealScoreDialog]:
    """Ends a deal against beginners by going out; returns the match and its score."""
    seats = (SeatPlayer("Ada"), *(SeatPlayer(str(n), "computer", "beginner") for n in range(3)))
    match = Match.at(STATE, seats, new_code(b"growing"))
    program.window.show_table()
    program.conductor.begin(match)
    rest(qtbot, program)
    person = KeyUser(qtbot, program)
    person.raise_cards("4c")
    person.go_to(PILE)
    qtbot.waitUntil(lambda: program.window.findChild(DealScoreDialog) is not None)
    dialog = program.window.findChild(DealScoreDialog)
    assert dialog is not None
    return match, dialog


def test_a_newcomer_who_plays_well_meets_better_players(qtbot: QtBot, program: Program) -> None:
    program.preferences.remember(is_newcomer=True, last_match=usual_match(None))
    match, dialog = go_out(qtbot, program)
    assert GrowthTexts(match.rules).text(Growth("casual", Achievement.OUT)) in texts(dialog)
    assert match.entries[-1] == LevelChanged("casual")
    assert {seat.level for seat in match.seats if not seat.is_person} == {"casual"}
    remembered = program.preferences.remembered.last_match
    assert remembered is not None
    assert {seat.level for seat in remembered.seats if not seat.is_person} == {"casual"}


def test_who_chose_beginners_keeps_them(qtbot: QtBot, program: Program) -> None:
    program.preferences.remember(is_newcomer=False)
    match, dialog = go_out(qtbot, program)
    assert LevelChanged("casual") not in match.entries
    assert "Well played" not in texts(dialog)
