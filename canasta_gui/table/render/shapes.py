"""Outlines: suits and marks, each one unit high around the origin; rays; paths written as text."""

import re
from collections.abc import Mapping
from functools import cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QTransform

from canasta_gui.resource_path import resource_path
from engine import read_shipped

_UNIT = 1000.0
"""The size at which outlines are written."""
_TOKEN = re.compile(r"[MLCQZ]|-?\d*\.?\d+")
_LETTERS = {
    QPainterPath.ElementType.MoveToElement: "M",
    QPainterPath.ElementType.LineToElement: "L",
    QPainterPath.ElementType.CurveToElement: "C",
    QPainterPath.ElementType.CurveToDataElement: "",
}
_OUTLINE = re.compile(r'<path id="(\w+)" d="([^"]+)"/>')
_NUMBERS = {"M": 2, "L": 2, "C": 6, "Q": 4, "Z": 0}


@cache
def _outlines() -> Mapping[str, str]:
    """Returns the paths of ``assets/decks/shapes.svg`` by their ids."""
    text = read_shipped(resource_path("assets", "decks", "shapes.svg"))
    return dict(_OUTLINE.findall(text))


@cache
def shape(name: str) -> QPainterPath:
    """Returns the outline of a suit (``s h d c``) or of a mark by its name."""
    # Several outlines stay curves: a true union would break them into hundreds of short lines.
    path = path_of(_outlines()[name])
    path.setFillRule(Qt.FillRule.WindingFill)
    return QTransform.fromScale(1 / _UNIT, 1 / _UNIT).map(path)


@cache
def contour(name: str) -> QPainterPath:
    """Returns the outer line of a shape in short straight pieces."""
    large = QTransform.fromScale(_UNIT / 4, _UNIT / 4)
    small = QTransform.fromScale(4 / _UNIT, 4 / _UNIT)
    return small.map(large.map(shape(name)).simplified())


def placed(name: str, x: float, y: float, height: float, turn: float = 0.0) -> QPainterPath:
    """Returns an outline at a centre, with a height, turned clockwise by degrees."""
    return QTransform().translate(x, y).rotate(turn).scale(height, height).map(shape(name))


def rays(source: QPointF, count: int, reach: float) -> QPainterPath:
    """Returns rays from a point to all sides as one path."""
    path = QPainterPath()
    for ray in range(count):
        path.moveTo(source)
        for edge in (ray - 0.25, ray + 0.25):
            angle = 2 * pi * edge / count
            path.lineTo(source + QPointF(reach * sin(angle), -reach * cos(angle)))
        path.closeSubpath()
    return path


@cache
def path_of(text: str) -> QPainterPath:
    """Returns the path that a text describes as SVG does, with absolute ``M L C Q Z``."""
    path = QPainterPath()
    tokens = _TOKEN.findall(text)
    at = 0
    while at < len(tokens):
        command = tokens[at]
        at += 1 + _NUMBERS[command]
        numbers = map(float, tokens[at - _NUMBERS[command] : at])
        match command:
            case "M":
                path.moveTo(*numbers)
            case "L":
                path.lineTo(*numbers)
            case "C":
                path.cubicTo(*numbers)
            case "Q":
                path.quadTo(*numbers)
            case _:
                path.closeSubpath()
    return path


def path_text(path: QPainterPath) -> str:
    """Returns a path as SVG writes it."""
    elements = map(path.elementAt, range(path.elementCount()))
    return " ".join(f"{_LETTERS[it.type]}{it.x:.4f} {it.y:.4f}" for it in elements)
