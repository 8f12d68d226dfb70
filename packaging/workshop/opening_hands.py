"""What a hand could lay at once as its first melds."""

from engine.ai.policy.runs import new_runs
from engine.cards import Rank
from engine.kernel.groups import hand_without, points_of
from engine.kernel.kinds import BIG, NATURALS, POINTS, TWO
from engine.kernel.melds import set_shapes
from engine.ruleset.model import Ruleset
from engine.ruleset.opening_reach import TRIPLE
from engine.shapes import ShapeLimits, may_wilds_join
from engine.values import NO_DEMAND, opening_demand

_MOST_RUNS = 2
_Ways = dict[tuple[int, int, bool], int]
"""The most points by the twos and jokers that are left, and by whether a clean meld is there."""


def minima_of(rules: Ruleset) -> tuple[int, ...]:
    """Returns the minima of a game for which points are enough, lowest first."""
    found: set[int] = set()
    for step in rules.opening.table:
        reached = -5 if step.score is None else step.score
        if step.need and opening_demand(rules, reached, reached) == NO_DEMAND:
            found.add(step.need)
    return tuple(sorted(found))


def most_points(rules: Ruleset, hand: list[int], runs: int = _MOST_RUNS) -> int:
    """Returns the points of the best first melds of a hand; 0 where it has none."""
    limits = rules.limits
    best = _most_in_sets(rules, hand)
    if not limits.lanes or not runs:
        return best
    for lay in new_runs(limits, hand):
        left = hand_without(hand, (lay,))
        if left is not None:
            best = max(best, points_of((lay,)) + most_points(rules, left, runs - 1))
    return best


def _most_in_sets(rules: Ruleset, hand: list[int]) -> int:
    limits, needs_clean = rules.limits, rules.opening.clean_triple != "none"
    wild = not rules.opening.naturals_only
    ways: _Ways = {(hand[TWO] * wild, hand[BIG] * wild, not needs_clean): 0}
    for rank in range(NATURALS):
        if hand[rank] >= limits.min_naturals:
            _add_sets(ways, rules, rank, min(hand[rank], limits.closed_at))
    if limits.wild_melds and wild:
        _add_wild_meld(ways, limits)
    return max((points for (_, _, is_clean), points in ways.items() if is_clean), default=0)


def _add_sets(ways: _Ways, rules: Ruleset, rank: int, count: int) -> None:
    """Adds the ways in which a rank is laid too."""
    for (twos, bigs, is_clean), points in tuple(ways.items()):
        for two in range(twos + 1):
            for big in range(bigs + 1):
                if _is_lawful(rules, rank, count, two + big):
                    more = POINTS[rank] * count + POINTS[TWO] * two + POINTS[BIG] * big
                    is_triple = is_clean or (count >= TRIPLE and not two + big)
                    key = twos - two, bigs - big, is_triple
                    ways[key] = max(ways.get(key, 0), points + more)


def _is_lawful(rules: Ruleset, rank: int, count: int, wilds: int) -> bool:
    shapes = set_shapes(rules.limits)
    if not shapes.lawful[count][wilds]:
        return False
    if wilds and shapes.canastas[count][wilds] and not rules.opening.mixed_canasta:
        return False
    return may_wilds_join(rules.limits, rank + Rank.FOUR, count, 0, wilds, is_opening=True)


def _add_wild_meld(ways: _Ways, limits: ShapeLimits) -> None:
    """Adds the ways in which the wild cards that are left lie together."""
    for (twos, bigs, is_clean), points in tuple(ways.items()):
        if twos + bigs >= limits.min_size and not (limits.twos_as_rank and twos < bigs):
            key = 0, 0, is_clean
            more = POINTS[TWO] * twos + POINTS[BIG] * bigs
            ways[key] = max(ways.get(key, 0), points + more)
