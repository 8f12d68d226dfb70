"""The messages between the window and the players' process, and the work they ask for."""

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
    """What is asked for."""

    CHOICE = "choice"
    """What a computer player does."""
    ADVICE = "advice"
    """What a good player would consider."""
    APPRAISAL = "appraisal"
    """What would have been better than something that was done."""
    EXERCISE = "exercise"
    """Whether a position makes an exercise."""
    COMPARISON = "comparison"
    """What moves would cost that a person has in mind."""


@dataclass(frozen=True, slots=True)
class Question:
    """Asks one computer player for an action, or for advice to a person."""

    id: int
    player: str
    view: Observation
    seed: str
    wish: RequestKind = RequestKind.CHOICE
    made: Action | None = None
    """What was done, where that is to be appraised."""
    meant: tuple[Action, ...] = ()
    """What a person has in mind, where that is to be compared."""
    is_unhurried: bool = False
    """Whether a computer player may take its time."""


@dataclass(frozen=True, slots=True)
class LookQuestion:
    """Asks whether a position of a source makes an exercise."""

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
    """The type of an error and where it happened; its message may tell of cards."""
    advice: tuple[Advice, ...] = ()
    """Asked for a hint: the best first. Asked for a comparison: the best, then what was meant."""
    appraisal: Appraisal | None = None
    """Asked what would have been better; ``None`` where nothing was."""
    look: Look | None = None
    """Asked for an exercise: what was found at that place."""


def get_ready() -> None:
    """Loads what players need, so that the first answer is not delayed."""
    for level in agent_levels():
        make_agent(level)


def answer(question: AnyQuestion, is_given_up: Callable[[], bool] = lambda: False) -> Reply:
    """Answers a question. Returns an error as data, never raises."""
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
    """Makes the player; it stops in time, and when nobody waits for the answer any more."""
    deadline = Deadline(UNHURRIED_CAP_S if question.is_unhurried else CAP_S)
    return make_agent(
        question.player,
        lambda: deadline.allows_more() and not is_given_up(),
        is_unhurried=question.is_unhurried,
    )
