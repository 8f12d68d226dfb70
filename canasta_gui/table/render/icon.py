"""Draws the program's icon."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter

from canasta_gui.table.render.emblems import draw_basket
from canasta_gui.table.render.palette import BasketColours, deck_palette, table_palette
from canasta_gui.table.render.pen import blank, disc, fill, rounded, smooth, stroke
from canasta_gui.table.render.shapes import placed
from canasta_gui.table.render.style import DeckStyle, TableStyle

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
SIDE = 100.0
_CARDS = ((-23, -11, "c"), (23, 11, "d"), (-8, -4, "s"), (8, 4, "h"))
"""Of each card of the fan: its rotation in degrees, its distance to the side, and its suit."""


def draw_icon(painter: QPainter) -> None:
    """Draws a basket full of cards on a disc of cloth, on a square of 100 units."""
    cloth = table_palette(TableStyle())
    deck = deck_palette(DeckStyle())
    ground = disc(QPointF(50, 50), 49)
    light = QLinearGradient(QPointF(0, 0), QPointF(0, 100))
    light.setColorAt(0, QColor(cloth.felt_high))
    light.setColorAt(1, QColor(cloth.felt_low))
    painter.fillPath(ground, light)
    stroke(painter, ground, deck.gold, 2)
    for turn, aside, suit in _CARDS:
        painter.save()
        painter.translate(50 + aside, 62)
        painter.rotate(turn)
        card = rounded(QRectF(-12.5, -44, 25, 40), 3)
        fill(painter, card, deck.paper)
        stroke(painter, card, deck.line, 1)
        fill(painter, placed(suit, 0, -31, 15), deck.suit(suit).ink)
        painter.restore()
    painter.save()
    painter.translate(50, 62)
    draw_basket(painter, BasketColours(), 1.45, has_handle=False)
    painter.restore()


def icon_image(size: int) -> QImage:
    """Returns the icon as an image of a size in pixels."""
    image = blank(size, size)
    painter = smooth(QPainter(image))
    painter.scale(size / SIDE, size / SIDE)
    draw_icon(painter)
    painter.end()
    return image
