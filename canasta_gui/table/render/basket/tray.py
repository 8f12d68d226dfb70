"""A woven tray with a star that has as many points as the rank says."""

from functools import cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath, QPen

from canasta_gui.table.render.palette import DeckPalette
from canasta_gui.table.render.pen import fill, shaded, stroke
from canasta_gui.table.render.shapes import placed

RADIUS = 33.0
_COILS = (31.6, 29.0, 26.4, 23.8, 21.2, 18.6, 16.0)
_INNER, _OUTER = 14.6, 28.6


def draw_tray(
    painter: QPainter, suit: str, points: int, palette: DeckPalette, middle: float
) -> None:
    """A coiled tray around the origin, with an empty disc of a radius in the middle."""
    own, cane = palette.suit(suit), palette.basket
    fill(painter, _disc(RADIUS), cane.cane)
    fill(painter, _star(points), own.cloth)
    stroke(painter, _star(points), own.shade, 0.7)
    _draw_coils(painter, cane.cane_low)
    _draw_pips(painter, suit, points, palette)
    stroke(painter, _disc(RADIUS - 0.9), cane.cane_low, 2.0)
    stroke(painter, _stitches(), cane.stake, 0.9)
    stroke(painter, _disc(RADIUS), cane.line, 0.8)
    fill(painter, _disc(middle), palette.paper)
    stroke(painter, _disc(middle), cane.line, 0.8)
    stroke(painter, _disc(middle - 1.7), palette.gold, 0.9)


def _draw_coils(painter: QPainter, colour: str) -> None:
    """The turns of the coil, over tray and star alike."""
    for radius in _COILS:
        painter.strokePath(_disc(radius), QPen(shaded(colour, 0.55), 0.55))


def _draw_pips(painter: QPainter, suit: str, points: int, palette: DeckPalette) -> None:
    """A suit between every two points of the star."""
    height = min(8.6, 88 / points)
    for at in range(points):
        angle = 2 * pi * (at + 0.5) / points
        x, y = 24.6 * sin(angle), -24.6 * cos(angle)
        fill(painter, placed(suit, x, y, height), palette.suit(suit).ink)


@cache
def _disc(radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), radius, radius)
    return path


@cache
def _star(points: int) -> QPainterPath:
    path = QPainterPath()
    for at in range(2 * points):
        radius = _INNER if at % 2 else _OUTER
        angle = pi * at / points
        corner = QPointF(radius * sin(angle), -radius * cos(angle))
        if at:
            path.lineTo(corner)
        else:
            path.moveTo(corner)
    path.closeSubpath()
    return path


@cache
def _stitches() -> QPainterPath:
    """The binding of the edge."""
    path = QPainterPath()
    for at in range(44):
        angle = 2 * pi * at / 44
        path.moveTo((RADIUS - 2.2) * sin(angle), -(RADIUS - 2.2) * cos(angle))
        path.lineTo(RADIUS * sin(angle + 0.05), -RADIUS * cos(angle + 0.05))
    return path
