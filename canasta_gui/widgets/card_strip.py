"""A row of small overlapping cards."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPalette,
    QPixmap,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from canasta_gui.table.layout.geometry import CARD_ASPECT
from canasta_gui.table.render.card_painter import SHADOW_MARGIN, CardPainter
from canasta_gui.table.render.pen import rounded, smooth
from canasta_gui.theme.theme import text_growth
from engine import Card, format_card, is_wild

_CARD_WIDTH = 46
_STEP, _APART = 0.44, 1.12
"""The distances between overlapping cards and between single ones, in card widths."""
_CORNER = 0.06
"""The radius of a corner where a part of each card is seen, in card widths."""
_RACK = 0.08
"""The height of the rack in which such cards stand, in card widths."""


class CardStrip(QWidget):
    """Cards side by side, closer together if there are many, and larger in a large window."""

    def __init__(
        self,
        cards: Sequence[Card],
        painter: CardPainter,
        *,
        width: int,
        least: int | None = None,
        shown: float = 1.0,
        is_apart: bool = False,
    ) -> None:
        """Creates a strip as wide as ``width`` pixels at the most, which a layout may narrow to
        ``least``; ``shown`` is the part of its whole height that it has: each card ends there.
        Cards that stand for one thing each lie apart, as far as they have room.
        """
        super().__init__()
        self._shown, self._least = shown, least
        self._most_step = _APART if is_apart else _STEP
        self.cards = tuple(sorted(cards, key=_order))
        self._texts = [format_card(card) for card in self.cards]
        self._painter = painter
        self._width = width
        self._growth = 1.0
        self._fit()

    def _fit(self) -> None:
        """Takes the size of the cards, and lets a layout narrow it."""
        size = self.sizeHint()
        self.setFixedHeight(size.height())
        self.setMaximumWidth(size.width())
        narrow = size.width() if self._least is None else round(self._growth * self._least)
        self.setMinimumWidth(min(narrow, size.width()))

    @override
    def sizeHint(self) -> QSize:
        margin = 2 * SHADOW_MARGIN
        across = self._step(self._growth * self._width) * max(
            len(self._texts) - 1, 0
        ) + self._card * (1 + margin)
        return QSize(round(across), round(self._card * self._shown * (CARD_ASPECT + margin)))

    @property
    def _card(self) -> float:
        """Returns the width of a card."""
        return self._growth * _CARD_WIDTH

    def _step(self, width: float) -> float:
        """Returns the distance between two cards in a strip of a width."""
        if len(self._texts) < 2:
            return 0.0
        room = width - self._card * (1 + 2 * SHADOW_MARGIN)
        return min(self._card * self._most_step, room / (len(self._texts) - 1))

    @override
    def showEvent(self, event: QShowEvent) -> None:
        self._growth = text_growth(self.window().width(), self.window().height())
        self._fit()

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        ratio, step = self.devicePixelRatio(), self._step(self.width())
        for position, text in enumerate(self._texts):
            picture = self._painter.face(text, self._card, ratio)
            if self._shown < 1:
                self._draw_part(painter, picture, round(position * step))
            else:
                painter.drawPixmap(round(position * step), 0, picture)
        if self._shown < 1 and self._texts:
            self._draw_rack(painter, step * (len(self._texts) - 1) + self._card)

    def _draw_part(self, painter: QPainter, picture: QPixmap, left: int) -> None:
        """Draws a card of which the foot is out of sight, with an edge as a whole card has."""
        margin = SHADOW_MARGIN * self._card
        foot, corner = self.height() - margin, _CORNER * self._card
        body = QRectF(left + margin, margin, self._card, foot - margin)
        painter.setClipRect(QRectF(0, 0, self.width(), foot))
        edge = rounded(body.adjusted(0, 0, 0, 2 * corner), corner)
        smooth(painter).setClipPath(edge, Qt.ClipOperation.IntersectClip)
        painter.drawPixmap(left, 0, picture)
        painter.setClipRect(QRectF(0, 0, self.width(), foot))
        painter.strokePath(edge, self.palette().color(QPalette.ColorRole.PlaceholderText))
        painter.setClipping(False)

    def _draw_rack(self, painter: QPainter, wide: float) -> None:
        """Draws the rack in which cards stand whose foot is out of sight."""
        margin, high = SHADOW_MARGIN * self._card, _RACK * self._card
        foot = self.height() - margin
        shade = QLinearGradient(0, foot - 3 * high, 0, foot)
        shade.setColorAt(0, QColor(0, 0, 0, 0))
        shade.setColorAt(1, QColor(0, 0, 0, 90))
        painter.fillRect(QRectF(margin, foot - 3 * high, wide, 3 * high), shade)
        rack = QRectF(0, foot - high / 2, wide + 2 * margin, high)
        ink = self.palette().color(QPalette.ColorRole.PlaceholderText)
        painter.fillPath(rounded(rack, high / 2), ink)


def _order(card: Card) -> tuple[bool, Card]:
    """Returns the sort key of a card, with wild cards at one end as in a hand."""
    return (is_wild(card), card)
