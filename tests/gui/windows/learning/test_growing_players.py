"""Tests that a newcomer's match grows stronger as the newcomer does."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.match_end.match_end_dialog import MatchEndDialog
from canasta_gui.dialogs.score.deal_score_dialog import DealScoreDialog
from canasta_gui.session.decisions import is_mostly_hinted
from canasta_gui.viewmodel.growth import Achievement, Growth, growth
from canasta_gui.viewmodel.zones import PILE, Zone, ZoneKind
from canasta_gui.windows.match.match_setup import usual_match
from canasta_gui.windows.startup.program import Program
from canasta_gui.words.record_texts import growth_text
from engine import LevelChanged, Match, Phase, SeatPlayer, State, new_code
from tests.gui.dialogs.test_score_dialogs import texts
from tests.gui.kit.people import KeyUser, open_score, rest
from tests.gui.kit.play import LEFT
from tests.gui.windows.learning.test_hint_display import ask
from tests.kit.positions import playing

STATE = playing(
    "Qs 4c",
    "Kc Kd Kh Ks Kc Kd Kh, Tc Td Th Ts Tc Td Th, Qc Qd Qh",
    rules="winning-moves-deluxe/4p",
)


def begun(program: Program, state: State) -> Match:
    """Returns a match against beginners that begins on the table."""
    seats = (SeatPlayer("Ada"), *(SeatPlayer(str(n), "computer", "beginner") for n in range(3)))
    match = Match.at(state, seats, new_code(b"growing"))
    program.window.show_table()
    program.conductor.begin(match)
    return match


def play_out(qtbot: QtBot, program: Program, match: Match, *, by_hint: bool) -> None:
    """Goes out."""
    rest(qtbot, program)
    if by_hint:
        hint = program.window.actions_by_name["hint"]
        while match.state.public.phase is not Phase.OVER:
            ask(qtbot, program)
            QTest.keyClick(program.window.table, Qt.Key.Key_Return)
            qtbot.waitUntil(
                lambda: match.state.public.phase is Phase.OVER or hint.isEnabled(), timeout=20_000
            )
    else:
        person = KeyUser(qtbot, program)
        person.raise_cards("Qs")
        person.go_to(Zone(ZoneKind.MELD, 0, 2))
        rest(qtbot, program)
        person.raise_cards("4c")
        person.go_to(PILE)


def go_out(
    qtbot: QtBot, program: Program, *, by_hint: bool = False
) -> tuple[Match, DealScoreDialog]:
    """Ends a deal against beginners by going out; returns the match and its score."""
    match = begun(program, STATE)
    ends: list[object] = []
    program.flow.results.deal_told.connect(ends.append)
    early: list[DealScoreDialog] = []
    results, window = program.flow.results, program.window
    results.deal_told.connect(lambda: early.extend(window.findChildren(DealScoreDialog)))
    play_out(qtbot, program, match, by_hint=by_hint)
    qtbot.waitUntil(lambda: bool(ends), timeout=20_000)
    # A sheet that nobody is shown would be told to readers, and ask for time.
    assert not early
    told = program.window.sheets.top
    dialog = open_score(qtbot, program) if told is None else told
    assert isinstance(dialog, DealScoreDialog)
    return match, dialog


def test_a_newcomer_who_plays_well_meets_better_players(qtbot: QtBot, program: Program) -> None:
    program.preferences.remember(is_newcomer=True, last_match=usual_match(None))
    match, dialog = go_out(qtbot, program)
    assert growth_text(match.rules, Growth("casual", Achievement.OUT)) in texts(dialog)
    assert match.entries[-1] == LevelChanged("casual")
    assert {seat.level for seat in match.seats if not seat.is_person} == {"casual"}
    remembered = program.preferences.remembered.last_match
    assert remembered is not None
    assert {seat.level for seat in remembered.seats if not seat.is_person} == {"casual"}


def buttons_to_stay(dialog: DealScoreDialog) -> list[QPushButton]:
    buttons = dialog.findChildren(QPushButton)
    return [it for it in buttons if it.text() == "Stay as it is" and it.isVisible()]


def test_one_press_keeps_the_players_as_they_are(qtbot: QtBot, program: Program) -> None:
    program.preferences.remember(is_newcomer=True, last_match=usual_match(None))
    match, dialog = go_out(qtbot, program)
    (stay,) = buttons_to_stay(dialog)
    QTest.mouseClick(stay, LEFT)
    assert match.entries[-1] == LevelChanged("beginner")
    remembered = program.preferences.remembered.last_match
    assert remembered is not None
    assert {seat.level for seat in remembered.seats if not seat.is_person} == {"beginner"}
    assert dialog.next_button.hasFocus()
    assert not buttons_to_stay(dialog)
    assert "The others play on as before." in texts(dialog)
    assert growth(match) is None


def test_a_deal_played_by_hints_makes_nobody_stronger(qtbot: QtBot, program: Program) -> None:
    program.preferences.remember(is_newcomer=True, last_match=usual_match(None))
    match, dialog = go_out(qtbot, program, by_hint=True)
    assert is_mostly_hinted(match, 1)
    assert LevelChanged("casual") not in match.entries
    assert "Well played" not in texts(dialog)


@pytest.mark.parametrize("by_hint", [False, True])
def test_a_match_won_by_hints_leads_to_no_stronger_one(
    qtbot: QtBot, program: Program, by_hint: bool
) -> None:
    match = begun(program, replace(STATE, public=replace(STATE.public, scores=(4900, 0))))
    play_out(qtbot, program, match, by_hint=by_hint)
    qtbot.waitUntil(lambda: isinstance(program.window.sheets.top, MatchEndDialog), timeout=20_000)
    dialog = program.window.sheets.top
    assert isinstance(dialog, MatchEndDialog)
    assert match.is_over
    assert dialog.level_button.isVisible() is not by_hint


def test_who_chose_beginners_keeps_them(qtbot: QtBot, program: Program) -> None:
    program.preferences.remember(is_newcomer=False)
    match, dialog = go_out(qtbot, program)
    assert LevelChanged("casual") not in match.entries
    assert "Well played" not in texts(dialog)
