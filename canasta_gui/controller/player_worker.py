"""Asks the computer players on a thread, so that the window never waits."""

import logging
import os
import sys
from collections.abc import Callable
from dataclasses import replace
from queue import SimpleQueue
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThread, Signal

from canasta_gui.controller.player_messages import (
    AnyQuestion,
    LookQuestion,
    PlayerRequest,
    Reply,
    RequestKind,
)
from canasta_gui.controller.player_process import (
    Failures,
    NotReadyError,
    PlayerProcess,
    PlayerProcessError,
)
from canasta_gui.diagnostics.errors import log_uncaught, trace_of
from canasta_gui.settings.model import Cores
from engine import Action, Observation

if TYPE_CHECKING:
    from engine import Source

_log = logging.getLogger(__name__)

LIMIT_S = 10.0
"""The time limit for an action in seconds; a process that takes longer hangs."""
JUDGING_LIMIT_S = 60.0
"""The same for advice and judgements, which are tried in many worlds, some to the end of a deal."""
_STAND_IN = "club"


_MOST_PROCESSES = 8
"""The most by default, as `Cores.AUTOMATIC` says."""


def processes_for(cores: Cores) -> int:
    """Returns among how many processes the trials of a decision are shared: one for each core
    wished, as far as there are any; by default for all but one.
    """
    usable = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    if cores is Cores.AUTOMATIC:
        return min(_MOST_PROCESSES, max(1, usable - 1))
    return min(int(cores), usable)


class Worker(QObject):
    """Sends questions to a thread that owns the process. Only the newest question is answered."""

    answered = Signal(Reply)
    """Emitted with the `Reply` to the newest question; it holds a choice unless every player
    failed.
    """
    advised = Signal(Reply)
    """Emitted with a `Reply` with advice."""
    glanced = Signal(Reply)
    """Emitted with a `Reply` with what advice says so far."""
    appraised = Signal(Reply)
    """Emitted with a `Reply` that says whether another action was better."""
    looked = Signal(Reply)
    """Emitted with a `Reply` on a position of a source of exercises."""
    compared = Signal(Reply)
    """Emitted with a `Reply` with the costs of moves."""

    def __init__(
        self,
        parent: QObject | None = None,
        process: PlayerProcess | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(parent)
        self.is_unhurried = False
        """Whether computer players may take their time from the next question on."""
        self.processes = 1
        """The number of processes among which the trials of a decision are shared."""
        self._newest = 0
        self._wish = RequestKind.CHOICE
        self._signals = {
            RequestKind.CHOICE: self.answered,
            RequestKind.ADVICE: self.advised,
            RequestKind.APPRAISAL: self.appraised,
            RequestKind.EXERCISE: self.looked,
            RequestKind.COMPARISON: self.compared,
        }
        self._thread = _Thread(process or PlayerProcess(), clock)
        self._thread.replied.connect(self._on_reply)
        self._thread.start()

    def ask(self, player: str, view: Observation, seed: str) -> int:
        """Asks a player, drops earlier questions; returns the number of the question."""
        number, is_unhurried = self._newest + 1, self.is_unhurried
        return self._put(PlayerRequest(number, player, view, seed, is_unhurried=is_unhurried))

    def advise(self, view: Observation) -> int:
        """Requests what a good player would consider, as `ask`; the answer to a position never
        varies.
        """
        return self._put(PlayerRequest(self._newest + 1, _STAND_IN, view, "", RequestKind.ADVICE))

    def appraise(self, view: Observation, made: Action, seed: str) -> int:
        """Asks for the appraisal of an action, as `ask`."""
        wish = RequestKind.APPRAISAL
        return self._put(PlayerRequest(self._newest + 1, _STAND_IN, view, seed, wish, made))

    def look(self, source: "Source", place: int) -> int:
        """Looks for an exercise in a position of a source, as `ask`."""
        return self._put(LookQuestion(self._newest + 1, source, place))

    def compare(self, view: Observation, meant: tuple[Action, ...]) -> int:
        """Asks what moves would cost beside the best one, as `ask`."""
        wish = RequestKind.COMPARISON
        return self._put(PlayerRequest(self._newest + 1, _STAND_IN, view, "", wish, meant=meant))

    def _put(self, question: AnyQuestion) -> int:
        self._newest = self._thread.newest = question.id
        self._wish = question.wish
        self._thread.inbox.put(replace(question, processes=self.processes))
        return question.id

    def forget(self) -> None:
        """Drops the answers to all questions so far."""
        self._newest += 1
        self._thread.newest = self._newest

    def stop(self) -> None:
        """Ends the thread and its process."""
        self.forget()
        self._thread.inbox.put(None)
        self._thread.wait()

    def _on_reply(self, reply: Reply) -> None:
        if reply.id == self._newest:
            told = self.glanced if reply.is_first_look else self._signals[self._wish]
            told.emit(reply)


class _Thread(QThread):
    """Answers questions on a thread; if the process fails, it asks a quick player itself."""

    replied = Signal(Reply)

    def __init__(self, process: PlayerProcess, clock: Callable[[], float]) -> None:
        super().__init__()
        self.inbox: SimpleQueue[AnyQuestion | None] = SimpleQueue()
        self.newest = 0
        self._process = process
        self._is_broken_told = False
        self._failures = Failures(clock)

    def run(self) -> None:
        """Starts the process, then answers questions until `stop`."""
        self._warm_up()
        while (question := self.inbox.get()) is not None:
            if question.id == self.newest:
                self._answer_surely(question)
        self._process.kill()

    def _answer_surely(self, question: AnyQuestion) -> None:
        """Always produces a reply, even after an error: the game would wait for ever."""
        try:
            self._answer(question)
        except Exception as error:  # noqa: BLE001 - it is reported as any that nothing caught
            sys.excepthook(type(error), error, error.__traceback__)
            self.replied.emit(Reply(question.id, None, trace_of(error)))

    def _warm_up(self) -> None:
        """Starts the process ahead of the next question, unless it failed too often."""
        if not self._failures.are_too_many:
            try:
                self._process.start()
            except PlayerProcessError as error:
                self._note_failure(error)

    def _answer(self, question: AnyQuestion) -> None:
        reply = self._ask(question)
        if reply is not None and reply.error:
            self._tell_error(f"{_who_answers(question)} failed: {reply.error}", reply.broken)
            reply = self._stand_in(question)
        if reply is not None:
            self.replied.emit(reply)
            self._warm_up()

    def _tell_error(self, text: str, broken: str) -> None:
        """Logs an error of a player; a broken file of the program is told to the person, once."""
        if broken and not self._is_broken_told:
            self._is_broken_told = True
            log_uncaught(text, broken)
        else:
            _log.error("%s", text)

    def _ask(self, question: AnyQuestion) -> Reply | None:
        """Returns the reply of the process, or of this thread; ``None`` if the question was
        dropped.
        """
        if self._failures.are_too_many:
            from canasta_gui.controller.player_tasks import answer

            return answer(question, lambda: question.id != self.newest)
        limit_s = LIMIT_S if question.wish is RequestKind.CHOICE else JUDGING_LIMIT_S
        try:
            reply = self._process.ask(
                question, limit_s, lambda: question.id != self.newest, self.replied.emit
            )
        except NotReadyError:
            return self._stand_in(question)
        except PlayerProcessError as error:
            self._note_failure(error)
            return self._stand_in(question)
        self._failures.forget()
        return reply

    def _stand_in(self, question: AnyQuestion) -> Reply:
        """Returns the reply of a quick player; its choice also serves as a hint."""
        if isinstance(question, LookQuestion) or question.wish is RequestKind.APPRAISAL:
            return Reply(question.id, None, "nobody could judge")
        from canasta_gui.controller.player_tasks import answer
        from engine import Advice

        reply = answer(replace(question, player=_STAND_IN, wish=RequestKind.CHOICE))
        if question.wish is RequestKind.CHOICE or reply.choice is None:
            return reply
        return replace(reply, advice=(Advice(reply.choice.action, reply.choice.reasons),))

    def _note_failure(self, error: PlayerProcessError) -> None:
        self._failures.add()
        self._process.kill()
        _log.warning("the players' process %s", error)


def _who_answers(question: AnyQuestion) -> str:
    is_player = isinstance(question, PlayerRequest)
    return f"player {question.player}" if is_player else "looking for an exercise"
