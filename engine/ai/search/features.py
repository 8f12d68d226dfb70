"""Computes the inputs of the value net: numbers between about 0 and 1, as one side sees them.

Every hand is known here, because the tables are sampled worlds.
"""

from collections.abc import Sequence

import numpy as np

from engine.ai.game_kind import game_kind
from engine.ai.search.arrays import Counts, as_array, as_small_array
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
from engine.kernel.seating import Seating
from engine.kernel.table import Table
from engine.kernel.taking import is_frozen

_POINTS = np.array(POINTS)
_SIDE_SCALES = np.array(
    [1, 120, 500, 1, 1, 4, 2, 20, 10, 200, 4, 4, 6]
    + [scale for scale in (7, 3, 4, 3) for _ in range(NATURALS)]
)
_MIDDLE_SCALES = np.array([1, 1, 60, 20, 300, 1, 1, 1, 1])
_FOOT_SCALES = np.array([2, 20, 2, 200, 4, 4, 4, 2, 7, 5, 2, 2, 2, 1, 1, 20, 2000])
_WILD_MELD_SCALES = np.array([2, 7, 4])
_PENALTY_SCALES = np.array([4, 2, 1, 7, 4, 1, 2, 1, 1, 20, 4000])


def features(tables: Sequence[Table], side: int) -> Floats:
    """Returns a row for each table of a deal: features of the side, of its strongest rival, of the
    rest.
    """
    seating = tables[0].seating
    own = np.full(len(tables), side)
    others = [_strongest_rival(table, side) for table in tables]
    pairs = list(zip(tables, others, strict=True))
    rivals, sides = np.array(others), range(len(seating.scores))
    melds = as_small_array([_melds(table, at) for table in tables for at in sides])
    melds = melds.reshape(len(tables), len(sides), NATURALS, -1)
    counts = as_small_array([hand for table in tables for hand in table.hands])
    counts = counts.reshape(len(tables), len(seating.side_of), -1)
    hands = counts[:, :, :CLASSES]
    facts = as_array([_facts(table, at) for table in tables for at in sides])
    facts = facts.reshape(len(tables), len(sides), -1)
    parts = [_sides(seating, at, melds, hands, facts) / _SIDE_SCALES for at in (own, rivals)]
    parts.append(as_array([_middle(table, side, other) for table, other in pairs]) / _MIDDLE_SCALES)
    if seating.limits.lanes:
        naturals = counts[:, :, CLASSES:]
        parts += [run_features(tables, at, naturals) for at in (own, rivals)]
    kind = game_kind(seating.rules)
    if kind in _FURTHER:
        of_side, scales = _FURTHER[kind]
        further = [[*of_side(table, side), *of_side(table, other)] for table, other in pairs]
        parts.append(np.array(further) / np.tile(scales, 2))
    return np.hstack(parts).astype(np.float32)


def _strongest_rival(table: Table, side: int) -> int:
    rivals, melds = table.seating.rivals[side], table.melds
    strongest = rivals[0]
    for other in rivals:
        if melds[other].points > melds[strongest].points:
            strongest = other
    return strongest


def _melds(table: Table, side: int) -> list[int]:
    """Returns the set in play by rank: its natural cards, twos, jokers and size."""
    melds = table.melds[side]
    lying, sizes, found = melds.lying, melds.sizes, [0] * (4 * NATURALS)
    for rank in range(NATURALS):
        home = melds.homes[rank]
        if home != NEW:
            meld, at = lying[home], 4 * rank
            found[at], found[at + 1] = meld.naturals, meld.twos
            found[at + 2], found[at + 3] = meld.bigs, sizes[rank]
    return found


def _facts(table: Table, side: int) -> tuple[int, ...]:
    """Returns the features of a side that do not depend on single cards."""
    melds, seating = table.melds[side], table.seating
    sizes = [table.sizes[seat] for seat in seating.seats[side]]
    return (
        melds.has_opened,
        0 if melds.has_opened else seating.needs[side],
        melds.points,
        melds.natural_canastas,
        melds.mixed_canastas,
        table.bonus[side],
        missing_canastas(seating.options, melds),
        sum(sizes),
        min(sizes),
    )


def _sides(seating: Seating, sides: Counts, melds: Counts, hands: Counts, facts: Counts) -> Counts:
    """Returns a row for each table with the facts, hands and sets of one of its sides."""
    rows = np.arange(len(sides))
    naturals, twos, bigs, sizes = melds[rows, sides].transpose(2, 0, 1)
    is_own = np.array(seating.side_of) == sides[:, None]
    own = hands * is_own[:, :, None]
    held, most = own.sum(axis=1), own.max(axis=1)
    values = held @ _POINTS
    matching = (held[:, :NATURALS] * (naturals > 0)).sum(axis=1)
    cards = np.column_stack((values, held[:, TWO], held[:, BIG], matching))
    sets = (sizes, twos + bigs, held[:, :NATURALS], most[:, :NATURALS])
    return np.hstack((facts[rows, sides], cards, *sets))


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
