"""Shows the points of a counted score at the cards that they are for."""

from collections.abc import Hashable, Iterator
from dataclasses import replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.furniture.furniture_state import FurnitureState
from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.furniture.text_drawing import TextStyle, draw_words, width_of
from canasta_gui.table.layout.geometry import Rect, around, hull
from canasta_gui.viewmodel.deal_summary import CountedPoints, CountStep, CountStop
from canasta_gui.viewmodel.zones import ZoneKind

_SIZES = {CountStop.ITEM: 1.25, CountStop.LINE: 1.25, CountStop.DEAL: 2.3}
"""The height of the letters, in text heights."""
_HIGH = 1.7
_PAD = 0.75
"""The height of a chip, and the space beside its text, in letter heights."""
_ASIDE = (0, 1, -1, 2, -2, 3, -3)
"""The offsets of a chip where others lie, in chip heights; the first free one is used."""


def show_count(items: PixmapItems, state: FurnitureState, step: CountStep) -> None:
    """Shows all points of a step of the count."""
    for key, rect, points in _chips(state, step):
        ink = TextStyle(_SIZES[step.stop] * state.text, "", is_display=True, align="centre")
        items.draw(
            key,
            rect,
            z.Z_COUNTS,
            (points.text, points.is_loss, ink.size, state.style),
            lambda painter, box, it=points, ink=ink: _draw_chip(painter, box, it, ink, state),
        )


def newest(step: CountStep) -> list[Hashable]:
    """Returns the keys of the points that a step shows for the first time."""
    last = {points.side: at for at, points in enumerate(step.points)}
    return [_key(at) for at in last.values()]


def _key(at: int) -> Hashable:
    return ("counted", at)


def _chips(
    state: FurnitureState, step: CountStep
) -> Iterator[tuple[Hashable, Rect, CountedPoints]]:
    """Returns the rectangles of the points, moved apart where they would overlap."""
    size = _SIZES[step.stop] * state.text
    ink = TextStyle(size, "", is_display=True)
    taken: list[Rect] = []
    for at, points in enumerate(step.points):
        high = _HIGH * size
        wide = max(width_of(points.text, ink) + 2 * _PAD * size, 1.6 * high)
        counted = _counted(state, points)
        x, y = counted.cx, counted.cy
        frame = state.frame
        steps = (frame.on_cloth(around(x, y + step * high, wide, high)) for step in _ASIDE)
        rect = next((it for it in steps if not any(map(it.overlap, taken))), None)
        rect = rect or frame.on_cloth(around(x, y, wide, high))
        taken.append(rect)
        yield _key(at), rect, points


def _counted(state: FurnitureState, points: CountedPoints) -> Rect:
    """Returns the rectangle of what is counted: cards, a face, bonus cards, or a side's melds."""
    zone = points.zone
    if zone is None:
        return state.frame.sides[points.side].melds
    poses = state.arrangement.poses.get(zone, ())
    if poses:
        return hull([pose.rect for pose in poses])
    if zone.kind is ZoneKind.HAND:
        return state.frame.place(zone.owner).face
    return state.frame.sides[points.side].bonus


def _draw_chip(
    painter: QPainter, box: QRectF, points: CountedPoints, ink: TextStyle, state: FurnitureState
) -> None:
    """Draws one chip with points: gold for a gain, red for a loss."""
    palette = state.palette
    ground = palette.seal_natural if points.is_loss else palette.ribbon_trim
    word = palette.seal_word if points.is_loss else palette.seal_mixed
    inner = box.adjusted(2, 1, -2, -3)
    radius = inner.height() / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 90))
    painter.drawRoundedRect(inner.translated(0, 2), radius, radius)
    painter.setBrush(QColor(ground))
    painter.setPen(QPen(QColor(word), 1.2))
    painter.drawRoundedRect(inner, radius, radius)
    draw_words(painter, inner, points.text, replace(ink, colour=word))
