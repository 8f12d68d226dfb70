"""Defines the messages between the window and the players' process, and answers them."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from canasta_gui.controller.deadline import CAP_S, UNHURRIED_CAP_S, Deadline
from canasta_gui.diagnostics.trace import trace_of
from engine import (
    Action,
    Advice,
    Agent,
    Appraisal,
    Choice,
    Look,
    Observation,
    Source,
    advise,
    agent_levels,
    appraise,
    compare_moves,
    look_at,
    make_agent,
)


class RequestKind(StrEnum):
    """The kinds of requests."""

    CHOICE = "choice"
    """The action of a computer player."""
    ADVICE = "advice"
    """The actions that a good player would consider."""
    APPRAISAL = "appraisal"
    """The better action in place of one that was done."""
    EXERCISE = "exercise"
    """Whether a position makes an exercise."""
    COMPARISON = "comparison"
    """The costs of moves that a person has in mind."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question to one computer player: for an action, or for advice to a person."""

    id: int
    player: str
    view: Observation
    seed: str
    wish: RequestKind = RequestKind.CHOICE
    made: Action | None = None
    """The action that was done and shall be appraised."""
    meant: tuple[Action, ...] = ()
    """The moves that a person has in mind and that shall be compared."""
    is_unhurried: bool = False
    """Whether a computer player may take its time."""


@dataclass(frozen=True, slots=True)
class LookQuestion:
    """A question whether a position of a source makes an exercise."""

    id: int
    source: Source
    place: int
    wish: RequestKind = RequestKind.EXERCISE


AnyQuestion = Question | LookQuestion


@dataclass(frozen=True, slots=True)
class Reply:
    """The player's choice, or the error."""

    id: int
    choice: Choice | None
    error: str = ""
    """The type of an error and where it happened, without its message, which may name cards."""
    advice: tuple[Advice, ...] = ()
    """The answer to a request for a hint, the best first; for a comparison the best, then what was
    meant.
    """
    appraisal: Appraisal | None = None
    """The answer to a request for an appraisal; ``None`` if nothing was better."""
    look: Look | None = None
    """The answer to a request for an exercise: what was found in that position."""


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
            return Reply(question.id, None, advice=advise(question.view))
        if question.wish is RequestKind.COMPARISON:
            compared = compare_moves(question.view, question.meant)
            return Reply(question.id, None, advice=compared)
        if question.made is not None:
            better = appraise(question.view, question.made, question.seed)
            return Reply(question.id, None, appraisal=better)
        choice = _player(question, is_given_up).choose(question.view, question.seed)
    except Exception as error:  # noqa: BLE001 - the game goes on whatever a player does
        return Reply(question.id, None, trace_of(error))
    return Reply(question.id, choice)


def _player(question: Question, is_given_up: Callable[[], bool]) -> Agent:
    """Returns the player; it stops in time, and when nobody waits for the answer any more."""
    deadline = Deadline(UNHURRIED_CAP_S if question.is_unhurried else CAP_S)
    return make_agent(
        question.player,
        lambda: deadline.allows_more() and not is_given_up(),
        is_unhurried=question.is_unhurried,
    )
