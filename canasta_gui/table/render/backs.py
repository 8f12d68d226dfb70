"""The backs of the cards: the weave of a basket around a medallion."""

from functools import cache

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

from canasta_gui.table.render.emblems import draw_basket
from canasta_gui.table.render.frame import SHEET, outline
from canasta_gui.table.render.palette import BackPalette, BasketColours
from canasta_gui.table.render.pen import fill, shaded, stroke

_BORDER = 5.5
_CELL = 10.5
_STRANDS = 3
_REACH = 9
"""Squares from the middle to the farthest corner."""
_MEDALLION = QPointF(50, 70)
_WOVEN = SHEET.adjusted(1.6, 1.6, -1.6, -1.6)
"""Strands end inside the card."""


def draw_back(painter: QPainter, _width: float, *, palette: BackPalette) -> None:
    """The back on the sheet."""
    field = outline(_BORDER)
    fill(painter, field, palette.ground)
    _draw_weave(painter, palette)
    # The rim covers the ends of the strands: that is quicker than to clip seven hundred of them.
    rim = outline()
    rim.addPath(field)
    fill(painter, rim, palette.border)
    stroke(painter, outline(0.35), palette.edge, 0.7)
    painter.fillPath(field, _lamp_light())
    stroke(painter, field, palette.ground, 1.6)
    stroke(painter, outline(_BORDER + 3.2), palette.gold, 0.9)
    _draw_medallion(painter, palette)


def _draw_weave(painter: QPainter, palette: BackPalette) -> None:
    for lines, colour in zip(_weave(), (palette.weave, palette.weave_low), strict=True):
        pen = QPen(QColor(colour), _CELL / _STRANDS - 0.7)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLines(lines)


@cache
def _weave() -> tuple[list[QLineF], list[QLineF]]:
    """Strands over and under in squares, turned by an eighth: those one way, those the other."""
    turn = QTransform().translate(_MEDALLION.x(), _MEDALLION.y()).rotate(45)
    ways: tuple[list[QLineF], list[QLineF]] = ([], [])
    width = _CELL / _STRANDS
    for row in range(-_REACH, _REACH):
        for column in range(-_REACH, _REACH):
            for strand in range(_STRANDS):
                side = (strand + 0.5) * width
                line = QLineF(0.5 * width, side, _CELL - 0.5 * width, side)
                if (row + column) % 2:
                    line = QLineF(side, 0.5 * width, side, _CELL - 0.5 * width)
                line = turn.map(line.translated(column * _CELL, row * _CELL))
                if _WOVEN.contains(line.p1()) and _WOVEN.contains(line.p2()):
                    ways[(row + column) % 2].append(line)
    return ways


def _lamp_light() -> QRadialGradient:
    light = QRadialGradient(_MEDALLION, 84)
    light.setColorAt(0, shaded("#ffffff", 0.14))
    light.setColorAt(0.5, shaded("#ffffff", 0.0))
    light.setColorAt(1, shaded("#000000", 0.28))
    return light


def _draw_medallion(painter: QPainter, palette: BackPalette) -> None:
    disc = QPainterPath()
    disc.addEllipse(_MEDALLION, 25, 25)
    light = QLinearGradient(QPointF(0, 45), QPointF(0, 95))
    light.setColorAt(0, palette.ground)
    light.setColorAt(1, palette.line)
    painter.fillPath(disc, light)
    stroke(painter, disc, palette.gold, 1.4)
    ring = QPainterPath()
    ring.addEllipse(_MEDALLION, 22.6, 22.6)
    stroke(painter, ring, palette.gold, 0.5)
    painter.save()
    painter.translate(_MEDALLION.x(), _MEDALLION.y() + 1.4)
    draw_basket(painter, BasketColours(), 0.86)
    painter.restore()
