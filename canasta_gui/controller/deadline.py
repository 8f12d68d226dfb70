"""How long computer players think by the clock."""

from collections.abc import Callable
from time import perf_counter

CAP_S = 0.9
"""No choice of a computer player takes longer."""
UNHURRIED_CAP_S = 5.0
"""The same where the person at the table lets computers take their time."""


class Deadline:
    """The end of the time for a choice; one more step has to fit in whole."""

    def __init__(self, limit_s: float, clock: Callable[[], float] = perf_counter) -> None:
        self._clock = clock
        self._last = clock()
        self._end = self._last + limit_s

    def allows_more(self) -> bool:
        """Whether a step as long as the one since the last question would end in time."""
        now = self._clock()
        step, self._last = now - self._last, now
        return now + step <= self._end
