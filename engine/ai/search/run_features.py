"""The features of sequences for the value net: how near a side is to its sambas."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from engine.ai.search.arrays import Numbers32, SmallCounts, Truths, as_rows, small_rows
from engine.ai.search.goal import Numbers
from engine.ai.search.net import Floats
from engine.kernel.counted_meld import RUN, is_run, is_set
from engine.kernel.exits import missing_canastas
from engine.kernel.kinds import CLASSES, KINDS, MOST_PACKS, NATURALS
from engine.kernel.melds import SideMelds
from engine.kernel.score import side_points
from engine.kernel.table import Table
from engine.ruleset.laws import Laws

RUN_SCALES: Final = (2, 4, 4, 4, 2000, 1, 1, 20, *(7,) * 4, *(1,) * 8)
"""The scales of the features of one side."""
_SHARE = 0.4
"""The part of the stock that a side may expect to draw."""
_CHANCES: Final = 1.0 - np.power(1.0 - _SHARE, np.arange(4 * MOST_PACKS + 1, dtype=np.int32))
"""The chance to draw one of so many cards of the stock."""
_LANES: Final = (KINDS - CLASSES) // NATURALS
"""The number of suits; a game that ignores suits uses only the first lane."""
_RANKS: Final = np.arange(NATURALS)[:, None]
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
    the hands of their seats, each seat's first.
    """
    seating, facts, laid, runs = tables[0].seating, list[int](), list[int](), list[int]()
    for place, side in enumerate(sides):
        _add_facts(facts, tables[place // 2], side)
    for of_side in melds:
        _add_laid(laid, seating.laws, of_side)
        _add_runs(runs, of_side)
    beside, on_table = as_rows(facts, len(sides)), as_rows(laid, len(melds))[at]
    longest, size = as_rows(runs, len(melds)), seating.limits.canasta_size
    chances = _samba_chances(_held(hands), _Runs(longest, size), at, _drawn(tables))
    pooled = np.ascontiguousarray(chances.max(axis=1).T)
    single = chances[:, :-1].max(axis=1).T
    # The suits in the order of their chances.
    rows, order = np.arange(len(sides))[:, None], (-pooled).argsort(axis=1)
    can_end = on_table[:, 4:]
    parts = (on_table[:, :4], beside[:, :1], can_end, can_end * beside[:, 1:2], beside[:, 2:])
    by_suit = (longest[at[:, None], order], pooled[rows, order], single[rows, order])
    return np.concatenate((*parts, *by_suit), axis=1, dtype=np.float32)


def _add_facts(facts: list[int], table: Table, side: int) -> None:
    """Adds the points of a side, whether it is to move, and the size of its largest hand."""
    largest = 0
    for seat in table.seating.seats[side]:
        largest = max(largest, table.sizes[seat])
    facts.append(side_points(table, side))
    facts.append(int(table.side == side))
    facts.append(largest)


def _add_laid(laid: list[int], laws: Laws, melds: SideMelds) -> None:
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
    laid.append(int(missing_canastas(laws, melds) == 0))


def _add_runs(runs: list[int], melds: SideMelds) -> None:
    """Adds for each lane the length of the longest unfinished run, then the lowest ranks."""
    lengths, lows = [0] * _LANES, [0] * _LANES
    for meld in melds.lying:
        if is_run(meld) and lengths[meld.head - RUN] < meld.size < melds.canasta_size:
            lengths[meld.head - RUN] = meld.size
            lows[meld.head - RUN] = meld.low
    runs += lengths
    runs += lows


def _drawn(tables: Sequence[Table]) -> Numbers:
    """Returns the chance to draw a card from the stock, by lane, rank and side of a table."""
    cards, sizes, rows = list[int](), list[int](), len(tables)
    for table in tables:
        cards += table.stock
        sizes.append(len(table.stock))
    kinds = np.arange(0, rows * KINDS, KINDS).repeat(sizes) + small_rows(cards, 1)[0]
    counts = np.bincount(kinds, minlength=rows * KINDS).reshape(rows, KINDS)
    by_kind = _CHANCES.take(counts.T[CLASSES:]).repeat(2, axis=1)
    return by_kind.reshape(_LANES, NATURALS, -1)


def _held(hands: SmallCounts) -> Numbers:
    """Returns 1 for cards that a hand has and 0 for others, by lane, rank, hand and side; the last
    hand of a side is that of all together.
    """
    seats, sides, kinds = hands.shape
    held = np.zeros((KINDS - CLASSES, seats + 1, sides))
    # Where suits are ignored, a hand has no more than the first lane.
    by_kind = hands.reshape(-1, kinds).T[CLASSES:].reshape(-1, seats, sides)
    held[: len(by_kind), :-1] = by_kind > 0
    held[:, :-1].max(axis=1, out=held[:, -1])
    return held.reshape(_LANES, NATURALS, seats + 1, sides)


class _Runs:
    """The longest unfinished runs of some melds, by lane, rank and melds."""

    def __init__(self, longest: Numbers32, size: int) -> None:
        lengths, lows = longest.T.reshape(2, _LANES, 1, -1)
        ends, firsts = lows + lengths, _RANKS[: max(0, NATURALS - size + 1)]
        self.size = size
        """The number of cards in a samba."""
        self.laid: Truths = (lows <= _RANKS) & (ends > _RANKS)
        """Whether a run has a rank."""
        self.fits: Truths = (lengths == 0) | (lows >= firsts) & (ends <= firsts + size)
        """Whether no card of a run lies beside the stretch that begins with a rank."""


def _samba_chances(held: Numbers, runs: _Runs, at: Numbers32, drawn: Numbers) -> Numbers:
    """Returns by lane, hand and side the chance that the best stretch of ranks becomes a samba."""
    laid, fits = runs.laid.take(at, axis=-1), runs.fits.take(at, axis=-1)
    odds = np.maximum(held, np.maximum(drawn, laid)[:, :, None])
    count = fits.shape[1]
    chances = odds[:, :count] * fits[:, :, None]
    for step in range(1, runs.size):
        chances *= odds[:, step : step + count]
    return chances.max(axis=1, initial=0.0)
