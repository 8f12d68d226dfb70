"""Draws a court card: the figure twice, the lower one turned by 180°, and a sash between."""

from functools import cache
from math import atan2, degrees

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QTransform

from canasta_gui.table.render.drawing import Drawing
from canasta_gui.table.render.pen import blank, fill, rounded, smooth, stroke
from canasta_gui.table.render.shapes import path_of, rays

PANEL = QRectF(-24.5, -64.5, 49, 129)
_CORNER = 2.5
_FALL = 9.3
"""How far the sash falls from the panel's left side to its middle."""
_SASH = 3.6
"""Half the width of the sash."""
_HEAD = QPointF(0, -38)
_RAYS = 18
_STRAND = "M -1.2 -3.6 L 2.8 0 L 0.8 0 L -3.2 -3.6 Z M 2.8 0 L -1.2 3.6 L -3.2 3.6 L 0.8 0 Z"


def draw_court(painter: QPainter, figure: Drawing) -> None:
    """Draws a court about the origin, in a panel 49 units wide and 129 high."""
    half = _half_picture(painter, figure)
    turned = half.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
    painter.save()
    painter.resetTransform()
    painter.drawImage(0, 0, half)
    painter.drawImage(0, 0, turned)
    painter.restore()
    panel = rounded(PANEL, _CORNER)
    painter.save()
    painter.setClipPath(panel)
    _draw_sash(painter, figure)
    painter.restore()
    stroke(painter, panel, figure.colours["frame"], 0.9)


def _half_picture(painter: QPainter, figure: Drawing) -> QImage:
    """Returns the upper half on a transparent image as large as the painter's.

    Drawing it once and turning the pixels takes half the time, and both halves are alike.
    """
    device = painter.device()
    picture = blank(device.width(), device.height())
    upper = smooth(QPainter(picture))
    upper.setTransform(painter.transform())
    upper.setClipPath(_upper_half())
    fill(upper, _upper_half(), figure.colours["panel"])
    fill(upper, _rays(), figure.colours["ray"])
    figure.draw(upper)
    upper.end()
    return picture


@cache
def _upper_half() -> QPainterPath:
    """Returns the part of the panel above the middle of the sash."""
    box = PANEL
    path = QPainterPath(QPointF(box.left(), -_FALL))
    path.lineTo(box.left(), box.top() + _CORNER)
    path.quadTo(box.topLeft(), QPointF(box.left() + _CORNER, box.top()))
    path.lineTo(box.right() - _CORNER, box.top())
    path.quadTo(box.topRight(), QPointF(box.right(), box.top() + _CORNER))
    path.lineTo(box.right(), _FALL)
    path.closeSubpath()
    return path


@cache
def _rays() -> QPainterPath:
    """Returns the rays behind the head."""
    return rays(_HEAD, _RAYS, 60)


def _draw_sash(painter: QPainter, figure: Drawing) -> None:
    """Draws the woven band between the two halves."""
    colours = figure.colours
    painter.save()
    painter.rotate(degrees(atan2(_FALL, PANEL.right())))
    band = QPainterPath()
    band.addRect(QRectF(-30, -_SASH, 60, 2 * _SASH))
    fill(painter, band, colours["gold"])
    for turn in (0, 180):
        for step in range(1, 8):
            strand = QTransform().rotate(turn).translate(step * 4.0, 0)
            fill(painter, strand.map(path_of(_STRAND)), colours["gold_low"])
    stroke(painter, band, colours["line"], 0.8)
    knot = path_of("M 0 -4.6 L 5 0 L 0 4.6 L -5 0 Z")
    fill(painter, knot, colours["trim"])
    stroke(painter, knot, colours["line"], 0.8)
    painter.restore()
