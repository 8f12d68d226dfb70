"""Computes the slots of a side's melds, about the middle of their band, always in the same order.

When another meld appears the others move aside by half a slot. Few melds are fanned out, as large
as they can be, in high bands in several rows; many of them stand in columns.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from canasta_gui.table.layout.geometry import CARD_ASPECT, Rect
from canasta_gui.table.layout.measure import FAN, SQUEEZED, STRIP, Measure

_WIDEST_PITCH = 1.5
"""The largest distance from one column to the next, in card widths."""
_LONG = 6
"""The number of cards in the longest meld that is no canasta."""
_CAPTION = 1.28
"""The width of a caption, in card widths, unless the next one is nearer."""
_LOW_CAPTION = 0.84
"""The height of captions between two rows, as a part of the usual height."""
_TIGHTEST = 1.05
"""The least distance of columns, in card widths; then the cards become smaller, or take two
rows.
"""
_OVERLAPPING = 0.89
"""The least distance of columns of small cards, in card widths: their indices show."""
_SMALL = 36.0
"""The width in pixels below which cards are small."""
_SET_ROOM = 1.4
"""The height of a column of sets alone, in card heights: three of its cards show."""
_AISLE = 0.16
"""The gap between two melds, in card widths."""
SQUARED, FEW = 1, 4
"""The numbers of cards that must show of a canasta, and at least have room in a fan."""
_SQUARED_WIDTH = 1.22 + _AISLE
"""The width of a squared meld with its seal, in card widths."""
_SPREAD = (4.1, 1.9)
"""The largest widths of a fan and of a squared meld, in card widths."""
_ROWS = (1, 2, 3)
"""The numbers of rows of fans that are tried; high bands have several."""
_WORTH = 0.99
"""The least scale of fans against columns for which fans are chosen."""


@dataclass(frozen=True, slots=True)
class Slot:
    """The place of one meld: a column, or the middle of a fan."""

    front: Rect
    """The place of a squared meld; a column grows upwards from there, a fan to both sides."""
    room: float
    """The length of the meld in the direction of its growth, in card lengths."""
    caption: Rect
    """The rectangle of the text below the meld."""
    is_wide: bool = False
    """Whether the meld is fanned out."""

    @property
    def long_card(self) -> float:
        """Returns the width of the cards of a long sequence in this slot."""
        return self.front.w * min(1.0, self.room / (1 + STRIP * (_LONG - 1)))


def slots(
    melds: Rect, m: Measure, shown: Sequence[int], *, has_runs: bool = False
) -> tuple[Slot, ...]:
    """Returns the slots of a band for melds in their order; ``shown`` tells how many cards of each
    must show, ``has_runs`` whether sequences are among them, whose columns are higher.
    """
    if not shown:
        return ()
    fans = max((_in_fans(melds, m, shown, rows) for rows in _ROWS), key=_size)
    columns = _columns(melds, m, len(shown), has_runs=has_runs)
    return fans if _size(fans) >= _WORTH * _size(columns) else columns


def _size(found: Sequence[Slot]) -> float:
    """Returns the width of the cards in slots."""
    return found[0].front.w


def _in_fans(melds: Rect, m: Measure, shown: Sequence[int], rows: int) -> tuple[Slot, ...]:
    """Returns slots for fans in ``rows`` rows; the lowest row comes first."""
    beside = math.ceil(len(shown) / rows)
    level = melds.h / rows
    parts = [shown[at : at + beside] for at in range(0, len(shown), beside)]
    widest = min(melds.w / sum(map(_least, part)) for part in parts)
    card = max(min(m.meld, (level - m.caption) / CARD_ASPECT, widest), 1.0)
    found: list[Slot] = []
    for row, part in enumerate(parts):
        band = Rect(melds.x, melds.bottom - (row + 1) * level, melds.w, level)
        found.extend(_fan_row(band, m, card, part))
    return tuple(found)


def _least(shown: int) -> float:
    """Returns the least width of a meld of which so many cards must show, in card widths."""
    if shown == SQUARED:
        return _SQUARED_WIDTH
    return 1 + (max(shown, FEW) - 1) * FAN + _AISLE


def _gain(shown: int) -> float:
    """Returns how much wider than at least a meld may become, in card widths."""
    return max(_SPREAD[shown == SQUARED] - _least(shown), 0.0)


def _fan_row(band: Rect, m: Measure, card: float, shown: Sequence[int]) -> Iterator[Slot]:
    """Yields slots for fans about the middle of a band; free room widens the fans only."""
    has_fans = any(it != SQUARED for it in shown)
    least = [_least(it) * card for it in shown]
    gains = [0.0 if has_fans and it == SQUARED else _gain(it) * card for it in shown]
    part = min((band.w - sum(least)) / (sum(gains) or 1.0), 1.0)
    widths = [wide + part * gain for wide, gain in zip(least, gains, strict=True)]
    left = band.cx - sum(widths) / 2
    for wide in widths:
        front, caption = _standing(band, m.caption, card, left + wide / 2)
        caption = Rect(front.cx - 0.47 * wide, caption.y, 0.94 * wide, caption.h)
        yield Slot(front, wide / card - _AISLE, caption, is_wide=True)
        left += wide


def _columns(melds: Rect, m: Measure, count: int, *, has_runs: bool) -> tuple[Slot, ...]:
    """Returns slots for columns in one row or in two, whichever leaves larger cards."""
    ways = [_in_columns(melds, m, count, rows, has_runs=has_runs) for rows in (1, 2)]
    return max(ways, key=lambda way: way[0].long_card if has_runs else _size(way))


def _in_columns(
    melds: Rect, m: Measure, count: int, rows: int, *, has_runs: bool
) -> tuple[Slot, ...]:
    """Returns slots for columns in ``rows`` rows; the upper row comes first."""
    across = math.ceil(count / rows)
    level = melds.h / rows
    room = SQUEEZED if rows > 1 else m.cascade_room if has_runs else _SET_ROOM
    caption = m.caption if rows == 1 else _LOW_CAPTION * m.caption
    high = min((level - caption) / (CARD_ASPECT * room), m.meld)
    card = min(high, _widest(melds.w, across))
    pitch = min(_WIDEST_PITCH * card, (melds.w - card) / max(across - 1, 1))
    found: list[Slot] = []
    for row in range(rows):
        band = Rect(melds.x, melds.y + row * level, melds.w, level)
        found.extend(_row(band, caption, card, pitch, min(across, count - row * across)))
    return tuple(found)


def _widest(room: float, across: int) -> float:
    """Returns the largest width of cards in columns that share a row: beside each other, and small
    ones a little over each other.
    """
    apart, close = (room / (1 + least * (across - 1)) for least in (_TIGHTEST, _OVERLAPPING))
    return max(apart, min(close, _SMALL))


def _row(band: Rect, caption: float, card: float, pitch: float, count: int) -> tuple[Slot, ...]:
    """Returns slots for columns about the middle of a band."""
    first = band.cx - (count - 1) / 2 * pitch
    return tuple(_column(band, caption, card, pitch, first + at * pitch) for at in range(count))


def _column(band: Rect, caption: float, card: float, pitch: float, cx: float) -> Slot:
    front, words = _standing(band, caption, card, cx)
    wide = min(pitch, words.w)
    words = Rect(front.cx - wide / 2, words.y, wide, words.h)
    return Slot(front, (front.bottom - band.y) / front.h, words)


def _standing(band: Rect, caption: float, card: float, cx: float) -> tuple[Rect, Rect]:
    """Returns the rectangles of a card at the foot of a band, and of the text below it."""
    high, wide = card * CARD_ASPECT, _CAPTION * card
    front = Rect(cx - card / 2, band.bottom - caption - high, card, high)
    return front, Rect(cx - wide / 2, front.bottom, wide, caption)
