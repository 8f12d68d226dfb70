"""Persons who play at one machine each have their own hint level."""

from pytestqt.qtbot import QtBot

from canasta_gui.viewmodel.hint_level import HintLevel
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import PILE, STOCK
from canasta_gui.windows.startup.program import Program
from engine import parse_position
from tests.gui.kit.people import KeyUser, rest, sit_at
from tests.gui.kit.play import deal, view_of

POSITION = parse_position(
    {
        "rules": "winning-moves-deluxe/4p",
        "turn": 0,
        "hands": ["9s 4c Kd", 11, 11, 11],
        "pile": "6h",
        "stock": {"count": 40},
    }
)


def level(program: Program) -> HintLevel:
    """How much the table helps now."""
    session = program.conductor.session
    assert session is not None
    assert session.hints is program.preferences.settings.hints
    return session.hints


def test_each_person_keeps_a_level(qtbot: QtBot, program: Program) -> None:
    program.preferences.change(hints=HintLevel.GENTLE)
    match, _ = sit_at(qtbot, program, POSITION, people=(0, 1))
    person, names = KeyUser(qtbot, program), [seat.name for seat in match.seats]
    person.press(ButtonId.NEXT)
    program.preferences.change(hints=HintLevel.FULL)
    person.go_to(STOCK)
    rest(qtbot, program)
    person.raise_cards("9s")
    person.go_to(PILE)
    qtbot.waitUntil(lambda: view_of(program).curtain is not None)
    person.press(ButtonId.NEXT)
    assert level(program) is HintLevel.GENTLE
    program.preferences.change(hints=HintLevel.OFF)
    remembered = program.preferences.remembered
    assert remembered.hints_of(names[0]) is HintLevel.FULL
    assert remembered.hints_of(names[1]) is HintLevel.OFF


def test_afterwards_the_setting_is_as_before(qtbot: QtBot, program: Program) -> None:
    program.preferences.change(hints=HintLevel.GENTLE)
    sit_at(qtbot, program, POSITION, people=(0, 1))
    program.preferences.change(hints=HintLevel.FULL)
    deal(qtbot, program)
    assert program.preferences.settings.hints is HintLevel.GENTLE


def test_who_plays_alone_has_the_setting(qtbot: QtBot, program: Program) -> None:
    sit_at(qtbot, program, POSITION)
    program.preferences.change(hints=HintLevel.FULL)
    assert level(program) is HintLevel.FULL
    assert program.preferences.remembered.hint_levels == ()
