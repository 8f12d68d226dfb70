"""A court in its panel: the figure, the same turned by half, and a woven sash between."""

from functools import cache
from math import atan2, cos, degrees, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF, QTransform

from canasta_gui.table.render.courts.jack import JACK
from canasta_gui.table.render.courts.joker import JOKER
from canasta_gui.table.render.courts.king import KING
from canasta_gui.table.render.courts.parts import Figure
from canasta_gui.table.render.courts.queen import QUEEN
from canasta_gui.table.render.pen import fill, stroke
from canasta_gui.table.render.shapes import placed
from canasta_gui.table.render.sketch import draw_parts, path_of

FIGURES = {"K": KING, "Q": QUEEN, "J": JACK, "Jk": JOKER}

PANEL = QRectF(-24.5, -64.5, 49, 129)
_FALL = 9.3
"""How far the sash falls from the panel's left side to its middle."""
_SASH = 3.6
"""Half the width of the sash."""
_HEAD = QPointF(0, -38)
_RAYS = 18
_STRAND = "M -1.2 -3.6 L 2.8 0 L 0.8 0 L -3.2 -3.6 Z M 2.8 0 L -1.2 3.6 L -3.2 3.6 L 0.8 0 Z"
_INTERSECT = Qt.ClipOperation.IntersectClip


def draw_court(painter: QPainter, figure: Figure, sign: str, colours: dict[str, str]) -> None:
    """A court around the origin, in a panel 49 wide and 129 high."""
    panel = QPainterPath()
    panel.addRoundedRect(PANEL, 2.5, 2.5)
    painter.save()
    painter.setClipPath(panel)
    fill(painter, panel, colours["panel"])
    for _ in range(2):
        painter.save()
        painter.setClipPath(_upper_half(), _INTERSECT)
        fill(painter, _rays(), colours["ray"])
        _draw_figure(painter, figure, sign, colours)
        painter.restore()
        painter.rotate(180)
    _draw_sash(painter, colours)
    painter.restore()
    stroke(painter, panel, colours["frame"], 0.9)


def _draw_figure(painter: QPainter, figure: Figure, sign: str, colours: dict[str, str]) -> None:
    draw_parts(painter, figure.behind, colours, sign)
    draw_parts(painter, (figure.robe,), colours, sign)
    painter.save()
    painter.setClipPath(path_of(figure.robe.outline), _INTERSECT)
    fill(painter, _pattern(sign), colours["shade"])
    painter.restore()
    draw_parts(painter, figure.front, colours, sign)


@cache
def _upper_half() -> QPainterPath:
    """Everything above the middle of the sash."""
    path = QPainterPath()
    left, top, right = PANEL.left(), PANEL.top(), PANEL.right()
    corners = [(left, top), (right, top), (right, _FALL), (left, -_FALL)]
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
    return path


@cache
def _rays() -> QPainterPath:
    """A sunburst behind the head."""
    path = QPainterPath()
    for ray in range(_RAYS):
        path.moveTo(_HEAD)
        for edge in (ray - 0.25, ray + 0.25):
            angle = 2 * pi * edge / _RAYS
            path.lineTo(_HEAD.x() + 60 * sin(angle), _HEAD.y() - 60 * cos(angle))
        path.closeSubpath()
    return path


@cache
def _pattern(sign: str) -> QPainterPath:
    """Signs of the suit, strewn over the cloth."""
    path = QPainterPath()
    for row in range(6):
        for column in range(8):
            x = -28 + column * 8 + (row % 2) * 4
            path.addPath(placed(sign, x, -19.5 + row * 5, 4.2))
    return path


def _draw_sash(painter: QPainter, colours: dict[str, str]) -> None:
    """A woven band between the two halves."""
    painter.save()
    painter.rotate(degrees(atan2(_FALL, PANEL.right())))
    band = QPainterPath()
    band.addRect(QRectF(-30, -_SASH, 60, 2 * _SASH))
    fill(painter, band, colours["gold"])
    for step in range(-7, 8):
        strand = QTransform.fromTranslate(step * 4.0, 0)
        fill(painter, strand.map(path_of(_STRAND)), colours["gold_low"])
    stroke(painter, band, colours["line"], 0.8)
    painter.restore()
