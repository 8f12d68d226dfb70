"""The slots of a side's melds, about the middle of their band and always in the same order.

When another meld appears the others move aside by half a slot. Few melds are fanned out, as large
as they can be, in high bands in several rows; many of them stand in columns.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass

from canasta_gui.table.layout.geometry import CARD_ASPECT, Rect
from canasta_gui.table.layout.measure import FAN, SQUEEZED, STRIP, Measure

_WIDEST_PITCH = 1.5
"""From one column to the next at the most, by the width of a card."""
_LONG = 6
"""Cards in the longest meld that is no canasta."""
_CAPTION = 1.28
"""The width of a caption, by that of its card, unless the next one is nearer."""
TIGHTEST = 1.02
"""Columns are never closer than this: before that the cards become smaller, or lie in two rows."""
_FANNED = 1 + 3 * FAN
"""The width of a fan of four cards, by that of a card."""
_AISLE = 0.16
"""Between two fans, by the width of a card."""
_ROWS = (1, 2, 3)
"""High bands have several rows of fans."""
_PLACES = range(3, 11)
"""So many fans have room beside each other."""
_WIDEST_FAN = 3.5
"""From the middle of one fan to that of the next at the most, by the width of a card."""
_WORTH = 1.05
"""Fans are larger than columns by this factor at the least."""


@dataclass(frozen=True, slots=True)
class Slot:
    """The place of one meld: a column, or the middle of a fan."""

    front: Rect
    """Where a squared meld lies: a column grows upwards from there, a fan to both sides."""
    room: float
    """How long the meld may be where it grows, by the length of a card."""
    caption: Rect
    """The words below it."""
    is_wide: bool = False
    """Whether the meld is fanned out."""

    @property
    def long_card(self) -> float:
        """How wide the cards of a long sequence are here."""
        return self.front.w * min(1.0, self.room / (1 + STRIP * (_LONG - 1)))


def slots(melds: Rect, m: Measure, count: int) -> tuple[Slot, ...]:
    """The slots of a band for this many melds."""
    if count == 0:
        return ()
    return _fans(melds, m, count) or _columns(melds, m, count)


def _fans(melds: Rect, m: Measure, count: int) -> tuple[Slot, ...]:
    """Slots for fans, as large as they can be; none where columns are as large."""
    enough = [way for way in _ways(melds, m) if way.rows * way.places >= count]
    way = max(enough, key=lambda it: (it.card, -it.rows * it.places), default=None)
    if way is None or way.card < _WORTH * _columns(melds, m, count)[0].front.w:
        return ()
    return tuple(_fan(melds, m, way, at, count) for at in range(count))


@dataclass(frozen=True, slots=True)
class _Way:
    """A way to lay fans: so many in each of some rows, with cards of a width."""

    rows: int
    places: int
    card: float


def _ways(melds: Rect, m: Measure) -> Iterator[_Way]:
    """Each number of rows and of places, with the largest cards that have room."""
    for rows in _ROWS:
        high = (melds.h / rows - m.caption) / CARD_ASPECT
        for places in _PLACES:
            card = min(m.meld, high, melds.w / places / (_FANNED + _AISLE))
            if card > 0:
                yield _Way(rows, places, card)


def _fan(band: Rect, m: Measure, way: _Way, at: int, count: int) -> Slot:
    """One of the fans; the lowest row is filled first, and each row lies about the middle."""
    row, place = divmod(at, way.places)
    beside = min(count - row * way.places, way.places)
    pitch, high = min(band.w / way.places, _WIDEST_FAN * way.card), band.h / way.rows
    level = Rect(band.x, band.bottom - (row + 1) * high, band.w, high)
    front, caption = _standing(level, m, way.card, band.cx + (place - (beside - 1) / 2) * pitch)
    caption = Rect(front.cx - 0.47 * pitch, caption.y, 0.94 * pitch, caption.h)
    return Slot(front, pitch / way.card - _AISLE, caption, is_wide=True)


def _columns(melds: Rect, m: Measure, count: int) -> tuple[Slot, ...]:
    """One row of columns; where they are too close, smaller or in two rows."""
    pitch = min(_WIDEST_PITCH * m.small, (melds.w - m.small) / max(count - 1, 1))
    if pitch >= TIGHTEST * m.small:
        return _row(melds, m, m.small, pitch, count)
    small = melds.w / (1 + TIGHTEST * (count - 1))
    row = _row(melds, m, small, TIGHTEST * small, count)
    rows = _in_rows(melds, m, count)
    return row if row[0].long_card >= rows[0].long_card else rows


def _in_rows(melds: Rect, m: Measure, count: int) -> tuple[Slot, ...]:
    half = math.ceil(count / 2)
    high = (melds.h / 2 - m.caption) / (CARD_ASPECT * SQUEEZED)
    card = min(m.small, high, melds.w / (1 + TIGHTEST * (half - 1)))
    pitch = min(_WIDEST_PITCH * card, (melds.w - card) / max(half - 1, 1))
    upper = Rect(melds.x, melds.y, melds.w, melds.h / 2)
    lower = Rect(melds.x, melds.cy, melds.w, melds.h / 2)
    return (*_row(upper, m, card, pitch, half), *_row(lower, m, card, pitch, count - half))


def _row(band: Rect, m: Measure, card: float, pitch: float, count: int) -> tuple[Slot, ...]:
    """Columns about the middle of a band."""
    first = band.cx - (count - 1) / 2 * pitch
    return tuple(_column(band, m, card, pitch, first + at * pitch) for at in range(count))


def _column(band: Rect, m: Measure, card: float, pitch: float, cx: float) -> Slot:
    front, caption = _standing(band, m, card, cx)
    wide = min(pitch, caption.w)
    caption = Rect(front.cx - wide / 2, caption.y, wide, caption.h)
    return Slot(front, (front.bottom - band.y) / front.h, caption)


def _standing(band: Rect, m: Measure, card: float, cx: float) -> tuple[Rect, Rect]:
    """A card at the foot of a band, and the words below it."""
    high, wide = card * CARD_ASPECT, _CAPTION * card
    front = Rect(cx - card / 2, band.bottom - m.caption - high, card, high)
    return front, Rect(cx - wide / 2, front.bottom, wide, m.caption)
