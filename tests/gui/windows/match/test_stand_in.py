"""Tests that a computer takes over from a person who leaves, in the window and over a new start."""

from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_gui.dialogs.stand_in_dialog import COMPUTER, PERSON, StandInDialog
from canasta_gui.settings.person import Person
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import PILE, STOCK
from canasta_gui.windows.startup.program import Program
from engine import Played, PlayerChanged, parse_position
from tests.gui.kit.people import KeyUser, rest, sit_at
from tests.gui.kit.play import LEFT, match_of, view_of
from tests.gui.kit.program import Start

POSITION = parse_position(
    {
        "rules": "winning-moves-deluxe/4p",
        "turn": 0,
        "hands": ["9s 4c Kd", 11, 11, 11],
        "pile": "6h",
        "stock": {"count": 40},
    }
)


def opened(program: Program) -> StandInDialog:
    """Opens the dialog by its action."""
    program.window.actions_by_name["stand-in"].trigger()
    dialog = program.window.findChild(StandInDialog)
    assert dialog is not None
    return dialog


def test_a_computer_takes_over_and_hands_back(qtbot: QtBot, program: Program) -> None:
    preferences = program.preferences
    match, _ = sit_at(qtbot, program, POSITION, people=(0, 1))
    names = [match.seats[seat].name for seat in (0, 1)]
    for name, scale in zip(names, (1.2, 1.4), strict=True):
        preferences.persons.add(Person(name=name, text_scale=scale))
    preferences.use_person("")
    assert view_of(program).curtain is not None
    dialog = opened(program)
    assert list(dialog.rows) == [0, 1]
    QTest.mouseClick(dialog.rows[0].kind.buttons[COMPUTER], LEFT)
    assert not dialog.rows[1].kind.isEnabled()
    QTest.mouseClick(dialog.close_button, LEFT)
    qtbot.waitUntil(lambda: match.actor == 1 and view_of(program).curtain is not None)
    assert [it.level for it in match.entries if isinstance(it, PlayerChanged)] == ["club"]
    assert any(isinstance(it, Played) and it.seat == 0 and it.reasons for it in match.entries)
    KeyUser(qtbot, program).press(ButtonId.NEXT)
    assert preferences.settings.text_scale == 1.4
    dialog = opened(program)
    QTest.mouseClick(dialog.rows[0].kind.buttons[PERSON], LEFT)
    QTest.mouseClick(dialog.close_button, LEFT)
    assert match.persons == {0, 1}
    assert match.stand_ins == frozenset()


def test_who_is_away_stays_away_over_a_new_start(qtbot: QtBot, start: Start) -> None:
    program = start()
    sit_at(qtbot, program, POSITION, people=(0, 1))
    program.conductor.change_player(1, "casual")
    person = KeyUser(qtbot, program)
    person.press(ButtonId.NEXT)
    program.flow.greet()
    program.flow.resume_last()
    rest(qtbot, program)
    match = match_of(program)
    assert (match.persons, match.stand_ins) == ({0}, {1})
    assert view_of(program).curtain is None
    person.go_to(STOCK)
    rest(qtbot, program)
    person.raise_cards("9s")
    person.go_to(PILE)
    qtbot.waitUntil(lambda: match.actor == 0 and len(match.entries) > 8)
    assert {it.seat for it in match.entries if isinstance(it, Played)} == {0, 1, 2, 3}


def test_nobody_takes_over_from_who_plays_alone(qtbot: QtBot, program: Program) -> None:
    sit_at(qtbot, program, POSITION)
    assert not program.window.actions_by_name["stand-in"].isEnabled()
