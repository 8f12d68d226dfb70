"""The path of a card over the table, and its height above it."""

import math
from collections.abc import Callable
from dataclasses import dataclass

Point = tuple[float, float]
Path = Callable[[float], Point]
"""A function from the part of the way, 0 to 1, to the point where the card is."""

_PRESS_FROM = 0.84
"""The part of the time after which a card that was lifted touches the cloth."""
_PRESS = 0.3
"""How far the card then dips below the cloth, as a part of the height of a lifted card."""


def ease(part: float) -> float:
    """Returns the eased part of the way: it starts fast and ends slowly."""
    return 1 - (1 - part) ** 3


def glide(part: float) -> float:
    """Returns the eased part of the way: it starts and ends slowly."""
    return part * part * (3 - 2 * part)


def bent(start: Point, end: Point, bend: float) -> Path:
    """Returns a path between two points that swings aside by ``bend`` times their distance."""
    dx, dy = end[0] - start[0], end[1] - start[1]

    def at(part: float) -> Point:
        swing = math.sin(math.pi * part) * bend
        return start[0] + dx * part - dy * swing, start[1] + dy * part + dx * swing

    return at


def led(start: Point, end: Point, by: Point) -> Path:
    """Returns a path between two points that is drawn towards a third one."""

    def at(part: float) -> Point:
        first, middle, last = (1 - part) ** 2, 2 * part * (1 - part), part**2
        return (
            first * start[0] + middle * by[0] + last * end[0],
            first * start[1] + middle * by[1] + last * end[1],
        )

    return at


@dataclass(frozen=True, slots=True)
class Height:
    """The height of a card on its way, as a part of the height of a lifted card."""

    start: float = 0.0
    lift: float = 0.0
    """How much higher the card is in the middle of its way."""

    def at(self, part: float) -> float:
        """Returns the height after a part of the time: the card falls with growing speed and
        dips.
        """
        if not (self.start or self.lift):
            return 0.0
        if part >= _PRESS_FROM:
            return -_PRESS * math.sin(math.pi * (part - _PRESS_FROM) / (1 - _PRESS_FROM))
        spent = part / _PRESS_FROM
        return self.start * (1 - spent**3) + self.lift * math.sin(math.pi * spent)
