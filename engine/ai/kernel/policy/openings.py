"""The first melds of a side: the cheapest that reach the minimum."""

from math import inf

from engine.ai.kernel.classes import BIG, NATURALS, POINTS, TWO
from engine.ai.kernel.table import Lay
from engine.ai.style import Style
from engine.shapes import ShapeLimits, is_lawful_set

_MOST_RANKS = 7


def cheapest_opening(
    limits: ShapeLimits,
    hand: list[int],
    need: float,
    style: Style,
    *,
    without: int = -1,
    limit: float = inf,
) -> tuple[Lay, ...] | None:
    """New sets from a hand that count at least the need; ``None`` when nothing does.

    A rank may be left out, because the up-card has made its set. Nothing costs the limit or more.
    """
    ranks = [rank for rank in range(NATURALS) if rank != without and hand[rank] >= 2]
    ranks.sort(key=lambda rank: -POINTS[rank] * hand[rank])
    search = _Search(limits, hand, need, style, limit)
    search.extend(ranks[:_MOST_RANKS], hand[TWO], hand[BIG], (), 0.0, 0.0)
    return search.best


class _Search:
    """Every way to make sets of the ranks, cheapest remembered."""

    def __init__(
        self, limits: ShapeLimits, hand: list[int], need: float, style: Style, limit: float
    ) -> None:
        self.best: tuple[Lay, ...] | None = None
        self._limits = limits
        self._hand = hand
        self._need = need
        self._style = style
        self._least = limit

    def extend(
        self,
        ranks: list[int],
        twos: int,
        bigs: int,
        lays: tuple[Lay, ...],
        points: float,
        cost: float,
    ) -> None:
        """Try the ranks that are left, with the wild cards that are left."""
        if points >= self._need:
            total = cost + self._style.open_surplus * (points - self._need)
            if lays and total < self._least:
                self._least, self.best = total, lays
            return
        if cost >= self._least:
            return
        for place, rank in enumerate(ranks):
            count = self._hand[rank]
            for small, big in ((0, 0), (1, 0), (0, 1), (2, 0)):
                if (
                    small > twos
                    or big > bigs
                    or not is_lawful_set(self._limits, count, small + big)
                ):
                    continue
                value = count * POINTS[rank] + small * POINTS[TWO] + big * POINTS[BIG]
                price = self._style.open_natural * count + self._style.open_wild * (small + big)
                price += self._style.open_pair if count == 2 else 0.0
                lay = (rank, count, small, big)
                self.extend(
                    ranks[place + 1 :],
                    twos - small,
                    bigs - big,
                    (*lays, lay),
                    points + value,
                    cost + price,
                )
