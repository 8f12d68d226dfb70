"""A movement of a sign, beside those of the cards."""

from collections.abc import Callable

Show = Callable[[float], None]
"""Shows a part, from 0 to 1, of a movement. 0 is before it; 1 leaves no trace of it."""


class Flourish:
    """Shows a movement in its time."""

    def __init__(self, show: Show, duration: float, delay: float = 0.0) -> None:
        self._show = show
        self._duration = duration
        self._delay = delay
        self._spent = 0.0
        show(0.0)

    def advance(self, milliseconds: float) -> bool:
        """Go on; answers whether it is over."""
        self._spent += milliseconds
        if self._spent >= self._delay + self._duration:
            self.finish()
            return True
        self._show(max((self._spent - self._delay) / self._duration, 0.0))
        return False

    def finish(self) -> None:
        """Show how it ends."""
        self._show(1.0)
