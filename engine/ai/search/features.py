"""A table as numbers between about 0 and 1, seen from one side: what the value net reads.

Every hand is known here, because the table is a sampled world.
"""

from engine.ai.kernel.canastas import canasta_counts, missing_canastas
from engine.ai.kernel.classes import BIG, NATURALS, POINTS, TWO
from engine.ai.kernel.laws import is_frozen
from engine.ai.kernel.score import hand_points, melded_points
from engine.ai.kernel.table import Table

SIDE_FEATURES = 13 + 4 * NATURALS
FEATURES = 2 * SIDE_FEATURES + 9


def features(table: Table, side: int) -> list[float]:
    """The table as the side sees it: itself, its strongest rival, the middle."""
    rival = _strongest_rival(table, side)
    return [*_side(table, side), *_side(table, rival), *_middle(table, side, rival)]


def _strongest_rival(table: Table, side: int) -> int:
    others = [other for other in range(len(table.melds)) if other != side]
    return max(others, key=lambda other: melded_points(table.melds[other]))


def _side(table: Table, side: int) -> list[float]:
    rules, melds = table.seating.rules, table.melds[side]
    natural, mixed = canasta_counts(rules, melds)
    seats = [seat for seat, own in enumerate(table.seating.side_of) if own == side]
    hands = [table.hands[seat] for seat in seats]
    sizes = [table.sizes[seat] for seat in seats]
    held = [sum(hand[kind] for hand in hands) for kind in range(BIG + 1)]
    has_opened = melds.has_opened
    ranks = range(NATURALS)
    return [
        float(has_opened),
        0.0 if has_opened else table.seating.needs[side] / 120,
        melded_points(melds) / 500,
        float(natural),
        float(mixed),
        table.bonus[side] / 4,
        missing_canastas(rules, melds) / 2,
        sum(sizes) / 20,
        min(sizes, default=0) / 10,
        sum(map(hand_points, hands)) / 200,
        held[TWO] / 4,
        held[BIG] / 4,
        sum(held[rank] for rank in ranks if melds.naturals[rank]) / 6,
        *(melds.size(rank) / 7 for rank in ranks),
        *((melds.twos[rank] + melds.bigs[rank]) / 3 for rank in ranks),
        *(held[rank] / 4 for rank in ranks),
        *(max(hand[rank] for hand in hands) / 3 for rank in ranks),
    ]


def _middle(table: Table, side: int, rival: int) -> list[float]:
    pile, following = table.pile, table.seating.following
    top = pile[-1] if pile else NATURALS
    is_natural = top < NATURALS
    return [
        float(table.side == side),
        float(table.seating.side_of[following[table.turn]] == side),
        len(table.stock) / 60,
        len(pile) / 20,
        sum(POINTS[kind] for kind in pile) / 300,
        float(is_frozen(table)),
        float(not is_natural),
        float(is_natural and table.melds[side].naturals[top] > 0),
        float(is_natural and table.melds[rival].naturals[top] > 0),
    ]
