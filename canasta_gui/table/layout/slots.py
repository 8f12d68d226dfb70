"""The slots of a side's melds, about the middle of their band and always in the same order.

When another meld appears the others move aside by half a slot. Few melds are fanned out, as large
as they can be, in high bands in several rows; many of them stand in columns.
"""

import math
from collections.abc import Iterator, Sequence
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
_AISLE = 0.16
"""Between two melds, by the width of a card."""
_FANNED = 1 + 3 * FAN + _AISLE
"""What a fan of four cards takes, by the width of a card."""
_SQUARED = 1.22 + _AISLE
"""What a squared meld with its seal takes."""
_SPREAD = (4.1, 1.9)
"""What either of them takes where there is much room."""
_ROWS = (1, 2, 3)
"""High bands have several rows of fans."""
_WORTH = 0.99
"""Fans are no smaller than columns by this factor."""


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


def slots(melds: Rect, m: Measure, squared: Sequence[bool]) -> tuple[Slot, ...]:
    """The slots of a band for melds in their order, each one ``squared`` or not."""
    if not squared:
        return ()
    return _fans(melds, m, squared) or _columns(melds, m, len(squared))


def _fans(melds: Rect, m: Measure, squared: Sequence[bool]) -> tuple[Slot, ...]:
    """Slots for fans, as large as they can be; none where columns are as large."""
    ways = [_in_fans(melds, m, squared, rows) for rows in _ROWS]
    best = max(ways, key=lambda way: way[0].front.w)
    columns = _columns(melds, m, len(squared))
    return best if best[0].front.w >= _WORTH * columns[0].front.w else ()


def _in_fans(melds: Rect, m: Measure, squared: Sequence[bool], rows: int) -> tuple[Slot, ...]:
    """Slots for fans in so many rows; the lowest row comes first."""
    beside = math.ceil(len(squared) / rows)
    level = melds.h / rows
    parts = [squared[at : at + beside] for at in range(0, len(squared), beside)]
    widest = min(melds.w / sum(map(_least, part)) for part in parts)
    card = max(min(m.meld, (level - m.caption) / CARD_ASPECT, widest), 1.0)
    found: list[Slot] = []
    for row, part in enumerate(parts):
        band = Rect(melds.x, melds.bottom - (row + 1) * level, melds.w, level)
        found.extend(_fan_row(band, m, card, part))
    return tuple(found)


def _least(is_squared: bool) -> float:
    """What a meld takes at the least, by the width of a card."""
    return _SQUARED if is_squared else _FANNED


def _fan_row(band: Rect, m: Measure, card: float, squared: Sequence[bool]) -> Iterator[Slot]:
    """Fans about the middle of a band; what is free opens them, and not the squared melds."""
    least = [_least(it) * card for it in squared]
    gains = [(_SPREAD[it] - _least(it)) * card if not it or all(squared) else 0.0 for it in squared]
    part = min((band.w - sum(least)) / (sum(gains) or 1.0), 1.0)
    widths = [wide + part * gain for wide, gain in zip(least, gains, strict=True)]
    left = band.cx - sum(widths) / 2
    for wide in widths:
        front, caption = _standing(band, m, card, left + wide / 2)
        caption = Rect(front.cx - 0.47 * wide, caption.y, 0.94 * wide, caption.h)
        yield Slot(front, wide / card - _AISLE, caption, is_wide=True)
        left += wide


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
