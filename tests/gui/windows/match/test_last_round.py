"""Tests the line that tells what the others did since the last own action."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_gui.windows.startup.program import Program
from canasta_gui.words.words import Words
from engine import Discarded, DrawStock, Played
from tests.gui.kit.play import deal, match_of, play_turn, view_of


def ask(program: Program) -> None:
    QTest.keyClick(program.window, Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)


def test_one_line_tells_what_the_others_did(qtbot: QtBot, program: Program) -> None:
    said: list[str] = []
    program.window.table.voice.said.connect(said.append)
    deal(qtbot, program)
    play_turn(qtbot, program)
    before, match = view_of(program), match_of(program)
    ask(program)
    line, words = view_of(program).brief_prompt, Words(match.rules)
    entries = [m.entry for m in match.moments if isinstance(m.entry, Played) and m.entry.seat]
    thrown = [it for entry in entries for it in entry.events if isinstance(it, Discarded)][-3:]
    assert len(thrown) == 3
    for one in thrown:
        name = next(seat.name for seat in before.seats if seat.seat == one.seat)
        assert f"{name}: " in line
        assert words.card(one.card) in line
    assert before.seats[0].name not in line
    assert said[-1] == line
    assert view_of(program).buttons == before.buttons
    ask(program)
    assert view_of(program) == before


def test_the_line_gives_way_to_a_hint_and_a_hint_to_the_line(
    qtbot: QtBot, program: Program
) -> None:
    deal(qtbot, program)
    play_turn(qtbot, program)
    ask(program)
    line = view_of(program).prompt
    hints = program.commands.hints
    program.window.actions_by_name["hint"].trigger()
    qtbot.waitUntil(lambda: bool(hints.hint), timeout=20_000)
    assert view_of(program).prompt != line
    ask(program)
    assert view_of(program).prompt == line
    assert not hints.is_shown
    program.conductor.act(DrawStock())
    assert view_of(program).prompt != line
    assert not program.window.actions_by_name["last-round"].isEnabled()
