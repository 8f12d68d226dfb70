"""Defines the messages between the window and the players' process."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from engine import Action, Choice, Observation

if TYPE_CHECKING:
    # The window needs none of these before the first answer, and they load the computer players.
    from engine import Advice, Appraisal, Look, Loss, Source


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
class PlayerRequest:
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
    processes: int = 1
    """The number of processes among which the trials are shared."""


@dataclass(frozen=True, slots=True)
class LookQuestion:
    """A question whether a position of a source makes an exercise."""

    id: int
    source: "Source"
    place: int
    wish: RequestKind = RequestKind.EXERCISE
    processes: int = 1


AnyQuestion = PlayerRequest | LookQuestion


@dataclass(frozen=True, slots=True)
class Reply:
    """The player's choice, or the error."""

    id: int
    choice: Choice | None
    error: str = ""
    """The type of an error and where it happened, without its message, which may name cards."""
    advice: "tuple[Advice, ...]" = ()
    """The answer to a request for a hint, the best first; for a comparison the best, then what was
    meant.
    """
    appraisal: "Appraisal | None" = None
    """The answer to a request for an appraisal; ``None`` if nothing was better."""
    loss: "Loss | None" = None
    """Likewise, what the action cost; ``None`` where there was nothing to choose."""
    look: "Look | None" = None
    """The answer to a request for an exercise: what was found in that position."""
    is_first_look: bool = False
    """Whether this is only what advice says so far; the answer is still to come."""
    broken: str = ""
    """The broken file of the program that led to the error; empty if there is none."""


@dataclass(frozen=True, slots=True)
class Ready:
    """A message: the process has loaded, and turns to the first question."""


@dataclass(frozen=True, slots=True)
class ProcessFailure:
    """A message about an error that nothing in the process caught."""

    trace: str
    """The type of the error and where it happened."""
    broken: str = ""
    """The broken file of the program that led to it; empty if there is none."""


Message = Ready | Reply | ProcessFailure
"""What the process sends."""
