"""How many wild cards the sets of the remaining ranks need at least and can take at most."""

from math import inf

from engine.rules.laying.holding import Holding
from engine.shapes import ShapeLimits

Demand = tuple[float, float, float]
"""The least wild cards for a rank and all higher ones (infinite where cards can never be laid), the
least if one natural card need not be laid, and the most."""


def demands_of(held: Holding) -> list[Demand]:
    """Returns the demand from each rank on whose melds may change; ``least`` is a lower bound."""
    least, but_one, most = 0.0, 0.0, inf if held.limits.wild_melds else 0.0
    found: list[Demand] = [(least, but_one, most)]
    for at in range(len(held.ranks) - 1, -1, -1):
        rank = held.ranks[at]
        own, single = len(held.sets[rank]), held.outside_lines(rank)
        least_here, but_one_here, most_here = _demand(held.limits, own, held.naturals[rank], single)
        but_one = min(least_here + but_one, but_one_here + least)
        least, most = least_here + least, most_here + most
        found.append((least, but_one, most))
    found.reverse()
    return found


def _demand(limits: ShapeLimits, own: int, count: int, single: int) -> Demand:
    """Returns the demand of a rank with ``own`` sets and so many natural cards, of which ``single``
    can be in no sequence; the others are taken to be there.
    """
    # More natural cards never need more wild ones, unless they are none.
    least = 0.0 if own or not single else _least(limits, count)
    but_one = least if own or not single else min(least, _least(limits, single - 1))
    sets = own + count // max(1, limits.min_naturals)
    return least, but_one, float(sets * limits.wild_cap)


def _least(limits: ShapeLimits, naturals: int) -> float:
    """Returns the least number of wild cards with which so many natural cards make a set."""
    if not naturals or naturals >= limits.min_size:
        return 0.0
    return float(limits.min_size - naturals) if naturals >= limits.min_naturals else inf
