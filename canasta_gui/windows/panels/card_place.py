"""The place on the table where a card with an explanation covers as little as possible."""

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import replace
from math import inf
from typing import Final, cast

from PySide6.QtCore import QLineF, QPoint, QRect, QSize

from canasta_gui.table.layout.geometry import Rect, hull
from canasta_gui.table.widget import TableWidget
from canasta_gui.viewmodel.zones import Zone, ZoneKind
from canasta_gui.windows.panels.card_line import cuts, rect_of, shortest_line, straight_line
from canasta_gui.windows.panels.card_spot import Distance, best_spot

_GAP: Final = 4
"""The least distance from the edge of the table on which no rail lies, in pixels."""
_NUDGE: Final = 80
"""The distance in pixels by which a card with new words does not move for a better place."""
_APART: Final = 4
"""The distance from the stock, the pile and the groups on the stage, in pixels."""
_LIT, _CARDS, _WORDS, _BANDS = 200.0, 6.0, 3.0, 0.1
"""The cost of covering players and highlighted places, other cards, texts, and free cloth on which
melds will lie or words come, for each square pixel.
"""
_DRAWN: Final = 0.5
"""How far a drawn card may widen a player's hand to each side, in widths of a card."""
_NOTHING: Final = (False, 0.0)
"""What a card covers that lies on nothing."""
_IN_USE = (ZoneKind.STOCK, ZoneKind.PILE, ZoneKind.STAGE)
_SIGNS: Final = frozenset(
    {
        *("pile words", "remark", "notice"),
        *("bubble", "row", "result", "turn"),
        *("ring", "seal", "worth", "caption", "foot", "stock-count", "pile-count"),
    }
)
"""The items that come and go with texts, and those that reach beyond their cards."""

_BESIDE: Final = 5
"""The least distance of a line from what it does not lead to, in pixels."""
_CUT: Final = 150
"""The distance in pixels for which a card lies farther off so that its line crosses nothing."""

_SEEN, _SHORT = 22, 3
"""The length in pixels from which on a line is well seen, and what each pixel less costs."""


def best_place(
    table: TableWidget,
    sizes: Sequence[QSize],
    here: QRect,
    places: Sequence[Zone] = (),
    about: Rect | None = None,
    seen: float = 1.0,
) -> tuple[QRect, bool]:
    """Returns the first size at a place where it covers nothing, or else what covers least; and
    whether it covers nothing but free cloth. ``places`` are kept free even where they are empty;
    of the cards of the own hand the part ``seen`` is.

    A card stays ``here`` while it covers nothing. Of places that cover the same, the one nearest to
    what the card is ``about`` is taken, from which a line to it crosses little; without it, the one
    nearest to the highlight and to ``here``.
    """
    areas = table.table_scene.board.arrangement.areas
    wanted = [(areas[zone].grown(_APART), _LIT) for zone in places if zone in areas]
    room = cloth(table)
    if here.size() in sizes and _is_free(here, room, (*_obstacles(table, seen=seen), *wanted)):
        return here, True
    # Hands grow by the card that is drawn: beside them a card would have to move each time.
    obstacles = (*_obstacles(table, _DRAWN, seen), *wanted)
    if about is not None:
        return place_near(about, sizes, room, obstacles)
    best, least = QRect(), (True, inf)
    for at, size in enumerate(sizes):
        if at and (least == _NOTHING or size == sizes[at - 1] or size.height() > room.height()):
            break
        far = _from_highlight(table.spotlight.areas, here.topLeft(), size)
        place, covered, _ = best_spot(size, room, *_parted(obstacles), far)
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
        card = rect_of(place).grown(-1)
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
    card = rect_of(place).grown(-1)
    return room.contains(place) and not any(
        card.overlap(area) for area, weight in obstacles if weight != _BANDS
    )


def line_to(
    table: TableWidget, thing: Rect, place: QRect, read: Sequence[Rect] = ()
) -> QLineF | None:
    """Returns the shortest line from the edge of a card to that of what it is about that crosses
    nothing on the table, and does not end where that is ``read``; ``None`` if there is none.
    """
    return shortest_line(thing, place, _crossed(thing, _obstacles(table)), read)


def _crossed(thing: Rect, obstacles: Iterable[tuple[Rect, float]]) -> list[Rect]:
    """Returns what a line may cross: not what lies where it ends, as a count or a seal."""
    others = (area for area, weight in obstacles if weight != _BANDS and not area.overlap(thing))
    return [area.grown(_BESIDE) for area in others]


def place_near(
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
        place, (covers, cost), apart = best_spot(QSize(*size), room, *_parted(obstacles), far)
        found.append((covers, cost + apart, place))
    _, _, best = min(found, key=lambda it: it[:2])
    return best, _is_free(best, room, obstacles)


def _parted(
    obstacles: Sequence[tuple[Rect, float]],
) -> tuple[list[tuple[Rect, float]], list[tuple[Rect, float]]]:
    """Returns the things that a card may cover, and the free cloth."""
    things = [it for it in obstacles if it[1] != _BANDS]
    return things, [it for it in obstacles if it[1] == _BANDS]


def _from_thing(about: Rect, size: QSize, crossed: Sequence[Rect]) -> Distance:
    """Returns how far a card lies from what it is about, the more if its line crosses something."""

    def distance(left: int, top: int, most: float) -> float:
        line = straight_line(about, QRect(QPoint(left, top), size))
        length = line.length()
        far = length + _SHORT * max(_SEEN - length, 0.0)
        return far if far >= most else far + _CUT * cuts(line, crossed)

    def across(left: int) -> float:
        return max(about.x - left - size.width(), left - about.right)

    def down(top: int) -> float:
        return max(about.y - top - size.height(), top - about.bottom)

    return Distance(across, down, distance)


def _from_highlight(lit: Sequence[Rect], here: QPoint, size: QSize) -> Distance:
    """Returns how far a card lies from the nearest highlight and, less important, from here."""
    here_x, here_y, width, height = here.x(), here.y(), size.width(), size.height()

    def distance(left: int, top: int, _: float) -> float:
        x, y = left + width / 2, top + height / 2
        far = min((abs(x - it.cx) + abs(y - it.cy) for it in lit), default=0.0)
        return 2 * far + 0.5 * (abs(left - here_x) + abs(top - here_y))

    def across(left: int) -> float:
        return 0.5 * abs(left - here_x)

    def down(top: int) -> float:
        return 0.5 * abs(top - here_y)

    return Distance(across, down, distance)


def _obstacles(
    table: TableWidget, more: float = 0.0, seen: float = 1.0
) -> Iterable[tuple[Rect, float]]:
    """Yields the areas that should stay visible, with their costs; hands are wider by ``more``
    cards to each side, and of the own one the part ``seen`` of its cards is meant.
    """
    board, furniture = table.table_scene.board, table.table_scene.furniture
    poses = board.arrangement.poses
    for area in (*table.spotlight.areas, *table.spotlight.told, *furniture.buttons.values()):
        yield area, _LIT
    yield from _players(table, more, seen)
    for zone, area in board.arrangement.areas.items():
        if zone.kind not in (ZoneKind.FELT, ZoneKind.HAND):
            if zone.kind in _IN_USE:
                yield area.grown(_APART), _LIT
            else:
                yield area, _CARDS if poses.get(zone) else _BANDS
    for pale in board.arrangement.hinted.values():
        yield hull([pose.rect for pose in pale]), _LIT
    yield board.frame.board, _CARDS
    yield furniture.prompt, _CARDS
    for key in (*furniture.items.keys, *furniture.items.grounds):
        if _name(key) in _SIGNS and (area := furniture.items.area(key)) is not None:
            yield area, _LIT if key == "turn" else _CARDS
    for side in board.frame.sides.values():
        yield side.plate, _WORDS
        yield side.melds, _BANDS
    # Above these places the players at the edges say what they do.
    top = board.frame.centre_top
    for below in (board.frame.notice, board.frame.word):
        yield Rect(below.x, top, below.w, below.y - top), _BANDS


def _players(table: TableWidget, more: float, seen: float) -> Iterable[tuple[Rect, float]]:
    """Yields the places of the players and their hands, with their costs."""
    board = table.table_scene.board
    for seat in board.frame.seats.values():
        yield seat.body, _LIT
    for zone, poses in board.arrangement.poses.items():
        if zone.kind is ZoneKind.HAND and poses:
            held = hull([pose.rect for pose in poses])
            beyond = more * poses[0].width
            whole = replace(held, x=held.x - beyond, w=held.w + 2 * beyond)
            if zone == board.hand_zone and seen < 1:
                rest = max(it.rect.y + seen * it.rect.h for it in poses)
                yield replace(whole, y=rest, h=whole.bottom - rest), _BANDS
                whole = replace(whole, h=rest - whole.y)
            yield whole, _LIT
        elif zone.kind is ZoneKind.FOOT and poses:
            yield hull([pose.rect for pose in poses]), _CARDS


def _name(key: Hashable) -> object:
    """Returns what kind of item has a key."""
    return cast("tuple[object, ...]", key)[0] if isinstance(key, tuple) else key
