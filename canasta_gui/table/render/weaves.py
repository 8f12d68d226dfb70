"""The weaves of the card backs: plaited in squares, or coiled around the middle."""

from collections.abc import Iterator
from functools import cache
from math import cos, pi, sin

from PySide6.QtCore import QLineF, QPointF
from PySide6.QtGui import QTransform

from canasta_gui.table.render.card_body import SHEET
from canasta_gui.table.render.colours import Weaving

Strands = tuple[list[QLineF], list[QLineF]]
"""The strands in the first colour, and those in the second."""

MIDDLE = QPointF(50, 70)
WIDTHS: dict[Weaving, float] = {"plaited": 2.8, "coiled": 1.75}
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
def strands(weaving: Weaving) -> Strands:
    """Returns all strands of a back."""
    ways: Strands = ([], [])
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
