"""Cheap bounds that save the expensive search: most hands cannot be laid for a simple reason."""

from engine.cards import NATURAL_RANKS
from engine.rules.laying.holding import Holding
from engine.shapes import is_lawful_stop_set


def is_hopeless(held: Holding, spare: int) -> bool:
    """Returns whether more than ``spare`` cards fit no meld, or the canastas needed are out of
    reach.
    """
    need = held.rules.out.canastas.total
    return _loners(held) > spare or (need > 0 and canastas_in_reach(held) < need)


def _loners(held: Holding) -> int:
    """Returns a lower bound on the cards that fit no possible meld."""
    if held.bonus:
        return 2
    loners, limits = held.calientes + _loners_among_stops(held), held.limits
    for rank in NATURAL_RANKS:
        count = held.naturals[rank]
        makes_set = count >= limits.min_naturals and count + held.wilds >= limits.min_size
        if count and not makes_set and rank not in held.sets:
            loners += held.outside_lines(rank)
    return loners


def _loners_among_stops(held: Holding) -> int:
    limits, stops = held.limits, held.stops
    if not stops or is_lawful_stop_set(limits, stops):
        return 0
    return 1 if stops == 1 or is_lawful_stop_set(limits, stops - 1) else 2


def canastas_in_reach(held: Holding) -> int:
    """Returns an upper bound on the canastas that the side can have."""
    size, free = held.limits.canasta_size, held.wilds
    naturals = list(held.naturals)
    for rank, sizes in held.sets.items():
        naturals[rank] += sum(map(sum, sizes))
    in_sets = sum((count + free) // size for count in naturals if count)
    in_lines = sum(
        lane.cards_from(low, end) // size
        for lane in held.lanes
        for low, end in lane.lines()
        if end - low >= size
    )
    of_wilds = (
        (free + sum(meld.size for meld in held.wild_melds)) // size if held.limits.wild_melds else 0
    )
    return in_sets + in_lines + held.finished_sambas + of_wilds
