"""Animates signs that appear: they begin too large and shrink to their size."""

from collections.abc import Hashable, Iterable

from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.motion.flourish import Flourish

_LARGER = 0.5
"""How much larger they are at the beginning, as a part of their size."""


def pop(items: PixmapItems, keys: Iterable[Hashable], duration: float) -> Flourish:
    """Animates the items of these keys from small to full size."""
    moved = tuple(keys)

    def show(part: float) -> None:
        size = 1 + _LARGER * (1 - part) ** 2
        for key in moved:
            items.pose(key, opacity=min(0.4 + 1.2 * part, 1.0), across=size, high=size)

    return Flourish(show, duration)
