"""Cheap reasons why a hand cannot be laid: most hands have one, and the search is dear."""

from collections import Counter

from engine.cards import is_bonus, is_caliente, is_stop
from engine.rules.laying.cards import Cards
from engine.shapes import is_lawful_stop_set


def is_hopeless(cards: Cards, spare: int) -> bool:
    """Whether more cards than can be spared have no place, or the canastas are out of reach."""
    need = cards.rules.out.canastas.total
    return _loners(cards) > spare or (need > 0 and canastas_in_reach(cards) < need)


def _loners(cards: Cards) -> int:
    """How many cards fit no meld that could come about."""
    if any(map(is_bonus, cards.cards)):
        return 2
    stops = sum(map(is_stop, cards.cards))
    loners = sum(map(is_caliente, cards.cards)) + _loners_among_stops(cards, stops)
    options = cards.rules.meld
    for rank, held in cards.by_rank.items():
        makes_set = len(held) >= options.min_naturals
        makes_set = makes_set and len(held) + len(cards.wilds) >= options.min_size
        if not makes_set and rank not in cards.sets:
            loners += sum((cards.lane_of(card), rank) not in cards.in_line for card in held)
    return loners


def _loners_among_stops(cards: Cards, stops: int) -> int:
    if not stops or is_lawful_stop_set(cards.rules.limits, stops):
        return 0
    return 1 if stops == 1 or is_lawful_stop_set(cards.rules.limits, stops - 1) else 2


def canastas_in_reach(cards: Cards) -> int:
    """More canastas than these there cannot be."""
    size = cards.rules.canasta.size
    naturals = Counter({rank: len(held) for rank, held in cards.by_rank.items()})
    for rank, sizes in cards.sizes.items():
        naturals[rank] += sum(map(sum, sizes))
    free = len(cards.wilds)
    in_sets = sum((count + free) // size for count in naturals.values())
    in_lines = sum(
        lane.cards_from(low, end) // size
        for lane in cards.lanes
        for low, end in lane.lines()
        if end - low >= size
    )
    wilds = free + sum(len(cards.melds[index].cards) for index in cards.wild_melds)
    of_wilds = wilds // size if cards.rules.meld.all_wild_sets else 0
    return in_sets + in_lines + cards.finished_sambas + of_wilds
