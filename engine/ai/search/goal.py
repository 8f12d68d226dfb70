"""Values the end of a deal: points, and near the end of a match the chance to win it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import inf

import numpy as np
from numpy.typing import NDArray

from engine.ai.kernel.seating import Seating
from engine.ai.search.deal_averages import WITH_SETS, DealAverages, deal_averages_of

Numbers = NDArray[np.float64]

_STEP = 100
_LEAST = -2000
_DEALS = 15
"""After so many every match to a target is over."""
_LAST_ROUNDS = 2
"""Where so many rounds are left, or fewer, the match is near its end."""
_SMALLEST_SLOPE = 2e-5
"""Of a match as good as decided: a point is never worth nothing."""


@dataclass(frozen=True, slots=True)
class End:
    """When a match is over: somebody reaches the target, or so many more deals were played."""

    deals: int
    target: float = inf


@dataclass(frozen=True)
class Goal:
    """The scores before the deal, and when the match is over; ``None`` for points alone."""

    own: int = 0
    rival: int = 0
    """The best one."""
    end: End | None = None
    averages: DealAverages = WITH_SETS
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
        if self.end is None:
            return own - rival
        sure, vague = chances(self.end, self.averages)
        totals = self.own + own, self.rival + rival
        won = np.where(is_over, _look_up(sure, *totals), _look_up(vague, *totals))
        return won / self._slope(vague)

    def _slope(self, vague: Numbers) -> float:
        """How much one point more for the own side raises the chance after an ordinary deal."""
        own = np.array([250, -250]) + self.own + self.averages.mean
        rival = np.array([-250, 250]) + self.rival + self.averages.mean
        better, worse = _look_up(vague, own, rival)
        return max(_SMALLEST_SLOPE, float(better - worse) / 1000)


def goal_of(seating: Seating, side: int) -> Goal:
    """The match once somebody is near its end; points until then."""
    averages, end = deal_averages_of(seating.rules), _end_of(seating)
    if end is None:
        return Goal(averages=averages)
    # Without a target it is the lead that counts, not how high the scores are.
    above = 0 if end.target < inf else min(seating.scores)
    scores = [score - above for score in seating.scores]
    rival = max(score for other, score in enumerate(scores) if other != side)
    return Goal(scores[side], rival, end, averages, tuple(rival - score for score in scores))


def _end_of(seating: Seating) -> End | None:
    """When the match is over; ``None`` as long as that is far."""
    target, rounds = seating.rules.end.target, seating.rules.end.rounds
    left = _DEALS if rounds is None else max(0, rounds - seating.deal)
    is_last = left < _LAST_ROUNDS
    if target is None:
        return End(left) if is_last else None
    is_near = max(seating.scores) + deal_averages_of(seating.rules).near >= target
    return End(left, target) if is_near or is_last else None


@cache
def chances(end: End, averages: DealAverages) -> tuple[Numbers, Numbers]:
    """The chance to win by both sides' scores: exactly known, and known within some doubt.

    Deal after deal is added to the scores until the match is over.
    """
    top = averages.most + (end.target if end.target < inf else _LAST_ROUNDS * averages.most)
    scores = np.arange(_LEAST, top + 1, _STEP, dtype=float)
    own, rival = scores[:, None], scores[None, :]
    is_won = np.where(own == rival, 0.5, (own > rival).astype(float))
    is_ended = (np.maximum(own, rival) >= end.target) & (own != rival)
    deal = _shift(scores, averages.mean, averages.spread)
    chance = is_won
    for _ in range(end.deals):
        chance = np.where(is_ended, is_won, deal @ chance @ deal.T)
    doubt = _shift(scores, 0.0, averages.doubt)
    return chance, doubt @ chance @ doubt.T


def _shift(scores: Numbers, mean: float, spread: float) -> Numbers:
    """How likely each score becomes each other one; what lies beyond the ends stays there."""
    moves = np.exp(-0.5 * ((scores[None, :] - scores[:, None] - mean) / spread) ** 2)
    moves[:, -1] += 1e-12
    shares: Numbers = moves / moves.sum(axis=1, keepdims=True)
    return shares


def _look_up(table: Numbers, own: Numbers, rival: Numbers) -> Numbers:
    """Interpolates between the scores of the table."""
    most = len(table) - 1.001
    row = np.clip((own - _LEAST) / _STEP, 0, most)
    column = np.clip((rival - _LEAST) / _STEP, 0, most)
    top, left = row.astype(int), column.astype(int)
    down, right = row - top, column - left
    upper = table[top, left] * (1 - right) + table[top, left + 1] * right
    lower = table[top + 1, left] * (1 - right) + table[top + 1, left + 1] * right
    between: Numbers = upper * (1 - down) + lower * down
    return between
