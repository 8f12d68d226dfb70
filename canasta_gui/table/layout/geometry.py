"""Rectangles and poses, in logical pixels."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar, dataclass_transform

CARD_ASPECT = 1.4
"""The height of a card, in card widths."""
_RAIL = 0.027
_BEHIND = 0.14


Kind = TypeVar("Kind")


@dataclass_transform(frozen_default=True)
def _frozen(kind: type[Kind]) -> type[Kind]:
    """Makes a dataclass whose fields nothing sets after it is made.

    The type checker sees to that and not the program: each picture makes thousands, and a dataclass
    frozen at run time takes three times as long to make.
    """
    make: Callable[[type[Kind]], type[Kind]] = dataclass(slots=True, unsafe_hash=True)
    return make(kind)


def rail_width(width: float, height: float) -> float:
    """Returns the width in pixels of the table's rail in a window of this size."""
    return _RAIL * min(height, 0.72 * width)


def rail_reach(width: float, height: float) -> float:
    """Returns the distance in pixels from the edge of the window, across the rail, to the cloth."""
    return (1 + _BEHIND) * rail_width(width, height)


@_frozen
class Rect:
    """An upright rectangle; ``y`` grows downwards."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """Returns the x of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """Returns the y of the lower edge."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """Returns the x of the middle."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """Returns the y of the middle."""
        return self.y + self.h / 2

    @property
    def area(self) -> float:
        """Returns the area in square pixels."""
        return self.w * self.h

    def grown(self, by: float) -> "Rect":
        """Returns the rectangle with every edge moved outwards by ``by`` pixels (inwards if
        negative).
        """
        return Rect(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def holds(self, x: float, y: float) -> bool:
        """Returns whether a point lies inside."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def contains(self, other: "Rect", slack: float = 0.01) -> bool:
        """Returns whether the other rectangle lies inside, with a tolerance of ``slack`` pixels."""
        return (
            self.x - slack <= other.x
            and self.y - slack <= other.y
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def within(self, other: "Rect") -> "Rect":
        """Returns the part that lies in the other rectangle, which it touches."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        right, bottom = min(self.right, other.right), min(self.bottom, other.bottom)
        return Rect(x, y, right - x, bottom - y)

    def overlap(self, other: "Rect") -> float:
        """Returns the common area in square pixels; 0 if there is none."""
        # Asked some ten thousand times for a picture, mostly of what lies apart.
        if other.x >= self.x + self.w or other.x + other.w <= self.x:
            return 0.0
        across = min(self.right, other.right) - max(self.x, other.x)
        down = min(self.bottom, other.bottom) - max(self.y, other.y)
        return max(across, 0.0) * max(down, 0.0)

    def mirrored(self, width: float) -> "Rect":
        """Returns the rectangle mirrored in a picture of this width."""
        return Rect(width - self.right, self.y, self.w, self.h)


def around(cx: float, cy: float, w: float, h: float) -> Rect:
    """Returns the rectangle with this middle and size."""
    return Rect(cx - w / 2, cy - h / 2, w, h)


def hull(rects: "list[Rect]") -> Rect:
    """Returns the smallest rectangle that holds all of the given ones (at least one)."""
    x, y = min([r.x for r in rects]), min([r.y for r in rects])
    return Rect(x, y, max([r.x + r.w for r in rects]) - x, max([r.y + r.h for r in rects]) - y)


@_frozen
class Pose:
    """A card's pose: its middle, width, rotation in degrees clockwise, and z value."""

    x: float
    y: float
    width: float
    angle: float = 0.0
    z: float = 0.0

    @property
    def rect(self) -> Rect:
        """Returns the upright rectangle of the card, without its rotation."""
        if not self.angle:
            return around(self.x, self.y, self.width, self.width * CARD_ASPECT)
        turn = math.radians(self.angle)
        sin, cos = abs(math.sin(turn)), abs(math.cos(turn))
        high = self.width * CARD_ASPECT
        return around(self.x, self.y, self.width * cos + high * sin, self.width * sin + high * cos)

    def point(self, across: float, down: float) -> tuple[float, float]:
        """Returns the point that lies this far from the middle, along the card's edges."""
        turn = math.radians(self.angle)
        cos, sin = math.cos(turn), math.sin(turn)
        return self.x + across * cos - down * sin, self.y + across * sin + down * cos

    def covers(self, x: float, y: float, below: float = 0.0) -> bool:
        """Returns whether a point is on the card, or on a strip of pixels below it."""
        turn = math.radians(-self.angle)
        cos, sin, dx, dy = math.cos(turn), math.sin(turn), x - self.x, y - self.y
        across, down = dx * cos - dy * sin, dx * sin + dy * cos
        half = self.width / 2
        return abs(across) <= half and -half * CARD_ASPECT <= down <= half * CARD_ASPECT + below

    def pushed(self, by: float) -> "Pose":
        """Returns the pose moved by ``by`` pixels in the direction of the card's upper edge."""
        turn = math.radians(self.angle)
        return replace(self, x=self.x + by * math.sin(turn), y=self.y - by * math.cos(turn))


def widened(widths: Sequence[float], wanted: Sequence[float], spare: float) -> list[float]:
    """Returns the widths as near to those that are wanted as a spare width allows."""
    gains = [max(more - wide, 0.0) for wide, more in zip(widths, wanted, strict=True)]
    part = min(spare / (sum(gains) or 1.0), 1.0)
    return [wide + part * gain for wide, gain in zip(widths, gains, strict=True)]
