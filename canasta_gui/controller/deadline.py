"""Limits how long computer players think, in seconds of wall-clock time."""

from collections.abc import Callable
from time import perf_counter

CAP_S = 0.9
"""The longest time for a choice of a computer player, in seconds."""
UNHURRIED_CAP_S = 5.0
"""The same if the person at the table lets computers take their time."""


class Deadline:
    """The end of the time for a choice; a step begins only if it can end in time."""

    def __init__(self, limit_s: float, clock: Callable[[], float] = perf_counter) -> None:
        self._clock = clock
        self._last = clock()
        self._end = self._last + limit_s

    def allows_more(self) -> bool:
        """Returns whether a step as long as the last one would end in time."""
        now = self._clock()
        step, self._last = now - self._last, now
        return now + step <= self._end
