"""Tests the time limits of the players' process with a clock that the test sets."""

import multiprocessing
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from canasta_gui.controller.player_messages import PlayerRequest
from canasta_gui.controller.player_process import (
    START_LIMIT_S,
    NotReadyError,
    PlayerProcess,
    PlayerProcessError,
)
from engine import observe
from tests.gui.controller import faulty_processes
from tests.gui.controller.clocks import Clock
from tests.kit.positions import playing

LIMIT_S = 10.0


class Watched:
    """A player process whose next step is made when the test says so."""

    def __init__(self) -> None:
        self._orders, theirs = multiprocessing.get_context("spawn").Pipe()
        self.clock = Clock()
        self.process = PlayerProcess(partial(faulty_processes.obey, theirs), self.clock)

    def go_on(self) -> None:
        """Lets the process become ready or send an answer; returns once that has been sent."""
        self._orders.send(None)
        self._orders.recv()

    def pass_time(self, seconds: float) -> None:
        self.clock.now += seconds

    def ask(self, number: int, *things: Callable[[], None]) -> bool:
        """Asks a question and runs the given functions in turn while waiting; returns whether it
        was answered.

        Without functions the question is cancelled at once.
        """
        left = list(things)

        def is_given_up() -> bool:
            if left:
                left.pop(0)()
            return not things

        view = observe(playing("9h 9d As Kd Ks 7h"), 0)
        reply = self.process.ask(PlayerRequest(number, "club", view, "seed"), LIMIT_S, is_given_up)
        return reply is not None


@pytest.fixture
def watched() -> Iterator[Watched]:
    made = Watched()
    yield made
    made.process.kill()


def test_the_clock_of_an_answer_starts_when_the_process_is_ready(watched: Watched) -> None:
    watched.process.start()
    watched.pass_time(START_LIMIT_S - 1)
    watched.go_on()
    assert watched.ask(1, lambda: watched.pass_time(LIMIT_S), watched.go_on)


def test_a_process_that_is_not_ready_in_time_goes_on_getting_ready(watched: Watched) -> None:
    with pytest.raises(NotReadyError):
        watched.ask(1, lambda: watched.pass_time(LIMIT_S + 1))
    assert watched.process.is_alive
    watched.go_on()
    # The process first answers the cancelled question.
    watched.go_on()
    assert watched.ask(2, watched.go_on)


def test_a_process_that_never_becomes_ready_hangs(watched: Watched) -> None:
    watched.process.start()
    watched.pass_time(START_LIMIT_S + 1)
    with pytest.raises(PlayerProcessError, match="has not become ready within 60 s"):
        watched.ask(1, lambda: None)


def test_a_process_that_is_ready_and_does_not_answer_hangs(watched: Watched) -> None:
    watched.process.start()
    watched.go_on()
    assert watched.ask(1, watched.go_on)
    watched.pass_time(1000)
    with pytest.raises(PlayerProcessError, match="has not answered within 10 s"):
        watched.ask(2, lambda: watched.pass_time(LIMIT_S), lambda: watched.pass_time(1))


def test_a_cancelled_question_costs_the_next_no_time(
    watched: Watched,
) -> None:
    watched.process.start()
    watched.go_on()
    assert not watched.ask(1)
    watched.pass_time(LIMIT_S - 1)
    watched.go_on()
    assert watched.ask(2, lambda: watched.pass_time(LIMIT_S), watched.go_on)


def test_a_process_that_hangs_over_a_question_that_was_given_up_is_found(watched: Watched) -> None:
    watched.process.start()
    watched.go_on()
    assert watched.ask(1, watched.go_on)
    assert not watched.ask(2)
    watched.pass_time(LIMIT_S + 1)
    with pytest.raises(PlayerProcessError, match="has not answered"):
        watched.ask(3, lambda: None)


@pytest.mark.skipif(os.name != "posix", reason="a process is one handle here")
def test_how_a_process_ended_is_said_although_it_is_not_gone_yet() -> None:
    process = PlayerProcess(faulty_processes.fade)
    view = observe(playing("9h 9d As Kd Ks 7h"), 0)
    with pytest.raises(PlayerProcessError, match="has died with exit code 3"):
        process.ask(PlayerRequest(1, "club", view, "seed"), LIMIT_S, bool)
    process.kill()


STARTS_PLAYERS = """
import sys, time
from canasta_gui.controller.player_process import PlayerProcess
from tests.gui.controller.faulty_processes import load_forever
if __name__ == "__main__":
    process = PlayerProcess(load_forever)
    process.start()
    time.sleep(600)
"""


@pytest.mark.slow
def test_the_process_ends_with_a_program_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "program.py"
    script.write_text(STARTS_PLAYERS, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(
        [sys.executable, str(script)], env=environment, stdout=subprocess.PIPE, text=True
    ) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "loading\n"
        program.kill()
        # Its output is closed when the last process that has it is gone.
        program.communicate(timeout=20)
