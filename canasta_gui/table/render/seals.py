"""Draws wax seals: each kind of canasta has its colour, outline and sign."""

from collections.abc import Callable, Mapping
from math import cos, pi, sin
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from canasta_gui.table.render.fonts import fitted_word
from canasta_gui.table.render.palette import TablePalette
from canasta_gui.table.render.pen import disc, fill, shaded, stroke
from canasta_gui.table.render.shapes import placed

SealKind = Literal["natural", "mixed", "samba", "wild", "sevens"]

SIDE: Final = 100.0
"""The square that a seal is drawn on, its shadow included."""
_MIDDLE = QPointF(50, 49)
_WAX = 42.0
_DISC = 31.0
"""The radii of the wax, and of what the stamp pressed into it."""
_RIM = 8.0
"""The line around the wax, half of it beyond: on a picture of the same colour it is a blot."""
_POINTS = 144
_SHADOW = 6
_EDGES: Final[Mapping[SealKind, Callable[[float], float]]] = {
    "natural": lambda turn: 0.5 + 0.32 * cos(7 * turn) + 0.2 * sin(3 * turn),
    "mixed": lambda turn: 2 * abs((turn * 20 / (2 * pi)) % 1 - 0.5),
    "samba": lambda turn: 0.5 + 0.7 * cos(6 * turn),
    "wild": lambda turn: 0.5 + 0.9 * cos(4 * turn),
    "sevens": lambda turn: 0.5 + 0.8 * cos(7 * turn),
}
"""The outlines of seals: their reach beyond the radius by angle."""
_SIGN, _LINE = 52.0, 3.4
"""The size of the sign, and the line around it where it is not full."""
_CROWN = ((-24, 19), (-24, -12), (-11, 2), (0, -20), (11, 2), (24, -12), (24, 19))
_STEPS = ((-23, 20), (-23, 6), (-8, 6), (-8, -7), (7, -7), (7, -20), (23, -20), (23, 20))
"""The corners of a crown and of three steps, about the middle."""


def draw_seal(painter: QPainter, kind: SealKind, palette: TablePalette) -> None:
    """Draws a seal with the sign of its kind, on a square of ``SIDE`` units."""
    ground = wax_of(kind, palette)
    wax = _outline(_EDGES[kind])
    for step in range(_SHADOW):
        painter.fillPath(wax.translated(0, 1 + step * 0.9), shaded("#000000", 0.11))
    stroke(painter, wax, palette.seal_word, _RIM)
    painter.fillPath(wax, _light(ground))
    painter.strokePath(wax, QPen(QColor(ground).darker(190), 1.6))
    _draw_gleam(painter)
    _draw_disc(painter, ground)
    sign = _sign(kind)
    fill(painter, sign.translated(0, 2.2), shaded("#000000", 0.45))
    if kind == "mixed":
        stroke(painter, sign, palette.seal_word, _LINE)
        painter.setClipRect(QRectF(0, 0, _MIDDLE.x(), SIDE))
    fill(painter, sign, palette.seal_word)
    painter.setClipping(False)


def _sign(kind: SealKind) -> QPainterPath:
    """Returns what a seal says: a star for a natural or a mixed canasta, which is half full, steps
    for a sequence, a crown for wild cards.
    """
    if kind == "sevens":
        room = QRectF(0, 0, _SIGN, 0.7 * _SIGN)
        room.moveCenter(_MIDDLE)
        return fitted_word("7", room, is_display=True)
    if kind in ("natural", "mixed"):
        return placed("star", _MIDDLE.x(), _MIDDLE.y(), _SIGN)
    corners = _STEPS if kind == "samba" else _CROWN
    path = QPainterPath()
    path.addPolygon(QPolygonF([_MIDDLE + QPointF(x, y) for x, y in corners]))
    path.closeSubpath()
    return path


def wax_of(kind: SealKind, palette: TablePalette) -> str:
    """Returns the colour of a seal."""
    return {
        "natural": palette.seal_natural,
        "mixed": palette.seal_mixed,
        "samba": palette.seal_samba,
        "wild": palette.seal_wild,
        "sevens": palette.seal_sevens,
    }[kind]


def _outline(edge: Callable[[float], float]) -> QPainterPath:
    path = QPainterPath()
    for number in range(_POINTS):
        turn = 2 * pi * number / _POINTS
        far = _WAX + 5 * (edge(turn) - 0.5)
        at = _MIDDLE + QPointF(far * sin(turn), -far * cos(turn))
        if number:
            path.lineTo(at)
        else:
            path.moveTo(at)
    path.closeSubpath()
    return path


def _light(ground: str) -> QRadialGradient:
    """Returns the gradient of the wax, lit from the upper left."""
    light = QRadialGradient(_MIDDLE - QPointF(11, 16), 1.55 * _WAX)
    light.setColorAt(0, QColor(ground).lighter(165))
    light.setColorAt(0.55, QColor(ground).lighter(118))
    light.setColorAt(1, QColor(ground).darker(165))
    return light


def _draw_gleam(painter: QPainter) -> None:
    """Draws light on the upper left of the rim."""
    pen = QPen(shaded("#ffffff", 0.55), 2.4)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    far = (_WAX + _DISC) / 2 + 1.5
    box = QRectF(_MIDDLE.x() - far, _MIDDLE.y() - far, 2 * far, 2 * far)
    painter.drawArc(box, 105 * 16, 50 * 16)
    painter.drawArc(box, 164 * 16, 5 * 16)


def _draw_disc(painter: QPainter, ground: str) -> None:
    """Draws the flat disc of the seal, dark at its upper edge."""
    flat = disc(_MIDDLE, _DISC)
    painter.fillPath(flat.translated(0, 1.6), QColor(ground).lighter(170))
    painter.fillPath(flat.translated(0, -1.0), QColor(ground).darker(200))
    fill(painter, flat, ground)
