"""Computes the inputs of the value net: numbers between about 0 and 1, as one side sees them.

Every hand is known here, because the tables are sampled worlds.
"""

from collections.abc import Sequence

import numpy as np

from engine.ai.game_kind import game_kind
from engine.ai.search.arrays import as_rows
from engine.ai.search.net import Floats
from engine.ai.search.run_features import run_features
from engine.kernel.counted_meld import NEW
from engine.kernel.exits import has_unfinished, missing_canastas
from engine.kernel.kinds import (
    BIG,
    BONUS,
    CLASS_OF,
    CLASSES,
    KIND_POINTS,
    NATURALS,
    POINTS,
    TWO,
    WILD_SET,
)
from engine.kernel.melds import SideMelds, points_of_kinds, unfinished_at_risk
from engine.kernel.score import side_points
from engine.kernel.table import Table
from engine.kernel.taking import is_frozen

_BY_RANK = [scale for scale in (7, 3, 4, 3) for _ in range(NATURALS)]
_SIDE_SCALES = [1, 120, 500, 1, 1, 4, 2, 20, 10, 200, 4, 4, 6, *_BY_RANK]
_SCALES = np.array([*_SIDE_SCALES, *_SIDE_SCALES, 1, 1, 60, 20, 300, 1, 1, 1, 1])
_FOOT_SCALES = np.array([2, 20, 2, 200, 4, 4, 4, 2, 7, 5, 2, 2, 2, 1, 1, 20, 2000])
_WILD_MELD_SCALES = np.array([2, 7, 4])
_PENALTY_SCALES = np.array([4, 2, 1, 7, 4, 1, 2, 1, 1, 20, 4000])


def features(tables: Sequence[Table], side: int) -> Floats:
    """Returns a row for each table of a deal: features of the side, of its strongest rival, of the
    rest.
    """
    seating, numbers = tables[0].seating, list[int]()
    rivals = [_strongest_rival(table, side) for table in tables]
    for table, rival in zip(tables, rivals, strict=True):
        _add_side(numbers, table, side)
        _add_side(numbers, table, rival)
        numbers += _middle(table, side, rival)
    parts = [as_rows(numbers, len(tables)) / _SCALES]
    if seating.limits.lanes:
        parts += run_features(tables, ([side] * len(tables), rivals))
    kind = game_kind(seating.rules)
    if kind in _FURTHER:
        of_side, scales = _FURTHER[kind]
        further = list[int]()
        for table, rival in zip(tables, rivals, strict=True):
            further += of_side(table, side)
            further += of_side(table, rival)
        parts.append(as_rows(further, len(tables)) / np.tile(scales, 2))
    whole = parts[0] if len(parts) == 1 else np.hstack(parts)
    return whole.astype(np.float32)


def _strongest_rival(table: Table, side: int) -> int:
    rivals, melds = table.seating.rivals[side], table.melds
    strongest = rivals[0]
    for other in rivals:
        if melds[other].points > melds[strongest].points:
            strongest = other
    return strongest


def _add_side(numbers: list[int], table: Table, side: int) -> None:
    """Adds the facts, the hands and the sets in play of a side."""
    melds, seating = table.melds[side], table.seating
    seats, sizes, wilds = seating.seats[side], [0] * NATURALS, [0] * NATURALS
    held, most = _hands(table, side)
    values = matching = cards = 0
    for kind in range(CLASSES):
        values += held[kind] * POINTS[kind]
    for rank in range(NATURALS):
        home = melds.homes[rank]
        if home != NEW:
            meld = melds.lying[home]
            sizes[rank], wilds[rank] = melds.sizes[rank], meld.wilds
            if meld.naturals:
                matching += held[rank]
    fewest = table.sizes[seats[0]]
    for seat in seats:
        size = table.sizes[seat]
        cards += size
        fewest = min(fewest, size)
    numbers += [
        int(melds.has_opened),
        0 if melds.has_opened else seating.needs[side],
        melds.points,
        melds.natural_canastas,
        melds.mixed_canastas,
        table.bonus[side],
        missing_canastas(seating.options, melds),
        cards,
        fewest,
        values,
        held[TWO],
        held[BIG],
        matching,
    ]
    numbers += sizes
    numbers += wilds
    numbers += held[:NATURALS]
    numbers += most[:NATURALS]


def _hands(table: Table, side: int) -> tuple[list[int], list[int]]:
    """Returns the cards in the hands of a side by class: in all of them, and in that with most."""
    side_of, hands = table.seating.side_of, table.hands
    held, most = list[int](), list[int]()
    for seat in range(len(side_of)):
        if side_of[seat] != side:
            continue
        hand = hands[seat]
        if not held:
            held, most = hand[:CLASSES], hand[:CLASSES]
            continue
        for kind in range(CLASSES):
            count = hand[kind]
            held[kind] = held[kind] + count
            most[kind] = max(most[kind], count)
    return held, most


def _second_hands(table: Table, side: int) -> tuple[int, ...]:
    """Returns what a side still needs to go out: second hands, and canastas of every kind."""
    melds, seating = table.melds[side], table.seating
    seats, need = seating.seats[side], seating.rules.out.canastas
    waiting = [seat for seat in seats if table.feet[seat]]
    feet = [table.feet[seat] for seat in waiting]
    can_end = missing_canastas(seating.options, melds) == 0
    return (
        len(feet),
        sum([table.sizes[seat] for seat in waiting]),
        sum([table.played_foot[seat] for seat in seats]),
        sum(map(points_of_kinds, feet)),
        sum([foot[TWO] for foot in feet]),
        sum([foot[BIG] for foot in feet]),
        sum([foot[BONUS] for foot in feet]),
        melds.wild_canastas,
        melds.sizes[WILD_SET],
        melds.canastas,
        max(0, need.natural - melds.natural_canastas),
        max(0, need.mixed - melds.mixed_canastas),
        max(0, need.wild - melds.wild_canastas),
        can_end,
        can_end and not feet,
        max([table.sizes[seat] for seat in seats]),
        side_points(table, side),
    )


def _unfinished(table: Table, side: int) -> tuple[int, ...]:
    """Returns what a side has in melds that bring much finished, and cost as much unfinished."""
    melds, seating = table.melds[side], table.seating
    missing = missing_canastas(seating.options, melds)
    unfinished = len(unfinished_at_risk(melds))
    can_end = missing == 0 and not has_unfinished(seating.options, melds)
    return (
        melds.canastas,
        melds.wild_canastas,
        melds.seven_canastas,
        melds.sizes[WILD_SET],
        _jokers_in_play(melds),
        unfinished > 0,
        unfinished,
        can_end,
        can_end and table.side == side,
        max([table.sizes[seat] for seat in seating.seats[side]]),
        side_points(table, side),
    )


def _wild_melds(table: Table, side: int) -> tuple[int, ...]:
    """Returns what a side has in melds of wild cards: canastas, and the cards and jokers of the
    open one.
    """
    melds = table.melds[side]
    return (melds.wild_canastas, melds.sizes[WILD_SET], _jokers_in_play(melds))


def _jokers_in_play(melds: SideMelds) -> int:
    """Returns the jokers of the wild meld in play; 0 without one."""
    place = melds.homes[WILD_SET]
    return 0 if place == NEW else melds.lying[place].bigs


_FURTHER = {
    "feet": (_second_hands, _FOOT_SCALES),
    "penalties": (_unfinished, _PENALTY_SCALES),
    "runs-and-wilds": (_wild_melds, _WILD_MELD_SCALES),
}
"""The further features of a side by kind of game, and their scales."""


def _middle(table: Table, side: int, rival: int) -> tuple[int, ...]:
    pile, seating = table.pile, table.seating
    top = CLASS_OF[pile[-1]] if pile else NATURALS
    is_natural, points = top < NATURALS, 0
    for kind in pile:
        points += KIND_POINTS[kind]
    return (
        table.side == side,
        seating.side_of[seating.following[table.turn]] == side,
        len(table.stock),
        len(pile) + len(table.base),
        points,
        is_frozen(table, side),
        not is_natural,
        is_natural and table.melds[side].sizes[top] > 0,
        is_natural and table.melds[rival].sizes[top] > 0,
    )
