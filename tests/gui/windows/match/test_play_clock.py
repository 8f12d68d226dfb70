"""Tests measuring the time played with a clock that may jump."""

import pytest
from pytestqt.qtbot import QtBot

from canasta_gui.controller.pace import PlayClock
from canasta_gui.windows.startup.program import Program
from engine import Timed
from tests.gui.kit.people import sit_at
from tests.gui.kit.play import match_of
from tests.gui.windows.match.test_present_person import POSITION


class Clock:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_time_between_touches_adds_up(clock: Clock) -> None:
    made = PlayClock(clock)
    for _ in range(4):
        clock.time += 0.75
        made.touch()
    assert made.take() == 3
    assert made.take() == 0


def test_a_long_pause_counts_for_two_minutes(clock: Clock) -> None:
    made = PlayClock(clock)
    clock.time += 3600
    assert made.take() == 120


def test_a_clock_that_goes_back_makes_no_negative_time(clock: Clock) -> None:
    made = PlayClock(clock)
    clock.time -= 500
    assert made.take() == 0
    clock.time += 10
    assert made.take() == 10


def test_a_match_that_is_put_away_keeps_its_time(
    qtbot: QtBot, program: Program, clock: Clock
) -> None:
    program.conductor.clock = PlayClock(clock)
    sit_at(qtbot, program, POSITION)
    match = match_of(program)
    clock.time += 42
    program.conductor.close()
    assert match.entries[-1] == Timed(42)
