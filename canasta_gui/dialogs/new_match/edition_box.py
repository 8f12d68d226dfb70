"""Draws the box of each edition: cloth in its colour, cards in a basket, its short name."""

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from canasta_gui.table.render.emblems import draw_basket
from canasta_gui.table.render.fonts import fitted_word
from canasta_gui.table.render.palette import BasketColours, deck_palette
from canasta_gui.table.render.pen import Canvas, fill, rounded, stroke
from canasta_gui.table.render.shapes import placed
from canasta_gui.table.render.style import DeckStyle
from engine import Cover, edition_cover

SIZE: Final = QSize(58, 76)
"""The size in logical pixels; the box is drawn in units, 100 by 131."""
_SHEET: Final = 100.0
_LID: Final = QRectF(3, 2, 88, 120)
_DEPTH: Final = 6.0
_RIM: Final = 72.0
"""The distance of the basket's rim from the top, in units."""
_GOLD: Final = "#f0c04a"
_CREAM: Final = "#fbf7ea"
_CARDS: Final = ((-22.0, -10.0), (22.0, 10.0), (0.0, 0.0))
"""The rotation of each card in the basket in degrees, and its horizontal offset in units."""


_INKS: Final = {"flame": "#c03c08", "star": "#b27d16", "octagon": "#1b2230", "palm": "#0f5560"}


class EditionBox(QWidget):
    """The box of an edition. It is drawn when it is first seen, for the pixels of its screen."""

    def __init__(self, edition: str, width: int = SIZE.width()) -> None:
        super().__init__()
        self._edition = edition
        self.set_width(width)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_width(self, width: int) -> None:
        """Shows the box at a width in logical pixels."""
        self.setFixedSize(width, round(width * SIZE.height() / SIZE.width()))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        box = draw_box(self._edition, self.devicePixelRatioF(), self.width())
        QPainter(self).drawPixmap(0, 0, box)


@lru_cache(maxsize=64)
def draw_box(edition: str, ratio: float, width: int = SIZE.width()) -> QPixmap:
    """Returns the box at a width in logical pixels, for a device pixel ratio.

    Those of all editions are kept: every dialog and page with boxes paints them again and again.
    """
    picture = Canvas(width, width * SIZE.height() / SIZE.width(), ratio)
    painter = picture.painter
    painter.scale(width / _SHEET, width / _SHEET)
    box = edition_cover(edition)
    _draw_sides(painter, box)
    _draw_lid(painter, box)
    _draw_basket_of_cards(painter, box)
    return picture.done()


def _draw_sides(painter: QPainter, box: Cover) -> None:
    """Draws the sides of the box below its lid, seen a little from the right, and its shadow."""
    for spread in (3.0, 1.5):
        shadow = _LID.translated(_DEPTH, _DEPTH).adjusted(-spread, 0, spread, spread)
        fill(painter, rounded(shadow, 5), QColor(0, 0, 0, 36))
    side = QColor(box.colour).darker(170)
    for step in range(1, round(_DEPTH) + 1):
        fill(painter, rounded(_LID.translated(step, step), 4), side)


def _draw_lid(painter: QPainter, box: Cover) -> None:
    light = QLinearGradient(QPointF(0, _LID.top()), QPointF(0, _LID.bottom()))
    light.setColorAt(0, QColor(box.colour).lighter(118))
    light.setColorAt(1, QColor(box.colour))
    lid = rounded(_LID, 4)
    painter.fillPath(lid, light)
    stroke(painter, lid, QColor(box.colour).darker(140).name(), 1.2)
    stroke(painter, rounded(_LID.adjusted(5, 5, -5, -5), 3), _GOLD, 1.6)
    band = QRectF(_LID.left() + 12, 13, _LID.width() - 24, 13)
    fill(painter, fitted_word("CANASTA", band, is_display=True), _CREAM)
    name = QRectF(_LID.left() + 11, 102, _LID.width() - 22, 11)
    fill(painter, fitted_word(box.name, name, is_display=True), _GOLD)


def _draw_basket_of_cards(painter: QPainter, box: Cover) -> None:
    deck = deck_palette(DeckStyle())
    for (turn, aside), sign in zip(_CARDS, box.signs, strict=True):
        painter.save()
        painter.translate(_LID.center().x() + aside, _RIM)
        painter.rotate(turn)
        card = rounded(QRectF(-12, -40, 24, 36), 3)
        fill(painter, card, deck.paper)
        stroke(painter, card, deck.line, 1)
        ink = _INKS[sign] if sign in _INKS else _ink_of(sign)
        fill(painter, placed(sign, 0, -27, 16), ink)
        painter.restore()
    painter.save()
    painter.translate(_LID.center().x(), _RIM)
    draw_basket(painter, BasketColours(), 1.2, has_handle=False)
    painter.restore()


def _ink_of(sign: str) -> str:
    """Returns the ink of a suit; for the basket, the colour of its canes."""
    deck = deck_palette(DeckStyle())
    return deck.suit(sign).ink if sign in "shdc" else deck.basket.cane_low
