"""An exercise: a position, the best action, the others that were tried, and why they are worse."""

from dataclasses import dataclass
from typing import Final

from engine.actions import Action
from engine.ai.advice.theme import Theme
from engine.reasons import Reason
from engine.state import State

LEVELS: Final = ("beginner", "casual", "club", "strong", "expert")
"""The difficulties of exercises, easiest first: the weakest level whose players find the best
action. ``expert`` marks those that not even a strong player finds."""


def exercise_levels() -> tuple[str, ...]:
    """Returns the difficulties of exercises, easiest first."""
    return LEVELS


@dataclass(frozen=True, slots=True)
class Alternative:
    """Another action of the position, and the points that it costs at the end of the deal."""

    action: Action
    cost: int
    counts: tuple[Reason, ...] = ()
    """Why it is worse than the best action, as counted in the trials, told of the best action."""


@dataclass(frozen=True, slots=True)
class Judged:
    """The best action for the seat to act, judged from its own view."""

    theme: Theme
    level: str
    """One of ``LEVELS``."""
    best: Action
    reasons: tuple[Reason, ...]
    """Why the best action is better than the first of the alternatives."""
    alternatives: tuple[Alternative, ...]
    """The other actions that were tried, the least costly first."""
    doubt: int
    """The standard error, in points, of the cost of the first alternative."""

    @property
    def gap(self) -> int:
        """The points by which the best action is better than the next best one."""
        return self.alternatives[0].cost


@dataclass(frozen=True, slots=True)
class Exercise:
    """A position for practice."""

    id: str
    """Twelve hexadecimal digits that follow from the position."""
    state: State
    judged: Judged
