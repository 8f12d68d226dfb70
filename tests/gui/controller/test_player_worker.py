"""Tests the players' process: answers, hangs, crashes, and a window that stays responsive."""

import multiprocessing
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from time import perf_counter
from types import TracebackType

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QTimer
from pytestqt.qtbot import QtBot

from canasta_gui.controller.player_messages import AnyQuestion, PlayerRequest, Reply
from canasta_gui.controller.player_process import (
    RETRY_S,
    PlayerProcess,
    PlayerProcessError,
    ProcessMain,
)
from canasta_gui.controller.player_tasks import answer
from canasta_gui.controller.player_worker import JUDGING_LIMIT_S, LIMIT_S, Worker
from engine import Observation, format_cards, is_legal, make_agent, observe
from tests.gui.controller import faulty_processes
from tests.gui.controller.clocks import Clock
from tests.gui.controller.tables import new_match
from tests.kit.positions import playing

WAIT_MS = 20_000


def view_to_answer() -> Observation:
    match = new_match(())
    match.next_deal()
    return match.observe(match.actor)


class Asking(QObject):
    """Asks a worker and records its signals."""

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


def ask_with(workers: list[Worker], target: ProcessMain | None = None) -> Asking:
    worker = Worker(None, None if target is None else PlayerProcess(target))
    workers.append(worker)
    return Asking(worker)


def ask_who_hangs(qtbot: QtBot, workers: list[Worker]) -> Reply:
    """Returns the answer that arrives after the process has exceeded its time for a question."""
    told, theirs = multiprocessing.get_context("spawn").Pipe()
    clock = Clock()
    worker = Worker(None, PlayerProcess(partial(faulty_processes.hang, theirs), clock))
    workers.append(worker)
    asking = Asking(worker)
    worker.ask("random", view_to_answer(), "seed")
    qtbot.waitUntil(told.poll, timeout=WAIT_MS)
    clock.now += LIMIT_S + 1
    return asking.hear_one(qtbot)


@pytest.mark.parametrize("level", ["club", "strong"])
def test_a_player_answers_with_a_legal_action(
    qtbot: QtBot, workers: list[Worker], level: str
) -> None:
    asking, view = ask_with(workers), view_to_answer()
    asking.worker.ask(level, view, "seed")
    choice = asking.hear_one(qtbot).choice
    assert choice is not None
    assert is_legal(view, choice.action)
    # The choice of the searching level depends on the processor time that it gets.
    assert level == "strong" or choice == make_agent(level).choose(view, "seed")


def test_a_player_whom_nobody_waits_for_stops_searching() -> None:
    view = observe(playing("9h 9d As Kd Ks 7h 6c 5c", "Qh Qd Qc"), 0)
    choice = answer(PlayerRequest(1, "expert", view, "seed"), lambda: True).choice
    assert choice is not None
    assert is_legal(view, choice.action)
    (worlds,) = [
        reason.params["count"] for reason in choice.reasons if reason.id == "search.worlds"
    ]
    assert worlds == 8


def test_a_person_gets_a_hint(qtbot: QtBot, workers: list[Worker]) -> None:
    asking, looks = ask_with(workers), list[Reply]()
    view = observe(playing("9h 9d As Kd Ks 7h 6c 5c", "Qh Qd Qc"), 0)
    asking.worker.glanced.connect(looks.append)
    asking.worker.advised.connect(asking.hear)
    asking.worker.advise(view)
    found = asking.hear_one(qtbot)
    assert found.advice
    assert all(is_legal(view, one.action) for one in found.advice)
    assert {(it.id, it.is_first_look, len(it.advice)) for it in looks} == {(found.id, True, 1)}
    told = [it.advice[0].action for it in looks]
    assert all(one != later for one, later in pairwise(told))


@pytest.mark.expects_log("has died")
def test_a_hint_comes_from_a_quick_player_where_the_process_fails(
    qtbot: QtBot, workers: list[Worker]
) -> None:
    asking, view = ask_with(workers, faulty_processes.die), view_to_answer()
    asking.worker.advised.connect(asking.hear)
    asking.worker.advise(view)
    assert is_legal(view, asking.hear_one(qtbot).advice[0].action)


def test_an_answer_that_nobody_waits_for_is_dropped(qtbot: QtBot, workers: list[Worker]) -> None:
    asking, view = ask_with(workers), view_to_answer()
    asking.worker.ask("club", view, "first")
    newest = asking.worker.ask("club", view, "second")
    assert asking.hear_one(qtbot).id == newest
    asking.worker.ask("club", view, "third")
    asking.worker.forget()
    # `stop` ends the thread: no further answer can arrive.
    workers.pop().stop()
    QCoreApplication.processEvents()
    assert [reply.id for reply in asking.replies] == [newest]


@pytest.mark.expects_log("has not answered within")
def test_a_process_that_hangs_is_replaced(qtbot: QtBot, workers: list[Worker]) -> None:
    choice = ask_who_hangs(qtbot, workers).choice
    assert choice is not None
    assert is_legal(view_to_answer(), choice.action)


@pytest.mark.expects_log("has died")
def test_after_many_deaths_of_the_process_a_thread_answers(
    qtbot: QtBot, workers: list[Worker]
) -> None:
    asking, view = ask_with(workers, faulty_processes.die), view_to_answer()
    for number in range(5):
        asking.worker.ask("random", view, str(number))
        choice = asking.hear_one(qtbot).choice
        assert choice is not None
        assert is_legal(view, choice.action)


class Broken(PlayerProcess):
    """A process that cannot be started until the test permits it."""

    def __init__(self) -> None:
        super().__init__()
        self.is_mended = False
        self.tries = self.answers = 0

    def start(self) -> None:
        if not self.is_mended:
            self.tries += 1
            raise PlayerProcessError("cannot be started: no room")

    def ask(
        self,
        question: AnyQuestion,
        limit_s: float,
        is_given_up: Callable[[], bool],
        look: Callable[[Reply], object] = lambda _: None,
    ) -> Reply | None:
        self.start()
        self.answers += 1
        return answer(question)


@pytest.mark.expects_log("cannot be started")
def test_a_process_that_was_given_up_is_tried_again(qtbot: QtBot, workers: list[Worker]) -> None:
    process, clock, view = Broken(), Clock(), view_to_answer()
    workers.append(Worker(None, process, clock=clock))
    asking = Asking(workers[-1])

    def ask() -> tuple[int, int]:
        """Returns how often the process was started until there was an answer, and how many answers
        it gave.
        """
        asking.worker.ask("club", view, "seed")
        assert asking.hear_one(qtbot).choice == make_agent("club").choose(view, "seed")
        return process.tries, process.answers

    assert [ask() for _ in range(4)][-1] == (3, 0)
    process.is_mended = True
    clock.now += RETRY_S - 1
    assert ask() == (3, 0)
    clock.now += 1
    assert [ask(), ask()] == [(3, 1), (3, 2)]


@pytest.mark.expects_log(r"uncaught: in the players' process: LookupError(\n  .*)+_fail_with_hand$")
@pytest.mark.expects_log("has died with exit code 1$")
def test_an_error_that_ends_the_process_is_logged_without_the_hand(
    qtbot: QtBot, workers: list[Worker]
) -> None:
    asking, view = ask_with(workers, faulty_processes.spill), view_to_answer()
    asking.worker.ask("club", view, "seed")
    assert asking.hear_one(qtbot).choice == make_agent("club").choose(view, "seed")


@pytest.mark.expects_log(r"uncaught: in the players' process: LookupError\n")
def test_an_error_in_a_thread_of_the_process_is_logged(qtbot: QtBot, workers: list[Worker]) -> None:
    asking, view = ask_with(workers, faulty_processes.spill_in_thread), view_to_answer()
    for seed in ("first", "second"):
        asking.worker.ask("club", view, seed)
        assert asking.hear_one(qtbot).choice == make_agent("club").choose(view, seed)


class Astonished(PlayerProcess):
    """A process that raises an error which the worker does not expect."""

    def start(self) -> None:
        return

    def ask(
        self,
        question: AnyQuestion,
        limit_s: float,
        is_given_up: Callable[[], bool],
        look: Callable[[Reply], object] = lambda _: None,
    ) -> Reply | None:
        assert isinstance(question, PlayerRequest)
        raise LookupError(format_cards(question.view.hand))


def test_an_error_in_the_thread_is_reported_and_the_game_goes_on(
    qtbot: QtBot, workers: list[Worker], monkeypatch: pytest.MonkeyPatch
) -> None:
    reported: list[type[BaseException]] = []

    def note(
        kind: type[BaseException], _error: BaseException, _trace: TracebackType | None
    ) -> None:
        reported.append(kind)

    monkeypatch.setattr(sys, "excepthook", note)
    workers.append(Worker(None, Astonished()))
    asking = Asking(workers[-1])
    for number in (1, 2):
        asking.worker.ask("club", view_to_answer(), "seed")
        reply = asking.hear_one(qtbot)
        assert reply.choice is None
        assert reply.error.startswith("LookupError\n")
        assert reported == [LookupError] * number


@pytest.mark.expects_log("no idea")
def test_a_player_that_fails_is_replaced_by_a_quick_one(
    qtbot: QtBot, workers: list[Worker]
) -> None:
    asking, view = ask_with(workers, faulty_processes.err), view_to_answer()
    asking.worker.ask("club", view, "seed")
    choice = asking.hear_one(qtbot).choice
    assert choice is not None


def test_the_process_is_another_one_and_skips_stale_answers() -> None:
    process = PlayerProcess(faulty_processes.chatter)
    try:
        reply = process.ask(PlayerRequest(7, "club", view_to_answer(), ""), 10, lambda: False)
        assert reply is not None
        assert reply.id == 7
        assert reply.error != str(os.getpid())
    finally:
        process.kill()
    assert not process.is_alive


def test_a_question_can_be_given_up() -> None:
    process = PlayerProcess(
        partial(faulty_processes.hang, multiprocessing.get_context("spawn").Pipe()[1])
    )
    try:
        assert process.ask(PlayerRequest(1, "club", view_to_answer(), ""), 60, lambda: True) is None
    finally:
        process.kill()


def test_an_unknown_level_is_no_crash() -> None:
    reply = answer(PlayerRequest(1, "grandmaster", view_to_answer(), ""))
    assert reply.choice is None
    assert reply.error.startswith("ValueError\n")


@pytest.mark.expects_log("has not answered within")
def test_the_window_is_never_blocked(qtbot: QtBot, workers: list[Worker]) -> None:
    """A timer keeps firing while a process starts, hangs and is killed."""
    beats: list[float] = []
    timer = QTimer()
    timer.timeout.connect(lambda: beats.append(perf_counter()))
    timer.start(16)
    ask_who_hangs(qtbot, workers)
    timer.stop()
    gaps = [after - before for before, after in pairwise(beats)]
    # The clock is set by this timer: a window that blocked while waiting would never continue.
    assert max(gaps) < 0.6


def test_what_the_search_needs_is_loaded_before_the_first_question() -> None:
    code = (
        "import sys\n"
        "from canasta_gui.controller import player_tasks\n"
        "before = 'numpy' in sys.modules\n"
        "player_tasks.get_ready()\n"
        "print(before, 'numpy' in sys.modules)"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert said.stdout.split() == ["False", "True"]


class Timed(PlayerProcess):
    """Answers at once, and notes how long each answer might take."""

    def __init__(self) -> None:
        super().__init__()
        self.limits: list[float] = []

    def start(self) -> None:
        """Starts nothing."""

    def ask(
        self,
        question: AnyQuestion,
        limit_s: float,
        is_given_up: Callable[[], bool],
        look: Callable[[Reply], object] = lambda _: None,
    ) -> Reply | None:
        self.limits.append(limit_s)
        return Reply(question.id, None)


def test_what_is_tried_to_the_end_of_a_deal_may_take_longer_than_a_turn(
    qtbot: QtBot, workers: list[Worker]
) -> None:
    process, view = Timed(), view_to_answer()
    workers.append(Worker(None, process))
    asking = Asking(workers[-1])
    asking.worker.advised.connect(asking.hear)
    asking.worker.ask("club", view, "seed")
    asking.hear_one(qtbot)
    asking.worker.advise(view)
    asking.hear_one(qtbot)
    assert process.limits == [LIMIT_S, JUDGING_LIMIT_S]
    assert JUDGING_LIMIT_S > 2 * LIMIT_S
