"""Finds the cheapest first melds of a side that reach the minimum."""

from collections.abc import Sequence
from math import inf
from typing import NamedTuple, final

from engine.ai.policy.risks import is_risky_start
from engine.ai.policy.runs import new_runs
from engine.ai.policy.seat_estimates import SeatEstimates
from engine.cards import Rank
from engine.kernel.dead_ranks import dead_classes
from engine.kernel.groups import hand_without, points_of
from engine.kernel.kinds import BIG, NATURALS, POINTS, TWO, cards_of_rank
from engine.kernel.melds import Lay
from engine.kernel.table import Table
from engine.rules.opening import TRIPLE
from engine.shapes import ShapeLimits, is_canasta_size, may_wilds_join
from engine.values import NO_DEMAND, CanastaDemand

_RUN_CARD = 1.0
_LOSS_WEIGHT = 0.3
"""Weight of the expected points that runs lose, as part of the cost of a set."""
_MOST = 9
"""Most sets and runs that the search considers; those with the most points come first."""
_WILD_WAYS = ((0, 0), (1, 0), (0, 1), (2, 0))
"""Numbers of twos and jokers that a set may contain."""


class OpeningWish(NamedTuple):
    """The demands on first melds: points and canasta."""

    need: float
    """Least points of the melds."""
    demand: CanastaDemand = NO_DEMAND
    """Canastas that must be among them."""
    needs_triple: bool = False
    """Whether three natural cards of a rank must be among them, in a meld without wild cards."""
    may_be_wild: bool = True
    """Whether wild cards may be among the cards."""


@final
class _Melds:
    """New melds that a hand could begin, with their points and their cost."""

    __slots__ = ("cost", "has_canasta", "has_triple", "lays", "points")

    def __init__(
        self,
        lays: tuple[Lay, ...],
        points: int,
        cost: float,
        *,
        has_canasta: bool,
        has_triple: bool = False,
    ) -> None:
        self.lays = lays
        self.points = points
        self.cost = cost
        self.has_canasta = has_canasta
        """Whether the required canasta is among them, or none is required."""
        self.has_triple = has_triple
        """Whether a meld of three natural cards or more, without wild cards, is among them, or none
        is needed."""


def opening_wish(table: Table) -> OpeningWish:
    """Returns the demands on the first melds of the side to move."""
    seating, side = table.seating, table.side
    return OpeningWish(
        seating.needs[side],
        seating.demands[side],
        seating.options.opening_clean_triple != "none",
        not seating.options.opening_naturals_only,
    )


def cheapest_opening(
    estimates: SeatEstimates,
    hand: list[int],
    wish: OpeningWish,
    *,
    without: int = -1,
    limit: float = inf,
) -> tuple[Lay, ...] | None:
    """Returns the cheapest melds that satisfy the demands; ``None`` when none do.

    The search leaves out the rank ``without``, whose set contains the up-card, and all melds whose
    total cost reaches ``limit``.
    """
    need, demand = max(1, wish.need), wish.demand
    if not wish.may_be_wild:
        hand = hand[:]
        hand[TWO] = hand[BIG] = 0
    if _most_points(estimates.melds.limits, hand) < need:
        return None
    groups = _groups_by_points(estimates, hand, demand, without)
    if demand != NO_DEMAND:
        if not any(map(_can_finish, groups)):
            return None
        groups.sort(key=_can_finish, reverse=True)
    is_any, needs_triple = demand == NO_DEMAND, wish.needs_triple
    none_yet = _Melds((), 0, 0.0, has_canasta=is_any, has_triple=not needs_triple)
    search = _Search(estimates, need, limit)
    search.extend(groups[:_MOST], hand, none_yet)
    return search.best


def _groups_by_points(
    estimates: SeatEstimates, hand: list[int], demand: CanastaDemand, without: int
) -> list[list[_Melds]]:
    """Returns the sets of each rank, and each run, that a hand could begin; most points first."""
    limits = estimates.melds.limits
    groups = [
        _sets_of(estimates, hand, rank, demand)
        for rank in range(NATURALS)
        if rank != without and hand[rank] >= limits.min_naturals
    ]
    groups += [[_run(limits, lay)] for lay in new_runs(limits, hand)]
    groups = [group for group in groups if group]
    groups.sort(key=lambda group: max([item.points for item in group]), reverse=True)
    return groups


def _most_points(limits: ShapeLimits, hand: list[int]) -> int:
    """Returns an upper bound of the points of all melds of a hand."""
    most, least = POINTS[TWO] * hand[TWO] + POINTS[BIG] * hand[BIG], limits.min_naturals
    for rank in range(NATURALS):
        if hand[rank] >= least or limits.lanes:
            most += POINTS[rank] * hand[rank]
    return most


def _can_finish(group: list[_Melds]) -> bool:
    """Returns whether one of the melds is the required canasta."""
    return any(item.has_canasta for item in group)


def _run(limits: ShapeLimits, lay: Lay) -> _Melds:
    size = len(lay.kinds)
    is_canasta = is_canasta_size(limits, size)
    return _Melds((lay,), points_of((lay,)), _RUN_CARD * size, has_canasta=is_canasta)


def _sets_of(
    estimates: SeatEstimates, hand: list[int], rank: int, demand: CanastaDemand
) -> list[_Melds]:
    """Returns the sets of all cards of a rank: alone, and with one or two wild cards."""
    if rank in dead_classes(estimates.table):
        return []
    limits, shapes = estimates.melds.limits, estimates.melds.set_shapes
    kinds, style = cards_of_rank(hand, rank)[: limits.closed_at], estimates.style
    count = len(kinds)
    lawful, canastas = shapes.lawful[count], shapes.canastas[count]
    lost = _LOSS_WEIGHT * sum(map(estimates.loss, kinds)) if limits.lanes else 0.0
    natural = style.open_natural * count + (style.open_pair if count == 2 else 0.0) + lost
    return [
        _Melds(
            lays,
            points_of(lays),
            natural + style.open_wild * (twos + bigs),
            has_canasta=canastas[twos + bigs] and not (twos + bigs and demand.pure),
            has_triple=count >= TRIPLE and not twos + bigs,
        )
        for twos, bigs in _WILD_WAYS
        if twos <= hand[TWO]
        and bigs <= hand[BIG]
        and lawful[twos + bigs]
        and _may_open_with(estimates, rank, count, twos + bigs)
        for lays in [(Lay(kinds + (TWO,) * twos + (BIG,) * bigs),)]
    ]


def _may_open_with(estimates: SeatEstimates, rank: int, naturals: int, wilds: int) -> bool:
    """Returns whether a set is lawful among first melds, and not too risky."""
    limits = estimates.melds.limits
    is_mixed_canasta = wilds > 0 and estimates.melds.set_shapes.canastas[naturals][wilds]
    if is_mixed_canasta and not estimates.table.seating.options.opening_mixed_canasta:
        return False
    if not may_wilds_join(limits, rank + Rank.FOUR, naturals, 0, wilds, is_opening=True):
        return False
    return not is_risky_start(estimates, rank, naturals + wilds, wilds)


class _Search:
    """Searches all ways to make melds of the hand; keeps the cheapest."""

    def __init__(self, estimates: SeatEstimates, need: float, limit: float) -> None:
        self.best: tuple[Lay, ...] | None = None
        self._surplus = estimates.style.open_surplus
        self._need = need
        self._least = limit

    def extend(self, groups: Sequence[list[_Melds]], hand: list[int], chosen: _Melds) -> None:
        """Tries the remaining groups with the remaining cards."""
        points, cost = chosen.points, chosen.cost
        if points >= self._need and chosen.has_canasta and chosen.has_triple:
            total = cost + self._surplus * (points - self._need)
            if total < self._least:
                self._least, self.best = total, chosen.lays
            return
        if cost >= self._least:
            return
        for place, group in enumerate(groups):
            for item in group:
                left = hand_without(hand, item.lays)
                if left is not None:
                    more = _Melds(
                        chosen.lays + item.lays,
                        points + item.points,
                        cost + item.cost,
                        has_canasta=chosen.has_canasta or item.has_canasta,
                        has_triple=chosen.has_triple or item.has_triple,
                    )
                    self.extend(groups[place + 1 :], left, more)
