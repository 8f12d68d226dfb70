"""Tests that persons who play at one machine each have their own settings."""

from dataclasses import replace

from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_gui.session.session import Session
from canasta_gui.settings.person import Person
from canasta_gui.viewmodel.table_choices import HintLevel
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import PILE, STOCK
from canasta_gui.windows.match.match_setup import offered_line
from canasta_gui.windows.startup.program import Program
from engine import parse_position
from tests.gui.kit.people import KeyUser, rest, sit_at
from tests.gui.kit.play import LEFT, deal, match_of, view_of
from tests.gui.kit.program import Start
from tests.kit.played_matches import usual_choice

POSITION = parse_position(
    {
        "rules": "winning-moves-deluxe/4p",
        "turn": 0,
        "hands": ["9s 4c Kd", 11, 11, 11],
        "pile": "6h",
        "stock": {"count": 40},
    }
)


def session_of(program: Program) -> Session:
    """Returns the session on the table."""
    session = program.conductor.session
    assert session is not None
    return session


def level(program: Program) -> HintLevel:
    """Returns how much the table helps now."""
    session = session_of(program)
    assert session.hints is program.preferences.settings.hints
    return session.hints


def test_each_person_keeps_their_settings(qtbot: QtBot, program: Program) -> None:
    preferences = program.preferences
    preferences.change(hints=HintLevel.GENTLE)
    match, _ = sit_at(qtbot, program, POSITION, people=(0, 1))
    ids = [preferences.persons.add(Person(name=match.seats[seat].name)) for seat in (0, 1)]
    program.conductor.close()
    sit_at(qtbot, program, POSITION, people=(0, 1))
    person = KeyUser(qtbot, program)
    person.press(ButtonId.NEXT)
    preferences.change(hints=HintLevel.FULL, text_scale=1.2, show_log=True)
    person.go_to(STOCK)
    rest(qtbot, program)
    person.raise_cards("9s")
    person.go_to(PILE)
    qtbot.waitUntil(lambda: view_of(program).curtain is not None)
    person.press(ButtonId.NEXT)
    assert level(program) is HintLevel.GENTLE
    assert preferences.settings.text_scale == 1.0
    assert program.window.log_panel.isHidden()
    preferences.change(hints=HintLevel.OFF, confirm_discard=True)
    assert session_of(program).is_careful
    first, second = (preferences.persons.all()[one] for one in ids)
    assert (first.hints, first.text_scale) == (HintLevel.FULL, 1.2)
    assert (second.hints, second.text_scale) == (HintLevel.OFF, 1.0)
    program.flow.greet()
    assert preferences.person is None
    assert not preferences.settings.confirm_discard
    deal(qtbot, program)
    assert preferences.person is None
    assert preferences.settings.hints is HintLevel.GENTLE


def test_who_plays_alone_as_a_guest_has_the_settings(qtbot: QtBot, program: Program) -> None:
    sit_at(qtbot, program, POSITION)
    program.preferences.change(hints=HintLevel.FULL)
    assert level(program) is HintLevel.FULL
    assert program.preferences.persons.all() == {}


def test_a_guest_among_persons_has_the_settings_of_the_machine(qtbot: QtBot, start: Start) -> None:
    program = start()
    preferences = program.preferences
    granny = preferences.persons.add(Person(name="Granny Rose", text_scale=1.4))
    preferences.use_person(granny)
    sit_at(qtbot, program, POSITION)
    assert preferences.person is None
    assert preferences.settings.text_scale == 1.0
    preferences.change(text_scale=1.1)
    program.flow.greet()
    assert preferences.settings.text_scale == 1.4


def test_a_guest_has_no_name_that_a_person_has_or_had(start: Start) -> None:
    program = start()
    guest = program.flow.usual.seats[0].name
    program.preferences.persons.add(Person(name="Granny Rose", former_names=(guest,)))
    assert program.flow.usual.seats[0].name == "Guest"


def test_a_person_and_a_computer_are_told_apart_on_the_first_page(start: Start) -> None:
    program = start()
    berta, face = program.flow.usual.seats[1].name, program.flow.usual.seats[2].face
    program.preferences.use_person(program.preferences.persons.add(Person(name=berta, face=face)))
    program.flow.begin(program.flow.usual)
    seats = match_of(program).seats
    assert (seats[0].name, seats[0].face) == (berta, face)
    assert len({seat.name for seat in seats}) == len({seat.face for seat in seats}) == 4


def test_one_press_on_the_first_page_decides_who_plays(qtbot: QtBot, start: Start) -> None:
    program = start()
    preferences, page = program.preferences, program.window.welcome
    assert not page.persons.isVisible()
    anna = preferences.persons.add(Person(name="Anna", face="owl", text_scale=1.2))
    program.flow.greet()
    assert list(page.persons.buttons) == [anna, ""]
    QTest.mouseClick(page.persons.buttons[anna], LEFT)
    assert preferences.settings.text_scale == 1.2
    assert page.persons.buttons[anna].isChecked()
    QTest.mouseClick(page.play_button, LEFT)
    assert (match_of(program).seats[0].name, match_of(program).seats[0].face) == ("Anna", "owl")
    program = start(is_new=True)
    assert program.preferences.settings.text_scale == 1.2
    QTest.mouseClick(program.window.welcome.persons.buttons[""], LEFT)
    assert program.preferences.settings.text_scale == 1.0
    assert program.flow.usual.seats[0].name != "Anna"


def test_the_first_page_calls_the_only_person_you() -> None:
    choice = usual_choice()
    assert offered_line(choice) == "Deluxe Canasta Caliente: You, Berta, Carlos, Dora"
    own, berta, *others = choice.seats
    two = replace(choice, seats=(own, replace(berta, is_person=True), *others))
    assert offered_line(two) == "Deluxe Canasta Caliente: Anna, Berta, Carlos, Dora"
