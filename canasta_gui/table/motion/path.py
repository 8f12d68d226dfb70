"""The path of a card over the table, and its height above it."""

import math
from collections.abc import Callable
from dataclasses import dataclass

Point = tuple[float, float]
Path = Callable[[float], Point]
"""Where a card is after a part of its way, from 0 to 1."""

_PRESS_FROM = 0.84
"""The part of the time after which a card that was lifted touches the cloth."""
_PRESS = 0.3
"""How far it then gives way: below the cloth, by the height to which a hand lifts it."""


def ease(part: float) -> float:
    """Easing: starts fast, ends slowly."""
    return 1 - (1 - part) ** 3


def glide(part: float) -> float:
    """Easing: starts and ends slowly."""
    return part * part * (3 - 2 * part)


def bent(start: Point, end: Point, bend: float) -> Path:
    """From a point to another one, swinging aside by a part of the way."""
    dx, dy = end[0] - start[0], end[1] - start[1]

    def at(part: float) -> Point:
        swing = math.sin(math.pi * part) * bend
        return start[0] + dx * part - dy * swing, start[1] + dy * part + dx * swing

    return at


def led(start: Point, end: Point, by: Point) -> Path:
    """From a point to another one, drawn towards a third one in between."""

    def at(part: float) -> Point:
        first, middle, last = (1 - part) ** 2, 2 * part * (1 - part), part**2
        return (
            first * start[0] + middle * by[0] + last * end[0],
            first * start[1] + middle * by[1] + last * end[1],
        )

    return at


@dataclass(frozen=True, slots=True)
class Height:
    """How high a card is on its way, by the height to which a hand lifts a card."""

    start: float = 0.0
    lift: float = 0.0
    """How much higher it is in the middle."""

    def at(self, part: float) -> float:
        """After a part of the time: it falls ever faster, and lands with its weight."""
        if not (self.start or self.lift):
            return 0.0
        if part >= _PRESS_FROM:
            return -_PRESS * math.sin(math.pi * (part - _PRESS_FROM) / (1 - _PRESS_FROM))
        spent = part / _PRESS_FROM
        return self.start * (1 - spent**3) + self.lift * math.sin(math.pi * spent)
