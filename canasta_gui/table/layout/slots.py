"""Fixed slots for a side's melds: a meld stays where it is when another appears."""

import math
from dataclasses import dataclass

from canasta_gui.table.layout.geometry import CARD_ASPECT, Rect
from canasta_gui.table.layout.measure import MELDS, SQUEEZED, STRIP, Measure

PITCH = 1.3
"""From one slot to the next, by the width of a card."""
WIDEST_PITCH = 1.5
MANY = (12, 10, MELDS)
"""A band keeps room free from the start for the first of these numbers that lies loosely in it."""
LOOSE = 1.22
"""From one slot to the next where they lie loosely, by the width of a card."""
_LONG = 6
"""Cards in the longest meld that is no canasta."""
_CAPTION = 1.28
"""The width of a caption, by that of its card, unless the next one is nearer."""
TIGHTEST = 1.02
"""Slots are never closer than this: before that the cards become smaller, or lie in two rows."""


@dataclass(frozen=True, slots=True)
class Slot:
    """The place of one meld: its front card, the cascade above it, and its caption."""

    front: Rect
    """Where the front card lies; the cascade grows upwards from it."""
    top: float
    """How far up the cascade may reach."""
    caption: Rect

    @property
    def area(self) -> Rect:
        """The front card with the cascade."""
        return Rect(self.front.x, self.top, self.front.w, self.front.bottom - self.top)

    @property
    def long_card(self) -> float:
        """How wide the cards of a long sequence are here."""
        return min(self.front.w, self.area.h / (CARD_ASPECT * (1 + STRIP * (_LONG - 1))))


def slots(melds: Rect, m: Measure, count: int) -> tuple[Slot, ...]:
    """The slots of a band for this many melds; they move only when the band is full."""
    if count == 0:
        return ()
    pitch = _pitch(melds, m, count)
    if pitch >= TIGHTEST * m.small:
        return tuple(_slot(melds, m, m.small, pitch, at) for at in range(count))
    small = melds.w / (1 + TIGHTEST * (count - 1))
    row = tuple(_slot(melds, m, small, TIGHTEST * small, at) for at in range(count))
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
        _slot(lower if at >= half else upper, m, card, pitch, at % half) for at in range(count)
    )


def capacity(melds: Rect, m: Measure) -> int:
    """How many melds a band holds before its slots move."""
    pitch = _pitch(melds, m, 1)
    return max(int((melds.w - m.small) / pitch + 1.001), 1)


def many(m: Measure) -> float:
    """How wide a band is in which very many melds lie at their full size."""
    return (1 + TIGHTEST * (MANY[0] - 1)) * m.small


def _pitch(melds: Rect, m: Measure, count: int) -> float:
    """From one slot to the next: the same for any number of melds, as long as it can be."""
    room = melds.w - m.small
    for many in MANY:
        steady = min(WIDEST_PITCH * m.small, room / (many - 1))
        if steady >= LOOSE * m.small and count <= many:
            return steady
    packed = room / (MANY[0] - 1)
    if TIGHTEST * m.small <= packed and MELDS < count <= MANY[0]:
        return packed
    return min(PITCH * m.small, room / max(count - 1, 1))


def _slot(band: Rect, m: Measure, card: float, pitch: float, at: int) -> Slot:
    high = card * CARD_ASPECT
    x = band.x + at * pitch
    front = Rect(x, band.bottom - m.caption - high, card, high)
    wide = min(pitch, _CAPTION * card)
    caption = Rect(front.cx - wide / 2, front.bottom, wide, m.caption)
    return Slot(front, band.y, caption)
