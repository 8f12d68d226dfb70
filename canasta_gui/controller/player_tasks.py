"""The work of the players' process and its helpers: answers questions, and tries actions."""

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from contextlib import nullcontext, suppress
from multiprocessing.connection import Connection
from threading import Lock
from time import perf_counter

import engine
from canasta_gui.controller.player_messages import (
    AnyQuestion,
    LookQuestion,
    Message,
    PlayerRequest,
    ProcessFailure,
    Ready,
    Reply,
    RequestKind,
)
from canasta_gui.controller.player_process import run_helper
from canasta_gui.controller.trial_helpers import (
    IDLE_S,
    Attempt,
    TrialHelpers,
    TrialJob,
    TrialReply,
)
from canasta_gui.diagnostics.errors import Watch, broken_file, trace_of
from engine import Advice, Agent, agent_levels, look_at, make_agent

_CAP_S = 0.9
"""The longest time for a choice of a computer player, in seconds."""
_UNHURRIED_CAP_S = 5.0
"""The same if the person at the table lets computers take their time."""


class Deadline:
    """The end of the time for a choice; a step begins only if it can end in time."""

    def __init__(self, limit_s: float, clock: Callable[[], float] = perf_counter) -> None:
        self._clock = clock
        self._last = clock()
        self._end = self._last + limit_s

    def allows_more(self) -> bool:
        """Returns whether a step as long as the last one would end in time."""
        now = self._clock()
        step, self._last = now - self._last, now
        return now + step <= self._end


def get_ready() -> None:
    """Loads what players need, so that the first answer is not delayed."""
    for level in agent_levels():
        make_agent(level)


def answer(
    question: AnyQuestion,
    is_given_up: Callable[[], bool] = lambda: False,
    helpers: TrialHelpers | None = None,
    say: Callable[[Reply], object] = lambda _: None,
) -> Reply:
    """Returns the reply to a question; it reports errors as data and never raises. ``say`` is told
    what advice says so far.
    """
    with nullcontext() if helpers is None else engine.evaluated_by(helpers):
        return _answer(question, is_given_up, say)


def _answer(
    question: AnyQuestion, is_given_up: Callable[[], bool], say: Callable[[Reply], object]
) -> Reply:
    try:
        if isinstance(question, LookQuestion):
            return Reply(question.id, None, look=look_at(question.source, question.place))
        if question.wish is RequestKind.ADVICE:

            def tell(first: Advice) -> None:
                say(Reply(question.id, None, advice=(first,), is_first_look=True))

            return Reply(question.id, None, advice=engine.advise(question.view, first_look=tell))
        if question.wish is RequestKind.COMPARISON:
            compared = engine.compare_moves(question.view, question.meant)
            return Reply(question.id, None, advice=compared)
        if question.made is not None:
            found = engine.review(question.view, question.made, question.seed)
            return Reply(question.id, None, appraisal=found.appraisal, loss=found.loss)
        choice = _player(question, is_given_up).choose(question.view, question.seed)
    except Exception as error:  # noqa: BLE001 - the game goes on whatever a player does
        return Reply(question.id, None, trace_of(error), broken=broken_file(error))
    return Reply(question.id, choice)


def _player(question: PlayerRequest, is_given_up: Callable[[], bool]) -> Agent:
    """Returns the player; it stops in time, and when nobody waits for the answer any more."""
    deadline = Deadline(_UNHURRIED_CAP_S if question.is_unhurried else _CAP_S)
    return make_agent(
        question.player,
        lambda: deadline.allows_more() and not is_given_up(),
        is_unhurried=question.is_unhurried,
    )


def think(connection: Connection) -> None:
    """Reports that the process is ready, then answers questions until the connection closes."""
    # A daemon may start no process; the helpers end with this one.
    multiprocessing.current_process().daemon = False
    _work(connection, _serve)


def help_players(connection: Connection) -> None:
    """Reports that the process is ready, then tries actions until the connection closes."""
    _work(connection, _help)


def _work(connection: Connection, serve: "Callable[[Connection, _Voice], None]") -> None:
    # Ctrl+C in the terminal is left to the window, which closes the connection.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    voice = _Voice(connection)
    watch = Watch(voice.report)
    watch.install()
    try:
        get_ready()
        with suppress(EOFError, OSError):
            voice.say(Ready())
            serve(connection, voice)
    except Exception as error:  # noqa: BLE001 - Python would print the message, which may tell of cards
        watch.note(error)
        sys.exit(1)


class _Voice:
    """Sends one message at a time, from any thread."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._lock = Lock()

    def say(self, message: Message | TrialReply) -> None:
        """Sends a message. Raises `OSError` if the window's process is gone."""
        with self._lock:
            self._connection.send(message)

    def report(self, trace: str, broken: str = "") -> None:
        """Sends the trace of an uncaught error, and the broken file that led to it."""
        with suppress(OSError):
            self.say(ProcessFailure(trace, broken))


def _serve(connection: Connection, voice: _Voice) -> None:
    helpers = TrialHelpers(run_helper, connection.poll, voice.report)
    while True:
        question: AnyQuestion | None = connection.recv()
        if question is not None:
            helpers.wanted = question.processes - 1
            # Readable data means that nobody waits for this answer any more.
            voice.say(answer(question, connection.poll, helpers, voice.say))


def _help(connection: Connection, voice: _Voice) -> None:
    attempt = Attempt(connection.poll)
    while connection.poll(IDLE_S):
        job: TrialJob | None = connection.recv()
        if job is not None:
            voice.say(attempt.reply(job))
