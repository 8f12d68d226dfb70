"""Answers the questions to the computer players."""

from collections.abc import Callable
from time import perf_counter

import engine
from canasta_gui.controller.player_messages import (
    AnyQuestion,
    LookQuestion,
    Question,
    Reply,
    RequestKind,
)
from canasta_gui.diagnostics.trace import trace_of
from engine import Agent, agent_levels, look_at, make_agent

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


def answer(question: AnyQuestion, is_given_up: Callable[[], bool] = lambda: False) -> Reply:
    """Returns the reply to a question; it reports errors as data and never raises."""
    try:
        if isinstance(question, LookQuestion):
            return Reply(question.id, None, look=look_at(question.source, question.place))
        if question.wish is RequestKind.ADVICE:
            return Reply(question.id, None, advice=engine.advise(question.view))
        if question.wish is RequestKind.COMPARISON:
            compared = engine.compare_moves(question.view, question.meant)
            return Reply(question.id, None, advice=compared)
        if question.made is not None:
            better = engine.appraise(question.view, question.made, question.seed)
            return Reply(question.id, None, appraisal=better)
        choice = _player(question, is_given_up).choose(question.view, question.seed)
    except Exception as error:  # noqa: BLE001 - the game goes on whatever a player does
        return Reply(question.id, None, trace_of(error))
    return Reply(question.id, choice)


def _player(question: Question, is_given_up: Callable[[], bool]) -> Agent:
    """Returns the player; it stops in time, and when nobody waits for the answer any more."""
    deadline = Deadline(_UNHURRIED_CAP_S if question.is_unhurried else _CAP_S)
    return make_agent(
        question.player,
        lambda: deadline.allows_more() and not is_given_up(),
        is_unhurried=question.is_unhurried,
    )
