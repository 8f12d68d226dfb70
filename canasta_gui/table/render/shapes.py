"""Outlines of suits and marks, each one unit high around the origin."""

from functools import cache
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform


def _stem(path: QPainterPath) -> None:
    path.moveTo(-0.035, 0.1)
    path.cubicTo(-0.03, 0.34, -0.08, 0.45, -0.22, 0.5)
    path.lineTo(0.22, 0.5)
    path.cubicTo(0.08, 0.45, 0.03, 0.34, 0.035, 0.1)
    path.closeSubpath()


def _heart() -> QPainterPath:
    path = QPainterPath(QPointF(0, 0.5))
    path.cubicTo(-0.1, 0.28, -0.5, 0.06, -0.5, -0.2)
    path.cubicTo(-0.5, -0.38, -0.38, -0.48, -0.245, -0.48)
    path.cubicTo(-0.12, -0.48, -0.03, -0.4, 0, -0.26)
    path.cubicTo(0.03, -0.4, 0.12, -0.48, 0.245, -0.48)
    path.cubicTo(0.38, -0.48, 0.5, -0.38, 0.5, -0.2)
    path.cubicTo(0.5, 0.06, 0.1, 0.28, 0, 0.5)
    path.closeSubpath()
    return path


def _spade() -> QPainterPath:
    path = QPainterPath(QPointF(0, -0.5))
    path.cubicTo(0.09, -0.28, 0.47, -0.1, 0.47, 0.15)
    path.cubicTo(0.47, 0.3, 0.36, 0.38, 0.24, 0.38)
    path.cubicTo(0.13, 0.38, 0.05, 0.32, 0, 0.2)
    path.cubicTo(-0.05, 0.32, -0.13, 0.38, -0.24, 0.38)
    path.cubicTo(-0.36, 0.38, -0.47, 0.3, -0.47, 0.15)
    path.cubicTo(-0.47, -0.1, -0.09, -0.28, 0, -0.5)
    path.closeSubpath()
    stem = QPainterPath()
    _stem(stem)
    return path.united(stem)


def _club() -> QPainterPath:
    path = QPainterPath()
    for x, y in ((0, -0.27), (-0.255, 0.11), (0.255, 0.11)):
        leaf = QPainterPath()
        leaf.addEllipse(QPointF(x, y), 0.232, 0.232)
        path = path.united(leaf)
    heart = QPainterPath()
    heart.addEllipse(QPointF(0, 0), 0.12, 0.12)
    stem = QPainterPath()
    _stem(stem)
    return path.united(heart).united(stem)


def _diamond() -> QPainterPath:
    path = QPainterPath(QPointF(0, -0.52))
    for x, y, bend in ((0.39, 0, (0.16, -0.22)), (0, 0.52, (0.16, 0.22)),
                       (-0.39, 0, (-0.16, 0.22)), (0, -0.52, (-0.16, -0.22))):  # fmt: skip
        path.quadTo(QPointF(*bend), QPointF(x, y))
    path.closeSubpath()
    return path


def _polygon(points: int, turn: float = 0.0, inner: float | None = None) -> QPainterPath:
    """A regular polygon, or a star whose inner points lie at ``inner`` of its radius."""
    steps = points * (2 if inner else 1)
    corners: list[QPointF] = []
    for step in range(steps):
        radius = 0.5 * (inner if inner and step % 2 else 1.0)
        angle = 2 * pi * step / steps + turn - pi / 2
        corners.append(QPointF(radius * cos(angle), radius * sin(angle)))
    path = QPainterPath()
    path.addPolygon(QPolygonF(corners))
    path.closeSubpath()
    return path


def _star() -> QPainterPath:
    return _polygon(5, inner=0.46)


def _octagon() -> QPainterPath:
    return QTransform.fromScale(1.082, 1.082).map(_polygon(8, turn=pi / 8))


def _palm() -> QPainterPath:
    """A raised open hand."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(-0.22, -0.06, 0.46, 0.5), 0.17, 0.17)
    for left, top in ((-0.22, -0.3), (-0.1, -0.46), (0.02, -0.46), (0.14, -0.34)):
        finger = QPainterPath()
        finger.addRoundedRect(QRectF(left, top, 0.1, 0.5), 0.05, 0.05)
        path = path.united(finger)
    thumb = QPainterPath()
    thumb.addRoundedRect(QRectF(-0.055, -0.36, 0.11, 0.4), 0.055, 0.055)
    turned = QTransform().translate(-0.2, 0.26).rotate(-48).map(thumb)
    return path.united(turned)


_MAKERS = {
    "s": _spade,
    "h": _heart,
    "d": _diamond,
    "c": _club,
    "star": _star,
    "octagon": _octagon,
    "palm": _palm,
}


@cache
def shape(name: str) -> QPainterPath:
    """The outline of a suit (``s h d c``) or a mark (``star octagon palm``)."""
    return _MAKERS[name]()


def placed(name: str, x: float, y: float, height: float, turn: float = 0.0) -> QPainterPath:
    """The outline moved to a centre, with a height, turned clockwise by degrees."""
    return QTransform().translate(x, y).rotate(turn).scale(height, height).map(shape(name))
