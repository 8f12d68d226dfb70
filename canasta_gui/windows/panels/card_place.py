"""The place on the table where a card with an explanation covers as little as possible."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from itertools import chain, product
from math import ceil, floor, inf
from typing import Final, TypeAlias, cast

from PySide6.QtCore import QLineF, QPoint, QPointF, QRect, QSize

from canasta_gui.table.layout.geometry import Rect, hull
from canasta_gui.table.widget import TableWidget
from canasta_gui.viewmodel.zones import Zone, ZoneKind

_GAP: Final = 10
"""The least distance from the edge of the table on which no rail lies, in pixels."""
_STEPS: Final = 14
"""The number of positions, across and down, that are tried for the card besides those where it
touches something.
"""
_CLOSE: Final = 12
"""The distance in pixels between positions that are tried one for the other."""
_NUDGE: Final = 80
"""The distance in pixels by which a card with new words does not move for a better place."""
_APART: Final = 4
"""The distance from the stock, the pile and the groups on the stage, in pixels."""
_LIT, _CARDS, _WORDS, _BANDS = 200.0, 6.0, 3.0, 0.1
"""The cost of covering players and highlighted places, other cards, texts, and free cloth on which
melds will lie or words come, for each square pixel.
"""
_NOTHING: Final = (False, 0.0)
"""What a card covers that lies on nothing."""
_IN_USE = (ZoneKind.STOCK, ZoneKind.PILE, ZoneKind.STAGE)
_SIGNS: Final = frozenset(
    {
        *("word", "sign", "verdict", "why", "notice", "reason", "last-action"),
        *("bubble", "row", "result"),
        *("ring", "seal", "caption", "stock-count"),
    }
)
"""The items that come and go with texts, and those that reach beyond their cards."""

_BESIDE: Final = 5
"""The least distance of a line from what it does not lead to, in pixels."""
_INSET: Final = 14
"""The least distance of the ends of a line from the corners of what it joins, in pixels."""
_CUT: Final = 150
"""The distance in pixels for which a card lies farther off so that its line crosses nothing."""

_SEEN, _SHORT = 22, 3
"""The length in pixels from which on a line is well seen, and what each pixel less costs."""
_RIM_PARTS: Final = (0.15, 0.5, 0.85)
"""Where on an edge lines end that are tried besides the straightest one."""

_Distance: TypeAlias = Callable[[int, int, float], float]
"""A function that returns how far a card lies off by its left and upper edge, in pixels; of a
distance that is not below the third number it may leave out a part.
"""
_Overlap: TypeAlias = tuple[int, float]
"""The number of a column or row, and how far a card there reaches over an area, in pixels."""


def best_place(
    table: TableWidget,
    sizes: Sequence[QSize],
    here: QRect,
    places: Sequence[Zone] = (),
    about: Rect | None = None,
) -> tuple[QRect, bool]:
    """Returns the first size at a place where it covers nothing, or else what covers least; and
    whether it covers nothing but free cloth. ``places`` are kept free even where they are empty.

    A card stays ``here`` while it covers nothing. Of places that cover the same, the one nearest to
    what the card is ``about`` is taken, from which a line to it crosses little; without it, the one
    nearest to the highlight and to ``here``.
    """
    areas = table.table_scene.board.arrangement.areas
    wanted = ((areas[zone].grown(_APART), _LIT) for zone in places if zone in areas)
    room, obstacles = cloth(table), (*_obstacles(table), *wanted)
    if here.size() in sizes and _is_free(here, room, obstacles):
        return here, True
    if about is not None:
        return _place_near(about, sizes, room, obstacles)
    best, least = QRect(), (True, inf)
    for at, size in enumerate(sizes):
        if at and (least == _NOTHING or size == sizes[at - 1] or size.height() > room.height()):
            break
        far = _from_highlight(table.spotlight.areas, here.topLeft(), size)
        place, covered, _ = _place_of(size, room, obstacles, far)
        if covered < least:
            best, least = place, covered
    kept = QRect(here.topLeft(), best.size())
    is_near = (best.topLeft() - here.topLeft()).manhattanLength() <= _NUDGE
    if is_near and _is_free(kept, room, obstacles):
        return kept, True
    return best, _is_free(best, room, obstacles)


def kept_place(table: TableWidget, sizes: Sequence[QSize], here: QRect) -> QRect | None:
    """Returns where a card with new words stays ``here``, as wide as it was if it can; ``None`` if
    it would cover a highlighted place, a player, the piles or what lies aside.
    """
    room, kept_free = cloth(table), [area for area, cost in _obstacles(table) if cost == _LIT]
    for size in sorted(sizes, key=lambda it: abs(it.width() - here.width())):
        place = QRect(here.topLeft(), size)
        card = _rect(place).grown(-1)
        if room.contains(place) and not any(map(card.overlap, kept_free)):
            return place
    return None


def cloth(table: TableWidget) -> QRect:
    """Returns the rectangle within the rail."""
    measure = table.table_scene.board.frame.measure
    left, top = round(measure.side_margin), round(measure.top)
    return table.rect().adjusted(left, top, -left, -_GAP)


def _is_free(place: QRect, room: QRect, obstacles: Iterable[tuple[Rect, float]]) -> bool:
    """Returns whether a card lies on the cloth and covers nothing there."""
    card = _rect(place).grown(-1)
    return room.contains(place) and not any(
        card.overlap(area) for area, weight in obstacles if weight != _BANDS
    )


def line_to(table: TableWidget, thing: Rect, place: QRect) -> QLineF | None:
    """Returns the shortest line from the edge of a card to that of what it is about that crosses
    nothing on the table; ``None`` if there is none.
    """
    crossed = _crossed(thing, _obstacles(table))
    ends = [_straight(thing, place).p2(), *(QPointF(*it) for it in _rim(thing))]
    lines = [QLineF(QPointF(*_nearest_point(_rect(place), it.x(), it.y())), it) for it in ends]
    free = (it for it in lines if not _cuts(it, crossed))
    return min(free, key=QLineF.length, default=None)


def _rim(area: Rect) -> Iterator[tuple[float, float]]:
    """Yields points along the edges of an area."""
    for part in _RIM_PARTS:
        for y in (area.y, area.bottom):
            yield area.x + part * area.w, y
        for x in (area.x, area.right):
            yield x, area.y + part * area.h


def _crossed(thing: Rect, obstacles: Iterable[tuple[Rect, float]]) -> list[Rect]:
    """Returns what a line may cross: not what lies where it ends, as a count or a seal."""
    others = (area for area, weight in obstacles if weight != _BANDS and not area.overlap(thing))
    return [area.grown(_BESIDE) for area in others]


def _straight(thing: Rect, place: QRect) -> QLineF:
    """Returns the line towards the middle of the card, from edge to edge."""
    card = _rect(place)
    end = _nearest_point(thing, card.cx, card.cy)
    return QLineF(QPointF(*_nearest_point(card, *end)), QPointF(*end))


def _cuts(line: QLineF, crossed: Iterable[Rect]) -> int:
    """Returns how many areas a line crosses."""
    x, y, across, down = line.x1(), line.y1(), line.dx(), line.dy()
    return sum(
        max(first, upper) < min(last, lower)
        for first, last, upper, lower in (
            (*_part(x, across, it.x, it.right), *_part(y, down, it.y, it.bottom)) for it in crossed
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


def _place_near(
    about: Rect,
    sizes: Sequence[QSize],
    room: QRect,
    obstacles: Sequence[tuple[Rect, float]],
) -> tuple[QRect, bool]:
    """Returns the place of one of these sizes near to what the card is about, and whether it
    covers nothing there but free cloth.
    """
    crossed = _crossed(about, obstacles)
    found: list[tuple[bool, float, QRect]] = []
    for size in dict.fromkeys((it.width(), it.height()) for it in sizes):
        far = _from_thing(about, QSize(*size), crossed)
        place, (covers, cost), apart = _place_of(QSize(*size), room, obstacles, far)
        found.append((covers, cost + apart, place))
    _, _, best = min(found, key=lambda it: it[:2])
    return best, _is_free(best, room, obstacles)


def _from_thing(about: Rect, size: QSize, crossed: Sequence[Rect]) -> _Distance:
    """Returns how far a card lies from what it is about, the more if its line crosses something."""

    def distance(left: int, top: int, most: float) -> float:
        line = _straight(about, QRect(QPoint(left, top), size))
        length = line.length()
        far = length + _SHORT * max(_SEEN - length, 0.0)
        return far if far >= most else far + _CUT * _cuts(line, crossed)

    return distance


def _from_highlight(lit: Sequence[Rect], here: QPoint, size: QSize) -> _Distance:
    """Returns how far a card lies from the nearest highlight and, less important, from here."""
    here_x, here_y, width, height = here.x(), here.y(), size.width(), size.height()

    def distance(left: int, top: int, _: float) -> float:
        x, y = left + width / 2, top + height / 2
        far = min((abs(x - it.cx) + abs(y - it.cy) for it in lit), default=0.0)
        return 2 * far + 0.5 * (abs(left - here_x) + abs(top - here_y))

    return distance


def _place_of(
    size: QSize, room: QRect, obstacles: Sequence[tuple[Rect, float]], distance: _Distance
) -> tuple[QRect, tuple[bool, float], float]:
    """Returns the best place for a card of a size, whether it covers more than free cloth there
    and the cost of all that it covers, and its distance.
    """
    areas, (width, height) = [area for area, _ in obstacles], (size.width(), size.height())
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
    bands = [it for it in obstacles if it[1] == _BANDS]
    things = [it for it in obstacles if it[1] != _BANDS]
    in_use = chain.from_iterable(_covered(lefts, tops, (width, height), things))
    unused = chain.from_iterable(_covered(lefts, tops, (width, height), bands))
    best, cost, corner, apart = (True, inf), inf, QPoint(), 0.0
    for (left, top), used, free in zip(product(lefts, tops), in_use, unused, strict=True):
        # No distance is negative: most places need none to be worse than the best so far.
        if (used > 0, used + free) < best:
            most = best[1] - used - free if best[0] == (used > 0) else inf
            far = distance(left, top, most)
            key = used > 0, used + free + far
            if key < best:
                best, cost, corner, apart = key, used + free, QPoint(left, top), far
    return QRect(corner, size), (best[0], cost), apart


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
    obstacles: Iterable[tuple[Rect, float]],
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


def _obstacles(table: TableWidget) -> Iterable[tuple[Rect, float]]:
    """Yields the areas that should stay visible, with their costs."""
    board, furniture = table.table_scene.board, table.table_scene.furniture
    poses = board.arrangement.poses
    for area in (*table.spotlight.areas, *table.spotlight.told, *furniture.buttons.values()):
        yield area, _LIT
    yield from _players(table)
    for zone, area in board.arrangement.areas.items():
        if zone.kind not in (ZoneKind.FELT, ZoneKind.HAND):
            if zone.kind in _IN_USE:
                yield area.grown(_APART), _LIT
            else:
                yield area, _CARDS if poses.get(zone) else _BANDS
    yield board.frame.board, _CARDS
    yield furniture.prompt, _CARDS
    for key in furniture.items.keys:
        if _name(key) in _SIGNS and (area := furniture.items.area(key)) is not None:
            yield area, _CARDS
    for side in board.frame.sides.values():
        yield side.plate, _WORDS
        yield side.melds, _BANDS
    # Above these places the players at the edges say what they do.
    top = board.frame.stock.cy - board.frame.measure.centre / 2
    for below in (board.frame.notice, board.frame.word):
        yield Rect(below.x, top, below.w, below.y - top), _BANDS


def _players(table: TableWidget) -> Iterable[tuple[Rect, float]]:
    """Yields the places of the players and their hands, with their costs."""
    board = table.table_scene.board
    for seat in board.frame.seats.values():
        yield seat.body, _LIT
    for zone, poses in board.arrangement.poses.items():
        if zone.kind is ZoneKind.HAND and poses:
            yield hull([pose.rect for pose in poses]), _LIT


def _rect(place: QRect) -> Rect:
    return Rect(place.x(), place.y(), place.width(), place.height())


def _name(key: Hashable) -> object:
    """Returns what kind of item has a key."""
    return cast("tuple[object, ...]", key)[0] if isinstance(key, tuple) else key
