"""Computes how large stock and pile may be: between the texts, and while rows have no melds."""

from dataclasses import replace

from canasta_gui.table.layout.geometry import CARD_ASPECT
from canasta_gui.table.layout.measure import Lengths, Measure
from canasta_gui.table.layout.overlaps import CROSSWISE

APART = 0.64
"""The gap between the stock and the pile, in widths of their cards."""
_ASIDE: Lengths = (9.0, 5.5, 5.5)
"""The least width of the texts beside the stock and the pile, in text heights."""
_SPRAWL = 1.2
"""How much farther a very large heap reaches where there is room, in widths of its cards: to the
right, and half as far to the stock.
"""
_EMPTY_ROW = 0.5
"""The part of its height that a row without melds may give to stock and pile."""


def widest_pile(m: Measure, used: float) -> float:
    """Returns the largest width of cards of stock and pile, between the players and the texts."""
    return _half_centre(m, used) / (1 + APART / 2 + CROSSWISE)


def sprawl_of(m: Measure, used: float) -> float:
    """Returns how much farther a very large heap may reach, in widths of its cards."""
    free = _half_centre(m, used) / m.pile - (1 + APART / 2 + CROSSWISE)
    return max(min(free / 1.25, _SPRAWL), 0.0)


def _half_centre(m: Measure, used: float) -> float:
    """Returns the width from the middle of the window to the texts beside stock or pile."""
    return used / 2 - m.column - m.yielded(_ASIDE) * m.text - 3 * m.gap


def opened(m: Measure, used: float, laid: tuple[bool, bool]) -> Measure:
    """Returns the measure with a larger stock and pile while rows have no melds: as large as a card
    in the hand while none has any. The empty rows give the height for it.
    """
    free = [_EMPTY_ROW * band for band, is_laid in zip(_bands(m), laid, strict=True) if not is_laid]
    if not free:
        return m
    most = max(min(m.card, widest_pile(m, used)), m.pile)
    wanted = m.pile + (most - m.pile) * len(free) / len(laid)
    high = m.centre + sum(free) - m.count_room
    pile = max(min(wanted, high / (CARD_ASPECT + m.heap)), m.pile)
    grown = replace(m, pile=pile)
    part = (grown.centre - m.centre) / (sum(free) / _EMPTY_ROW)
    own, other = (
        band * (1 if is_laid else 1 - part) for band, is_laid in zip(_bands(m), laid, strict=True)
    )
    grown = replace(grown, band=own, other_band=other)
    return replace(grown, sprawl=sprawl_of(grown, used))


def _bands(m: Measure) -> tuple[float, float]:
    return m.band, m.other_band
