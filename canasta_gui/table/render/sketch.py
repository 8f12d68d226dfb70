"""Drawings as lists of parts: outline text, colour name, line width.

The outline is written as in SVG with absolute ``M L H V C Q Z``; a part may be mirrored to the
other side of the line x = 0.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from canasta_gui.table.render.pen import fill, stroke
from canasta_gui.table.render.shapes import placed

_TOKEN = re.compile(r"[MLHVCQZ]|-?\d*\.?\d+")
_NUMBERS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0}
_MIRROR = QTransform.fromScale(-1, 1)


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a drawing; ``colour`` and ``line`` are names in the drawing's colours."""

    outline: str
    colour: str = ""
    """The colour of the filling; empty for a line without filling."""
    width: float = 0.8
    """The width of the outline; 0 for none."""
    line: str = "line"
    is_doubled: bool = False
    """Whether its mirror image is drawn as well."""


@dataclass(frozen=True, slots=True)
class Sign:
    """The shape of the suit, or another shape, at a place in a drawing."""

    x: float
    y: float
    height: float
    colour: str
    width: float = 0.0
    """The width of the line around it; 0 for none."""
    name: str = ""
    """The name of the shape; empty for the sign of the card's suit."""
    line: str = "line"


Layer = tuple[Part | Sign, ...]
"""Parts of a drawing, from the lowest to the highest."""


@dataclass(frozen=True, slots=True)
class Portrait:
    """A drawing with its middle, its width and its colours."""

    parts: tuple[Part | Sign, ...]
    centre: tuple[float, float]
    width: float
    colours: Mapping[str, str]


def draw_portrait(painter: QPainter, portrait: Portrait, box: QRectF) -> None:
    """Draws the drawing in the middle of a box, as wide as the box."""
    scale = box.width() / portrait.width
    painter.save()
    painter.translate(box.center())
    painter.scale(scale, scale)
    painter.translate(-portrait.centre[0], -portrait.centre[1])
    draw_parts(painter, portrait.parts, portrait.colours)
    painter.restore()


@cache
def path_of(outline: str) -> QPainterPath:
    """Returns the path that an outline text describes."""
    path = QPainterPath()
    tokens = _TOKEN.findall(outline)
    at = 0
    command = "M"
    while at < len(tokens):
        if tokens[at].isalpha():
            command = tokens[at]
            at += 1
        count = _NUMBERS[command]
        _extend(path, command, [float(token) for token in tokens[at : at + count]])
        at += count
    return path


def _extend(path: QPainterPath, command: str, n: list[float]) -> None:
    here = path.currentPosition()
    match command:
        case "M":
            path.moveTo(*n)
        case "L":
            path.lineTo(*n)
        case "H":
            path.lineTo(n[0], here.y())
        case "V":
            path.lineTo(here.x(), n[0])
        case "C":
            path.cubicTo(*n)
        case "Q":
            path.quadTo(*n)
        case _:
            path.closeSubpath()


def draw_parts(
    painter: QPainter, parts: Iterable[Part | Sign], colours: Mapping[str, str], sign: str = ""
) -> None:
    """Draws parts, the first one lowest; ``sign`` is the shape of the card's suit."""
    for part in parts:
        if isinstance(part, Sign):
            _draw_sign(painter, part, colours, sign)
            continue
        path = path_of(part.outline)
        _draw_part(painter, path, part, colours)
        if part.is_doubled:
            _draw_part(painter, _MIRROR.map(path), part, colours)


def _draw_part(
    painter: QPainter, path: QPainterPath, part: Part, colours: Mapping[str, str]
) -> None:
    if part.colour:
        fill(painter, path, colours[part.colour])
    if part.width:
        stroke(painter, path, colours[part.line], part.width)


def _draw_sign(painter: QPainter, part: Sign, colours: Mapping[str, str], sign: str) -> None:
    """Draws the line before the filling, which covers lines between the outlines of one shape."""
    path = placed(part.name or sign, part.x, part.y, part.height)
    if part.width:
        stroke(painter, path, colours[part.line], 2 * part.width)
    fill(painter, path, colours[part.colour])


def placed_outline(outline: str, *, turn: float, x: float = 0.0, y: float = 0.0) -> str:
    """Returns an outline text of ``M L C Q Z``, turned clockwise by degrees, then moved."""
    move = QTransform().translate(x, y).rotate(turn)
    words: list[str] = []
    numbers: list[float] = []
    for token in _TOKEN.findall(outline):
        if token.isalpha():
            words.append(token)
            continue
        numbers.append(float(token))
        if len(numbers) == 2:
            point = move.map(QPointF(*numbers))
            words.append(f"{point.x():.2f} {point.y():.2f}")
            numbers.clear()
    return " ".join(words)


def oval(x: float, y: float, across: float, down: float) -> str:
    """Returns the outline text of an ellipse by its centre and half axes."""
    k, m = across * 0.5523, down * 0.5523
    return (
        f"M {x - across} {y} C {x - across} {y - m} {x - k} {y - down} {x} {y - down} "
        f"C {x + k} {y - down} {x + across} {y - m} {x + across} {y} "
        f"C {x + across} {y + m} {x + k} {y + down} {x} {y + down} "
        f"C {x - k} {y + down} {x - across} {y + m} {x - across} {y} Z"
    )
