"""A basket with the cards of the winners' finest meld: a canasta, which is Spanish for basket."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from canasta_gui.table.render.card_painter import CardPainter
from canasta_gui.table.render.emblems import draw_basket
from canasta_gui.table.render.palette import BasketColours
from engine import Card, format_card

_SIZE: Final = QSize(176, 132)
_CARD: Final = 50
_MOST: Final = 9
_WIDEST, _STEP = 50.0, 9.0
"""How far the fan is spread at most, and a card from the next, in degrees."""
_BASKET: Final = 2.75
_BOTTOM, _PIVOT, _REACH = 52.0, 56.0, 76.0
"""Below the rim of the basket its bottom and the middle of the fan, above it the highest card."""
_RIM = 6.0
"""The middle of the rim, above where the basket is drawn."""


class Trophy(QWidget):
    """Only to be looked at: whoever cannot see it misses nothing."""

    def __init__(self, cards: Sequence[Card], painter: CardPainter) -> None:
        super().__init__()
        self._texts = [format_card(card) for card in cards[:_MOST]]
        self._cards = painter
        self.setFixedSize(_SIZE)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        rim = QPointF(self.width() / 2, self.height() - _BOTTOM)
        # Behind the rim the cards are in the basket.
        painter.setClipRect(QRectF(0, 0, self.width(), rim.y() - _RIM))
        # Drawn larger and shrunk by the painter, turned cards keep fine edges.
        ratio = 2 * self.devicePixelRatio()
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
