"""Animation of a sign or effect beside the motions of cards; signs that appear begin too large and
shrink.
"""

from collections.abc import Callable, Hashable, Iterable

from canasta_gui.table.furniture.pixmap_items import PixmapItems

Show = Callable[[float], None]
"""A function that shows a part of a movement, from 0 (before it) to 1 (no trace is left)."""


class Flourish:
    """A `Show` function with the time in which it runs."""

    def __init__(self, show: Show, duration: float, delay: float = 0.0) -> None:
        self._show = show
        self._duration = duration
        self._delay = delay
        self._spent = 0.0
        show(0.0)

    def advance(self, milliseconds: float) -> bool:
        """Advances the movement; returns whether it is over."""
        self._spent += milliseconds
        if self._spent >= self._delay + self._duration:
            self.finish()
            return True
        self._show(max((self._spent - self._delay) / self._duration, 0.0))
        return False

    def finish(self) -> None:
        """Shows the end of the movement."""
        self._show(1.0)


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
