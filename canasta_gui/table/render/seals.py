"""Draws wax seals: each kind of canasta has its colour, outline and ring."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from canasta_gui.table.render.fonts import fitted_word
from canasta_gui.table.render.palette import TablePalette
from canasta_gui.table.render.pen import disc, fill, shaded

SealKind = Literal["natural", "mixed", "samba", "wild", "sevens"]

SIDE: Final = 100.0
"""The square that a seal is drawn on, its shadow included."""
_MIDDLE = QPointF(50, 49)
_WAX = 42.0
_DISC = 31.0
"""The radii of the wax, and of what the stamp pressed into it."""
_POINTS = 144
_SHADOW = 6


@dataclass(frozen=True, slots=True)
class _Stamp:
    """The outline of a seal (its reach beyond the radius by angle), and the ring's dashes."""

    edge: Callable[[float], float]
    dashes: tuple[float, ...] = ()


_STAMPS: Final[Mapping[SealKind, _Stamp]] = {
    "natural": _Stamp(lambda turn: 0.5 + 0.32 * cos(7 * turn) + 0.2 * sin(3 * turn)),
    "mixed": _Stamp(lambda turn: 2 * abs((turn * 20 / (2 * pi)) % 1 - 0.5), (1.2, 1.6)),
    "samba": _Stamp(lambda turn: 0.5 + 0.7 * cos(6 * turn), (7, 2)),
    "wild": _Stamp(lambda turn: 0.5 + 0.9 * cos(4 * turn), (0.1, 2.4)),
    "sevens": _Stamp(lambda turn: 0.5 + 0.8 * cos(7 * turn), (4, 1.6)),
}


def draw_seal(painter: QPainter, kind: SealKind, word: str, palette: TablePalette) -> None:
    """Draws a seal with a number or a short word, on a square of ``SIDE`` units."""
    ground, stamp = wax_of(kind, palette), _STAMPS[kind]
    wax = _outline(stamp)
    for step in range(_SHADOW):
        painter.fillPath(wax.translated(0, 1 + step * 0.9), shaded("#000000", 0.11))
    painter.fillPath(wax, _light(ground))
    painter.strokePath(wax, QPen(QColor(ground).darker(190), 1.6))
    _draw_gleam(painter)
    _draw_disc(painter, ground, stamp, palette)
    room = QRectF(0, 0, 1.5 * _DISC, 0.92 * _DISC)
    room.moveCenter(_MIDDLE)
    figure = fitted_word(word, room, is_display=True)
    fill(painter, figure.translated(0, 2.2), shaded("#000000", 0.45))
    fill(painter, figure, palette.seal_word)


def wax_of(kind: SealKind, palette: TablePalette) -> str:
    """Returns the colour of a seal."""
    return {
        "natural": palette.seal_natural,
        "mixed": palette.seal_mixed,
        "samba": palette.seal_samba,
        "wild": palette.seal_wild,
        "sevens": palette.seal_sevens,
    }[kind]


def _outline(stamp: _Stamp) -> QPainterPath:
    path = QPainterPath()
    for number in range(_POINTS):
        turn = 2 * pi * number / _POINTS
        far = _WAX + 5 * (stamp.edge(turn) - 0.5)
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


def _draw_disc(painter: QPainter, ground: str, stamp: _Stamp, palette: TablePalette) -> None:
    """Draws the flat disc of the seal, dark at its upper edge, with a ring."""
    flat = disc(_MIDDLE, _DISC)
    painter.fillPath(flat.translated(0, 1.6), QColor(ground).lighter(170))
    painter.fillPath(flat.translated(0, -1.0), QColor(ground).darker(200))
    fill(painter, flat, ground)
    pen = QPen(shaded(palette.seal_word, 0.8), 1.7)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    if stamp.dashes:
        pen.setDashPattern(list(stamp.dashes))
    painter.strokePath(disc(_MIDDLE, _DISC - 4), pen)
