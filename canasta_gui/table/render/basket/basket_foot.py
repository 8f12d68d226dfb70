"""Draws the basket at the foot of every card, and of a natural one only its edge."""

from functools import cache

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath

from canasta_gui.table.render.card_body import SHEET, outline
from canasta_gui.table.render.palette import BasketColours
from canasta_gui.table.render.pen import draw_lines, fill, rounded, shaded, stroke
from canasta_gui.table.render.shapes import path_of

RIM = 112.0
"""The y of the rim's upper edge, on the sheet."""
BAND = 127.4
"""The y of the rim on natural cards: what shows of the basket has 9 % of the card's height."""
_RIM_HEIGHT = 7.6
_BAND_RIM = 6.4
_ROW = 7.0
_STRAND = 15.0
_GAP = 6.0
_ROWS = 3
_COLOURED = 1
"""The row whose strands have the colour of the card."""


@cache
def _rows() -> tuple[list[QLineF], list[QLineF]]:
    """Returns the visible strands as lines: those of cane, and those in the card's colour.

    They end inside the card, so that nothing has to be clipped.
    """
    ways: tuple[list[QLineF], list[QLineF]] = ([], [])
    step = _STRAND + _GAP
    for row in range(_ROWS):
        y = RIM + _RIM_HEIGHT + 3.4 + row * _ROW
        inset = 6.4 if row == _ROWS - 1 else 3.6
        start = -6 - (row % 2) * step / 2
        for at in range(7):
            left = max(start + at * step, inset)
            right = min(start + at * step + _STRAND, SHEET.width() - inset)
            if left < right:
                ways[row == _COLOURED].append(QLineF(left, y, right, y))
    return ways


def draw_foot(painter: QPainter, colours: BasketColours, ink: str, edge: str) -> None:
    """Draws the woven basket across the foot of a card; ``ink`` is the colour of its middle row."""
    body = _body(RIM)
    fill(painter, body, colours.stake)
    cane, coloured = _rows()
    for lines, high, low in ((cane, colours.cane, colours.cane_low), (coloured, ink, ink)):
        draw_lines(painter, lines, low, 6.4)
        draw_lines(painter, lines, high, 4.8)
    painter.fillPath(body, _shade(RIM))
    _draw_rim(painter, colours, RIM, _RIM_HEIGHT)
    stroke(painter, outline(0.35), edge, 0.7)


def draw_band(painter: QPainter, colours: BasketColours, ink: str, edge: str) -> None:
    """Draws the rim of the basket and a band in the colour of the suit at the foot of a card."""
    body = _body(BAND)
    fill(painter, body, ink)
    painter.fillPath(body, _shade(BAND))
    _draw_rim(painter, colours, BAND, _BAND_RIM)
    stroke(painter, outline(0.35), edge, 0.7)


@cache
def _body(rim: float) -> QPainterPath:
    below = QPainterPath()
    below.addRect(QRectF(0, rim, SHEET.width(), SHEET.height() - rim))
    return outline().intersected(below)


def _shade(rim: float) -> QLinearGradient:
    light = QLinearGradient(0, rim, 0, SHEET.height())
    light.setColorAt(0, shaded("#000000", 0.3))
    light.setColorAt(0.4, shaded("#000000", 0.0))
    light.setColorAt(1, shaded("#000000", 0.22))
    return light


def _draw_rim(painter: QPainter, colours: BasketColours, y: float, high: float) -> None:
    """Draws a twisted rim across the whole width."""
    rim = rounded(QRectF(1.2, y, SHEET.width() - 2.4, high), 0.48 * high)
    fill(painter, rim, colours.cane)
    top, foot = y + 1, y + high - 1
    twist = " ".join(f"M {x} {top} Q {x + 1.4} {foot - 2} {x + 5} {foot}" for x in range(2, 93, 6))
    stroke(painter, path_of(twist), colours.cane_low, 1.7)
    stroke(painter, rim, colours.line, 0.9)
