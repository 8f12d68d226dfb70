"""Tests that what a person has laid aside lies there again after the program has ended."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from canasta_gui.file_thread import OWN_FILES
from canasta_gui.persistence.beside_files import left_aside_path
from canasta_gui.settings.remembered import RememberedSeat
from canasta_gui.viewmodel.gestures import Activate
from canasta_gui.viewmodel.table_view import ButtonId, StageView
from canasta_gui.viewmodel.zones import FELT, STOCK
from canasta_gui.windows.startup.program import Program
from tests.gui.controller.tables import hand_of
from tests.gui.kit.people import KeyUser, rest
from tests.gui.kit.play import deal, match_of, view_of
from tests.gui.kit.program import Start
from tests.kit.played_matches import usual_choice


def kept_file(program: Program) -> Path:
    """Returns the file of what lies aside, once everything is written."""
    OWN_FILES.ask(lambda: None)
    path = program.conductor.path
    assert path is not None
    return left_aside_path(path)


def lay_aside(qtbot: QtBot, program: Program) -> StageView:
    """Draws and lays a card of the hand aside; returns the stage."""
    KeyUser(qtbot, program).go_to(STOCK)
    rest(qtbot, program)
    program.conductor.handle(Activate(FELT, (hand_of(view_of(program))[0],)))
    rest(qtbot, program)
    stage = view_of(program).stage
    assert stage.groups
    return stage


def test_it_lies_there_after_the_program_has_ended(
    qtbot: QtBot, program: Program, start: Start
) -> None:
    deal(qtbot, program)
    before = lay_aside(qtbot, program)
    # Nothing is left to be written at the end, which may never come.
    kept = kept_file(program).read_bytes()
    again = start()
    rest(qtbot, again)
    assert view_of(again).stage == before
    assert kept_file(again).read_bytes() == kept


def test_no_file_stays_once_it_is_taken_back(qtbot: QtBot, program: Program) -> None:
    deal(qtbot, program)
    lay_aside(qtbot, program)
    assert kept_file(program).exists()
    KeyUser(qtbot, program).press(ButtonId.TAKE_BACK)
    assert not view_of(program).stage.groups
    assert not kept_file(program).exists()


@pytest.mark.expects_log("the file of the match is gone")
def test_it_goes_along_where_the_file_of_the_match_is_gone(qtbot: QtBot, program: Program) -> None:
    deal(qtbot, program)
    lay_aside(qtbot, program)
    before, kept = kept_file(program), kept_file(program).read_bytes()
    path = program.conductor.path
    assert path is not None
    # Another file has its name by now, so that the match goes on under another one.
    path.rename(path.with_suffix(".moved"))
    path.write_bytes(b"")
    assert program.conductor.note_aid("hint")
    assert kept_file(program) != before
    assert kept_file(program).read_bytes() == kept
    assert not before.exists()


def test_of_several_people_it_waits_for_the_one_whose_it_is(
    qtbot: QtBot, program: Program, start: Start
) -> None:
    choice = usual_choice()
    ann, ben = (RememberedSeat(name=name, is_person=True) for name in ("Ann", "Ben"))
    program.flow.begin(replace(choice, seats=(ann, ben, *choice.seats[2:])))
    qtbot.waitUntil(lambda: view_of(program).curtain is not None, timeout=20_000)
    KeyUser(qtbot, program).press(ButtonId.NEXT)
    before = lay_aside(qtbot, program)
    again = start()
    qtbot.waitUntil(lambda: view_of(again).curtain is not None)
    assert not view_of(again).stage.groups
    KeyUser(qtbot, again).press(ButtonId.NEXT)
    assert view_of(again).stage == before


@pytest.mark.parametrize(
    ("part", "instead"),
    [(rb'"moments":\d+', b'"moments":1'), (rb".{9}$", b""), (rb'"cards":"', b'"cards":"Xx ')],
    ids=["of another table", "cut off", "of no card"],
)
def test_a_file_that_does_not_fit_leaves_the_cards_in_the_hand(
    qtbot: QtBot, program: Program, start: Start, part: bytes, instead: bytes
) -> None:
    deal(qtbot, program)
    lay_aside(qtbot, program)
    changed, count = re.subn(part, instead, kept_file(program).read_bytes())
    assert count == 1
    kept_file(program).write_bytes(changed)
    again = start()
    rest(qtbot, again)
    assert not view_of(again).stage.groups
    assert sorted(hand_of(view_of(again))) == sorted(match_of(again).observe(0).hand)
