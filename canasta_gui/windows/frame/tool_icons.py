"""The icons of the tools: pale lines with a little gold, drawn on a square of 24 units."""

from collections.abc import Callable, Mapping
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

from canasta_gui.table.render.pen import blank, pixmap_of, smooth

_SIDE = 24.0
_SIZES = (16, 20, 24, 32, 40, 48, 64, 96)
"""The sizes in device pixels, from ordinary text to doubled text on a doubled screen."""
_LINE, _GOLD, _DIM = "#f3ead8", "#f0c04a", 0.5
_WIDTH = 1.9


def tool_icon(name: str) -> QIcon:
    """Returns the icon of a tool, enabled and disabled; empty for a tool that has none."""
    icon = QIcon()
    draw = _DRAWINGS.get(name)
    if draw is None:
        return icon
    for size in _SIZES:
        icon.addPixmap(_pixmap(draw, size, 1.0), QIcon.Mode.Normal)
        icon.addPixmap(_pixmap(draw, size, _DIM), QIcon.Mode.Disabled)
    return icon


def _pixmap(draw: Callable[[QPainter], None], size: int, opacity: float) -> QPixmap:
    image = blank(size, size)
    painter = smooth(QPainter(image))
    painter.scale(size / _SIDE, size / _SIDE)
    painter.setOpacity(opacity)
    painter.setPen(_pen(_LINE))
    draw(painter)
    painter.end()
    return pixmap_of(image)


def _pen(colour: str, width: float = _WIDTH) -> QPen:
    pen = QPen(QColor(colour), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _draw_undo(painter: QPainter) -> None:
    """Draws an arrow that turns back."""
    path = QPainterPath(QPointF(5, 9))
    path.lineTo(14, 9)
    path.cubicTo(21.5, 9, 21.5, 19.5, 14, 19.5)
    path.lineTo(9, 19.5)
    painter.strokePath(path, _pen(_LINE))
    painter.setPen(_pen(_GOLD, 2.2))
    painter.drawPolyline([QPointF(9, 4.5), QPointF(4.5, 9), QPointF(9, 13.5)])


def _draw_hint(painter: QPainter) -> None:
    """Draws a lamp."""
    bulb = QPainterPath(QPointF(9.3, 16.6))
    bulb.cubicTo(9.3, 13.6, 5.6, 12.6, 5.6, 8.6)
    bulb.cubicTo(5.6, 0.4, 18.4, 0.4, 18.4, 8.6)
    bulb.cubicTo(18.4, 12.6, 14.7, 13.6, 14.7, 16.6)
    bulb.closeSubpath()
    painter.fillPath(bulb, QColor(_GOLD))
    painter.strokePath(bulb, _pen(_LINE, 1.6))
    painter.drawLine(QPointF(9.6, 19.2), QPointF(14.4, 19.2))
    painter.drawLine(QPointF(10.9, 21.7), QPointF(13.1, 21.7))


def _draw_repeat(painter: QPainter) -> None:
    """Draws a play sign inside a circular arrow."""
    painter.drawArc(QRectF(3.5, 3.5, 17, 17), 60 * 16, -300 * 16)
    painter.drawPolyline([QPointF(3.0, 3.8), QPointF(7.6, 4.7), QPointF(6.6, 9.3)])
    play = QPainterPath(QPointF(10, 8.2))
    play.lineTo(16, 12)
    play.lineTo(10, 15.8)
    play.closeSubpath()
    painter.fillPath(play, QColor(_GOLD))


def _draw_sheet(painter: QPainter) -> None:
    """Draws a written sheet with a folded corner and a sum."""
    path = QPainterPath(QPointF(14.5, 2.5))
    path.lineTo(4.5, 2.5)
    path.lineTo(4.5, 21.5)
    path.lineTo(19.5, 21.5)
    path.lineTo(19.5, 7.5)
    path.lineTo(14.5, 2.5)
    path.lineTo(14.5, 7.5)
    path.lineTo(19.5, 7.5)
    painter.strokePath(path, _pen(_LINE, 1.7))
    painter.setPen(_pen(_LINE, 1.6))
    painter.drawLine(QPointF(8, 10.6), QPointF(16, 10.6))
    painter.drawLine(QPointF(8, 14.0), QPointF(13.5, 14.0))
    painter.setPen(_pen(_GOLD, 2.2))
    painter.drawLine(QPointF(8, 17.8), QPointF(16, 17.8))


def _draw_settings(painter: QPainter) -> None:
    """Draws a toothed wheel."""
    wheel = QPainterPath()
    for tooth in range(8):
        turn = pi * tooth / 4
        for far, aside in ((6.9, -0.30), (9.9, -0.17), (9.9, 0.17), (6.9, 0.30)):
            at = QPointF(12 + far * cos(turn + aside), 12 + far * sin(turn + aside))
            if wheel.elementCount():
                wheel.lineTo(at)
            else:
                wheel.moveTo(at)
    wheel.closeSubpath()
    painter.strokePath(wheel, _pen(_LINE, 1.7))
    hub = QPainterPath()
    hub.addEllipse(QPointF(12, 12), 2.9, 2.9)
    painter.fillPath(hub, QColor(_GOLD))


def _draw_house(painter: QPainter) -> None:
    """Draws a house, which stands for house rules."""
    walls = QPainterPath(QPointF(5.5, 11))
    walls.lineTo(5.5, 20)
    walls.lineTo(18.5, 20)
    walls.lineTo(18.5, 11)
    painter.strokePath(walls, _pen(_LINE))
    painter.drawPolyline([QPointF(2.8, 12), QPointF(12, 4), QPointF(21.2, 12)])
    painter.fillRect(QRectF(10, 14, 4, 6), QColor(_GOLD))


def _draw_more(painter: QPainter) -> None:
    """Draws three dots, which stand for more."""
    painter.setPen(_pen(_GOLD, 4.4))
    for x in (4.5, 12, 19.5):
        painter.drawPoint(QPointF(x, 12))


_DRAWINGS: Final[Mapping[str, Callable[[QPainter], None]]] = {
    "undo": _draw_undo,
    "hint": _draw_hint,
    "repeat": _draw_repeat,
    "sheet": _draw_sheet,
    "settings": _draw_settings,
    "differs": _draw_house,
    "more": _draw_more,
}
