"""The cheap bounds for a holding: whether a search for a way out can succeed at all."""

from engine.cards import Rank
from engine.rules.laying.holding import BEHIND, Holding
from engine.rules.laying.hope import (
    HandCards,
    LaidCards,
    LaneCards,
    canastas_of,
    covered_ranks,
    has_loners,
    lacks_canastas,
)


def is_hopeless(held: Holding, spare: int) -> bool:
    """Returns whether more than ``spare`` cards fit no meld, or the canastas needed are out of
    reach.
    """
    hand = _hand_of(held)
    return has_loners(hand, spare) or lacks_canastas(held.rules.out.canastas, hand, _laid_of(held))


def canastas_in_reach(held: Holding) -> int:
    """Returns an upper bound on the canastas that the side can have."""
    return canastas_of(_hand_of(held), _laid_of(held))


def _hand_of(held: Holding) -> HandCards:
    """Returns the cards of a holding that are to be laid."""
    lanes: list[LaneCards] = []
    for lane in held.lanes:
        counts = lane.counts[Rank.FOUR : BEHIND]
        runs = [(run.begin - Rank.FOUR, run.length) for run in lane.own]
        lanes.append((counts, covered_ranks(counts, runs)))
    return HandCards(
        held.limits,
        held.naturals[Rank.FOUR : BEHIND],
        held.wilds,
        held.stops,
        held.calientes + 2 * held.bonus,
        [int(rank in held.sets) for rank in range(Rank.FOUR, BEHIND)],
        lanes,
    )


def _laid_of(held: Holding) -> LaidCards:
    """Returns the cards of the own melds of a holding."""
    limits, laid = held.limits, LaidCards(len(held.lanes), BEHIND - Rank.FOUR)
    for rank, sizes in held.sets.items():
        for naturals, wilds in sizes:
            laid.add_set(rank - Rank.FOUR, naturals, wilds)
    for at, lane in enumerate(held.lanes):
        for run in lane.own:
            laid.add_run(limits, at, run.length)
    laid.sambas += held.finished_sambas
    laid.wilds = sum([meld.size for meld in held.wild_melds])
    return laid
