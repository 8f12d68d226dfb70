"""The first melds of a side: the cheapest that reach the minimum."""

from collections.abc import Sequence
from math import inf
from typing import NamedTuple

from engine.ai.kernel.kinds import (
    BIG,
    KIND_POINTS,
    NATURALS,
    POINTS,
    TWO,
    cards_of_rank,
)
from engine.ai.kernel.melds import Lay
from engine.ai.kernel.policy.runs import new_runs
from engine.ai.kernel.policy.seat_estimates import SeatEstimates
from engine.shapes import ShapeLimits, is_lawful_set

_RUN_CARD = 1.0
_LOSS_WEIGHT = 0.3
"""What runs lose makes a set dearer."""
_MOST = 9
"""So many of the sets and runs are considered, those with the most points."""
_WILD_WAYS = ((), (TWO,), (BIG,), (TWO, TWO))


class _Item(NamedTuple):
    """A new meld that a hand could begin, with what it brings and what it costs."""

    kinds: tuple[int, ...]
    points: int
    cost: float


def cheapest_opening(
    limits: ShapeLimits,
    estimates: SeatEstimates,
    hand: list[int],
    need: float,
    *,
    without: int = -1,
    limit: float = inf,
) -> tuple[Lay, ...] | None:
    """New melds from a hand that count at least the need; ``None`` when nothing does.

    A rank may be left out, because the up-card has made its set. Nothing costs the limit or more.
    """
    need = max(1, need)
    if _most_points(limits, hand) < need:
        return None
    groups = [
        _sets_of(limits, estimates, hand, rank)
        for rank in range(NATURALS)
        if rank != without and hand[rank] >= limits.min_naturals
    ]
    groups += [[_run(kinds)] for kinds in new_runs(limits, hand)]
    groups = [group for group in groups if group]
    groups.sort(key=_points, reverse=True)
    search = _Search(estimates, need, limit)
    search.extend(groups[:_MOST], hand, (), 0, 0.0)
    return search.best


def _most_points(limits: ShapeLimits, hand: list[int]) -> int:
    """More than this no melds of a hand count."""
    most, least = POINTS[TWO] * hand[TWO] + POINTS[BIG] * hand[BIG], limits.min_naturals
    for rank in range(NATURALS):
        if hand[rank] >= least or limits.lanes:
            most += POINTS[rank] * hand[rank]
    return most


def _points(group: list[_Item]) -> int:
    return max([item.points for item in group])


def _run(kinds: tuple[int, ...]) -> _Item:
    return _Item(kinds, _count(kinds), _RUN_CARD * len(kinds))


def _count(kinds: tuple[int, ...]) -> int:
    return sum([KIND_POINTS[kind] for kind in kinds])


def _sets_of(
    limits: ShapeLimits, estimates: SeatEstimates, hand: list[int], rank: int
) -> list[_Item]:
    """The whole rank as a set, by itself and with one or two wild cards."""
    kinds, style = cards_of_rank(hand, rank)[: limits.closed_at], estimates.style
    count = len(kinds)
    lost = _LOSS_WEIGHT * sum(map(estimates.loss, kinds)) if limits.lanes else 0.0
    natural = style.open_natural * count + (style.open_pair if count == 2 else 0.0) + lost
    return [
        _Item(
            kinds + wilds,
            count * POINTS[rank] + _count(wilds),
            natural + style.open_wild * len(wilds),
        )
        for wilds in _WILD_WAYS
        if wilds.count(TWO) <= hand[TWO]
        and wilds.count(BIG) <= hand[BIG]
        and is_lawful_set(limits, count, len(wilds))
    ]


class _Search:
    """Every way to make melds of the hand, cheapest remembered."""

    def __init__(self, estimates: SeatEstimates, need: float, limit: float) -> None:
        self.best: tuple[Lay, ...] | None = None
        self._surplus = estimates.style.open_surplus
        self._need = need
        self._least = limit

    def extend(
        self,
        groups: Sequence[list[_Item]],
        hand: list[int],
        lays: tuple[Lay, ...],
        points: int,
        cost: float,
    ) -> None:
        """Try the groups that are left, with the cards that are left."""
        if points >= self._need:
            total = cost + self._surplus * (points - self._need)
            if lays and total < self._least:
                self._least, self.best = total, lays
            return
        if cost >= self._least:
            return
        for place, group in enumerate(groups):
            for item in group:
                left = _without(hand, item.kinds)
                if left is not None:
                    self.extend(
                        groups[place + 1 :],
                        left,
                        (*lays, Lay(item.kinds)),
                        points + item.points,
                        cost + item.cost,
                    )


def _without(hand: list[int], kinds: tuple[int, ...]) -> list[int] | None:
    """What is left by kind; ``None`` when a card is missing."""
    left = hand[:]
    for kind in kinds:
        left[kind] -= 1
        if left[kind] < 0:
            return None
    return left
