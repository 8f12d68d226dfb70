"""Owns the long-lived process in which the computer players run, and starts their helpers."""

from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pickle import PickleError
from time import monotonic

from canasta_gui.controller.player_messages import (
    AnyQuestion,
    Message,
    ProcessFailure,
    Ready,
    Reply,
)
from canasta_gui.diagnostics.errors import log_uncaught, name_of
from canasta_gui.process_setup import Child, end_with_parent, start_child

ProcessMain = Callable[[Connection], None]

START_LIMIT_S = 60.0
"""The time limit for the start in seconds; a process that takes longer hangs."""
TRIES = 3
"""The number of failed processes in a row after which none is started for a while."""
RETRY_S = 60.0
"""The length of that while in seconds; the cause, such as a lack of memory, may be gone then."""
_SLICE_S = 0.02
_DEATH_S = 1.0
"""The longest time in seconds that the system needs to report how a process ended."""


def run_players(connection: Connection) -> None:
    """Runs the computer players in this process until the connection closes."""
    # Before the computer players are loaded, which takes longest.
    end_with_parent()
    # Imported in the process: the window starts faster without the computer players.
    from canasta_gui.controller.player_tasks import think

    think(connection)


def run_helper(connection: Connection) -> None:
    """Tries actions for the players' process until the connection closes."""
    end_with_parent()
    from canasta_gui.controller.player_tasks import help_players

    help_players(connection)


class PlayerProcessError(Exception):
    """Raised if the process hangs, has died, or cannot be started."""


def start_player(target: ProcessMain, name: str) -> Child:
    """Returns a new process for computer players. Raises `PlayerProcessError`."""
    try:
        return start_child(target, name)
    except OSError as error:
        raise PlayerProcessError(f"cannot be started: {name_of(error)}") from error


class Failures:
    """Counts the processes that failed in a row; after too many none is started for a while."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._count = 0
        self._until = 0.0

    @property
    def are_too_many(self) -> bool:
        """Returns whether none is to be started now."""
        return self._count >= TRIES and self._clock() < self._until

    def add(self) -> None:
        """Counts another one."""
        self._count += 1
        self._until = self._clock() + RETRY_S

    def forget(self) -> None:
        """Begins anew: a process has served."""
        self._count = 0


class NotReadyError(Exception):
    """Raised if the process is still starting when the time for an answer is over."""


class PlayerProcess:
    """Starts the process, asks it, and kills it when it does not answer."""

    def __init__(
        self, target: ProcessMain = run_players, clock: Callable[[], float] = monotonic
    ) -> None:
        self._target = target
        self._clock = clock
        self._child: Child | None = None
        self._is_ready = False
        self._owed = 0
        """The number of messages that the process has still to send: "ready", and answers."""
        self._since = 0.0
        """The time at which the process turned to the next of those messages."""

    @property
    def is_alive(self) -> bool:
        """Returns whether the process runs."""
        return self._child is not None and self._child.process.is_alive()

    def start(self) -> None:
        """Starts the process if it does not run. Raises `PlayerProcessError`."""
        if self.is_alive:
            return
        self.kill()
        self._child = start_player(self._target, "canasta-players")
        self._is_ready, self._owed, self._since = False, 1, self._clock()

    def ask(
        self,
        question: AnyQuestion,
        limit_s: float,
        is_given_up: Callable[[], bool],
        look: Callable[[Reply], object] = lambda _: None,
    ) -> Reply | None:
        """Returns the process's reply; ``None`` if the asker gave up meanwhile. ``look`` is given
        the first look before it.

        The limit counts from when the process turns to the question: it may still be at an earlier
        one that was given up. Raises `PlayerProcessError` when no reply comes within the limit or
        the process is gone, and `NotReadyError` when it was still being started all that time.
        """
        self.start()
        asked_at = self._clock()
        self._send(question)
        while True:
            message = self._hear(limit_s)
            # A reply to an earlier question that was given up is dropped.
            if isinstance(message, Reply) and message.id == question.id:
                if not message.is_first_look:
                    return message
                look(message)
            if is_given_up():
                self._tell(None)
                return None
            if not self._is_ready and self._clock() - asked_at > limit_s:
                raise NotReadyError

    def _send(self, question: AnyQuestion) -> None:
        if not self._owed:
            self._since = self._clock()
        self._owed += 1
        self._tell(question)

    def _tell(self, question: AnyQuestion | None) -> None:
        """Sends a question, or that nobody waits for the answer to the last one any more."""
        try:
            self._running().connection.send(question)
        except (OSError, PickleError) as error:
            raise PlayerProcessError(f"cannot be asked: {name_of(error)}") from error

    def _hear(self, limit_s: float) -> Message | None:
        """Returns the next message of the process; ``None`` if there is none now."""
        child = self._running()
        process, connection = child.process, child.connection
        arrived = wait((connection, process.sentinel), _SLICE_S)
        if connection in arrived:
            try:
                message: Message = connection.recv()
            except (EOFError, OSError) as error:
                raise _death_of(process) from error
            self._take_in(message)
            return message
        if arrived:
            raise _death_of(process)
        self._check_time(limit_s)
        return None

    def _take_in(self, message: Message) -> None:
        if isinstance(message, ProcessFailure):
            log_uncaught(f"in the players' process: {message.trace}", message.broken)
        elif isinstance(message, Ready) or not message.is_first_look:
            self._is_ready = True
            self._owed, self._since = self._owed - 1, self._clock()

    def _check_time(self, limit_s: float) -> None:
        limit, what = (limit_s, "answered") if self._is_ready else (START_LIMIT_S, "become ready")
        if self._clock() - self._since > limit:
            raise PlayerProcessError(f"has not {what} within {limit:g} s")

    def _running(self) -> Child:
        assert self._child is not None
        return self._child

    def kill(self) -> None:
        """Kills the process."""
        if self._child is not None:
            self._child.kill()
        self._child = None


def _death_of(process: BaseProcess) -> PlayerProcessError:
    """Returns the error for a process that is ending, once the system reports how it ended."""
    process.join(_DEATH_S)
    return PlayerProcessError(f"has died with exit code {process.exitcode}")
