"""The large drawings in the middle of aces, twos, threes and the Caliente card."""

from functools import cache

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QRadialGradient, QTransform

from canasta_gui.table.render.fonts import fitted_word
from canasta_gui.table.render.palette import BasketColours, DeckPalette
from canasta_gui.table.render.pen import draw_lines, fill, rounded, stroke
from canasta_gui.table.render.shapes import contour, path_of, placed

_BOWL = "M -17.4 -3 C -17 8 -14 16 -10 18 C -4 20 4 20 10 18 C 14 16 17 8 17.4 -3 Z"
_HANDLE = "M -14.5 -4 C -15.5 -27 15.5 -27 14.5 -4"
_STRAND = 6.2
_ROW = 3.9


@cache
def _weave() -> list[QLineF]:
    """Returns the strands of a basket that lie in front of its stakes."""
    lines: list[QLineF] = []
    for row in range(6):
        y = 0.2 + row * _ROW
        start = -22 + (row % 2) * _STRAND * 0.75
        lines += [
            QLineF(start + at * _STRAND * 1.5, y, start + at * _STRAND * 1.5 + _STRAND, y)
            for at in range(6)
        ]
    return lines


def draw_basket(
    painter: QPainter, colours: BasketColours, scale: float = 1.0, *, has_handle: bool = True
) -> None:
    """Draws a woven basket about 38 units wide around the origin."""
    painter.save()
    painter.scale(scale, scale)
    if has_handle:
        stroke(painter, path_of(_HANDLE), colours.line, 5.2)
        stroke(painter, path_of(_HANDLE), colours.cane, 3.6)
    bowl = path_of(_BOWL)
    painter.save()
    painter.setClipPath(bowl, Qt.ClipOperation.IntersectClip)
    fill(painter, bowl, colours.cane_low)
    draw_lines(painter, _weave(), colours.stake, 4.2)
    draw_lines(painter, _weave(), colours.cane, 3.0)
    painter.restore()
    stroke(painter, bowl, colours.line, 0.9)
    rim = rounded(QRectF(-19.5, -6.6, 39, 6), 3)
    fill(painter, rim, colours.cane)
    twist = path_of(" ".join(f"M {x} -6 L {x + 2.4} -1.2" for x in range(-18, 17, 4)))
    stroke(painter, twist, colours.cane_low, 1.3)
    stroke(painter, rim, colours.line, 0.9)
    painter.restore()


def draw_ace(painter: QPainter, suit: str, palette: DeckPalette) -> None:
    """Draws one large suit with a line inside, and a basket on the ace of spades."""
    ink = palette.suit(suit).ink
    height = 56 if suit == "s" else 48
    outside = QTransform.fromScale(height, height).map(contour(suit))
    fill(painter, outside, ink)
    painter.save()
    painter.setClipPath(outside, Qt.ClipOperation.IntersectClip)
    stroke(painter, outside, palette.gold, 6.0)
    stroke(painter, outside, ink, 4.2)
    painter.restore()
    if suit == "s":
        painter.save()
        painter.translate(0, 3)
        draw_basket(painter, palette.basket, 0.56)
        painter.restore()


def draw_star(painter: QPainter, suit: str, palette: DeckPalette) -> None:
    """Draws the star of a bonus card."""
    star = placed("star", 0, 1, 50)
    light = QRadialGradient(QPointF(0, 0), 30)
    light.setColorAt(0, palette.star_high)
    light.setColorAt(1, palette.gold)
    painter.fillPath(star, light)
    stroke(painter, star, palette.gold_low, 1.1)
    fill(painter, placed(suit, 0, 1.5, 17), palette.suit(suit).ink)


def draw_stop(painter: QPainter, palette: DeckPalette) -> None:
    """Draws the stop sign of a black three."""
    fill(painter, placed("octagon", 0, 0, 46), palette.stop)
    stroke(painter, placed("octagon", 0, 0, 41.5), palette.stop_word, 1.6)
    fill(painter, placed("palm", 0.4, 0, 28), palette.stop_word)


def draw_caliente(painter: QPainter, palette: DeckPalette) -> None:
    """Draws a fire with the card's name across it."""
    fire = QRadialGradient(QPointF(0, 18), 52)
    fire.setColorAt(0, palette.star_high)
    fire.setColorAt(0.35, palette.gold)
    fire.setColorAt(1, palette.caliente.ink)
    body = placed("flame", 0, -6, 70)
    painter.fillPath(body, fire)
    stroke(painter, body, palette.caliente.shade, 1.1)
    band = rounded(QRectF(-22, 37, 44, 13), 3)
    fill(painter, band, palette.caliente.ink)
    stroke(painter, band, palette.gold, 1.2)
    fill(painter, fitted_word("CALIENTE", QRectF(-20, 40, 40, 7)), palette.bonus_word)
