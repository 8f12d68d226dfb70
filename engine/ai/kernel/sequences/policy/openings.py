"""The first melds of a side where they may be runs: the cheapest that reach the minimum."""

from collections.abc import Sequence
from functools import lru_cache
from math import inf
from typing import NamedTuple

from engine.ai.kernel.classes import BIG, NATURALS, POINTS, TWO
from engine.ai.kernel.sequences.kinds import KIND_POINTS, SUITS, first_of
from engine.ai.kernel.sequences.laws import cards_of_rank
from engine.ai.kernel.sequences.melds import Lay
from engine.ai.kernel.sequences.policy.hopes import held_of
from engine.ai.kernel.sequences.policy.outlook import Outlook
from engine.shapes import ShapeLimits, is_lawful_set

_RUN_CARD = 1.0
_LOSS_WEIGHT = 0.3
"""What runs lose makes a set dearer."""
_MOST = 9
"""So many of the sets and runs are considered, those with the most points."""


class _Item(NamedTuple):
    """A new meld that a hand could begin, with what it brings and what it costs."""

    kinds: tuple[int, ...]
    points: int
    cost: float


def cheapest_opening(
    limits: ShapeLimits,
    sight: Outlook,
    hand: list[int],
    need: float,
    *,
    without: int = -1,
    limit: float = inf,
) -> tuple[Lay, ...] | None:
    """New melds from a hand that count at least the need; ``None`` when nothing does.

    A rank may be left out, because the up-card has made its set. Nothing costs the limit or more.
    """
    sets = [_sets_of(limits, sight, hand, rank) for rank in range(NATURALS) if rank != without]
    runs = [[_run(kinds)] for kinds in new_runs(hand, limits.canasta_size, limits.min_size)]
    groups = [group for group in (*sets, *runs) if group]
    groups.sort(key=_points, reverse=True)
    search = _Search(sight, need, limit)
    search.extend(groups[:_MOST], hand, (), 0, 0.0)
    return search.best


def _points(group: list[_Item]) -> int:
    return max(item.points for item in group)


def _run(kinds: tuple[int, ...]) -> _Item:
    return _Item(kinds, _count(kinds), _RUN_CARD * len(kinds))


def _count(kinds: tuple[int, ...]) -> int:
    return sum(map(KIND_POINTS.__getitem__, kinds))


def _sets_of(limits: ShapeLimits, sight: Outlook, hand: list[int], rank: int) -> list[_Item]:
    """The whole rank as a set, by itself and with one or two wild cards."""
    count, style = hand[rank], sight.style
    if count < limits.min_naturals:
        return []
    kinds = cards_of_rank(hand, rank)
    lost = _LOSS_WEIGHT * sum(map(sight.loss, kinds))
    natural = style.open_natural * count + (style.open_pair if count == 2 else 0.0) + lost
    ways = ((), (TWO,), (BIG,), (TWO, TWO))
    return [
        _Item((*kinds, *wilds), count * POINTS[rank] + _count(wilds), natural + dear)
        for wilds in ways
        if is_lawful_set(limits, count, len(wilds)) and (dear := style.open_wild * len(wilds)) >= 0
    ]


def new_runs(hand: list[int], size: int, least: int) -> list[tuple[int, ...]]:
    """The runs that a hand could begin: each unbroken line, in pieces no longer than one can be."""
    found: list[tuple[int, ...]] = []
    for suit in SUITS:
        for low, high in lines_in(held_of(hand, suit), least):
            line = tuple(range(first_of(suit) + low, first_of(suit) + high))
            found.extend(line[at : at + size] for at in range(max(1, high - low - size + 1)))
    return found


@lru_cache(maxsize=20_000)
def lines_in(held: tuple[int, ...], least: int) -> tuple[tuple[int, int], ...]:
    """The unbroken lines of a suit: the first rank, and the one behind the last."""
    found, low = list[tuple[int, int]](), 0
    while low < NATURALS:
        high = low
        while high < NATURALS and held[high]:
            high += 1
        if high - low >= least:
            found.append((low, high))
        low = high + 1
    return tuple(found)


class _Search:
    """Every way to make melds of the hand, cheapest remembered."""

    def __init__(self, sight: Outlook, need: float, limit: float) -> None:
        self.best: tuple[Lay, ...] | None = None
        self._surplus = sight.style.open_surplus
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
