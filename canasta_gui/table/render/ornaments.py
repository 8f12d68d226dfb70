"""Draws ribbons and frost."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen

from canasta_gui.table.render.fonts import fitted_word
from canasta_gui.table.render.palette import TablePalette
from canasta_gui.table.render.pen import disc, fill, rounded, shaded, stroke


def draw_ribbon(
    painter: QPainter, box: QRectF, ground: str, word: str, palette: TablePalette
) -> None:
    """Draws a ribbon with a word."""
    high = box.height()
    band = box.adjusted(high * 0.34, 0, -high * 0.34, -high * 0.16)
    for is_right in (False, True):
        _draw_tail(painter, box, band, ground, is_right=is_right)
    light = QLinearGradient(band.topLeft(), band.bottomLeft())
    light.setColorAt(0, QColor(ground).lighter(118))
    light.setColorAt(0.45, QColor(ground))
    light.setColorAt(1, QColor(ground).darker(125))
    painter.fillPath(rounded(band, high * 0.06), light)
    for y in (band.top() + high * 0.09, band.bottom() - high * 0.09):
        painter.setPen(QPen(QColor(palette.ribbon_trim), max(high * 0.035, 0.7)))
        painter.drawLine(QPointF(band.left(), y), QPointF(band.right(), y))
    room = band.adjusted(high * 0.12, high * 0.24, -high * 0.12, -high * 0.24)
    fill(painter, fitted_word(word, room, is_display=True), palette.seal_word)


def _draw_tail(
    painter: QPainter, box: QRectF, band: QRectF, ground: str, *, is_right: bool
) -> None:
    """Draws one folded end of the ribbon."""
    high = box.height()
    edge, out, inner = band.left(), box.left(), 1.0
    if is_right:
        edge, out, inner = band.right(), box.right(), -1.0
    top, foot = box.top() + high * 0.16, box.bottom()
    tail = QPainterPath(QPointF(edge + inner * high * 0.24, top))
    tail.lineTo(out, top)
    tail.lineTo(out + inner * high * 0.2, (top + foot) / 2)
    tail.lineTo(out, foot)
    tail.lineTo(edge + inner * high * 0.24, foot)
    tail.closeSubpath()
    painter.fillPath(tail, QColor(ground).darker(135))
    fold = QPainterPath(QPointF(edge, band.bottom()))
    fold.lineTo(edge + inner * high * 0.24, band.bottom())
    fold.lineTo(edge + inner * high * 0.24, foot)
    fold.closeSubpath()
    painter.fillPath(fold, QColor(ground).darker(210))


def draw_frost(painter: QPainter, palette: TablePalette) -> None:
    """Draws ice from the edges of a card, and a snow crystal, on the sheet of 100 by 140; the index
    stays free.
    """
    body = rounded(QRectF(0, 0, 100, 140), 6)
    painter.setClipPath(body)
    fill(painter, body, _ice(palette, 0.12))
    for step in range(12):
        inset = step * 1.5
        edge = rounded(QRectF(0, 0, 100, 140).adjusted(inset, inset, -inset, -inset), 6)
        painter.strokePath(edge, QPen(_ice(palette, 0.5 * (1 - step / 12) ** 1.8), 2.4))
    for x, y, turn in ((100, 0, 135), (0, 140, -45), (100, 140, -135)):
        _draw_fern(painter, QPointF(x, y), turn, palette.frost_high)
    stroke(painter, rounded(QRectF(0.8, 0.8, 98.4, 138.4), 5.6), palette.frost_high, 1.6)
    middle = QPointF(72, 106)
    round_ground = disc(middle, 21)
    fill(painter, round_ground, shaded(palette.frost_line, 0.92))
    stroke(painter, round_ground, palette.frost_high, 1.8)
    stroke(painter, crystal_path(middle, 15), palette.frost_high, 2.2)


def _ice(palette: TablePalette, thickness: float) -> QBrush:
    """Returns ice that becomes thinner towards the corner with the index."""
    ice = QLinearGradient(QPointF(30, 30), QPointF(58, 58))
    ice.setColorAt(0, shaded(palette.frost, 0))
    ice.setColorAt(1, shaded(palette.frost, thickness))
    return QBrush(ice)


def crystal_path(centre: QPointF, radius: float) -> QPainterPath:
    """Returns a snow crystal with six branches."""
    path = QPainterPath()
    for branch in range(6):
        turn = pi * branch / 3
        along = QPointF(sin(turn), -cos(turn))
        path.moveTo(centre)
        path.lineTo(centre + along * radius)
        for side in (-1, 1):
            spread = turn + side * pi / 4
            twig = QPointF(sin(spread), -cos(spread)) * radius * 0.38
            path.moveTo(centre + along * radius * 0.55)
            path.lineTo(centre + along * radius * 0.55 + twig)
    return path


def _draw_fern(painter: QPainter, corner: QPointF, turn: float, colour: str) -> None:
    """Draws branches of ice from a corner."""
    painter.save()
    painter.translate(corner)
    painter.rotate(turn + 135)
    path = QPainterPath()
    for branch, length in ((-30, 24), (-10, 34), (12, 30), (34, 22)):
        angle = (branch + 180) * pi / 180
        along = QPointF(sin(angle), -cos(angle))
        path.moveTo(0, 0)
        path.lineTo(along * length)
        for part in (0.4, 0.6, 0.8):
            for side in (-0.7, 0.7):
                twig = QPointF(sin(angle + side), -cos(angle + side)) * length * 0.26 * (1.2 - part)
                path.moveTo(along * length * part)
                path.lineTo(along * length * part + twig)
    stroke(painter, path, colour, 1.0)
    painter.restore()
