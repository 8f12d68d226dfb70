"""Tests the processes that help to try actions: the same decision whatever becomes of them."""

import multiprocessing
import os
import sys
from collections.abc import Callable, Iterator
from functools import partial
from signal import SIGKILL
from time import perf_counter

import pytest

from canasta_gui.controller.player_process import RETRY_S, ProcessMain, run_helper
from canasta_gui.controller.player_worker import processes_for
from canasta_gui.controller.trial_helpers import GivenUpError, TrialHelpers
from canasta_gui.settings.model import Cores
from engine import Choice, evaluated_by, make_agent, observe
from tests.gui.controller import faulty_processes
from tests.gui.controller.clocks import Clock
from tests.kit.positions import playing

VIEW = observe(playing("9h 9d As Kd Ks 7h", "Qh Qd Qc"), 0)


class Helped:
    """Helpers whose clock and question the test sets."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.reports: list[str] = []
        self.is_given_up = False
        self.made: list[TrialHelpers] = []

    def with_one(self, target: ProcessMain) -> TrialHelpers:
        helpers = TrialHelpers(target, lambda: self.is_given_up, self.reports.append, self.clock)
        helpers.wanted = 1
        self.made.append(helpers)
        return helpers


@pytest.fixture
def helped() -> Iterator[Helped]:
    made = Helped()
    yield made
    for helpers in made.made:
        helpers.kill()


def children() -> list[int]:
    found = multiprocessing.active_children()
    return [it.pid for it in found if it.name == "canasta-helper" and it.pid is not None]


def wait_for(is_true: Callable[[], bool]) -> None:
    end = perf_counter() + 60
    while not is_true():
        assert perf_counter() < end


def choice() -> Choice:
    return make_agent("strong").choose(VIEW, "seed")


def test_the_choice_is_the_same_with_helpers_and_when_one_is_killed(helped: Helped) -> None:
    helpers = helped.with_one(run_helper)
    alone = choice()
    wait_for(lambda: helpers.processes == 2)
    with evaluated_by(helpers):
        assert choice() == alone
        (first,) = children()
        os.kill(first, SIGKILL)
        assert choice() == alone
        wait_for(lambda: helpers.processes == 2)
        assert children() != [first]
        assert choice() == alone
    helpers.wanted = 0
    assert helpers.processes == 1
    assert not children()
    assert not helped.reports


def test_the_choice_is_the_same_beside_a_helper_that_hangs(helped: Helped) -> None:
    helpers = helped.with_one(faulty_processes.sleep_over_trials)
    wait_for(lambda: helpers.processes == 2)
    alone = choice()
    with evaluated_by(helpers):
        assert choice() == alone
    (first,) = children()
    helped.clock.now += 3
    assert helpers.processes == 1
    assert children() != [first]


def test_without_processes_everything_is_tried_here(
    helped: Helped, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = 0

    def refuse(_self: object) -> None:
        nonlocal tries
        tries += 1
        raise OSError("no more processes")

    monkeypatch.setattr("multiprocessing.process.BaseProcess.start", refuse)
    helpers = helped.with_one(run_helper)
    alone = choice()
    with evaluated_by(helpers):
        assert choice() == alone
    assert tries == 3
    helped.clock.now += RETRY_S + 1
    assert helpers.processes == 1
    assert tries == 4


def test_a_decision_that_nobody_waits_for_ends_at_once(helped: Helped) -> None:
    helpers = helped.with_one(run_helper)
    helped.is_given_up = True
    with evaluated_by(helpers), pytest.raises(GivenUpError):
        make_agent("expert").choose(VIEW, "seed")


def test_a_core_is_left_free_by_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    for usable, processes in ((1, 1), (2, 1), (4, 3), (16, 8)):
        monkeypatch.setattr("os.cpu_count", partial(int, usable))
        assert processes_for(Cores.AUTOMATIC) == processes
        assert processes_for(Cores.TWO) == min(2, usable)
