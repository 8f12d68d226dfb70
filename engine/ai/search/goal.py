"""What the end of a deal is worth: points, and near the end of the match the chance to win it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from engine.ai.kernel.table import Seating

Numbers = NDArray[np.float64]

NEAR = 2500
"""A side that lacks no more points than this may win within about two deals."""
_MEAN, _SPREAD = 970.0, 900.0
"""Points of a side in a deal, as the rules of thumb play it for two and for four."""
_DOUBT = 800.0
"""How far off the expected points of a side are while the deal goes on: the net's error."""
_STEP = 100
_LEAST, _BEYOND = -2000, 4000
_DEALS = 15
_SMALLEST_SLOPE = 2e-5
"""Of a match as good as decided: a point is never worth nothing."""


@dataclass(frozen=True)
class Goal:
    """The scores before the deal, and what the match is played to; ``None`` for points alone."""

    own: int = 0
    rival: int = 0
    """The best one."""
    target: int | None = None
    arrears: tuple[int, ...] = ()
    """By how much each side was behind that rival; empty where only the deal counts."""

    def against(self, side: int, points: Sequence[int]) -> int:
        """What the best rival has made of this deal; in a match, the one who then stands best.

        Told as if it had been the best one before: who was behind has made so much less.
        """
        arrears = self.arrears or (0,) * len(points)
        return max(won - arrears[at] for at, won in enumerate(points) if at != side)

    def values(self, own: Numbers, rival: Numbers, is_over: NDArray[np.bool_]) -> Numbers:
        """What points of both sides in this deal are worth, in points; some deals are over."""
        if self.target is None:
            return own - rival
        sure, vague = chances(self.target)
        totals = self.own + own, self.rival + rival
        won = np.where(is_over, _look_up(sure, *totals), _look_up(vague, *totals))
        return won / self._slope(vague)

    def _slope(self, vague: Numbers) -> float:
        """How much one point more for the own side raises the chance after an ordinary deal."""
        own = np.array([self.own + _MEAN + 250, self.own + _MEAN - 250])
        rival = np.array([self.rival + _MEAN - 250, self.rival + _MEAN + 250])
        better, worse = _look_up(vague, own, rival)
        return max(_SMALLEST_SLOPE, float(better - worse) / 1000)


def goal_of(seating: Seating, side: int) -> Goal:
    """The match once somebody is near its end; points until then."""
    target, scores = seating.rules.end.target, seating.scores
    # What deals with sequences bring has not been counted: there points are the goal to the end.
    if target is None or max(scores) + NEAR < target or seating.rules.meld.sequences:
        return Goal()
    rival = max(score for other, score in enumerate(scores) if other != side)
    return Goal(scores[side], rival, target, tuple(rival - score for score in scores))


@cache
def chances(target: int) -> tuple[Numbers, Numbers]:
    """The chance to win by both sides' scores: exactly known, and known within some doubt.

    Deal after deal is added to the scores until one side has reached the target.
    """
    scores = np.arange(_LEAST, target + _BEYOND + 1, _STEP, dtype=float)
    own, rival = scores[:, None], scores[None, :]
    is_won = np.where(own == rival, 0.5, (own > rival).astype(float))
    is_ended = (np.maximum(own, rival) >= target) & (own != rival)
    deal = _shift(scores, _MEAN, _SPREAD)
    chance = is_won
    for _ in range(_DEALS):
        chance = np.where(is_ended, is_won, deal @ chance @ deal.T)
    doubt = _shift(scores, 0.0, _DOUBT)
    return chance, doubt @ chance @ doubt.T


def _shift(scores: Numbers, mean: float, spread: float) -> Numbers:
    """How likely each score becomes each other one; what lies beyond the ends stays there."""
    moves = np.exp(-0.5 * ((scores[None, :] - scores[:, None] - mean) / spread) ** 2)
    moves[:, -1] += 1e-12
    shares: Numbers = moves / moves.sum(axis=1, keepdims=True)
    return shares


def _look_up(table: Numbers, own: Numbers, rival: Numbers) -> Numbers:
    """Between the scores of the table."""
    most = len(table) - 1.001
    row = np.clip((own - _LEAST) / _STEP, 0, most)
    column = np.clip((rival - _LEAST) / _STEP, 0, most)
    top, left = row.astype(int), column.astype(int)
    down, right = row - top, column - left
    upper = table[top, left] * (1 - right) + table[top, left + 1] * right
    lower = table[top + 1, left] * (1 - right) + table[top + 1, left + 1] * right
    between: Numbers = upper * (1 - down) + lower * down
    return between
