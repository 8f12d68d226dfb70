"""Outlines: suits and marks, each one unit high around the origin; rays; paths written as text."""

import re
from functools import cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

from canasta_gui.table.render.pen import disc, rounded

_UNIT = 1000.0
"""The size at which the shapes below are written."""
_TOKEN = re.compile(r"[MLCQZ]|-?\d*\.?\d+")
_LETTERS = {
    QPainterPath.ElementType.MoveToElement: "M",
    QPainterPath.ElementType.LineToElement: "L",
    QPainterPath.ElementType.CurveToElement: "C",
    QPainterPath.ElementType.CurveToDataElement: "",
}
_NUMBERS = {"M": 2, "L": 2, "C": 6, "Q": 4, "Z": 0}


def _unit(path: QPainterPath) -> QPainterPath:
    return QTransform.fromScale(1 / _UNIT, 1 / _UNIT).map(path)


def _bar(x: float, y: float, width: float, height: float, corner: float) -> QPainterPath:
    return rounded(QRectF(x, y, width, height), corner)


def _together(*paths: QPainterPath) -> QPainterPath:
    """Joins several clockwise outlines; a reversed one cuts a hole.

    They stay curves: a true union would break them into hundreds of short lines.
    """
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for path in paths:
        whole.addPath(path)
    return whole


def _heart() -> QPainterPath:
    path = QPainterPath(QPointF(0, 500))
    path.cubicTo(-100, 280, -500, 60, -500, -200)
    path.cubicTo(-500, -380, -380, -480, -245, -480)
    path.cubicTo(-120, -480, -30, -400, 0, -260)
    path.cubicTo(30, -400, 120, -480, 245, -480)
    path.cubicTo(380, -480, 500, -380, 500, -200)
    path.cubicTo(500, 60, 100, 280, 0, 500)
    path.closeSubpath()
    return path


def _spade() -> QPainterPath:
    path = QPainterPath(QPointF(0, -500))
    path.cubicTo(90, -280, 470, -100, 470, 150)
    path.cubicTo(470, 300, 360, 380, 240, 380)
    path.cubicTo(145, 380, 75, 335, 32, 250)
    path.cubicTo(50, 390, 110, 465, 220, 500)
    path.lineTo(-220, 500)
    path.cubicTo(-110, 465, -50, 390, -32, 250)
    path.cubicTo(-75, 335, -145, 380, -240, 380)
    path.cubicTo(-360, 380, -470, 300, -470, 150)
    path.cubicTo(-470, -100, -90, -280, 0, -500)
    path.closeSubpath()
    return path


def _club() -> QPainterPath:
    stem = QPainterPath(QPointF(35, 100))
    stem.cubicTo(30, 340, 80, 450, 220, 500)
    stem.lineTo(-220, 500)
    stem.cubicTo(-80, 450, -30, 340, -35, 100)
    stem.closeSubpath()
    leaves = (disc(QPointF(x, y), 232) for x, y in ((0, -265), (-255, 115), (255, 115)))
    return _together(*leaves, disc(QPointF(0, 0), 120), stem)


def _diamond() -> QPainterPath:
    path = QPainterPath(QPointF(0, -520))
    path.quadTo(160, -220, 390, 0)
    path.quadTo(160, 220, 0, 520)
    path.quadTo(-160, 220, -390, 0)
    path.quadTo(-160, -220, 0, -520)
    path.closeSubpath()
    return path


def _polygon(points: int, radius: float, turn: float = 0.0, inner: float = 0.0) -> QPainterPath:
    """Returns a regular polygon, or a star where an inner radius is given."""
    radii = (radius, inner) if inner else (radius,)
    steps = points * len(radii)
    corners = [
        QPointF(
            radii[step % len(radii)] * sin(2 * pi * step / steps + turn),
            -radii[step % len(radii)] * cos(2 * pi * step / steps + turn),
        )
        for step in range(steps)
    ]
    path = QPainterPath()
    path.addPolygon(QPolygonF(corners))
    path.closeSubpath()
    return path


def _star() -> QPainterPath:
    return _polygon(5, 525, inner=250)


def _octagon() -> QPainterPath:
    return _polygon(8, 541, turn=pi / 8)


def _palm() -> QPainterPath:
    """Returns a raised open hand."""
    fingers = [
        _bar(left, top, 105, 500, 52)
        for left, top in ((-215, -320), (-95, -450), (25, -480), (145, -400))
    ]
    thumb = QTransform().translate(-215, 250).rotate(-42).map(_bar(-58, -340, 116, 400, 58))
    return _together(_bar(-215, -80, 465, 560, 190), *fingers, thumb)


def _basket() -> QPainterPath:
    """Returns a basket with its handle, the mark of the wild cards."""
    bowl = QPainterPath(QPointF(430, 0))
    bowl.cubicTo(420, 260, 360, 500, 240, 500)
    bowl.lineTo(-240, 500)
    bowl.cubicTo(-360, 500, -420, 260, -430, 0)
    bowl.closeSubpath()
    gaps = [
        _bar(x, 75 + row * 140, 130, 66, 20).toReversed()
        for row, columns in enumerate(((-325, -65, 195), (-195, 65), (-325, -65, 195)))
        for x in columns
    ]
    handle = QPainterPath()
    handle.arcMoveTo(QRectF(-400, -500, 800, 800), 180)
    handle.arcTo(QRectF(-400, -500, 800, 800), 180, -180)
    handle.arcTo(QRectF(-290, -390, 580, 580), 0, 180)
    handle.closeSubpath()
    return _together(bowl, *gaps, handle, _bar(-500, -120, 1000, 150, 60))


def _flame() -> QPainterPath:
    path = QPainterPath(QPointF(30, -510))
    path.cubicTo(110, -300, 370, -160, 370, 140)
    path.cubicTo(370, 370, 200, 500, 0, 500)
    path.cubicTo(-210, 500, -370, 360, -370, 130)
    path.cubicTo(-370, -30, -270, -130, -220, -290)
    path.cubicTo(-140, -230, -110, -160, -110, -70)
    path.cubicTo(0, -180, 50, -330, 30, -510)
    path.closeSubpath()
    heart = QPainterPath(QPointF(20, -40))
    heart.cubicTo(60, 90, 190, 130, 190, 280)
    heart.cubicTo(190, 400, 100, 450, 0, 450)
    heart.cubicTo(-110, 450, -190, 380, -190, 270)
    heart.cubicTo(-190, 180, -140, 140, -110, 70)
    heart.cubicTo(-60, 110, -50, 130, -50, 170)
    heart.cubicTo(0, 110, 30, 40, 20, -40)
    heart.closeSubpath()
    return _together(path, heart.toReversed())


_MAKERS = {
    "s": _spade,
    "h": _heart,
    "d": _diamond,
    "c": _club,
    "star": _star,
    "octagon": _octagon,
    "palm": _palm,
    "basket": _basket,
    "flame": _flame,
}


@cache
def shape(name: str) -> QPainterPath:
    """Returns the outline of a suit (``s h d c``) or of a mark by its name."""
    return _unit(_MAKERS[name]())


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
