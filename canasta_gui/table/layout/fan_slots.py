"""Computes slots for melds that are fanned out, as large as they can be, in one row or more."""

import math
from collections.abc import Iterator, Sequence

from canasta_gui.table.layout.geometry import CARD_ASPECT, Rect, widened
from canasta_gui.table.layout.measure import Measure
from canasta_gui.table.layout.overlaps import (
    FAN,
    LEAST_TROPHY,
    TROPHY,
    squared_height,
    trophy_place,
)
from canasta_gui.table.layout.slot import FEW, SQUARED, Slot, SlotWay, standing, with_trophies

_AISLE, _AIR, _AIR_SHARE = 0.11, 0.5, 0.62
"""The least gap between two melds, how much wider it becomes in a row with room, in card widths;
and the part of the free room that gaps take before fans become wider.
"""
_SPREAD = 3.0
"""The largest width of a fan, in card widths: three cards beside each other, so that sets of three
and of more leave the same gaps.
"""
_YIELDS = 0.9
"""The least part of their size to which melds shrink in a low band, so that a canasta is larger
than they are.
"""


def in_fans(
    melds: Rect,
    m: Measure,
    shown: Sequence[int],
    whole: Sequence[int],
    rows: int,
    has_canastas: bool,
) -> SlotWay:
    """Returns a way of fans in ``rows`` rows. Beside canastas of any row cards are smaller."""
    beside = math.ceil(len(shown) / rows)
    level = melds.h / rows
    parts = [shown[at : at + beside] for at in range(0, len(shown), beside)]
    high = in_height(level, m, has_canastas)

    def largest(trophy: float) -> float:
        widest = min(melds.w / sum(_least(it, trophy) for it in part) for part in parts)
        return max(min(high, widest), 1.0)

    card, trophy = with_trophies(shown, largest)

    def lay() -> Iterator[Slot]:
        for row, part in enumerate(parts):
            band = Rect(melds.x, melds.y + row * level, melds.w, level)
            wanted = whole[row * beside : (row + 1) * beside]
            yield from _fan_row(band, m, card, part, wanted, trophy)

    return card, lay


def in_height(level: float, m: Measure, has_canastas: bool) -> float:
    """Returns the width of the cards of fans for which a band is high enough: beside canastas less,
    and in a low window so much that these are hardly larger.
    """
    card = min(m.meld, (level - m.below) / CARD_ASPECT)
    if not has_canastas:
        return card
    most = level / squared_height(m.lowness)
    ample = max(most / TROPHY, _YIELDS * card)
    return min(card, ample + m.lowness * max(most / LEAST_TROPHY - ample, 0.0))


def _least(shown: int, trophy: float) -> float:
    """Returns the least width of a meld of which so many cards must show, in card widths."""
    if shown == SQUARED:
        return trophy + _AISLE
    return 1 + (max(shown, FEW) - 1) * FAN + _AISLE


def _fan_row(
    band: Rect,
    m: Measure,
    card: float,
    shown: Sequence[int],
    whole: Sequence[int],
    trophy: float,
) -> Iterator[Slot]:
    """Yields slots for fans about the middle of a band; free room shows more indices of long ones,
    then it widens gaps and fans alike, and what fans leave the gaps.
    """
    most = [0.0 if it == SQUARED else (_SPREAD + _AISLE) * card for it in shown]
    widths = [_least(it, trophy) * card for it in shown]
    wanted = [min(_least(it, trophy) * card, wide) for it, wide in zip(whole, most, strict=True)]
    widths = widened(widths, wanted, (1 - _AIR_SHARE) * (band.w - sum(widths)))
    widths = widened(widths, most, (1 - _AIR_SHARE) * (band.w - sum(widths)))
    air = min((band.w - sum(widths)) / max(len(shown) - 1, 1), _AIR * card)
    left = band.cx - (sum(widths) + (len(shown) - 1) * air) / 2
    for wide, count in zip(widths, shown, strict=True):
        front, caption = standing(band, m, card, left + wide / 2)
        if count == SQUARED:
            front = trophy_place(band, front, trophy, m.lowness)
        caption = Rect(front.cx - 0.47 * wide, caption.y, 0.94 * wide, caption.h)
        yield Slot(front, wide / card - _AISLE, caption, card, is_wide=True)
        left += wide + air
