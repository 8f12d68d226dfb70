"""Measures how long people play; long pauses count only in part."""

import time
from collections.abc import Callable
from typing import Final

_LONGEST_PAUSE: Final = 120.0
"""The largest number of seconds that a pause counts."""


class PlayClock:
    """Adds up the time between things that happen at the table.

    The clock must never go back, whatever is done to the date: times are never negative.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._last = now()
        self._seconds = 0.0

    def start(self) -> None:
        """Starts at zero."""
        self._last, self._seconds = self._now(), 0.0

    def touch(self) -> None:
        """Counts the time since the table was last touched."""
        now = self._now()
        self._seconds += min(max(now - self._last, 0.0), _LONGEST_PAUSE)
        self._last = now

    def take(self) -> int:
        """Returns the whole seconds since they were last taken."""
        self.touch()
        whole = int(self._seconds)
        self._seconds -= whole
        return whole
