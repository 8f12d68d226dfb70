"""How long the table rests between the actions of computers, so that people can follow."""

from dataclasses import dataclass

from canasta_gui.settings.model import Speed

_RESTS_MS = {Speed.INSTANT: 0, Speed.FAST: 120, Speed.NORMAL: 350, Speed.SLOW: 900}


@dataclass(frozen=True, slots=True)
class Pace:
    """What a player set: the speed, and whether each computer's turn waits for her."""

    speed: Speed = Speed.NORMAL
    is_waiting: bool = False

    @property
    def rest_ms(self) -> int:
        """Milliseconds after an action has been shown to its end."""
        return _RESTS_MS[self.speed]
