"""Rectangles and poses, in logical pixels."""

import math
from dataclasses import dataclass, replace

CARD_ASPECT = 1.4
"""Height of a card for a width of one."""
_RAIL = 0.027
_BEHIND = 0.14


def rail_width(width: float, height: float) -> float:
    """How wide the rail of a table is in a window of this size."""
    return _RAIL * min(height, 0.72 * width)


def rail_reach(width: float, height: float) -> float:
    """From the edge of the window, across the rail, to the cloth."""
    return (1 + _BEHIND) * rail_width(width, height)


@dataclass(frozen=True, slots=True)
class Rect:
    """An upright rectangle; ``y`` grows downwards."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """The middle across."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The middle down."""
        return self.y + self.h / 2

    @property
    def area(self) -> float:
        """Square pixels."""
        return self.w * self.h

    def grown(self, by: float) -> "Rect":
        """The rectangle with every edge moved outwards (inwards if negative)."""
        return Rect(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies inside."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def contains(self, other: "Rect", slack: float = 0.01) -> bool:
        """Whether the other rectangle lies inside, give or take ``slack`` pixels."""
        return (
            self.x - slack <= other.x
            and self.y - slack <= other.y
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def overlap(self, other: "Rect") -> float:
        """The common area, in square pixels."""
        across = min(self.right, other.right) - max(self.x, other.x)
        down = min(self.bottom, other.bottom) - max(self.y, other.y)
        return max(across, 0.0) * max(down, 0.0)

    def mirrored(self, width: float) -> "Rect":
        """The rectangle as it lies when a picture of this width is read from the right."""
        return Rect(width - self.right, self.y, self.w, self.h)


def around(cx: float, cy: float, w: float, h: float) -> Rect:
    """The rectangle about a middle."""
    return Rect(cx - w / 2, cy - h / 2, w, h)


def hull(rects: "list[Rect]") -> Rect:
    """The smallest rectangle that holds all of the given ones (at least one)."""
    x, y = min(r.x for r in rects), min(r.y for r in rects)
    return Rect(x, y, max(r.right for r in rects) - x, max(r.bottom for r in rects) - y)


@dataclass(frozen=True, slots=True)
class Pose:
    """How a card lies: its middle, its width, degrees clockwise, and its height in the heap."""

    x: float
    y: float
    width: float
    angle: float = 0.0
    z: float = 0.0

    @property
    def rect(self) -> Rect:
        """The upright rectangle that the card fills."""
        turn = math.radians(self.angle)
        sin, cos = abs(math.sin(turn)), abs(math.cos(turn))
        high = self.width * CARD_ASPECT
        return around(self.x, self.y, self.width * cos + high * sin, self.width * sin + high * cos)

    def pushed(self, by: float) -> "Pose":
        """The pose as many pixels farther in the direction of the card's upper edge."""
        turn = math.radians(self.angle)
        return replace(self, x=self.x + by * math.sin(turn), y=self.y - by * math.cos(turn))
