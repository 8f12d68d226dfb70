"""Shares the trials of the players' process with helper processes.

What a helper does not bring in time this process tries itself, and finds the same.
"""

import pickle
from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

import engine
from canasta_gui.controller.player_messages import ProcessFailure, Ready
from canasta_gui.controller.player_process import (
    START_LIMIT_S,
    Failures,
    PlayerProcessError,
    ProcessMain,
    start_player,
)
from canasta_gui.diagnostics.errors import trace_of
from canasta_gui.process_setup import Child

if TYPE_CHECKING:
    # They load numpy, which is told before how many threads it may start.
    from engine import Share, TrialRow, Trials

IDLE_S = 120.0
"""The time without work in seconds after which a helper ends."""
_HANG_S = 2.0
"""The time in seconds after which a helper is replaced that still owes a reply."""
_ASK_S = 0.005
"""The time in seconds after which it is asked again whether anybody waits for the answer."""
_PATIENCE_S = 0.02
"""The longest time in seconds that this process waits for a helper that is slower than itself."""

Now = Callable[[], float]


class TrialJob(NamedTuple):
    """What a helper shall try."""

    number: int
    trials: bytes | None
    """The trials, pickled; ``None`` for those of the last job."""
    share: "Share"


class TrialReply(NamedTuple):
    """What a helper found."""

    number: int
    rows: "list[TrialRow] | None"
    """``None`` if the job was given up, or failed."""
    error: str = ""


class GivenUpError(Exception):
    """Raised when nobody waits for the answer any more."""


class _Pause:
    """Raises `GivenUpError` between two play-outs once the question is given up."""

    def __init__(self, is_given_up: Callable[[], bool], clock: Now) -> None:
        self._is_given_up, self._clock = is_given_up, clock
        self._next = 0.0

    def __call__(self) -> None:
        now = self._clock()
        if now >= self._next:
            self._next = now + _ASK_S
            if self._is_given_up():
                raise GivenUpError


class Attempt:
    """Does the jobs of a helper."""

    def __init__(self, is_given_up: Callable[[], bool]) -> None:
        self._trials: Trials | None = None
        self._pause = _Pause(is_given_up, perf_counter)

    def reply(self, job: TrialJob) -> TrialReply:
        """Returns what the job led to; it reports errors as data and never raises."""
        try:
            if job.trials is not None:
                self._trials = pickle.loads(job.trials)  # noqa: S301 - from the process that started this one
            assert self._trials is not None
            return TrialReply(job.number, self._trials.rows(job.share, self._pause))
        except GivenUpError:
            return TrialReply(job.number, None)
        except Exception as error:  # noqa: BLE001 - the players' process tries it itself
            return TrialReply(job.number, None, trace_of(error))


class _Helper:
    """One helper process, as the players' process sees it."""

    def __init__(self, child: Child, clock: Now, report: Callable[[str], None]) -> None:
        self._child, self._clock, self._report = child, clock, report
        self._known: Trials | None = None
        self._number = 0
        self._reply: TrialReply | None = None
        self._owes = True
        """Whether it has still to report that it is ready, or to reply to its last job."""
        self._since, self._limit = clock(), START_LIMIT_S
        self.is_lost = False
        """Whether it hangs or is gone."""
        self.has_served = False
        """Whether it has ever replied."""

    @property
    def is_free(self) -> bool:
        """Returns whether it can be asked."""
        self._hear(0.0)
        if self._owes and self._clock() - self._since > self._limit:
            self.is_lost = True
        return not (self._owes or self.is_lost)

    def ask(self, trials: "Trials", sent: bytes, share: "Share") -> None:
        """Asks for what a share leads to."""
        self._number += 1
        self._owes, self._reply = True, None
        self._since, self._limit = self._clock(), _HANG_S
        known, self._known = self._known is trials, trials
        self._tell(TrialJob(self._number, None if known else sent, share))

    def rows(self, seconds: float) -> "list[TrialRow] | None":
        """Returns what the share that was asked for leads to; ``None`` if no reply has come."""
        if self._owes:
            self._hear(seconds)
        return None if self._reply is None else self._reply.rows

    def give_up(self) -> None:
        """Tells that nobody waits for the reply any more."""
        if self._owes and not self.is_lost:
            self._since = self._clock()
            self._tell(None)

    def kill(self) -> None:
        """Kills the process."""
        self._child.kill()

    def _tell(self, job: TrialJob | None) -> None:
        try:
            self._child.connection.send(job)
        except OSError:
            self.is_lost = True

    def _hear(self, seconds: float) -> None:
        """Takes in what the process has sent, if there is anything within so many seconds."""
        try:
            if not self._child.connection.poll(seconds):
                return
            message: Ready | ProcessFailure | TrialReply = self._child.connection.recv()
        except (EOFError, OSError):
            self.is_lost = True
            return
        match message:
            case ProcessFailure(trace):
                self._report(trace)
            case TrialReply():
                self._owes, self._reply, self.has_served = False, message, True
                if message.error:
                    self._report(message.error)
            case Ready():
                self._owes = False


class TrialHelpers:
    """An evaluator of trials that shares the worlds among this process and its helpers."""

    def __init__(
        self,
        target: ProcessMain,
        is_given_up: Callable[[], bool],
        report: Callable[[str], None],
        clock: Now = perf_counter,
    ) -> None:
        self.wanted = 0
        """The number of helpers; they are started when they are first needed."""
        self._target, self._report, self._clock = target, report, clock
        self._pause = _Pause(is_given_up, clock)
        self._helpers: list[_Helper] = []
        self._trials: Trials | None = None
        self._sent = b""
        self._failures = Failures(clock)

    @property
    def processes(self) -> int:
        """The number of processes that can be asked now, this one included."""
        self._renew()
        return 1 + sum(helper.is_free for helper in self._helpers)

    def rows(self, trials: "Trials", share: "Share") -> "list[TrialRow]":
        """Returns what each candidate of a share leads to in its worlds. Raises `GivenUpError`."""
        self._renew()
        free = [helper for helper in self._helpers if helper.is_free]
        own, *others = _parts(share, 1 + len(free))
        asked = list(zip(free, others, strict=False))
        if asked and trials is not self._trials:
            self._trials, self._sent = trials, pickle.dumps(trials)
        for helper, part in asked:
            helper.ask(trials, self._sent, part)
        begun = self._clock()
        try:
            found = [trials.rows(own, self._pause)]
            patience = min(_PATIENCE_S, self._clock() - begun)
            found += [self._of_helper(trials, part, helper, patience) for helper, part in asked]
        except GivenUpError:
            for helper, _ in asked:
                helper.give_up()
            raise
        return engine.join_rows(found)

    def kill(self) -> None:
        """Kills all helpers."""
        for helper in self._helpers:
            helper.kill()
        self._helpers.clear()

    def _of_helper(
        self, trials: "Trials", part: "Share", helper: _Helper, patience: float
    ) -> "list[TrialRow]":
        """Returns what a helper finds, or what this process finds meanwhile, world by world."""
        worlds: list[list[TrialRow]] = []
        rows = helper.rows(patience)
        while rows is None and len(worlds) < len(part.worlds):
            at = part.worlds[len(worlds)]
            worlds.append(trials.rows(part._replace(worlds=range(at, at + 1)), self._pause))
            rows = helper.rows(0.0)
        helper.give_up()
        return engine.join_rows(worlds) if rows is None else rows

    def _renew(self) -> None:
        """Replaces helpers that are lost, and starts or ends some until there are as many as
        wanted.
        """
        for helper in [it for it in self._helpers if not it.is_free and it.is_lost]:
            self._helpers.remove(helper)
            helper.kill()
            if helper.has_served:
                self._failures.forget()
            else:
                self._failures.add()
        while len(self._helpers) > self.wanted:
            self._helpers.pop().kill()
        while len(self._helpers) < self.wanted and not self._failures.are_too_many:
            try:
                child = start_player(self._target, "canasta-helper")
            except PlayerProcessError:
                self._failures.add()
            else:
                self._helpers.append(_Helper(child, self._clock, self._report))


def _parts(share: "Share", count: int) -> "list[Share]":
    """Returns a share in at most ``count`` parts with nearly as many worlds each."""
    worlds, parts = share.worlds, min(count, len(share.worlds))
    ends = [len(worlds) * at // parts for at in range(parts + 1)]
    return [share._replace(worlds=worlds[ends[at] : ends[at + 1]]) for at in range(parts)]
