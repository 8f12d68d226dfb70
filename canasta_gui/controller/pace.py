"""Determines how long the table rests between computer actions, so that people can follow."""

from dataclasses import dataclass

from canasta_gui.settings.model import Speed

RESTS_MS = {Speed.INSTANT: 0, Speed.FAST: 120, Speed.NORMAL: 350, Speed.SLOW: 900}
"""The milliseconds of rest after an action, by speed."""


_LINGER_MS = 500


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

    @property
    def linger_ms(self) -> int:
        """Returns the milliseconds that follow the rest after a discard."""
        is_shown = self.is_gentle and self.speed is not Speed.INSTANT
        return _LINGER_MS if is_shown else 0

    @property
    def rest_ms(self) -> int:
        """Returns the milliseconds to rest after an action has been shown."""
        return RESTS_MS[self.speed]
