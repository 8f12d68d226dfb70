"""Computer players in a process of their own: answers, hangs, deaths, and a picture that moves."""

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from time import perf_counter

import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from canasta_gui.controller import mind as mind_module
from canasta_gui.controller.benchmark import measure
from canasta_gui.controller.mind import Mind, MindError, Target
from canasta_gui.controller.thinking import Question, Reply, answer
from canasta_gui.controller.worker import Worker
from engine import Observation, is_legal, make_agent, observe
from tests.gui.controller import stand_ins
from tests.gui.controller.positions import playing
from tests.gui.controller.tables import new_match

WAIT_MS = 20_000


def view_to_answer() -> Observation:
    match = new_match(())
    match.next_deal()
    return match.observe(match.actor)


class Asking(QObject):
    """Asks a worker and keeps what it hears."""

    def __init__(self, worker: Worker) -> None:
        super().__init__()
        self.worker = worker
        self.replies: list[Reply] = []
        worker.answered.connect(self.hear)

    def hear(self, reply: Reply) -> None:
        self.replies.append(reply)

    def hear_one(self, qtbot: QtBot) -> Reply:
        count = len(self.replies)
        qtbot.waitUntil(lambda: len(self.replies) > count, timeout=WAIT_MS)
        return self.replies[-1]


@pytest.fixture
def workers(qapp: object) -> Iterator[list[Worker]]:
    made: list[Worker] = []
    yield made
    for worker in made:
        worker.stop()


def ask_with(workers: list[Worker], target: Target | None = None, limit_s: float = 10) -> Asking:
    worker = Worker(limit_s=limit_s) if target is None else Worker(None, target, limit_s)
    workers.append(worker)
    return Asking(worker)


@pytest.mark.parametrize("level", ["club", "strong"])
def test_a_player_answers_with_a_legal_action(
    qtbot: QtBot, workers: list[Worker], level: str
) -> None:
    asking, view = ask_with(workers), view_to_answer()
    asking.worker.ask(level, view, "seed")
    choice = asking.hear_one(qtbot).choice
    assert choice is not None
    assert is_legal(view, choice.action)
    # The searching one depends on how much of the machine it gets in time.
    assert level == "strong" or choice == make_agent(level).choose(view, "seed")


def test_a_player_whom_nobody_waits_for_stops_searching() -> None:
    view = observe(playing("9h 9d As Kd Ks 7h 6c 5c", "Qh Qd Qc"), 0)
    choice = answer(Question(1, "expert", view, "seed"), lambda: True).choice
    assert choice is not None
    assert is_legal(view, choice.action)
    (worlds,) = [
        reason.params["count"] for reason in choice.reasons if reason.id == "search.worlds"
    ]
    assert worlds == 8


def test_a_person_gets_a_hint(qtbot: QtBot, workers: list[Worker]) -> None:
    asking, view = ask_with(workers, limit_s=60), view_to_answer()
    asking.worker.advised.connect(asking.hear)
    asking.worker.advise(view, "seed")
    advice = asking.hear_one(qtbot).advice
    assert advice
    assert all(is_legal(view, one.action) for one in advice)


@pytest.mark.expects_log("has died")
def test_a_hint_comes_from_a_quick_player_where_the_process_fails(
    qtbot: QtBot, workers: list[Worker]
) -> None:
    asking, view = ask_with(workers, stand_ins.die), view_to_answer()
    asking.worker.advised.connect(asking.hear)
    asking.worker.advise(view, "seed")
    assert is_legal(view, asking.hear_one(qtbot).advice[0].action)


def test_an_answer_that_nobody_waits_for_is_dropped(qtbot: QtBot, workers: list[Worker]) -> None:
    asking, view = ask_with(workers), view_to_answer()
    asking.worker.ask("club", view, "first")
    newest = asking.worker.ask("club", view, "second")
    assert asking.hear_one(qtbot).id == newest
    asking.worker.ask("club", view, "third")
    asking.worker.forget()
    qtbot.wait(200)
    assert [reply.id for reply in asking.replies] == [newest]


@pytest.mark.expects_log("has not answered within")
def test_a_process_that_hangs_is_replaced(qtbot: QtBot, workers: list[Worker]) -> None:
    asking, view = ask_with(workers, stand_ins.hang, limit_s=0.5), view_to_answer()
    asking.worker.ask("random", view, "seed")
    choice = asking.hear_one(qtbot).choice
    assert choice is not None
    assert is_legal(view, choice.action)


@pytest.mark.expects_log("has died")
def test_after_many_deaths_the_thread_thinks_alone(qtbot: QtBot, workers: list[Worker]) -> None:
    asking, view = ask_with(workers, stand_ins.die), view_to_answer()
    for number in range(5):
        asking.worker.ask("random", view, str(number))
        choice = asking.hear_one(qtbot).choice
        assert choice is not None
        assert is_legal(view, choice.action)


@pytest.mark.expects_log("cannot be started")
def test_where_no_process_can_start_the_thread_thinks(
    qtbot: QtBot, workers: list[Worker], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(self: Mind) -> None:
        raise MindError("cannot be started: no room")

    monkeypatch.setattr(mind_module.Mind, "start", refuse)
    asking, view = ask_with(workers), view_to_answer()
    asking.worker.ask("club", view, "seed")
    choice = asking.hear_one(qtbot).choice
    assert choice is not None
    assert is_legal(view, choice.action)


@pytest.mark.expects_log("no idea")
def test_a_player_that_fails_is_replaced_by_a_quick_one(
    qtbot: QtBot, workers: list[Worker]
) -> None:
    asking, view = ask_with(workers, stand_ins.err), view_to_answer()
    asking.worker.ask("club", view, "seed")
    choice = asking.hear_one(qtbot).choice
    assert choice is not None


def test_the_process_is_another_one_and_skips_stale_answers() -> None:
    mind = Mind(stand_ins.chatter)
    try:
        reply = mind.ask(Question(7, "club", view_to_answer(), ""), 10, lambda: False)
        assert reply is not None
        assert reply.id == 7
        assert reply.error != str(os.getpid())
    finally:
        mind.kill()
    assert not mind.is_alive


def test_a_question_can_be_given_up() -> None:
    mind = Mind(stand_ins.hang)
    try:
        assert mind.ask(Question(1, "club", view_to_answer(), ""), 60, lambda: True) is None
    finally:
        mind.kill()


def test_an_unknown_level_is_no_crash() -> None:
    reply = answer(Question(1, "grandmaster", view_to_answer(), ""))
    assert reply.choice is None
    assert "grandmaster" in reply.error


@pytest.mark.expects_log("has not answered within")
def test_the_window_is_never_blocked(qtbot: QtBot, workers: list[Worker]) -> None:
    """While a process starts, hangs and is killed, a timer keeps firing."""
    beats: list[float] = []
    timer = QTimer()
    timer.timeout.connect(lambda: beats.append(perf_counter()))
    timer.start(16)
    asking = ask_with(workers, stand_ins.hang, limit_s=0.7)
    asking.worker.ask("club", view_to_answer(), "seed")
    asking.hear_one(qtbot)
    timer.stop()
    gaps = [after - before for before, after in pairwise(beats)]
    # A window that waited for the answer would have stood still for the whole limit.
    assert max(gaps) < 0.6


@pytest.mark.slow
def test_the_benchmark_measures_beside_thinking(qapp: object) -> None:
    gaps = measure(2.0, "club")
    assert gaps.decisions > 0
    assert gaps.worst_ms > 0


def test_what_the_search_needs_is_loaded_before_the_first_question() -> None:
    code = (
        "import sys\n"
        "from canasta_gui.controller import thinking\n"
        "before = 'numpy' in sys.modules\n"
        "thinking.get_ready()\n"
        "print(before, 'numpy' in sys.modules)"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert said.stdout.split() == ["False", "True"]
