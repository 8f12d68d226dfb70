"""Finds the cheapest first melds of a side that reach the minimum."""

from math import inf
from typing import Final, final

from engine.ai.policy.runs import new_runs
from engine.ai.policy.seat_estimates import SeatEstimates, is_risky_start
from engine.kernel.counted_meld import Lay, points_of
from engine.kernel.dead_ranks import dead_classes
from engine.kernel.groups import hand_without
from engine.kernel.kinds import BIG, LOWEST_RANK, NATURALS, POINTS, TWO, alike, cards_of_rank
from engine.kernel.table import Table
from engine.native import mypyc_attr
from engine.ruleset.opening_reach import TRIPLE
from engine.shapes import ShapeLimits, is_canasta_size, may_wilds_join
from engine.values import NO_DEMAND, CanastaDemand

_RUN_CARD: Final = 1.0
_LOSS_WEIGHT: Final = 0.3
"""Weight of the expected points that runs lose, as part of the cost of a set."""
_MOST_GROUPS: Final = 9
"""Most sets and runs that the search considers; those with the most points come first."""
_WILD_WAYS: Final[list[tuple[int, int]]] = [(0, 0), (1, 0), (0, 1), (2, 0)]
"""Numbers of twos and jokers that a set may contain."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class OpeningWish:
    """The demands on first melds: points and canasta."""

    __slots__ = ("demand", "may_be_wild", "need", "needs_triple")

    def __init__(
        self, need: int, demand: CanastaDemand, needs_triple: bool, may_be_wild: bool
    ) -> None:
        self.need = need
        """Least points of the melds."""
        self.demand = demand
        """Canastas that must be among them."""
        self.needs_triple = needs_triple
        """Whether three natural cards of a rank, without wild cards, must be among them."""
        self.may_be_wild = may_be_wild
        """Whether wild cards may be among the cards."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class _Melds:
    """New melds that a hand could begin, with their points and their cost."""

    __slots__ = ("cost", "has_canasta", "has_triple", "lays", "points")

    def __init__(
        self,
        lays: tuple[Lay, ...],
        points: int,
        cost: float,
        has_canasta: bool,
        has_triple: bool = False,
    ) -> None:
        self.lays = lays
        self.points = points
        self.cost = cost
        self.has_canasta = has_canasta
        """Whether the required canasta is among them, or none is required."""
        self.has_triple = has_triple
        """Whether a clean meld of three cards or more is among them, or none is needed."""


def opening_wish(table: Table) -> OpeningWish:
    """Returns the demands on the first melds of the side to move."""
    seating, side = table.seating, table.side
    return OpeningWish(
        seating.needs[side],
        seating.demands[side],
        seating.laws.opening_clean_triple != "none",
        not seating.laws.opening_naturals_only,
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
        if not any(_can_finish(group) for group in groups):
            return None
        groups.sort(key=_can_finish, reverse=True)
    is_any, needs_triple = demand == NO_DEMAND, wish.needs_triple
    none_yet = _Melds((), 0, 0.0, is_any, not needs_triple)
    search = _Search(estimates, need, limit)
    search.extend(groups[:_MOST_GROUPS], 0, hand, none_yet)
    return search.best


def _groups_by_points(
    estimates: SeatEstimates, hand: list[int], demand: CanastaDemand, without: int
) -> list[list[_Melds]]:
    """Returns the sets of each rank, and each run, that a hand could begin; most points first."""
    limits, groups = estimates.melds.limits, list[list[_Melds]]()
    for rank in range(NATURALS):
        if rank != without and hand[rank] >= limits.min_naturals:
            sets = _sets_of(estimates, hand, rank, demand)
            if sets:
                groups.append(sets)
    for lay in new_runs(limits, hand):
        groups.append([_run(limits, lay)])
    groups.sort(key=_most_of, reverse=True)
    return groups


def _most_of(group: list[_Melds]) -> int:
    """Returns the points of the melds with the most points."""
    most = 0
    for item in group:
        most = max(most, item.points)
    return most


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
    return _Melds((lay,), points_of((lay,)), _RUN_CARD * size, is_canasta)


def _sets_of(
    estimates: SeatEstimates, hand: list[int], rank: int, demand: CanastaDemand
) -> list[_Melds]:
    """Returns the sets of all cards of a rank: alone, and with one or two wild cards."""
    table = estimates.table
    if table.seating.laws.meld_dead_ranks and rank in dead_classes(table):
        return []
    limits, shapes = estimates.melds.limits, estimates.melds.set_shapes
    kinds, style = cards_of_rank(hand, rank)[: limits.closed_at], estimates.style
    count, lost = len(kinds), 0.0
    if limits.lanes:
        for kind in kinds:
            lost += estimates.loss(kind)
    natural = style.open_natural * count + (style.open_pair if count == 2 else 0.0)
    natural += _LOSS_WEIGHT * lost
    found: list[_Melds] = []
    for twos, bigs in _WILD_WAYS:
        wilds = twos + bigs
        if twos > hand[TWO] or bigs > hand[BIG] or not shapes.lawful[count][wilds]:
            continue
        if _may_open_with(estimates, rank, count, wilds):
            lays = (Lay(kinds + alike(TWO, twos) + alike(BIG, bigs)),)
            has_canasta = shapes.canastas[count][wilds] and not (wilds and demand.pure)
            cost = natural + style.open_wild * wilds
            has_triple = count >= TRIPLE and not wilds
            found.append(_Melds(lays, points_of(lays), cost, has_canasta, has_triple))
    return found


def _may_open_with(estimates: SeatEstimates, rank: int, naturals: int, wilds: int) -> bool:
    """Returns whether a set is lawful among first melds, and not too risky."""
    limits = estimates.melds.limits
    is_mixed_canasta = wilds > 0 and estimates.melds.set_shapes.canastas[naturals][wilds]
    if is_mixed_canasta and not estimates.table.seating.laws.opening_mixed_canasta:
        return False
    if not may_wilds_join(limits, rank + LOWEST_RANK, naturals, 0, wilds, is_opening=True):
        return False
    return not is_risky_start(estimates, rank, naturals + wilds, wilds)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class _Search:
    """Searches all ways to make melds of the hand; keeps the cheapest."""

    def __init__(self, estimates: SeatEstimates, need: int, limit: float) -> None:
        self.best: tuple[Lay, ...] | None = None
        self._surplus = estimates.style.open_surplus
        self._need = need
        self._least = limit

    def extend(
        self, groups: list[list[_Melds]], first: int, hand: list[int], chosen: _Melds
    ) -> None:
        """Tries the groups from the first one on with the remaining cards."""
        points, cost = chosen.points, chosen.cost
        if points >= self._need and chosen.has_canasta and chosen.has_triple:
            total = cost + self._surplus * (points - self._need)
            if total < self._least:
                self._least, self.best = total, chosen.lays
            return
        if cost >= self._least:
            return
        for at in range(first, len(groups)):
            for item in groups[at]:
                left = hand_without(hand, item.lays)
                if left is not None:
                    more = _Melds(
                        chosen.lays + item.lays,
                        points + item.points,
                        cost + item.cost,
                        chosen.has_canasta or item.has_canasta,
                        chosen.has_triple or item.has_triple,
                    )
                    self.extend(groups, at + 1, left, more)
