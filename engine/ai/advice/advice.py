"""What the program tells of an action: advice beforehand, an appraisal afterwards."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

from engine.actions import Action
from engine.reasons import Reason

_SPREAD, _SPREAD_PART = 25, 0.4
"""By how many points, and by what part of it, a told gain is too large or too small at the end of
the deal; in a third of all cases by more."""
_STEPS = ((50, 5), (200, 10), (1000, 50))
"""Below how many points the ends of a range are rounded to which multiple."""
_LARGE_STEP = 100
_ROUND = (5, 10, 15, 20, 30, 50, 70, 100)
"""The points that are told; larger ones are ten, a hundred … times one of these."""


@dataclass(frozen=True, slots=True)
class Advice:
    """An action worth considering, with its reasons."""

    action: Action
    reasons: tuple[Reason, ...]
    behind: int | None = None
    """The expected points that it brings less than the first advice; 0 where trials cannot tell the
    two apart, ``None`` if not counted."""
    beside: tuple[Reason, ...] = ()
    """For the first advice, why it is better than the next worse one; for others, their cost."""


def is_as_good_as_advised(advice: Sequence[Advice], action: Action) -> bool:
    """Returns whether the advice ranks the action first, or as good as the first."""
    best = advice[0]
    return any(one.action == action and (one is best or one.behind == 0) for one in advice)


@dataclass(frozen=True, slots=True)
class Appraisal:
    """An action that would have been better, and by how much."""

    better: Action
    reasons: tuple[Reason, ...]
    weight: float
    """The importance, relative to other appraisals of the same game."""
    gain: int
    """The expected points by which it is better."""
    doubt: int
    """The standard error of the gain."""


def told_points(points: int) -> int:
    """Returns the round number that is told for a gain in trials: no finer than it is known."""
    gain = max(points, 1)
    scale = 10 ** max(len(str(gain)) - 2, 0)
    return scale * min(_ROUND, key=lambda one: abs(log(scale * one / gain)))


def told_range(points: int) -> tuple[int, int]:
    """Returns between which points a gain in trials turns out at the end of the deal, in two cases
    of three.
    """
    step = next((step for below, step in _STEPS if points < below), _LARGE_STEP)
    spread = _SPREAD + _SPREAD_PART * points
    least, most = (step * round(end / step) for end in (points - spread, points + spread))
    return max(0, least), most
