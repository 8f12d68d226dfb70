"""Pixmaps of effects: rays, rings, snow crystals, confetti and crowns."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPixmap, QRadialGradient

from canasta_gui.table.render.kept_pictures import keep_pictures
from canasta_gui.table.render.ornaments import crystal_path
from canasta_gui.table.render.pen import Canvas, disc, fill, rounded, shaded, stroke
from canasta_gui.table.render.shapes import placed

_RAYS = 14
_RAY = 0.28
"""The part of the angle between two rays that a ray fills."""
_LARGE_BURST = 700
"""The size in device pixels from which on rays are drawn smaller and scaled up."""
CROWN_HIGH = 0.72
"""The height of a crown, by its width."""
_POINTS = ((0.1, 0.3), (0.3, 0.18), (0.5, 0.1), (0.7, 0.18), (0.9, 0.3))
"""The tips of a crown, by its width."""
_LINE, _SHADE = "#6b4310", "#e0962a"
"""The outline of a crown, and its band."""
_CLEARING = ((0.45, 0.0), (0.6, 0.12), (0.725, 0.5), (0.85, 0.88), (1.0, 1.0))
"""How dark it is beside a bright place, by the part of the way to its edge."""
GOLD = "#ffc94d"
RED = "#f03a45"
PAPERS = ("#d8343f", "#f2b632", "#2f9e6b", "#2f6fd0", "#8d4fc4", "#fff8e8")
"""The colours of confetti."""
SHAPES = ("strip", "square", "s", "h", "d", "c")
"""The shapes of confetti: pieces of paper, and suits punched out of it."""


def burst(size: float, ratio: float, colour: str) -> QPixmap:
    """Returns rays from the middle of a square, with a glow."""
    if size * ratio <= _LARGE_BURST:
        return _small_burst(size, ratio, colour)
    # The picture is soft: nobody sees that it is drawn larger, and a large one has up to 14 MB.
    return burst(size, ratio / 2, colour)


@keep_pictures
def _small_burst(size: float, ratio: float, colour: str) -> QPixmap:
    picture = Canvas(size, size, ratio)
    painter = picture.painter
    middle, far = QPointF(size / 2, size / 2), size / 2
    path = QPainterPath()
    for number in range(_RAYS):
        turn, reach = 2 * pi * number / _RAYS, far * (1.0 if number % 2 else 0.8)
        half = pi * _RAY / _RAYS
        path.moveTo(middle)
        for side in (turn - half, turn + half):
            path.lineTo(middle + QPointF(sin(side), -cos(side)) * reach)
        path.closeSubpath()
    light = QRadialGradient(middle, far)
    light.setColorAt(0.2, shaded(colour, 0.8))
    light.setColorAt(1, shaded(colour, 0.0))
    painter.fillPath(path, light)
    glow = QRadialGradient(middle, 0.7 * far)
    glow.setColorAt(0, shaded(colour, 0.7))
    glow.setColorAt(1, shaded(colour, 0.0))
    painter.fillRect(picture.box, glow)
    return picture.done()


@keep_pictures
def ring(size: float, ratio: float, colour: str) -> QPixmap:
    """Returns a ring as large as a square, soft on both sides."""
    picture = Canvas(size, size, ratio)
    painter = picture.painter
    for width, alpha in ((0.055, 0.3), (0.032, 0.45), (0.016, 1.0)):
        inset = 0.03 * size
        painter.setPen(QPen(shaded(colour, alpha), width * size))
        painter.drawEllipse(QRectF(inset, inset, size - 2 * inset, size - 2 * inset))
    return picture.done()


def clearing(width: float, height: float, ratio: float) -> QPixmap:
    """Returns darkness that begins softly within an ellipse, and is whole at its edge."""
    picture = Canvas(width, height, ratio)
    light = QRadialGradient(QPointF(), 1.0)
    for part, dark in _CLEARING:
        light.setColorAt(part, shaded("#000000", dark))
    picture.painter.translate(width / 2, height / 2)
    picture.painter.scale(width / 2, height / 2)
    picture.painter.fillRect(QRectF(-1, -1, 2, 2), light)
    return picture.done()


@keep_pictures
def crystal(size: float, ratio: float, colour: str) -> QPixmap:
    """Returns a snow crystal as large as a square."""
    picture = Canvas(size, size, ratio)
    path = crystal_path(QPointF(size / 2, size / 2), 0.42 * size)
    stroke(picture.painter, path, colour, 0.09 * size)
    return picture.done()


@keep_pictures
def confetto(size: float, ratio: float, shape: str, colour: str) -> QPixmap:
    """Returns a piece of confetti in the middle of a square."""
    picture = Canvas(size, size, ratio)
    painter = picture.painter
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    if shape in ("strip", "square"):
        wide = (0.3 if shape == "strip" else 0.6) * size
        painter.drawRect(QRectF((size - wide) / 2, 0.15 * size, wide, 0.7 * size))
    else:
        painter.drawPath(placed(shape, size / 2, size / 2, 0.8 * size))
    return picture.done()


@keep_pictures
def crown(width: float, ratio: float) -> QPixmap:
    """Returns a golden crown with five tips."""
    picture = Canvas(width, CROWN_HIGH * width, ratio)
    painter = picture.painter
    painter.scale(width, width)
    body = QPainterPath(QPointF(0.16, 0.66))
    for number, (x, y) in enumerate(_POINTS):
        if number:
            body.lineTo((x + _POINTS[number - 1][0]) / 2, 0.4)
        body.lineTo(x, y)
    body.lineTo(0.84, 0.66)
    body.closeSubpath()
    fill(painter, body, GOLD)
    band = rounded(QRectF(0.14, 0.54, 0.72, 0.14), 0.04)
    stroke(painter, body, _LINE, 0.035)
    fill(painter, band, _SHADE)
    stroke(painter, band, _LINE, 0.03)
    jewels = [(x, y, 0.055, GOLD) for x, y in _POINTS]
    jewels += [(0.5, 0.61, 0.045, RED), (0.3, 0.61, 0.03, "#fff8e8"), (0.7, 0.61, 0.03, "#fff8e8")]
    for x, y, radius, colour in jewels:
        jewel = disc(QPointF(x, y), radius)
        fill(painter, jewel, colour)
        stroke(painter, jewel, _LINE, 0.025)
    return picture.done()
