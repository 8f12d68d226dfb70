"""Values the end of a deal: by points, and near the end of a match by the chance to win it, for
which the average points of a side were counted in self-play.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import inf
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.ai.game_kind import game_kind, read_toml
from engine.kernel.seating import Seating
from engine.numbers import TableNumbers, counted_numbers
from engine.ruleset.load import load_ruleset
from engine.ruleset.model import Ruleset


@dataclass(frozen=True, slots=True)
class DealAverages:
    """Points of one side in a deal, on average."""

    mean: float
    """The mean of a whole deal."""
    spread: float
    """The standard deviation of a whole deal."""
    growth: float
    """The mean that a side still makes after a turn, with an empty stock."""
    growth_of_stock: float
    """The increase of `growth` for each card of the stock."""
    doubt: float
    """The standard deviation of the value net's error."""
    near: int
    """The points before the target from which a side may win within about two deals."""

    @property
    def most(self) -> int:
        """A number of points that a side hardly ever exceeds in a deal."""
        return round(self.mean + _RARE * self.spread)


_RARE = 3.0
"""The standard deviations above the mean that are hardly ever exceeded."""


def _points_at(table: TableNumbers) -> dict[str, float]:
    """Returns what was counted of the points of a side in a whole deal."""
    return {"mean": table.figures["points"].value, "spread": table.figures["spread"].value}


def _averages(numbers: dict[str, Any]) -> DealAverages:
    table = counted_numbers().at(numbers.pop("like"))
    assert table is not None, "a kind is like a table that was counted"
    return DealAverages(**_points_at(table), **numbers)


AVERAGES: Final[Mapping[str, DealAverages]] = {
    kind: _averages(numbers) for kind, numbers in read_toml("search/deal_averages.toml").items()
}
"""The averages by kind of game; some kinds have others where nobody has a partner."""


@lru_cache(maxsize=32)
def deal_averages_of(rules: Ruleset) -> DealAverages:
    """Returns the averages of a game: the points of its own table, where that was counted."""
    kind = game_kind(rules)
    alone = "runs-alone" if kind == "runs-and-wilds" else f"{kind}-alone"
    of_kind = AVERAGES[kind if rules.seats.has_teams or alone not in AVERAGES else alone]
    table = counted_numbers().at(f"{rules.edition}/{rules.players}p")
    if table is None or load_ruleset(table.rules).seats.sides != rules.seats.sides:
        return of_kind
    return replace(of_kind, **_points_at(table))


Numbers = NDArray[np.float64]

_SCORE_STEP = 100
_LOWEST_SCORE = -2000
_DEALS = 15
"""A number of deals after which every match to a target is over."""
_LAST_ROUNDS = 2
"""The number of rounds before the end from which a match is near its end."""
_SMALLEST_SLOPE = 2e-5
"""The least value of a point, so that points still count in a match that is as good as decided."""


@dataclass(frozen=True, slots=True)
class End:
    """When a match is over: at a target score, or after so many more deals."""

    deals: int
    target: float = inf


@dataclass(frozen=True)
class Goal:
    """The scores before the deal, and the end of the match; without an end only points count."""

    own: int = 0
    rival: int = 0
    """The score of the best rival."""
    end: End | None = None
    averages: DealAverages = AVERAGES["sets"]
    arrears: tuple[int, ...] = ()
    """The points behind the best rival before the deal, by side; empty if only the deal counts."""

    def against(self, rivals: Sequence[int], points: Sequence[int]) -> int:
        """Returns the points of the best rival in this deal; in a match, of the one that then
        leads.

        The points are counted from the best rival's score before the deal, so a rival that was
        behind loses as many points.
        """
        arrears = self.arrears or (0,) * len(points)
        return max(points[rival] - arrears[rival] for rival in rivals)

    def values(self, own: Numbers, rival: Numbers, is_over: NDArray[np.bool_]) -> Numbers:
        """Returns what both sides' points in this deal are worth, in points; ``is_over`` marks
        finished deals.
        """
        if self.end is None:
            return own - rival
        sure, vague = chances(self.end, self.averages)
        totals = self.own + own, self.rival + rival
        won = np.where(is_over, _look_up(sure, *totals), _look_up(vague, *totals))
        return won / self._slope(vague)

    def _slope(self, vague: Numbers) -> float:
        """Returns by how much a point raises the own chance to win, after an average deal."""
        own = np.array([250, -250]) + self.own + self.averages.mean
        rival = np.array([-250, 250]) + self.rival + self.averages.mean
        better, worse = _look_up(vague, own, rival)
        return max(_SMALLEST_SLOPE, float(better - worse) / 1000)


def goal_of(seating: Seating, side: int) -> Goal:
    """Returns the goal: to win the match once somebody is near its end; until then, points."""
    averages, end = deal_averages_of(seating.rules), _end_of(seating)
    if end is None:
        return Goal(averages=averages)
    # Without a target only the lead counts, not the height of the scores.
    above = 0 if end.target < inf else min(seating.scores)
    scores = [score - above for score in seating.scores]
    rival = max(score for other, score in enumerate(scores) if other != side)
    return Goal(scores[side], rival, end, averages, tuple(rival - score for score in scores))


def _end_of(seating: Seating) -> End | None:
    """Returns when the match is over; ``None`` while that is far away."""
    target, rounds = seating.rules.end.target, seating.rules.end.rounds
    left = _DEALS if rounds is None else max(0, rounds - seating.deal)
    is_last = left < _LAST_ROUNDS
    if target is None:
        return End(left) if is_last else None
    is_near = max(seating.scores) + deal_averages_of(seating.rules).near >= target
    return End(left, target) if is_near or is_last else None


@lru_cache(maxsize=8)
def chances(end: End, averages: DealAverages) -> tuple[Numbers, Numbers]:
    """Returns two tables of the chance to win by both sides' scores: for exact and for uncertain
    scores.

    They are computed deal by deal until the match is over.
    """
    top = averages.most + (end.target if end.target < inf else _LAST_ROUNDS * averages.most)
    scores = np.arange(_LOWEST_SCORE, top + 1, _SCORE_STEP, dtype=float)
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
    """Returns the probabilities that a score (row) becomes another (column), within the ends."""
    moves = np.exp(-0.5 * ((scores[None, :] - scores[:, None] - mean) / spread) ** 2)
    moves[:, -1] += 1e-12
    return moves / moves.sum(axis=1, keepdims=True)


def _look_up(table: Numbers, own: Numbers, rival: Numbers) -> Numbers:
    """Interpolates between the scores of the table."""
    most = len(table) - 1.001
    row = np.clip((own - _LOWEST_SCORE) / _SCORE_STEP, 0, most)
    column = np.clip((rival - _LOWEST_SCORE) / _SCORE_STEP, 0, most)
    top, left = row.astype(int), column.astype(int)
    down, right = row - top, column - left
    upper = table[top, left] * (1 - right) + table[top, left + 1] * right
    lower = table[top + 1, left] * (1 - right) + table[top + 1, left + 1] * right
    return upper * (1 - down) + lower * down
