"""Computes slots for melds that stand as columns beside each other, in one row or two."""

import math
from collections.abc import Iterator, Sequence
from itertools import zip_longest

from canasta_gui.table.layout.geometry import CARD_ASPECT, Rect
from canasta_gui.table.layout.measure import Measure
from canasta_gui.table.layout.overlaps import trophy_place
from canasta_gui.table.layout.slot import (
    CAPTION,
    READ,
    SQUARED,
    Slot,
    SlotWay,
    standing,
    with_trophies,
)

_WIDEST_PITCH = 1.5
"""The largest distance from one column to the next, in card widths."""
_APART = 0.08
"""The gap between two captions, in card widths."""
_LOW_CAPTION, _CLEAR = 0.8, 1.5
"""The height of captions between two rows, by the usual one; and the height that they take below
cards with names where the band has it, so that they hide no suit, in text heights.
"""
_TIGHTEST, _CLOSE, _NARROW = 1.12, 1.04, 44.0
"""The least distance of columns, and of narrow ones, in card widths: then the cards become smaller,
or take two rows; and the width in pixels below which they are narrow.
"""
_ENDS = 0.4
"""The part of a gap that a row of columns leaves at both ends together, for its outer captions."""
_NAMED = 1.16
"""The height of a column with its name in front and edges of its other cards, in card heights."""


def in_columns(
    melds: Rect, m: Measure, shown: Sequence[int], gaps: Sequence[float], rows: int
) -> SlotWay:
    """Returns a way of columns in ``rows`` rows. Narrow ones lie about the middle of a high band:
    there indices above each other could not be read.
    """
    across = math.ceil(len(shown) / rows)
    level = melds.h / rows
    low = 1.0 if rows == 1 else _LOW_CAPTION
    high = min((level - low * m.below) / (CARD_ASPECT * _NAMED), m.meld)
    parts = [slice(at, at + across) for at in range(0, len(shown), across)]
    rows_gaps = [gaps[part][:-1] for part in parts]

    def units(trophy: float) -> list[list[float]]:
        return [[trophy if it == SQUARED else 1.0 for it in shown[part]] for part in parts]

    def largest(trophy: float) -> float:
        pairs = zip(units(trophy), rows_gaps, strict=True)
        return min(high, *(_widest(melds.w, sum(row), sum(between)) for row, between in pairs))

    card, trophy = with_trophies(shown, largest)

    def lay() -> Iterator[Slot]:
        laid = list(zip(units(trophy), rows_gaps, strict=True))
        spare = ((melds.w - sum(row) * card) / (sum(between) + _ENDS) for row, between in laid)
        aisle = min((_WIDEST_PITCH - 1) * card, *spare)
        tall, words, squared = level, low, card * CARD_ASPECT * _NAMED
        if card < READ:
            tall = min(level, max(squared + low * m.below, clear_height(m, card)))
            words = (tall - squared) / m.below
        for at, (row, between) in enumerate(laid):
            band = Rect(melds.x, melds.y + at * level + (level - tall) / 2, melds.w, tall)
            yield from _row(band, m, words, card, row, [it * aisle for it in between])

    return card, lay


def clear_height(m: Measure, card: float) -> float:
    """Returns the height of a row of columns whose captions hide nothing of their cards."""
    return card * CARD_ASPECT * _NAMED + _CLEAR * m.text


def _widest(room: float, units: float, gaps: float) -> float:
    """Returns the largest width of cards in a row of columns with so many card widths and gaps;
    narrow ones stand closer.
    """
    apart, close = (room / (units + (least - 1) * gaps) for least in (_TIGHTEST, _CLOSE))
    return max(apart, min(close, _NARROW))


def _row(
    band: Rect, m: Measure, low: float, card: float, units: Sequence[float], gaps: Sequence[float]
) -> Iterator[Slot]:
    """Yields slots for columns about the middle of a band, with gaps between them."""
    left = band.cx - (sum(units) * card + sum(gaps)) / 2
    for unit, gap in zip_longest(units, gaps, fillvalue=min(gaps, default=band.w)):
        wide = unit * card
        front, words = standing(band, m, card, left + wide / 2, low)
        if unit > 1.0:
            front = trophy_place(band, front, unit, m.lowness)
        between = max(min(gaps, default=band.w) - _APART * card * (not m.yielding), 0.0)
        free = min(wide + between, CAPTION * wide)
        words = Rect(front.cx - free / 2, words.y, free, words.h)
        yield Slot(front, (front.bottom - band.y) / front.h, words, card)
        left += wide + gap
