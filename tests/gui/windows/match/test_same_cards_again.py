"""Tests playing the same cards again: by a pasted code, with swapped seats, by redo."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.match_end.match_end_dialog import MatchEndDialog
from canasta_gui.dialogs.match_end.same_cards_dialog import SameCardsDialog
from canasta_gui.dialogs.new_match.new_match_dialog import NewMatchDialog
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import FELT, PILE
from canasta_gui.windows.startup.program import Program
from engine import Match, new_code
from tests.gui.dialogs.every_dialog import finished_match
from tests.gui.kit.people import PEOPLE, KeyUser, MouseUser, rest, sit_at
from tests.gui.kit.play import LEFT, deal, match_of, wait_for_turn
from tests.kit.positions import playing

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def dealt(match: Match) -> list[tuple[int, ...]]:
    """Returns the hands of the first deal by seat."""
    hands = match.moments[0].state.private
    return [tuple(sorted(private.hand)) for private in hands]


def press(program: Program, key: Qt.Key, held: Qt.KeyboardModifier) -> None:
    program.window.activateWindow()
    QTest.keyClick(program.window, key, held)


def test_a_pasted_code_deals_its_cards(qtbot: QtBot, program: Program) -> None:
    code = new_code(b"from a friend")
    hands: list[list[tuple[int, ...]]] = []
    for text in (f"  {code.lower()}\n", code.replace("-", " ")):
        program.window.actions_by_name["new"].trigger()
        dialog = program.window.findChildren(NewMatchDialog)[-1]
        clipboard = QGuiApplication.clipboard()
        clipboard.setText(text)
        dialog.code.field.setFocus()
        QTest.keyClick(dialog.code.field, Qt.Key.Key_V, CONTROL)
        QTest.mouseClick(dialog.begin_button, LEFT)
        wait_for_turn(qtbot, program)
        assert match_of(program).header.code == code
        hands.append(dealt(match_of(program)))
    assert hands[0] == hands[1]


def test_the_other_side_plays_the_same_cards(qtbot: QtBot, program: Program) -> None:
    over = finished_match()
    opened = program.store.create(Match(over.header, moments=over.moments))
    opened.close()
    program.flow.resume(opened.path)
    (end,) = program.window.findChildren(MatchEndDialog)
    QTest.mouseClick(end.same_button, LEFT)
    (dialog,) = program.window.findChildren(SameCardsDialog)
    card = list(dialog.list.cards.values())[1]
    QTest.mouseClick(card, LEFT)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    rest(qtbot, program)
    again = match_of(program)
    assert again.header.code == over.header.code
    assert dealt(again) == dealt(over)
    before, after = ([player.name for player in it.seats] for it in (over, again))
    assert after != before
    assert sorted(after) == sorted(before)


def test_what_was_taken_back_is_done_again_but_no_draw(qtbot: QtBot, program: Program) -> None:
    deal(qtbot, program)
    press(program, Qt.Key.Key_Z, CONTROL)
    before = match_of(program).moments
    QTest.keyClick(program.window.table, Qt.Key.Key_D)
    rest(qtbot, program)
    drawn = match_of(program).moments
    assert len(drawn) == len(before) + 1
    press(program, Qt.Key.Key_Z, CONTROL)
    press(program, Qt.Key.Key_Z, CONTROL | SHIFT)
    assert match_of(program).moments == drawn
    assert not program.window.actions_by_name["redo"].isEnabled()


@pytest.mark.parametrize("person", PEOPLE)
def test_a_meld_is_taken_back_and_laid_again_until_something_else_is_done(
    qtbot: QtBot, program: Program, person: type[MouseUser | KeyUser]
) -> None:
    match, _ = sit_at(qtbot, program, playing("Kc Kd Kh As Ad 2c 5s 7d"))
    user = person(qtbot, program)
    for cards in ("Kc Kd Kh", "As Ad 2c"):
        user.raise_cards(cards)
        user.go_to(FELT)
        rest(qtbot, program)
    user.press(ButtonId.LAY)
    rest(qtbot, program)
    laid = match.moments
    press(program, Qt.Key.Key_Z, CONTROL)
    rest(qtbot, program)
    assert match.moments == laid[:-1]
    press(program, Qt.Key.Key_Z, CONTROL | SHIFT)
    rest(qtbot, program)
    assert match.moments[-1].state == laid[-1].state
    press(program, Qt.Key.Key_Z, CONTROL)
    rest(qtbot, program)
    user.raise_cards("7d")
    user.go_to(PILE)
    qtbot.waitUntil(lambda: len(match.moments) >= len(laid))
    assert not program.window.actions_by_name["redo"].isEnabled()
