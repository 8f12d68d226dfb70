"""Signs that come up: a little too large at first, then as large as they are."""

from collections.abc import Hashable, Iterable

from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.motion.flourish import Flourish

_LARGER = 0.5
"""By how much they begin larger than they will be."""


def pop(items: PixmapItems, keys: Iterable[Hashable], duration: float) -> Flourish:
    """Animates the items of these keys from small to full size."""
    moved = tuple(keys)

    def show(part: float) -> None:
        size = 1 + _LARGER * (1 - part) ** 2
        for key in moved:
            items.pose(key, opacity=min(0.4 + 1.2 * part, 1.0), across=size, high=size)

    return Flourish(show, duration)
