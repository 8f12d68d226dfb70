"""The backs of the cards: a weave, plaited in squares or coiled around the middle, with a
medallion.
"""

from collections.abc import Iterator
from functools import cache
from math import cos, pi, sin

from PySide6.QtCore import QLineF, QPointF
from PySide6.QtGui import QLinearGradient, QPainter, QRadialGradient, QTransform

from canasta_gui.table.render.card_body import SHEET, outline
from canasta_gui.table.render.emblems import draw_basket
from canasta_gui.table.render.palette import BackPalette, BasketColours, Weaving
from canasta_gui.table.render.pen import disc, draw_lines, fill, shaded, stroke

_Strands = tuple[list[QLineF], list[QLineF]]
"""The strands in the first colour, and those in the second."""

MIDDLE = QPointF(50, 70)
_WIDTHS: dict[Weaving, float] = {"plaited": 2.8, "coiled": 1.75}
"""The width of a strand, in units of the sheet."""
_WOVEN = SHEET.adjusted(1.6, 1.6, -1.6, -1.6)
"""The rectangle in which strands end, inside the card."""

_CELL = 10.5
_STRANDS = 3
_REACH = 9
"""The number of squares from the middle to the farthest corner."""

_INNERMOST, _OUTERMOST = 27.0, 88.0
_COIL = 3.6
"""The distance from one turn of the coil to the next, in units."""
_STITCH = 2.3
"""The distance from one stitch to the next, in units."""
_RAYS = 16
_TURN = 26.0
"""The growth of the coil in units after which a ray is at the place of the next one."""


@cache
def strands(weaving: Weaving) -> _Strands:
    """Returns all strands of a back."""
    ways: _Strands = ([], [])
    for line, way in _plaited() if weaving == "plaited" else _coiled():
        if _WOVEN.contains(line.p1()) and _WOVEN.contains(line.p2()):
            ways[way].append(line)
    return ways


def _plaited() -> Iterator[tuple[QLineF, int]]:
    """Yields strands plaited in squares that are turned by 45°, each with its direction, 0 or 1."""
    turn = QTransform().translate(MIDDLE.x(), MIDDLE.y()).rotate(45)
    width = _CELL / _STRANDS
    for row in range(-_REACH, _REACH):
        for column in range(-_REACH, _REACH):
            for strand in range(_STRANDS):
                side = (strand + 0.5) * width
                line = QLineF(0.5 * width, side, _CELL - 0.5 * width, side)
                if (row + column) % 2:
                    line = QLineF(side, 0.5 * width, side, _CELL - 0.5 * width)
                yield turn.map(line.translated(column * _CELL, row * _CELL)), (row + column) % 2


def _coiled() -> Iterator[tuple[QLineF, int]]:
    """Yields slanting stitches around every turn of the coil, each with its colour, 0 or 1."""
    turns = int((_OUTERMOST - _INNERMOST) / _COIL) + 1
    for number in range(turns):
        radius = _INNERMOST + number * _COIL
        count = int(2 * pi * radius / _STITCH / 8) * 8
        for stitch in range(count):
            angle = 2 * pi * (stitch + 0.5 * (number % 2)) / count
            way = int(angle * _RAYS / (2 * pi) + radius / _TURN) % 2
            inner = _at(radius - 0.3 * _COIL, angle)
            yield QLineF(inner, _at(radius + 0.3 * _COIL, angle + 0.5 * _STITCH / radius)), way


def _at(radius: float, angle: float) -> QPointF:
    return MIDDLE + QPointF(radius * sin(angle), -radius * cos(angle))


_BORDER = 5.5


def draw_back(painter: QPainter, _width: float, *, palette: BackPalette) -> None:
    """Draws a card back on the sheet of 100 by 140 units."""
    field = outline(_BORDER)
    fill(painter, field, palette.ground)
    _draw_weave(painter, palette)
    # The rim covers the ends of the strands: that is quicker than to clip hundreds of them.
    rim = outline()
    rim.addPath(field)
    fill(painter, rim, palette.border)
    stroke(painter, outline(0.35), palette.edge, 0.7)
    painter.fillPath(field, _lamp_light())
    stroke(painter, field, palette.ground, 1.6)
    stroke(painter, outline(_BORDER + 3.2), palette.gold, 0.9)
    _draw_medallion(painter, palette)


def _draw_weave(painter: QPainter, palette: BackPalette) -> None:
    colours = (palette.weave, palette.weave_low)
    for lines, colour in zip(strands(palette.weaving), colours, strict=True):
        draw_lines(painter, lines, colour, _WIDTHS[palette.weaving])


def _lamp_light() -> QRadialGradient:
    light = QRadialGradient(MIDDLE, 84)
    light.setColorAt(0, shaded("#ffffff", 0.14))
    light.setColorAt(0.5, shaded("#ffffff", 0.0))
    light.setColorAt(1, shaded("#000000", 0.28))
    return light


def _draw_medallion(painter: QPainter, palette: BackPalette) -> None:
    field = disc(MIDDLE, 25)
    light = QLinearGradient(QPointF(0, 45), QPointF(0, 95))
    light.setColorAt(0, palette.ground)
    light.setColorAt(1, palette.line)
    painter.fillPath(field, light)
    stroke(painter, field, palette.gold, 1.4)
    stroke(painter, disc(MIDDLE, 22.6), palette.gold, 0.5)
    painter.save()
    painter.translate(MIDDLE.x(), MIDDLE.y() + 1.4)
    draw_basket(painter, BasketColours(), 0.86)
    painter.restore()
