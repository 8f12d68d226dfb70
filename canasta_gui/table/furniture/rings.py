"""Draws the ring that shows the points of the staged cards beside what an opening needs, or beside
large text its figures alone.
"""

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from canasta_gui.table.furniture import z_order as z
from canasta_gui.table.furniture.furniture_state import FurnitureState
from canasta_gui.table.furniture.pixmap_items import PixmapItems
from canasta_gui.table.furniture.plates import ROUND, draw_badge, is_plain
from canasta_gui.table.furniture.text_drawing import TextStyle, draw_words, fitted
from canasta_gui.table.layout.meld_layout import LEAST_ROUND
from canasta_gui.table.render.palette import TablePalette
from canasta_gui.table.render.pen import shaded

_LINE = 0.085
"""The width of the ring, as a part of its size."""
_TOP = 90.0


@dataclass(frozen=True, slots=True)
class _RingData:
    """The numbers of a ring."""

    have: int
    need: int
    """The points that are needed; at 0 only the number is shown."""


def show_ring(items: PixmapItems, state: FurnitureState) -> None:
    """Shows the ring beside what the viewer has laid aside; of one without a goal, whose points
    stand at the cards, too, only where melds leave it room.
    """
    stage, place = state.view.stage, state.arrangement.ring
    if state.told or not stage.groups:
        return
    poses = (pose for held in state.arrangement.poses.values() for pose in held)
    if not stage.need and any(place.overlap(pose.rect) for pose in poses):
        return
    is_plate = bool(state.frame.measure.yielding) and place.h <= LEAST_ROUND * state.text
    sign = _RingData(stage.have, stage.need)
    draw = partial(_draw_figures, text=state.text) if is_plate else _draw_ring
    items.draw(
        "ring",
        place,
        z.Z_CAPTIONS,
        (sign, is_plate, state.style),
        partial(draw, sign=sign, palette=state.palette),
    )
    items.tell("ring", "\n".join(filter(None, (stage.meter, stage.note))))


def _draw_figures(
    painter: QPainter, box: QRectF, sign: _RingData, palette: TablePalette, text: float
) -> None:
    """Draws reached and needed points as large as the text, and their ratio as a bar between."""
    draw_badge(painter, box, palette, ROUND * text)
    wide, bar = 0.84 * box.width(), 0.1 * text
    high = (box.height() - bar) / 2
    figures = (sign.have, sign.need) if sign.need else (sign.have,)
    for place, figure in enumerate(figures):
        size = min(text, 0.9 * high)
        ink = TextStyle(size, palette.word, is_bold=not place, align="centre")
        room = QRectF(box.center().x() - wide / 2, box.top() + place * (high + bar), wide, high)
        if not sign.need:
            room.moveCenter(box.center())
        draw_words(painter, room, str(figure), fitted(str(figure), wide, ink, 0.5))
    if sign.need:
        line = QRectF(box.center().x() - wide / 2, box.top() + high, wide, bar)
        painter.fillRect(line, shaded(palette.mark, 0.3))
        line.setWidth(min(sign.have / sign.need, 1.0) * wide)
        is_enough = sign.have >= sign.need
        painter.fillRect(line, QColor(palette.target if is_enough else palette.drawn))


def _draw_ring(painter: QPainter, box: QRectF, sign: _RingData, palette: TablePalette) -> None:
    """Draws reached and needed points, and their ratio as an arc."""
    line = _LINE * box.width()
    ring = box.adjusted(line, line, -line, -line)
    _draw_ground(painter, ring, palette)
    part = min(sign.have / sign.need, 1.0) if sign.need else 0.0
    colour = palette.target if part >= 1 else palette.drawn
    _draw_arc(painter, ring, 1.0, line, palette.mark, 0.3)
    if part > 0:
        _draw_arc(painter, ring, part, line, colour, 1.0)
    _draw_numbers(painter, ring, sign, palette)


def _draw_ground(painter: QPainter, ring: QRectF, palette: TablePalette) -> None:
    path = QPainterPath()
    path.addEllipse(ring)
    painter.fillPath(path, shaded(palette.plate, 1.0 if is_plain(palette) else 0.55))


def _draw_arc(
    painter: QPainter, ring: QRectF, part: float, line: float, colour: str, alpha: float
) -> None:
    pen = QPen(shaded(colour, alpha), line)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    path = QPainterPath()
    path.arcMoveTo(ring, _TOP)
    path.arcTo(ring, _TOP, -360 * part)
    painter.strokePath(path, pen)


def _draw_numbers(painter: QPainter, ring: QRectF, sign: _RingData, palette: TablePalette) -> None:
    size = ring.width()
    wide = 0.78 * size
    if not sign.need:
        ink = TextStyle(0.34 * size, palette.word, is_bold=True, align="centre")
        word = str(sign.have)
        draw_words(painter, ring, word, fitted(word, wide, ink, 0.5))
        return
    half = QRectF(ring.center().x() - wide / 2, ring.top() + 0.13 * size, wide, 0.42 * size)
    have = TextStyle(0.36 * size, palette.word, is_bold=True, align="centre")
    need = TextStyle(0.31 * size, palette.word, is_bold=True, align="centre")
    draw_words(painter, half, str(sign.have), fitted(str(sign.have), wide, have, 0.5))
    rest = half.translated(0, 0.37 * size)
    middle = QPointF(ring.center().x(), ring.top() + 0.55 * size)
    painter.setPen(QPen(QColor(palette.mark), max(0.012 * size, 0.7)))
    reach = QPointF(0.24 * size, 0)
    painter.drawLine(middle - reach, middle + reach)
    draw_words(painter, rest, str(sign.need), fitted(str(sign.need), wide, need, 0.5))
