"""A basket ("canasta" in Spanish) with the cards of the winners' finest meld."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from canasta_gui.table.render.card_painter import CardPainter
from canasta_gui.table.render.emblems import draw_basket
from canasta_gui.table.render.palette import BasketColours
from canasta_gui.theme.theme import text_growth
from engine import Card, format_card

_SIZE: Final = QSize(176, 132)
_CARD: Final = 50
_MOST: Final = 9
_WIDEST, _STEP = 50.0, 9.0
"""The widest spread of the fan, and the angle between two cards, in degrees."""
_BASKET: Final = 2.75
_BOTTOM, _PIVOT, _REACH = 52.0, 56.0, 76.0
"""Distances from the rim of the basket, in pixels: to its bottom and to the centre of the fan
below, and to the highest card above.
"""
_RIM = 6.0
"""The distance of the rim's middle above the origin of the basket, in pixels."""


class Trophy(QWidget):
    """A decorative picture, larger in a large window; its content is also given in words."""

    def __init__(self, cards: Sequence[Card], painter: CardPainter) -> None:
        super().__init__()
        self._texts = [format_card(card) for card in cards[:_MOST]]
        self._cards = painter
        self._growth = 1.0
        self.setFixedSize(_SIZE)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        self._growth = text_growth(self.window().width(), self.window().height())
        self.setFixedSize(_SIZE * self._growth)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(self._growth, self._growth)
        rim = QPointF(_SIZE.width() / 2, _SIZE.height() - _BOTTOM)
        # The cards inside the basket are hidden behind its rim.
        painter.setClipRect(QRectF(0, 0, _SIZE.width(), rim.y() - _RIM))
        # Drawn larger and scaled down by the painter, so that rotated cards keep fine edges.
        ratio = 2 * self.devicePixelRatioF() * self._growth
        spread = min(_WIDEST, _STEP * (len(self._texts) - 1))
        for at, text in enumerate(self._texts):
            picture = self._cards.face(text, _CARD, ratio)
            painter.save()
            painter.translate(rim + QPointF(0, _PIVOT))
            painter.rotate(-spread / 2 + spread * at / max(len(self._texts) - 1, 1))
            left = -picture.deviceIndependentSize().width() / 2
            painter.drawPixmap(QPointF(left, -_PIVOT - _REACH), picture)
            painter.restore()
        painter.setClipping(False)
        painter.translate(rim)
        draw_basket(painter, BasketColours(), _BASKET, has_handle=False)
