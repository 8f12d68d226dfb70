"""Tests the time limit of a choice with a clock that the test sets."""

from canasta_gui.controller.player_tasks import Deadline
from tests.gui.controller.clocks import Clock


def test_a_step_begins_only_where_it_can_end_in_time() -> None:
    clock = Clock()
    deadline = Deadline(1.0, clock)
    clock.now = 100.4
    assert deadline.allows_more()
    clock.now = 100.7
    assert deadline.allows_more()
    clock.now = 100.9
    assert not deadline.allows_more()


def test_short_steps_may_follow_a_long_one() -> None:
    clock = Clock()
    deadline = Deadline(1.0, clock)
    clock.now = 100.6
    assert not deadline.allows_more()
    clock.now = 100.7
    assert deadline.allows_more()
