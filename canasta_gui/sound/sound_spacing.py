"""Spaces sounds so that each can be heard."""

from collections.abc import Callable
from time import monotonic

GAP_MS = 45
"""The least milliseconds between two sounds."""


class SoundSpacing:
    """The time of the last sound."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._last = float("-inf")

    def allows(self, gap_ms: float = GAP_MS) -> bool:
        """Returns whether the last sound is long enough ago; if so, counts a new sound
        from now on.
        """
        now = self._clock()
        is_free = now - self._last >= gap_ms / 1000
        if is_free:
            self._last = now
        return is_free
