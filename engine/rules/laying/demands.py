"""How many wild cards the sets of the remaining ranks need at least and can take at most."""

from math import inf
from typing import NamedTuple

from engine.cards import NATURAL_RANKS, Rank
from engine.rules.laying.holding import Holding
from engine.shapes import ShapeLimits


class Demand(NamedTuple):
    """The least and the most wild cards for a rank and all higher ones."""

    least: float
    """Infinite where cards can never be laid."""
    least_but_one: float
    """The same if one natural card need not be laid."""
    most: float

    def is_met(self, wilds: int, *, may_skip: bool) -> bool:
        """Returns whether so many wild cards may suffice and are not too many."""
        return (self.least_but_one if may_skip else self.least) <= wilds <= self.most


def demands_of(held: Holding) -> tuple[Demand, ...]:
    """Returns the demand from each natural rank on; ``least`` is a lower bound."""
    limits = held.limits
    found = [Demand(0, 0, inf if limits.wild_melds else 0)]
    for rank in reversed(NATURAL_RANKS):
        above = found[-1]
        if not held.naturals[rank] and rank not in held.sets:
            found.append(above)
            continue
        least, least_but_one, most = _demand(limits, held, rank)
        found.append(
            Demand(
                least + above.least,
                min(least + above.least_but_one, least_but_one + above.least),
                most + above.most,
            )
        )
    return tuple(reversed(found))


def _demand(limits: ShapeLimits, held: Holding, rank: Rank) -> Demand:
    """Returns the demand of one rank; cards that can be in a sequence are taken to be there."""
    own = held.sets.get(rank, ())
    count, single = held.naturals[rank], held.outside_lines(rank)
    # More natural cards never need more wild ones, unless they are none.
    least = 0 if own or not single else _least(limits, count)
    but_one = least if own or not single else min(least, _least(limits, single - 1))
    sets = len(own) + count // max(1, limits.min_naturals)
    return Demand(least, but_one, sets * limits.wild_cap)


def _least(limits: ShapeLimits, naturals: int) -> float:
    """Returns the least number of wild cards with which so many natural cards make a set."""
    if not naturals or naturals >= limits.min_size:
        return 0
    return limits.min_size - naturals if naturals >= limits.min_naturals else inf
