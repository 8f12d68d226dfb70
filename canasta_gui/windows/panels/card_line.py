"""The line from a card with an explanation to what it is about."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRect

from canasta_gui.table.layout.geometry import Rect

_INSET: Final = 14
"""The least distance of the ends of a line from the corners of what it joins, in pixels."""
_RIM_PARTS: Final = (0.15, 0.5, 0.85)
"""Where on an edge lines end that are tried besides the straightest one."""


def rect_of(place: QRect) -> Rect:
    """Returns the place of a card as a rectangle of the table."""
    return Rect(place.x(), place.y(), place.width(), place.height())


def shortest_line(
    thing: Rect, place: QRect, crossed: Sequence[Rect], read: Sequence[Rect] = ()
) -> QLineF | None:
    """Returns the shortest line from a card's edge to that of a thing that crosses none of the
    areas, and ends in none of those that are ``read``; ``None`` if there is none.
    """
    ends = [straight_line(thing, place).p2(), *(QPointF(*it) for it in _rim(thing))]
    ends = [it for it in ends if not any(area.holds(it.x(), it.y()) for area in read)]
    card = rect_of(place)
    lines = [QLineF(QPointF(*_nearest_point(card, it.x(), it.y())), it) for it in ends]
    return next((it for it in sorted(lines, key=QLineF.length) if not cuts(it, crossed)), None)


def straight_line(thing: Rect, place: QRect) -> QLineF:
    """Returns the line towards the middle of the card, from edge to edge."""
    card = rect_of(place)
    end = _nearest_point(thing, card.cx, card.cy)
    return QLineF(QPointF(*_nearest_point(card, *end)), QPointF(*end))


def cuts(line: QLineF, crossed: Iterable[Rect]) -> int:
    """Returns how many areas a line crosses."""
    x, y, across, down = line.x1(), line.y1(), line.dx(), line.dy()
    (left, right), (top, bottom) = sorted((x, x + across)), sorted((y, y + down))
    # Most areas lie beside the line.
    near = (
        it
        for it in crossed
        if it.x < right and it.y < bottom and it.x + it.w > left and it.y + it.h > top
    )
    return sum(
        max(first, upper) < min(last, lower)
        for first, last, upper, lower in (
            (*_part(x, across, it.x, it.right), *_part(y, down, it.y, it.bottom)) for it in near
        )
    )


def _part(start: float, length: float, low: float, high: float) -> tuple[float, float]:
    """Returns from which to which part of a way it leads between two bounds, within 0 to 1; the
    first is not less than the second where it does not.
    """
    if not length:
        return (0.0, 1.0) if low < start < high else (1.0, 0.0)
    ends = (low - start) / length, (high - start) / length
    return max(min(ends), 0.0), min(max(ends), 1.0)


def _nearest_point(area: Rect, x: float, y: float) -> tuple[float, float]:
    """Returns the point at the edge of an area nearest to one outside, not quite in a corner."""
    inset = min(_INSET, area.w / 2, area.h / 2)
    inside = Rect(area.x + inset, area.y + inset, area.w - 2 * inset, area.h - 2 * inset)
    across = min(max(x, inside.x), inside.right)
    down = min(max(y, inside.y), inside.bottom)
    if abs(y - down) >= abs(x - across):
        return across, area.bottom if y > down else area.y
    return area.right if x > across else area.x, down


def _rim(area: Rect) -> Iterator[tuple[float, float]]:
    """Yields points along the edges of an area."""
    for part in _RIM_PARTS:
        for y in (area.y, area.bottom):
            yield area.x + part * area.w, y
        for x in (area.x, area.right):
            yield x, area.y + part * area.h
