"""Sums of what was counted, from which means, ratios and slopes follow with their intervals."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

from engine.cli.arena import SPREAD_OF_95_PERCENT

Figure = tuple[float, float, float]
"""A number and the ends of its interval of 95 %."""


@dataclass(slots=True)
class Sums:
    """Sums over pairs of a cause and an effect; a plain value has no cause."""

    count: float = 0
    x: float = 0
    y: float = 0
    xx: float = 0
    xy: float = 0
    yy: float = 0

    def add(self, y: float, x: float = 0) -> None:
        """Adds one pair."""
        self.count += 1
        self.x += x
        self.y += y
        self.xx += x * x
        self.xy += x * y
        self.yy += y * y

    def add_all(self, values: Iterable[float]) -> None:
        """Adds values without a cause."""
        for value in values:
            self.add(value)

    def mean(self) -> Figure | None:
        """Returns the mean of the effects; ``None`` for fewer than two."""
        if self.count < 2:
            return None
        return _figure(self.y / self.count, sqrt(self._variance() / self.count))

    def spread(self) -> Figure | None:
        """Returns the standard deviation of the effects; ``None`` for fewer than two."""
        if self.count < 2:
            return None
        spread = sqrt(self._variance())
        return _figure(spread, spread / sqrt(2 * (self.count - 1)))

    def ratio(self) -> Figure | None:
        """Returns all effects divided by all causes; ``None`` without causes."""
        if self.count < 2 or not self.x:
            return None
        ratio = self.y / self.x
        off = max(0.0, self.yy - 2 * ratio * self.xy + ratio * ratio * self.xx)
        return _figure(ratio, sqrt(off) / abs(self.x))

    def slope(self) -> Figure | None:
        """Returns what one more of the cause adds to the effect; ``None`` for too little."""
        if self.count < 3:
            return None
        across = self.xx - self.x * self.x / self.count
        if not across:
            return None
        both = self.xy - self.x * self.y / self.count
        effects = self.yy - self.y * self.y / self.count
        slope = both / across
        left = max(0.0, effects - slope * both) / (self.count - 2)
        return _figure(slope, sqrt(left / across))

    def _variance(self) -> float:
        return max(0.0, self.yy - self.y * self.y / self.count) / (self.count - 1)


def _figure(value: float, error: float) -> Figure:
    reach = SPREAD_OF_95_PERCENT * error
    return value, value - reach, value + reach
