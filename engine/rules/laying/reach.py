"""The cheap bounds for a holding: whether a search for a way out can succeed at all."""

from typing import Final

from engine.cards import Rank
from engine.rules.laying.holding import Holding
from engine.rules.laying.hope import (
    HandCards,
    LaidCards,
    LaneCards,
    canastas_of,
    has_loners,
    lacks_canastas,
    room_left,
)
from engine.rules.laying.rank_lines import BEHIND

_FOUR: Final = int(Rank.FOUR)


def is_hopeless(held: Holding, spare: int) -> bool:
    """Returns whether more than ``spare`` cards fit no meld, or canastas are out of reach."""
    hand, limits, wilds = _hand_of(held), held.limits, held.wilds
    stops = held.stops + held.stop_wilds
    room = room_left(limits, spare, held.calientes, held.bonus, stops, wilds)
    taking = [len(sizes) for sizes in held.sets[_FOUR:BEHIND]]
    if has_loners(limits, hand.naturals, taking, wilds, hand.lanes, room):
        return True
    return lacks_canastas(held.laws.out_need, hand, _laid_of(held))


def canastas_in_reach(held: Holding) -> int:
    """Returns an upper bound on the canastas that the side can have."""
    return canastas_of(_hand_of(held), _laid_of(held))


def _hand_of(held: Holding) -> HandCards:
    """Returns the cards of a holding that are to be laid."""
    lanes: list[LaneCards] = []
    for lane in held.lanes:
        cards = LaneCards(lane.counts[_FOUR:BEHIND])
        for run in lane.own:
            cards.cover(run.begin - _FOUR, run.length)
        lanes.append(cards)
    return HandCards(held.limits, held.naturals[_FOUR:BEHIND], held.wilds, lanes)


def _laid_of(held: Holding) -> LaidCards:
    """Returns the cards of the own melds of a holding."""
    limits, laid = held.limits, LaidCards(len(held.lanes), BEHIND - _FOUR)
    for rank, sizes in enumerate(held.sets):
        for naturals, wilds in sizes:
            laid.add_set(rank - _FOUR, naturals, wilds)
    for at, lane in enumerate(held.lanes):
        for run in lane.own:
            laid.add_run(limits, at, run.length)
    laid.sambas += held.finished_sambas
    for meld in held.wild_melds:
        laid.wilds += meld.size
    return laid
