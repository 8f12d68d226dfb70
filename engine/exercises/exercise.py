"""An exercise: a position, what is best there, what else was tried, and why it is worse."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engine.actions import Action
from engine.reasons import Reason
from engine.state import State


class Theme(StrEnum):
    """What the decision is about."""

    OPENING = "opening"
    """Whether, and with what, the side melds for the first time."""
    PILE = "pile"
    """Whether to take the pile, and with which cards."""
    DISCARDING = "discarding"
    """Which natural card to throw."""
    FREEZING = "freezing"
    """Whether to throw a wild card on the pile."""
    CANASTAS = "canastas"
    """What to lay, or to keep, once the side has melded."""
    GOING_OUT = "going-out"
    """Whether to end the deal."""


LEVELS: Final = ("beginner", "casual", "club", "strong", "expert")
"""How difficult exercises are, easiest first: the weakest players who find the best action. Those
that not even a strong player finds are for experts."""


def exercise_levels() -> tuple[str, ...]:
    """How difficult exercises are, easiest first."""
    return LEVELS


@dataclass(frozen=True, slots=True)
class Alternative:
    """Another action of the position, and the points that it costs."""

    action: Action
    cost: int


@dataclass(frozen=True, slots=True)
class Judged:
    """What is best for the seat whose turn it is, as its own view shows it."""

    theme: Theme
    level: str
    """One of ``LEVELS``."""
    best: Action
    reasons: tuple[Reason, ...]
    """Why it is better than the first of the alternatives."""
    alternatives: tuple[Alternative, ...]
    """What else was tried, the least costly first."""
    doubt: int
    """The standard error of the cost of the first alternative."""

    @property
    def gap(self) -> int:
        """The points by which the best action is better than every other one, at least."""
        return self.alternatives[0].cost


@dataclass(frozen=True, slots=True)
class Exercise:
    """A position to practise in."""

    id: str
    """Twelve hexadecimal digits that follow from the position."""
    state: State
    judged: Judged
