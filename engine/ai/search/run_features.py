"""The features of sequences for the value net: how near a side is to its sambas."""

from collections.abc import Sequence

import numpy as np

from engine.ai.search.arrays import Counts, Numbers32, as_rows, as_small_array
from engine.ai.search.goal import Numbers
from engine.kernel.counted_meld import RUN, is_set
from engine.kernel.exits import missing_canastas
from engine.kernel.kinds import CLASSES, KINDS, NATURALS
from engine.kernel.score import side_points
from engine.kernel.table import Table

_SCALES = np.array([2, 4, 4, 4, 2000, 1, 1, 20, *(7,) * 4, *(1,) * 8])
_SHARE = 0.4
"""The part of the stock that a side may expect to draw."""
_LANES = (KINDS - CLASSES) // NATURALS
"""The number of suits; a game that ignores suits uses only the first lane."""
_NEARLY = 2
"""The number of cards that a set may lack to count as nearly a canasta."""


def run_features(tables: Sequence[Table], sides: Sequence[Sequence[int]]) -> list[Numbers]:
    """Returns for each of these sequences a row for each table, from the view of its side there."""
    count, size = len(tables), tables[0].seating.limits.canasta_size
    pairs = [(table, of[at]) for of in sides for at, table in enumerate(tables)]
    facts, laid, stocks = list[int](), list[int](), list[int]()
    for table, side in pairs:
        facts += _facts(table, side)
        laid += _longest_runs(table, side)
    for table in tables:
        stocks += _naturals_in(table.stock)
    in_runs = as_rows(laid, len(pairs)).reshape(-1, _LANES, NATURALS)
    lengths = in_runs.sum(axis=2)
    left = np.tile(np.power(1.0 - _SHARE, as_rows(stocks, count)), (len(sides), 1))
    hands = _hands(pairs, tables)
    held = np.concatenate((hands.sum(axis=1, keepdims=True), hands), axis=1)
    chances = (1.0 - left).reshape(in_runs.shape)
    samba_chances = _samba_chances(held.swapaxes(0, 1), in_runs, chances, size)
    pooled, single = samba_chances[0], samba_chances[1:].max(axis=0)
    order = np.argsort(-pooled, axis=1)
    by_suit = [np.take_along_axis(values, order, axis=1) for values in (lengths, pooled, single)]
    rows = np.hstack((as_rows(facts, len(pairs)), *by_suit)) / _SCALES
    return [rows[first : first + count] for first in range(0, len(pairs), count)]


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


def _longest_runs(table: Table, side: int) -> list[int]:
    """Returns, by lane and rank, whether a card is in the longest unfinished run of its lane."""
    laid, melds = [0] * (_LANES * NATURALS), table.melds[side]
    longest = [0] * _LANES
    for meld in melds.lying:
        lane = meld.head - RUN
        if lane >= 0 and longest[lane] < meld.size < melds.canasta_size:
            longest[lane] = meld.size
            ranks = range(meld.low, meld.low + meld.size)
            line = [int(rank in ranks) for rank in range(NATURALS)]
            laid[NATURALS * lane : NATURALS * (lane + 1)] = line
    return laid


def _hands(pairs: Sequence[tuple[Table, int]], tables: Sequence[Table]) -> Counts:
    """Returns the natural cards in the hands of each side by seat, suit and rank; a side with fewer
    players than another is filled up with empty hands.

    Tables of the same deal may differ in who are partners. The pairs go through the tables again
    and again.
    """
    count, empty = len(tables), len(tables[0].hands)
    kinds = as_small_array([hand[CLASSES:] for table in tables for hand in table.hands])
    filled = np.zeros((count, empty + 1, _LANES * NATURALS), np.int64)
    filled[:, :empty, : kinds.shape[1]] = kinds.reshape(count, empty, -1)
    own = [table.seating.seats[side] for table, side in pairs]
    most = max(map(len, own))
    places = as_small_array([(*seats, *[empty] * (most - len(seats))) for seats in own])
    held = filled[np.arange(len(pairs))[:, None] % count, places]
    return held.reshape(len(pairs), most, _LANES, NATURALS)


def _samba_chances(held: Counts, laid: Numbers32, chances: Numbers, size: int) -> Numbers:
    """Returns, by hand, table and lane, the chance that the best stretch of ranks becomes a samba.

    A stretch beside which cards of the longest run lie cannot become one.
    """
    odds = np.where((held > 0) | (laid > 0), 1.0, chances)
    places = [slice(first, first + NATURALS - size + 1) for first in range(size)]
    reached = np.prod([odds[..., place] for place in places], axis=0)
    inside = np.sum([laid[..., place] for place in places], axis=0)
    is_outside = inside < laid.sum(axis=-1, keepdims=True)
    return np.where(is_outside, 0.0, reached).max(axis=-1)
