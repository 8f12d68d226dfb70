"""How many wild cards the sets of the remaining ranks need at least and can take at most."""

from collections.abc import Callable
from functools import lru_cache, partial
from math import inf

from engine.rules.laying.holding import Holding
from engine.shapes import ShapeLimits

Demand = tuple[float, float, float]
"""The least wild cards for a rank and all higher ones (infinite where cards can never be laid), the
least if one natural card need not be laid, and the most."""


def demands_of(held: Holding) -> tuple[Demand, ...]:
    """Returns the demand from each rank on whose melds may change; ``least`` is a lower bound."""
    demand = _demands_within(held.limits)
    least, but_one, most = 0.0, 0.0, inf if held.limits.wild_melds else 0.0
    found = [(least, but_one, most)]
    for rank in reversed(held.ranks):
        own, single = len(held.sets.get(rank, ())), held.outside_lines(rank)
        least_here, but_one_here, most_here = demand(own, held.naturals[rank], single)
        but_one = min(least_here + but_one, but_one_here + least)
        least, most = least_here + least, most_here + most
        found.append((least, but_one, most))
    return tuple(reversed(found))


@lru_cache(maxsize=64)
def _demands_within(limits: ShapeLimits) -> Callable[[int, int, int], Demand]:
    """Returns `_demand` within these limits, as a function that keeps its results."""
    return lru_cache(maxsize=2000)(partial(_demand, limits))


def _demand(limits: ShapeLimits, own: int, count: int, single: int) -> Demand:
    """Returns the demand of a rank with ``own`` sets and so many natural cards, of which ``single``
    can be in no sequence; the others are taken to be there.
    """
    # More natural cards never need more wild ones, unless they are none.
    least = 0 if own or not single else _least(limits, count)
    but_one = least if own or not single else min(least, _least(limits, single - 1))
    sets = own + count // max(1, limits.min_naturals)
    return least, but_one, sets * limits.wild_cap


def _least(limits: ShapeLimits, naturals: int) -> float:
    """Returns the least number of wild cards with which so many natural cards make a set."""
    if not naturals or naturals >= limits.min_size:
        return 0
    return limits.min_size - naturals if naturals >= limits.min_naturals else inf
