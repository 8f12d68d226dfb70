"""The features of sequences for the value net: how near a side is to its sambas."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from engine.ai.search.arrays import as_rows
from engine.ai.search.goal import Numbers
from engine.kernel.counted_meld import RUN, is_set
from engine.kernel.exits import missing_canastas
from engine.kernel.kinds import CLASSES, KINDS, MOST_PACKS, NATURALS, first_of
from engine.kernel.melds import SideMelds
from engine.kernel.score import side_points
from engine.kernel.table import Table
from engine.native import i64

_SCALES = np.array([2, 4, 4, 4, 2000, 1, 1, 20, *(7,) * 4, *(1,) * 8])
_SHARE = 0.4
"""The part of the stock that a side may expect to draw."""
_CHANCES: Final[list[float]] = (
    1.0 - np.power(1.0 - _SHARE, np.arange(4 * MOST_PACKS + 1, dtype=np.int32))
).tolist()
"""The chance to draw one of so many cards of the stock."""
_LANES: Final = (KINDS - CLASSES) // NATURALS
"""The number of suits; a game that ignores suits uses only the first lane."""
_NEARLY = 2
"""The number of cards that a set may lack to count as nearly a canasta."""


def run_features(tables: Sequence[Table], sides: Sequence[Sequence[int]]) -> list[Numbers]:
    """Returns for each of these sequences a row for each table, from the view of its side there."""
    count = len(tables)
    stocks = [_naturals_in(table.stock) for table in tables]
    facts, lengths, pooled, single = list[int](), list[int](), list[float](), list[float]()
    for of in sides:
        for at, table in enumerate(tables):
            facts += _facts(table, of[at])
            _add_chances(lengths, pooled, single, table, of[at], stocks[at])
    by_pooled = np.array(pooled).reshape(-1, _LANES)
    order = np.argsort(-by_pooled, axis=1)
    rows = len(by_pooled)
    by_suit = [
        np.take_along_axis(values, order, axis=1)
        for values in (as_rows(lengths, rows), by_pooled, np.array(single).reshape(-1, _LANES))
    ]
    found = np.hstack((as_rows(facts, rows), *by_suit)) / _SCALES
    return [found[first : first + count] for first in range(0, rows, count)]


def _naturals_in(stock: list[int]) -> list[int]:
    """Returns the numbers of natural cards by lane and rank."""
    counts = [0] * (_LANES * NATURALS)
    for kind in stock:
        if kind >= CLASSES:
            counts[kind - CLASSES] = counts[kind - CLASSES] + 1
    return counts


def _facts(table: Table, side: int) -> tuple[int, ...]:
    melds, seating = table.melds[side], table.seating
    sets = [meld.size for meld in melds.lying if is_set(meld) and not melds.is_canasta(meld)]
    can_end = missing_canastas(seating.options, melds) == 0
    sizes = [table.sizes[seat] for seat in seating.seats[side]]
    return (
        melds.sambas,
        melds.canastas,
        sum(size >= melds.canasta_size - _NEARLY for size in sets),
        len(sets),
        side_points(table, side),
        can_end,
        can_end and table.side == side,
        max(sizes),
    )


def _add_chances(
    lengths: list[int],
    pooled: list[float],
    single: list[float],
    table: Table,
    side: int,
    stock: list[int],
) -> None:
    """Adds for each lane the length of the longest unfinished run of a side, and the chance that a
    samba comes of it: with the cards of all hands, and with those of the best one.
    """
    melds, hands = table.melds[side], [table.hands[seat] for seat in table.seating.seats[side]]
    size: i64 = melds.canasta_size
    for lane in range(_LANES):
        longest, laid = _longest_run(melds, lane)
        lengths.append(longest)
        together, best = laid, 0.0
        for hand in hands:
            held = laid | _ranks_in(hand, lane)
            together |= held
            best = _samba_chance(held, laid, stock, lane, size, best)
        single.append(best)
        pooled.append(_samba_chance(together, laid, stock, lane, size, best))


def _longest_run(melds: SideMelds, lane: int) -> tuple[int, i64]:
    """Returns the length of the longest unfinished run of a lane, and its ranks as bits."""
    longest, low = 0, i64(0)
    for meld in melds.lying:
        if meld.head == RUN + lane and longest < meld.size < melds.canasta_size:
            longest, low = meld.size, meld.low
    return longest, ((i64(1) << longest) - 1) << low


def _ranks_in(hand: list[int], lane: int) -> i64:
    """Returns the natural ranks of a lane of which a hand has cards, as bits."""
    ranks, bit, first = i64(0), i64(1), i64(first_of(lane))
    # Where suits are ignored, a hand has no more than the first lane.
    for kind in range(first, min(first + NATURALS, i64(len(hand)))):
        if hand[kind]:
            ranks |= bit
        bit <<= 1
    return ranks


def _samba_chance(
    held: i64, laid: i64, stock: list[int], lane: int, size: i64, best: float
) -> float:
    """Returns the chance that the best stretch of ranks becomes a samba; no less than ``best``.

    A stretch beside which cards of the longest run lie cannot become one.
    """
    one, first = i64(1), i64(NATURALS * lane)
    for low in range(NATURALS - size + 1):
        if laid & ~(((one << size) - 1) << low):
            continue
        chance = 1.0
        for rank in range(low, low + size):
            if not held & one << rank:
                chance *= _CHANCES[stock[first + rank]]
                if chance <= best:
                    break
        best = max(best, chance)
    return best
