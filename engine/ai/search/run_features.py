"""The features of sequences for the value net: how near a side is to its sambas."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from engine.ai.search.arrays import Counts, Numbers32, SmallCounts, Truths, as_rows, small_rows
from engine.ai.search.goal import Numbers
from engine.ai.search.net import Floats
from engine.kernel.counted_meld import RUN, is_run, is_set
from engine.kernel.exits import missing_canastas
from engine.kernel.kinds import CLASSES, KINDS, MOST_PACKS, NATURALS
from engine.kernel.melds import SideMelds
from engine.kernel.score import side_points
from engine.kernel.table import Table
from engine.kernel.table_options import RuleOptions

RUN_SCALES: Final = (2, 4, 4, 4, 2000, 1, 1, 20, *(7,) * 4, *(1,) * 8)
"""The scales of the features of one side."""
_SHARE = 0.4
"""The part of the stock that a side may expect to draw."""
_CHANCES: Final = 1.0 - np.power(1.0 - _SHARE, np.arange(4 * MOST_PACKS + 1, dtype=np.int32))
"""The chance to draw one of so many cards of the stock."""
_LANES: Final = (KINDS - CLASSES) // NATURALS
"""The number of suits; a game that ignores suits uses only the first lane."""
_RANKS: Final = np.arange(NATURALS).reshape(-1, 1, 1)
_NEARLY = 2
"""The number of cards that a set may lack to count as nearly a canasta."""


def run_features(
    tables: Sequence[Table],
    sides: list[int],
    melds: list[SideMelds],
    at: Numbers32,
    hands: SmallCounts,
) -> Floats:
    """Returns a row for each of two sides of each table.

    The sides are given table by table, with the places of their melds among all ``melds``, and with
    the hands of their seats.
    """
    seating, facts, laid, runs = tables[0].seating, list[int](), list[int](), list[int]()
    for place, side in enumerate(sides):
        _add_facts(facts, tables[place // 2], side)
    for of_side in melds:
        _add_laid(laid, seating.options, of_side)
        _add_runs(runs, of_side)
    beside, on_table = as_rows(facts, len(sides)), as_rows(laid, len(melds))[at]
    lengths, lows = np.hsplit(as_rows(runs, len(melds))[at], 2)
    size, stocks = seating.limits.canasta_size, np.repeat(_naturals_in(tables), 2, axis=1)
    chances = _samba_chances(_naturals_held(hands), lengths, lows, _CHANCES.take(stocks), size)
    pooled: Numbers = chances.max(axis=1)
    single: Numbers = chances[:, :-1].max(axis=1)
    # The suits in the order of their chances, as places in all of them.
    order = np.argsort(-pooled, axis=1) + np.arange(0, pooled.size, _LANES)[:, None]
    can_end = on_table[:, 4:]
    parts = (on_table[:, :4], beside[:, :1], can_end, can_end * beside[:, 1:2], beside[:, 2:])
    by_suit = (lengths.take(order), pooled.take(order), single.take(order))
    return np.concatenate((*parts, *by_suit), axis=1, dtype=np.float32)


def _add_facts(facts: list[int], table: Table, side: int) -> None:
    """Adds the points of a side, whether it is to move, and the size of its largest hand."""
    largest = 0
    for seat in table.seating.seats[side]:
        largest = max(largest, table.sizes[seat])
    facts.append(side_points(table, side))
    facts.append(int(table.side == side))
    facts.append(largest)


def _add_laid(laid: list[int], options: RuleOptions, melds: SideMelds) -> None:
    """Adds the sambas and canastas of a side, its sets that are nearly canastas, all that are none,
    and whether it has what it needs to go out.
    """
    nearly = unfinished = 0
    for meld in melds.lying:
        if is_set(meld) and not melds.is_canasta(meld):
            unfinished += 1
            nearly += meld.size >= melds.canasta_size - _NEARLY
    laid.append(melds.sambas)
    laid.append(melds.canastas)
    laid.append(nearly)
    laid.append(unfinished)
    laid.append(int(missing_canastas(options, melds) == 0))


def _add_runs(runs: list[int], melds: SideMelds) -> None:
    """Adds for each lane the length of the longest unfinished run, then for each its lowest
    rank.
    """
    lengths, lows = [0] * _LANES, [0] * _LANES
    for meld in melds.lying:
        if is_run(meld) and lengths[meld.head - RUN] < meld.size < melds.canasta_size:
            lengths[meld.head - RUN] = meld.size
            lows[meld.head - RUN] = meld.low
    runs += lengths
    runs += lows


def _naturals_in(tables: Sequence[Table]) -> Counts:
    """Returns the numbers of natural cards in each stock, by rank, table and lane."""
    cards, sizes, rows = list[int](), list[int](), len(tables)
    for table in tables:
        cards += table.stock
        sizes.append(len(table.stock))
    kinds = np.repeat(np.arange(0, rows * KINDS, KINDS), sizes) + small_rows(cards, 1)[0]
    counts = np.bincount(kinds, minlength=rows * KINDS).reshape(rows, KINDS)
    return np.moveaxis(counts[:, CLASSES:].reshape(rows, _LANES, NATURALS), -1, 0)


def _naturals_held(hands: SmallCounts) -> Truths:
    """Returns whether a hand has natural cards, by rank, side, hand and lane; the last hand of a
    side is that of all together.
    """
    sides, seats, kinds = hands.shape
    held = np.zeros((sides, seats + 1, KINDS - CLASSES), np.bool_)
    # Where suits are ignored, a hand has no more than the first lane.
    held[:, :-1, : kinds - CLASSES] = hands[:, :, CLASSES:]
    held[:, :-1].any(axis=1, out=held[:, -1])
    by_lane = held.reshape(sides, seats + 1, _LANES, NATURALS)
    return np.ascontiguousarray(np.moveaxis(by_lane, -1, 0))


def _samba_chances(
    held: Truths, lengths: Numbers32, lows: Numbers32, drawn: Numbers, size: int
) -> Numbers:
    """Returns by side, hand and lane the chance that the best stretch of ranks becomes a samba.

    A stretch beside which cards of the longest run lie cannot become one.
    """
    ends = lows + lengths
    laid = (lows <= _RANKS) & (ends > _RANKS)
    odds = np.where(held | laid[:, :, None], 1.0, drawn[:, :, None])
    firsts = _RANKS[: max(0, NATURALS - size + 1)]
    fits = (lengths == 0) | (lows >= firsts) & (ends <= firsts + size)
    chances = fits[:, :, None] * odds[: len(firsts)]
    for step in range(1, size):
        chances *= odds[step : step + len(firsts)]
    return chances.max(axis=0, initial=0.0)
