"""A row of small overlapping cards."""

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QShowEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from canasta_gui.table.layout.geometry import CARD_ASPECT
from canasta_gui.table.render.card_painter import SHADOW_MARGIN, CardPainter
from canasta_gui.theme.theme import text_growth
from engine import Card, format_card, is_wild

_CARD_WIDTH = 46
_STEP = 0.44


class CardStrip(QWidget):
    """Cards side by side, closer together if there are many, and larger in a large window."""

    def __init__(
        self, cards: Sequence[Card], painter: CardPainter, *, width: int, shown: float = 1.0
    ) -> None:
        """Creates a strip as wide as ``width`` pixels at the most; ``shown`` is the part of each
        card's height, from its index on, that is seen.
        """
        super().__init__()
        self._shown = shown
        self.cards = tuple(sorted(cards, key=_order))
        self._texts = [format_card(card) for card in self.cards]
        self._painter = painter
        self._width = width
        self._growth = 1.0
        self.setFixedSize(self.sizeHint())

    @override
    def sizeHint(self) -> QSize:
        margin = 2 * SHADOW_MARGIN
        across = self._step() * max(len(self._texts) - 1, 0) + self._card * (1 + margin)
        return QSize(round(across), round(self._card * self._shown * (CARD_ASPECT + margin)))

    @property
    def _card(self) -> float:
        """Returns the width of a card."""
        return self._growth * _CARD_WIDTH

    def _step(self) -> float:
        if len(self._texts) < 2:
            return 0.0
        room = self._growth * self._width - self._card * (1 + 2 * SHADOW_MARGIN)
        return min(self._card * _STEP, room / (len(self._texts) - 1))

    @override
    def showEvent(self, event: QShowEvent) -> None:
        self._growth = text_growth(self.window().width(), self.window().height())
        self.setFixedSize(self.sizeHint())

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        ratio = self.devicePixelRatio()
        for position, text in enumerate(self._texts):
            picture = self._painter.face(text, self._card, ratio)
            painter.drawPixmap(round(position * self._step()), 0, picture)
        if self._shown < 1 and self._texts:
            margin = round(SHADOW_MARGIN * self._card)
            painter.setPen(self.palette().color(QPalette.ColorRole.Mid))
            painter.drawLine(margin, self.height() - 1, self.width() - margin, self.height() - 1)


def _order(card: Card) -> tuple[bool, Card]:
    """Returns the sort key of a card, with wild cards at one end as in a hand."""
    return (is_wild(card), card)
