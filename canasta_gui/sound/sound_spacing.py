"""Sounds far enough apart to be heard one by one."""

from collections.abc import Callable
from time import monotonic

GAP_MS = 45
"""Between any two sounds."""


class SoundSpacing:
    """Remembers when something was last heard."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._last = float("-inf")

    def allows(self, gap_ms: float = GAP_MS) -> bool:
        """Whether nothing has been heard for so long; if so, something is heard now."""
        now = self._clock()
        is_free = now - self._last >= gap_ms / 1000
        if is_free:
            self._last = now
        return is_free
