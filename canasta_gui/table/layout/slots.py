"""Chooses the slots of a side's melds, about the middle of their band, always in the same order.

When another meld appears the others move aside by half a slot. Few melds are fanned out, as large
as they can be, in high bands in several rows; many of them stand in columns.
"""

from collections.abc import Sequence
from functools import lru_cache
from operator import itemgetter

from canasta_gui.table.layout.column_slots import in_columns
from canasta_gui.table.layout.fan_slots import in_fans, in_height
from canasta_gui.table.layout.geometry import Rect
from canasta_gui.table.layout.measure import Measure
from canasta_gui.table.layout.slot import READ, SQUARED, Slot

_ROWS = (1, 2, 3)
"""The numbers of rows of fans that are tried; high bands have several."""
_WHOLE, _SURELY_READ = 0.98, 67.0
"""The part of the size that fans would have with more room from which on they have it; and the
width in pixels from which on their cards are read where many sides have low rows.
"""
_WORTH, _SMALL_WORTH = 0.86, 1.15
"""The least scale of fans, by that of columns, for which they are chosen: read, and small cards."""


def slots(
    melds: Rect,
    m: Measure,
    shown: Sequence[int],
    whole: Sequence[int] = (),
    gaps: Sequence[float] = (),
    *,
    has_canastas: bool = False,
) -> tuple[Slot, ...]:
    """Returns the slots of a band for melds in their order; ``shown`` tells how many cards of each
    must show in a fan, and ``whole`` how many do where there is room; ``gaps`` how wide the gap
    behind each is in a row of columns. Where any row has canastas the cards of all leave room for
    them, so that they are alike.
    """
    if not shown:
        return ()
    gaps = tuple(gaps) or (1.0,) * len(shown)
    has_canastas = has_canastas or SQUARED in shown
    return _best_slots(melds, m, tuple(shown), tuple(whole or shown), gaps, has_canastas)


@lru_cache(maxsize=256)
def _best_slots(
    melds: Rect,
    m: Measure,
    shown: tuple[int, ...],
    whole: tuple[int, ...],
    gaps: tuple[float, ...],
    has_canastas: bool,
) -> tuple[Slot, ...]:
    """Returns fans, or columns where these are read better.

    They are kept, because most pictures of a deal differ in no meld from the one before.
    """
    ways = (in_fans(melds, m, shown, whole, rows, has_canastas) for rows in _ROWS)
    card, fans = max(ways, key=itemgetter(0))
    ways = (in_columns(melds, m, shown, gaps, rows) for rows in (1, 2))
    other, columns = max(ways, key=itemgetter(0))
    least = _SURELY_READ if m.is_tight else min(READ, _WHOLE * in_height(melds.h, m, has_canastas))
    is_read = card >= least
    return tuple(fans() if card >= (_WORTH if is_read else _SMALL_WORTH) * other else columns())
