"""Signs that come up: a little too large at first, then as large as they are."""

from collections.abc import Hashable, Iterable

from canasta_gui.table.furniture.signs import Signs
from canasta_gui.table.motion.flourish import Flourish

_LARGER = 0.5
"""By how much they begin larger than they will be."""


def pop(signs: Signs, keys: Iterable[Hashable], duration: float) -> Flourish:
    """Let signs come up, all at once."""
    moved = tuple(keys)

    def show(part: float) -> None:
        size = 1 + _LARGER * (1 - part) ** 2
        for key in moved:
            signs.pose(key, opacity=min(0.4 + 1.2 * part, 1.0), across=size, high=size)

    return Flourish(show, duration)
