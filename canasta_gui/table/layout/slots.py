"""Fixed slots for a side's melds: a meld stays where it is when another appears.

Few melds are fanned out at the size of the hand, in high bands in several rows; more of them stand
in columns.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass

from canasta_gui.table.layout.geometry import CARD_ASPECT, Rect
from canasta_gui.table.layout.measure import FAN, MELDS, SQUEEZED, STRIP, Measure

PITCH = 1.3
"""From one column to the next, by the width of a card."""
WIDEST_PITCH = 1.5
MANY = (12, 10, MELDS)
"""A band keeps room free from the start for the first of these numbers that lies loosely in it."""
LOOSE = 1.22
"""From one column to the next where they lie loosely, by the width of a card."""
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
_FEW = 4
"""A band that has no room for so many fans at full size never has any."""
_MORE = 2
"""So many melds more lie in smaller fans."""
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
    """The slots of a band for this many melds; they move only when the band is full."""
    if count == 0:
        return ()
    return _fans(melds, m, count) or _columns(melds, m, count)


def _fans(melds: Rect, m: Measure, count: int) -> tuple[Slot, ...]:
    """Slots for fans, at full size or a little smaller; none where columns are as large."""
    enough = [way for way in _ways(melds, m) if way.rows * way.places >= count]
    way = max(enough, key=lambda it: (it.card, it.rows * it.places), default=None)
    if way is None or way.card < _WORTH * m.small:
        return ()
    return tuple(_fan(melds, m, way, at) for at in range(count))


@dataclass(frozen=True, slots=True)
class _Way:
    """A way to lay fans: so many in each of some rows, with cards of a width."""

    rows: int
    places: int
    card: float


def _ways(melds: Rect, m: Measure) -> Iterator[_Way]:
    """In each number of rows as many as have room at the largest size, or some more."""
    fan = _FANNED + _AISLE
    for rows in _ROWS:
        largest = min(m.card, (melds.h / rows - m.caption) / CARD_ASPECT)
        places = int(melds.w / (fan * largest)) if largest > 0 else 0
        if rows * places >= _FEW:
            yield _Way(rows, places, largest)
            yield _Way(rows, places + _MORE, melds.w / (places + _MORE) / fan)


def _fan(band: Rect, m: Measure, way: _Way, at: int) -> Slot:
    """One of the places; the lowest row comes first."""
    row, place = divmod(at, way.places)
    pitch, high = band.w / way.places, band.h / way.rows
    level = Rect(band.x, band.bottom - (row + 1) * high, band.w, high)
    front, caption = _standing(level, m, way.card, band.x + (place + 0.5) * pitch)
    return Slot(front, pitch / way.card - _AISLE, caption, is_wide=True)


def _columns(melds: Rect, m: Measure, count: int) -> tuple[Slot, ...]:
    pitch = _pitch(melds, m, count)
    if pitch >= TIGHTEST * m.small:
        return tuple(_column(melds, m, m.small, pitch, at) for at in range(count))
    small = melds.w / (1 + TIGHTEST * (count - 1))
    row = tuple(_column(melds, m, small, TIGHTEST * small, at) for at in range(count))
    rows = _in_rows(melds, m, count)
    return row if row[0].long_card >= rows[0].long_card else rows


def _in_rows(melds: Rect, m: Measure, count: int) -> tuple[Slot, ...]:
    half = math.ceil(count / 2)
    high = (melds.h / 2 - m.caption) / (CARD_ASPECT * SQUEEZED)
    wide = melds.w / (1 + 1.02 * (half - 1))
    card = min(m.small, high, wide)
    pitch = min(PITCH * card, (melds.w - card) / max(half - 1, 1))
    upper = Rect(melds.x, melds.y, melds.w, melds.h / 2)
    lower = Rect(melds.x, melds.cy, melds.w, melds.h / 2)
    return tuple(
        _column(lower if at >= half else upper, m, card, pitch, at % half) for at in range(count)
    )


def _pitch(melds: Rect, m: Measure, count: int) -> float:
    """From one column to the next: the same for any number, as long as it can be."""
    room = melds.w - m.small
    for many in MANY:
        steady = min(WIDEST_PITCH * m.small, room / (many - 1))
        if steady >= LOOSE * m.small and count <= many:
            return steady
    packed = room / (MANY[0] - 1)
    if TIGHTEST * m.small <= packed and MELDS < count <= MANY[0]:
        return packed
    return min(PITCH * m.small, room / max(count - 1, 1))


def _column(band: Rect, m: Measure, card: float, pitch: float, at: int) -> Slot:
    front, caption = _standing(band, m, card, band.x + card / 2 + at * pitch)
    wide = min(pitch, caption.w)
    caption = Rect(front.cx - wide / 2, caption.y, wide, caption.h)
    return Slot(front, (front.bottom - band.y) / front.h, caption)


def _standing(band: Rect, m: Measure, card: float, cx: float) -> tuple[Rect, Rect]:
    """A card at the foot of a band, and the words below it."""
    high, wide = card * CARD_ASPECT, _CAPTION * card
    front = Rect(cx - card / 2, band.bottom - m.caption - high, card, high)
    return front, Rect(cx - wide / 2, front.bottom, wide, m.caption)
