"""How time passes at the table: how long it rests between computer actions, so that people can
follow, and how long people play; long pauses count only in part.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from canasta_gui.viewmodel.table_choices import Speed

RESTS_MS = {Speed.INSTANT: 0, Speed.FAST: 120, Speed.NORMAL: 350, Speed.SLOW: 900}
"""The milliseconds of rest after an action, by speed."""


_LINGER_MS = 500
_TAUGHT_MS = 900
"""The milliseconds that follow a discard, for newcomers and in lessons, where no rest is less."""


@dataclass(frozen=True, slots=True)
class Pace:
    """The player's settings for the speed, and for where the game waits."""

    speed: Speed = Speed.NORMAL
    is_waiting: bool = False
    """Whether the game waits after each computer's turn."""
    is_careful: bool = False
    """Whether the player confirms each discard, which ends the turn."""

    is_gentle: bool = False
    """Whether each discard of a computer is left to be looked at, as in a newcomer's match."""

    def rest_after(self, *, has_thrown: bool, is_taught: bool) -> int:
        """Returns the milliseconds to rest after a computer's action, which people who are taught
        look at for the first time.
        """
        if self.speed is Speed.INSTANT:
            return self.rest_ms
        rest = max(self.rest_ms, _TAUGHT_MS) if is_taught else self.rest_ms
        linger = _TAUGHT_MS if is_taught else _LINGER_MS if self.is_gentle else 0
        return rest + (linger if has_thrown else 0)

    @property
    def rest_ms(self) -> int:
        """Returns the milliseconds to rest after an action has been shown."""
        return RESTS_MS[self.speed]


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
