"""Badges on the viewer's cards and on the pile; each meaning has its own shape."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.furniture.furniture_state import FurnitureState
from canasta_gui.table.furniture.lights import draw_line
from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.layout.geometry import CARD_ASPECT, Pose, Rect, around
from canasta_gui.table.layout.hand_layout import lower_row, seen
from canasta_gui.table.render.palette import TablePalette
from canasta_gui.viewmodel.table_view import CardMark, CardMarks
from canasta_gui.viewmodel.zones import PILE, Zone, ZoneKind
from engine import Card

_SIZE = 1.25
"""The size of a badge, in text heights."""
_WIDEST = 0.25
"""The largest width of a badge, in card widths: what a fan shows of a card."""
_MIDDLE = (-0.36, 0.2)
"""The middle of the badge relative to that of the card, in card widths."""


BadgePlace = tuple[Zone, int]
"""The place of a card: its zone, and its position there."""

_TAB, _WIDEST_TAB, _TAB_HEIGHT = 1.9, 0.27, 0.66
"""The width of a tab in text heights, and at the most in card widths; its height by its width."""
_TAB_MIDDLE, _TAB_FOOT = -0.35, 0.02
"""Its middle relative to that of the card, and how far it reaches down over the edge, where nothing
is printed, in card widths.
"""
_IN_STRIP, _STRIP_MIDDLE = 0.26, (0.06, -0.56)
"""The same in a column, where little more than the rank of a card is seen: beside that."""
_INDEX, _VALUE = (0.26, 0.53), 0.27
"""The width and the height of rank and suit, and that of the value below them, in card widths."""
_ENOUGH = 0.2
"""The width in which a badge lies beside them, in card widths."""
_FRAME, _FRAME_ROUND = 2.5, 0.06
"""The width of the line about a card in pixels, and the radius of its corners, in card widths."""


def marked_cards(state: FurnitureState, marks: CardMarks) -> dict[BadgePlace, CardMark]:
    """Returns the badge of each marked card; of equal cards raised and staged ones first."""
    found = dict[BadgePlace, CardMark]()
    for face, mark in marks:
        is_meant = mark in (CardMark.BLAMED, CardMark.BETTER)
        free = [place for place in _places_of(state, face) if place not in found]
        free.sort(key=lambda place: _is_tried(state, place) != is_meant)
        if free:
            found[free[0]] = mark
    pile = state.picture.cards(PILE)
    if state.view.pile.mark is not None and pile:
        found[PILE, len(pile) - 1] = state.view.pile.mark
    return found


def _places_of(state: FurnitureState, face: Card) -> Iterator[BadgePlace]:
    """Returns the places of the viewer's cards with this face."""
    hand = Zone(ZoneKind.HAND, state.view.viewer)
    staged = (Zone(ZoneKind.STAGE, 0, index) for index in range(len(state.view.stage.groups)))
    for zone in (hand, *staged):
        cards = enumerate(state.picture.cards(zone))
        yield from ((zone, at) for at, held in cards if held == face)


def _is_tried(state: FurnitureState, place: BadgePlace) -> bool:
    """Returns whether the card is raised or staged."""
    zone, at = place
    return zone.kind is ZoneKind.STAGE or at in state.raised


def show_badges(
    items: PixmapItems, state: FurnitureState, marked: dict[BadgePlace, CardMark]
) -> None:
    """Draws badges below the index of each card, where a fan leaves them visible; beside or
    close below it in the upper row of a hand.
    """
    for (zone, at), mark in marked.items():
        poses = state.arrangement.poses.get(zone, ())
        if at >= len(poses):
            continue
        pose = poses[at]
        if mark is CardMark.TAKES:
            _show_tab(items, state, (zone, at), poses)
            continue
        is_held = zone.kind is ZoneKind.HAND
        is_column = any(other.x == pose.x and other.y != pose.y for other in poses)
        is_column = is_column and not is_held and zone not in state.arrangement.names
        is_upper = is_held and at < lower_row(poses) < len(poses)
        widest, middle = (_IN_STRIP, _STRIP_MIDDLE) if is_column else (_WIDEST, _MIDDLE)
        if is_upper:
            widest, middle = _beside_index(seen(poses, at), pose.width)
        size = min(_SIZE * state.text, widest * pose.width)
        across, down = (part * pose.width for part in middle)
        rect = around(*pose.point(across, down), size, size)
        items.draw(
            ("mark", zone, at),
            rect,
            z.Z_FRAME - 1,
            (mark, state.style),
            lambda painter, box, mark=mark: draw_badge(painter, box, mark, state.palette),
        )


def _beside_index(shown: Rect, card: float) -> tuple[float, tuple[float, float]]:
    """Returns the largest width of a badge where little more than the index shows of a card, beside
    or below that, and its middle relative to that of the card, in card widths.
    """
    across, down = _INDEX
    down += _VALUE if shown.h > card else 0.0
    beside, below = shown.w / card - across, shown.h / card - down
    if beside > min(below, _ENOUGH):
        wide = min(beside, _IN_STRIP)
        return wide, (across + wide / 2 - 0.5, _STRIP_MIDDLE[1])
    wide = min(below, _WIDEST)
    return wide, (_MIDDLE[0], down + (wide - CARD_ASPECT) / 2)


def _show_tab(
    items: PixmapItems, state: FurnitureState, place: BadgePlace, poses: Sequence[Pose]
) -> None:
    """Shows a tab with an arrow at the upper edge of a card, which stands out of the hand. In two
    rows, where it would lie on others, it lies beside the index, and what is seen of the card has a
    frame.
    """
    at = place[1]
    pose, shown = poses[at], seen(poses, at)
    part = min(_TAB * state.text, shown.w) / pose.width
    if lower_row(poses) < len(poses):
        free, (across, down) = _beside_index(shown, pose.width)
        part = min(part, free)
        _show_frame(items, state, place, pose, shown)
    else:
        part = min(part, _WIDEST_TAB)
        across, down = _TAB_MIDDLE, _TAB_FOOT - (_TAB_HEIGHT * part + CARD_ASPECT) / 2
    wide, high = part * pose.width, _TAB_HEIGHT * part * pose.width
    rect = around(*pose.point(across * pose.width, down * pose.width), wide, high)
    said = (items.area(key) for key in ("prompt", "turn"))
    if at in state.raised and any(it is not None and it.overlap(rect) > 0 for it in said):
        # It stands out itself.
        return
    key = ("mark", *place)
    items.draw(
        key,
        rect,
        z.Z_FRAME - 1,
        (CardMark.TAKES, state.style),
        lambda painter, box: _draw_tab(painter, box, state),
    )
    items.turn(key, pose.angle)


def _show_frame(
    items: PixmapItems, state: FurnitureState, place: BadgePlace, card: Pose, shown: Rect
) -> None:
    """Shows a bright line about what is seen of a card, which hides nothing of its index."""

    def draw(painter: QPainter, box: QRectF) -> None:
        draw_line(painter, box, state.palette.target, _FRAME, radius)

    radius, key = _FRAME_ROUND * card.width, ("mark frame", *place)
    items.draw(key, shown.grown(_FRAME / 2), z.Z_FRAME - 1, state.style, draw)
    items.turn(key, card.angle)


def _draw_tab(painter: QPainter, box: QRectF, state: FurnitureState) -> None:
    inner, size, middle = box.adjusted(1, 1, -1, -1), 1.3 * box.height(), box.center()
    painter.setBrush(QColor(state.palette.target))
    painter.setPen(QPen(QColor(state.palette.plate), 0.07 * size))
    painter.drawRoundedRect(inner, 0.25 * size, 0.25 * size)
    square = QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size)
    _draw_lines(painter, square, CardMark.TAKES, state.palette.plate)


def draw_badge(painter: QPainter, box: QRectF, mark: CardMark, palette: TablePalette) -> None:
    """Draws a badge in two colours: only its form tells what it is."""
    inner = box.adjusted(1, 1, -1, -1)
    painter.setBrush(QColor(palette.plate))
    painter.setPen(QPen(QColor(palette.drawn), 1.6))
    painter.drawEllipse(inner)
    _draw_lines(painter, inner, mark, palette.word)


def _draw_lines(painter: QPainter, inner: QRectF, mark: CardMark, colour: str) -> None:
    pen = QPen(QColor(colour), 0.13 * inner.width())
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.setBrush(QColor(colour))
    for line in _lines(mark):
        points = [
            QPointF(inner.x() + x * inner.width(), inner.y() + y * inner.height()) for x, y in line
        ]
        if len(points) > 2:
            painter.drawPolygon(QPolygonF(points))
        else:
            painter.drawLine(points[0], points[1])


def _lines(mark: CardMark) -> Iterator[tuple[tuple[float, float], ...]]:
    """Returns the strokes of a badge's shape within its circle."""
    match mark:
        case CardMark.BLAMED:
            yield (0.5, 0.24), (0.5, 0.56)
            yield (0.5, 0.77), (0.5, 0.78)
        case CardMark.WANTED:
            yield (0.5, 0.26), (0.5, 0.74)
            yield (0.26, 0.5), (0.74, 0.5)
        case CardMark.READY:
            yield (0.5, 0.3), (0.7, 0.62), (0.3, 0.62)
        case CardMark.TAKES:
            yield (0.3, 0.58), (0.5, 0.38)
            yield (0.5, 0.38), (0.7, 0.58)
        case CardMark.MADE:
            yield (0.32, 0.32), (0.68, 0.68)
            yield (0.68, 0.32), (0.32, 0.68)
        case CardMark.BETTER:
            yield (0.28, 0.52), (0.44, 0.69)
            yield (0.44, 0.69), (0.73, 0.32)
