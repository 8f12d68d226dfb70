"""The numbers that phones without a camera type: short, thus for few tries and a little time."""

import hmac
from typing import Final

_LASTS_S: Final = 120.0
"""The seconds for which a number may be typed; a key, which cameras of phones read, has no end."""
_MOST_WRONG: Final = 5
"""The wrong numbers after which all are worth nothing."""


class TypedNumbers:
    """The numbers that may be typed now. All times are seconds of one clock."""

    def __init__(self) -> None:
        self.wrong = 0
        """The numbers that were wrong since somebody at the table last asked for one."""
        self._offered: dict[int, tuple[bytes, float]] = {}

    def offer(self, seat: int, number: bytes, time: float) -> None:
        """Lets a number stand for a seat in place of an earlier one; an empty one ends that."""
        self._offered.pop(seat, None)
        if number:
            self._offered[seat] = number, time + _LASTS_S

    def take(self, number: bytes, time: float) -> int | None:
        """Returns the seat of a number, which is worth nothing afterwards; ``None`` for a wrong
        one.
        """
        # Every number is compared: how long it takes tells nothing.
        offered = self._offered.items()
        found = [seat for seat, (it, _) in offered if hmac.compare_digest(it, number)]
        if not self._is_spent and found and time < self._offered.pop(found[0])[1]:
            return found[0]
        self.wrong += 1
        return None

    def drop_old(self, time: float) -> tuple[int, ...]:
        """Returns the seats whose numbers are too old now."""
        return self._drop(tuple(it for it, (_, until) in self._offered.items() if time >= until))

    def drop_spent(self) -> tuple[int, ...]:
        """Returns the seats whose numbers are worth nothing after too many wrong ones."""
        return self._drop(tuple(self._offered) if self._is_spent else ())

    @property
    def _is_spent(self) -> bool:
        return self.wrong >= _MOST_WRONG

    def _drop(self, seats: tuple[int, ...]) -> tuple[int, ...]:
        for seat in seats:
            del self._offered[seat]
        return seats
