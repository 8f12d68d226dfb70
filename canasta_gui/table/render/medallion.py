"""Draws the ornament woven into the cloth: a field in the middle with a twisted cord around it.

It has the tones of the cloth, so that cards and words on it stand out as they do beside it.
"""

from math import cos, hypot, pi, sin

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from canasta_gui.table.render.pen import shaded

_MIDDLE = (0.5, 0.415)
"""The middle of the field, which is that of stock and pile, as parts of the box."""
_REACH = (0.365, 0.228)
"""Half of its width and of its height, as parts of the box's."""
_CORD = 0.017
"""The width of the cord, as a part of the height of the box or, if it is high, of its width."""
_TWIST = 0.62
"""The distance from one strand of the cord to the next, in widths of the cord."""
_SLANT = 0.9
"""The angle of a strand against the cord, in radians."""
_FIELD, _GROOVE, _LIGHT, _DARK = 0.014, 0.13, 0.1, 0.18
"""The opacity of the field, of the groove of the cord, of its strands and of their shadow."""


def draw_medallion(painter: QPainter, box: QRectF) -> None:
    """Draws the ornament for a table that fills a box."""
    middle = box.topLeft() + QPointF(_MIDDLE[0] * box.width(), _MIDDLE[1] * box.height())
    across, down = _REACH[0] * box.width(), _REACH[1] * box.height()
    cord = _CORD * min(box.height(), 0.72 * box.width())
    field = QPainterPath()
    field.addEllipse(middle, across, down)
    painter.fillPath(field, shaded("#ffffff", _FIELD))
    painter.strokePath(field, QPen(shaded("#000000", _GROOVE), 1.1 * cord))
    strands = _strands(middle, across, down, cord)
    for tone, drop in ((shaded("#000000", _DARK), 0.12 * cord), (shaded("#ffffff", _LIGHT), 0.0)):
        pen = QPen(tone, 0.36 * cord)
        # Round ends would take twenty times as long.
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawLines([strand.translated(0, drop) for strand in strands])


def _strands(middle: QPointF, across: float, down: float, cord: float) -> list[QLineF]:
    """Returns the strands of a cord along an ellipse, evenly spaced and slanted."""
    strands: list[QLineF] = []
    angle = 0.0
    while angle < 2 * pi:
        tangent = QPointF(-across * sin(angle), down * cos(angle))
        long = hypot(tangent.x(), tangent.y())
        along = tangent / long
        out = QPointF(along.y(), -along.x())
        half = (along * cos(_SLANT) + out * sin(_SLANT)) * 0.5 * cord
        place = middle + QPointF(across * cos(angle), down * sin(angle))
        strands.append(QLineF(place - half, place + half))
        angle += _TWIST * cord / long
    return strands
