"""The spot at which a card covers what costs least, and lies near to what it is about."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Sequence
from math import ceil, floor, inf
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QPoint, QRect, QSize

from canasta_gui.table.layout.geometry import Rect

_STEPS: Final = 14
"""The number of positions, across and down, that are tried for the card besides those where it
touches something.
"""
_CLOSE: Final = 12
"""The distance in pixels between positions that are tried one for the other."""
_ROUNDING: Final = 1e-6
"""More than the difference of two sums of the same numbers."""

_Spot: TypeAlias = tuple[int, int, float, float]
"""The left and upper edge of a card, the cost of what it covers there, and how far off it lies at
least, in pixels.
"""
_Cost: TypeAlias = tuple[Rect, float]
"""An area, and the cost of covering a square pixel of it."""
_Overlap: TypeAlias = tuple[int, float]
"""The number of a column or row, and how far a card there reaches over an area, in pixels."""


class Distance(NamedTuple):
    """How far a card lies off, in pixels."""

    across: Callable[[int], float]
    """Returns how far it is at least, by the left edge of the card."""
    down: Callable[[int], float]
    """Returns the same by its upper edge."""
    whole: Callable[[int, int, float], float]
    """Returns how far it is by both; of a distance that is not below the third number it may leave
    out a part.
    """


def best_spot(
    size: QSize, room: QRect, things: Sequence[_Cost], bands: Sequence[_Cost], distance: Distance
) -> tuple[QRect, tuple[bool, float], float]:
    """Returns the best place for a card of a size, whether it covers a thing there and the cost of
    all that it covers, and its distance. No thing is covered for the sake of the bands.
    """
    areas = [area for area, _ in (*things, *bands)]
    width, height = size.width(), size.height()
    lefts = _tried(
        room.left(),
        room.right() + 1 - width,
        (it.right for it in areas),
        (it.x - width for it in areas),
    )
    tops = _tried(
        room.top(),
        room.bottom() + 1 - height,
        (it.bottom for it in areas),
        (it.y - height for it in areas),
    )
    covers, spots = _spots(lefts, tops, (width, height), things, bands, distance)
    # A place that can be near is judged first, because most of the others are farther than it is.
    left, top, cost, _ = min(spots, key=lambda it: it[2] + it[3])
    best = cost + distance.whole(left, top, inf) + _ROUNDING
    found = QPoint(left, top), cost, best - cost
    for left, top, cost, least in spots:
        if cost + least < best:
            far = distance.whole(left, top, best - cost)
            if cost + far < best:
                best, found = cost + far, (QPoint(left, top), cost, far)
    corner, cost, apart = found
    return QRect(corner, size), (covers, cost), apart


def _spots(
    lefts: Sequence[int],
    tops: Sequence[int],
    size: tuple[int, int],
    things: Iterable[_Cost],
    bands: Iterable[_Cost],
    distance: Distance,
) -> tuple[bool, list[_Spot]]:
    """Returns whether a card covers a thing wherever it lies, and the places where it may lie: all
    if it does, otherwise those where it does not.
    """
    in_use, unused = _covered(lefts, tops, size, things), _covered(lefts, tops, size, bands)
    covers = all(map(all, in_use))
    downs = [distance.down(top) for top in tops]
    spots = [
        (left, top, used + free, max(across, down))
        for left, across, column, below in zip(
            lefts, map(distance.across, lefts), in_use, unused, strict=True
        )
        for top, down, used, free in zip(tops, downs, column, below, strict=True)
        if covers or not used
    ]
    return covers, spots


def _tried(least: int, most: int, after: Iterable[float], before: Iterable[float]) -> list[int]:
    """Returns the positions that are tried from ``least`` to ``most``, in pixels: evenly spread
    ones, and those that touch something ``before`` or ``after`` them.

    Of several such positions close together the one that touches least is tried.
    """
    most = max(most, least)
    spread = {least + (most - least) * step // _STEPS for step in range(_STEPS + 1)}
    behind = {edge // _CLOSE: edge for edge in sorted(after)}
    ahead = {edge // _CLOSE: edge for edge in sorted(before, reverse=True)}
    edges = {*map(ceil, behind.values()), *map(floor, ahead.values())}
    return sorted(spread | {edge for edge in edges if least <= edge <= most})


def _covered(
    lefts: Sequence[int],
    tops: Sequence[int],
    size: tuple[int, int],
    obstacles: Iterable[_Cost],
) -> list[list[float]]:
    """Returns the cost of the areas that a card covers, by column and row; both rise.

    An overlap is a width times a height: each is measured once for a column or a row, because the
    card is placed again with every picture of the table. Less than a pixel covers nothing.
    """
    costs = [[0.0] * len(tops) for _ in lefts]
    for area, weight in obstacles:
        rows = _overlaps(tops, size[1], area.y, area.bottom)
        for at, across in _overlaps(lefts, size[0], area.x, area.right):
            column = costs[at]
            for row, down in rows:
                column[row] += weight * (across * down)
    return costs


def _overlaps(starts: Sequence[int], length: int, low: float, high: float) -> list[_Overlap]:
    """Returns which stretches of a length, from these starts on, overlap by more than 1 with the
    one from ``low`` to ``high``, and by how much.
    """
    first, last = bisect_right(starts, low - length), bisect_left(starts, high)
    found = [
        (at, min(starts[at] + length, high) - max(starts[at], low)) for at in range(first, last)
    ]
    return [one for one in found if one[1] > 1]
