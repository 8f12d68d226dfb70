"""Candidates and the worlds in which they are tried, and who tries them: this process or several.

Who does so is injected, because the engine starts no process. A world and what comes of it depend
on its number alone, so that all of them find the same.
"""

import gc
from collections.abc import Generator, Iterable, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from hashlib import sha256
from typing import Final, NamedTuple, Protocol

from engine.actions import Action, Discard
from engine.ai.search.candidate_trials import STEP, Beginning, Pause, Trial, begin, try_all
from engine.ai.search.candidates import Candidate, candidate_of, exit_of, followed_by
from engine.ai.search.goal import goal_of
from engine.ai.search.net import load_net
from engine.ai.search.opponents import Opponents
from engine.ai.search.trial_rows import TrialRow, joined
from engine.ai.search.worlds import Worlds
from engine.ai.style import trial_style_for
from engine.ai.temperaments import Temperament
from engine.kernel.state_reader import own_table
from engine.kernel.table import Table
from engine.observation import Observation

_AT_ONCE = 64
"""The number of play-outs whose tables are judged by the net at once."""


class Share(NamedTuple):
    """What is tried at once: candidates by place, worlds by number, and after how many turns."""

    places: tuple[int, ...]
    worlds: range
    looks: tuple[int, ...]


def _go_on() -> None:
    """Lets the trials go on."""


class Trials:
    """Candidates, and all that their trials depend on; it can be pickled."""

    def __init__(
        self,
        view: Observation,
        seed: str,
        temperament: Temperament,
        found: Sequence[Candidate],
        table: Table | None = None,
    ) -> None:
        """``table`` is the own table, where there is one already."""
        self._sent = view, seed, temperament
        self._found = found
        self._begun: dict[int, Beginning] = {}
        number = int.from_bytes(sha256(seed.encode()).digest()[:8], "big")
        self._worlds = Worlds(view, number, table)
        goal, net = goal_of(self._worlds.seen.seating, view.side), load_net(view.rules)
        style = temperament.colour(trial_style_for(view.rules))
        self._opponents = Opponents(view, style, number)
        self._trial = Trial(view.seat, view.side, style, net, goal)

    def __reduce__(self) -> tuple[object, ...]:
        chosen = tuple((one.action, one.is_exit, one.throw) for one in self._found)
        return _received, (*self._sent, chosen)

    def rows(self, share: Share, pause: Pause = _go_on) -> list[TrialRow]:
        """Returns what each candidate of a share leads to in its worlds; ``pause`` is called before
        each turn of the own seat and each play-out, and may raise an error.
        """
        with _uncollected():
            return join_rows(self._parts(share, pause))

    def _parts(self, share: Share, pause: Pause) -> list[list[TrialRow]]:
        begun = [self._beginning(place, pause) for place in share.places]
        step = max(STEP, _AT_ONCE // len(begun))
        return [
            try_all(
                self._worlds.draw_many(share.worlds[at : at + step]),
                self._opponents.draw_many(share.worlds[at : at + step]),
                begun,
                self._worlds.seen,
                self._trial,
                share.looks,
                pause,
            )
            for at in range(0, len(share.worlds), step)
        ]

    def _beginning(self, place: int, pause: Pause) -> Beginning:
        if place not in self._begun:
            pause()
            trial = self._trial
            begun = begin(self._found[place], self._worlds, trial.seat, trial.style)
            self._begun[place] = begun
        return self._begun[place]


@contextmanager
def _uncollected() -> Generator[None]:
    """Leaves the collector off meanwhile: tables hold many lists, none of them in a circle."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def join_rows(parts: Iterable[Sequence[TrialRow]]) -> list[TrialRow]:
    """Returns what each candidate leads to in the worlds of all parts, in their order."""
    return [joined(of_one) for of_one in zip(*parts, strict=True)]


_Chosen = tuple[Action, bool, Discard | None]


def _received(
    view: Observation, seed: str, temperament: Temperament, chosen: Sequence[_Chosen]
) -> Trials:
    """Returns the trials that another process described."""
    return Trials(view, seed, temperament, [_candidate(view, *one) for one in chosen])


def _candidate(
    view: Observation, action: Action, is_exit: bool, throw: Discard | None
) -> Candidate:
    found = exit_of(own_table(view), action) if is_exit else candidate_of(view, action)
    return found if throw is None else followed_by(view, found, throw)


class Evaluator(Protocol):
    """Finds what candidates lead to."""

    @property
    def processes(self) -> int:
        """The number of processes among which worlds are shared."""
        ...

    def rows(self, trials: Trials, share: Share) -> list[TrialRow]:
        """Returns what each candidate of a share leads to in its worlds."""
        ...


class _Here:
    """Tries candidates in this process."""

    @property
    def processes(self) -> int:
        return 1

    def rows(self, trials: Trials, share: Share) -> list[TrialRow]:
        return trials.rows(share)


_HERE: Final = _Here()
_EVALUATOR: Final = ContextVar[Evaluator]("evaluator", default=_HERE)


def evaluator() -> Evaluator:
    """Returns who tries candidates here."""
    return _EVALUATOR.get()


@contextmanager
def evaluated_by(who: Evaluator) -> Generator[None]:
    """Lets another evaluator try the candidates of all players and hints asked meanwhile."""
    before = _EVALUATOR.set(who)
    try:
        yield
    finally:
        _EVALUATOR.reset(before)
