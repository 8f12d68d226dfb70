"""The fan of the first page: it deals itself out of the box of the game that would be played."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, QVariantAnimation
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from canasta_gui.table.render.card_painter import CARD_ASPECT, SHADOW_MARGIN, CardPainter
from canasta_gui.table.render.style import DeckStyle

if TYPE_CHECKING:
    from canasta_gui.table.items.card_render_thread import CardRenderThread

_STEP: Final = 95
_FLIGHT: Final = 520
"""Milliseconds from card to card, and for the way of one."""
_BOX: Final = 1.06
"""The width of the box, in card widths."""
_ACROSS, _DOWN = 4.0 + 0.86 * _BOX, 2.2
"""How wide fan and box are together, and how high, in card widths."""
_BOX_ASPECT: Final = 1.31


class CardFan(QWidget):
    """A canasta held like a fan, and a box. Nothing is drawn on the way to the first frame."""

    CARDS = ("Ks", "Kh", "Kd", "Kc", "Kh", "2d", "Jk")
    SPREAD = 11.0
    """Degrees between two cards."""
    LEAST = 60
    """The height below which nothing is drawn: where text is large, words come first."""

    def __init__(self) -> None:
        super().__init__()
        self._painter = CardPainter(DeckStyle())
        self._thread: CardRenderThread | None = None
        """Draws the cards; called in after the first frame."""
        self._pictures: dict[str, QPixmap] = {}
        """The last complete set, perhaps of another size or deck."""
        self._drawn: tuple[DeckStyle, int, float] | None = None
        """Of which deck, width and ratio the pictures are."""
        self._edition = ""
        self._box: QPixmap | None = None
        self._deal = QVariantAnimation(self)
        self._deal.setStartValue(0.0)
        self._deal.setEndValue(float(_STEP * (len(self.CARDS) - 1) + _FLIGHT))
        self._deal.setDuration(_STEP * (len(self.CARDS) - 1) + _FLIGHT)
        self._deal.valueChanged.connect(self.update)
        self._is_wanted = False
        """Whether the deal begins as soon as the cards are drawn."""
        self._is_dealt = False

    def show_style(self, deck: DeckStyle) -> None:
        """Draw the cards in this style."""
        if deck != self._painter.style:
            self._painter = CardPainter(deck)
            self._order()

    def deal(self, edition: str, *, is_still: bool) -> None:
        """Show the box of an edition, and deal the fan out of it where it does not lie yet.

        Nothing moves where the player wants it still.
        """
        if edition != self._edition:
            self._edition, self._box = edition, None
        self._is_wanted = not (self._is_dealt or is_still)
        self._is_dealt = True
        self._order()
        self.update()

    def finish(self) -> None:
        """Draw and show here and now whatever is still to come."""
        self._is_wanted, self._is_dealt = False, True
        self._deal.stop()
        self._order()
        if self._thread is not None:
            self._thread.finish()
        self.update()

    @property
    def is_moving(self) -> bool:
        """Whether a card is on its way."""
        return self._deal.state() is QVariantAnimation.State.Running

    @override
    def sizeHint(self) -> QSize:
        return QSize(640, 320)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._order()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        self._deal.stop()
        super().hideEvent(event)

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._is_dealt or self.height() < self.LEAST:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        width = self._card_width()
        corner = QPointF(
            (self.width() - width * _ACROSS) / 2,
            self.height() / 2 + width * (_DOWN / 2 - 0.1 - _BOX * _BOX_ASPECT),
        )
        if self._edition:
            box = self._box_picture()
            painter.drawPixmap(corner, box)
        if self._pictures and not self._is_wanted:
            self._draw_cards(painter, width, corner)

    def _draw_cards(self, painter: QPainter, width: float, corner: QPointF) -> None:
        mouth = corner + QPointF(width * _BOX * 0.5, width * 0.6)
        pivot = QPointF(
            (self.width() + width * (_ACROSS - 4.0)) / 2, self.height() / 2 + width * 1.85
        )
        now = float(self._deal.currentValue()) if self.is_moving else None
        middle = (len(self.CARDS) - 1) / 2
        for position, text in enumerate(self.CARDS):
            way = 1.0 if now is None else (now - position * _STEP) / _FLIGHT
            if way <= 0:
                continue
            way = QEasingCurve(QEasingCurve.Type.OutCubic).valueForProgress(min(way, 1.0))
            turn = (position - middle) * self.SPREAD
            painter.save()
            painter.translate(mouth + (pivot - mouth) * way)
            painter.rotate(turn * way)
            painter.translate(0, -width * 2.1 * way)
            painter.setOpacity(min(4 * way, 1.0))
            half = QPointF(0.5 + SHADOW_MARGIN, CARD_ASPECT / 2 + SHADOW_MARGIN) * width
            picture = self._pictures[text]
            place = QRectF(-half.x(), -half.y(), 2 * half.x(), 2 * half.y())
            painter.drawPixmap(place, picture, QRectF(picture.rect()))
            painter.restore()

    def _card_width(self) -> int:
        return max(int(min(self.height() / _DOWN, self.width() / _ACROSS)), 1)

    def _box_picture(self) -> QPixmap:
        """The box of the edition; drawn anew for another size."""
        # The rules are loaded after the first frame, and with them this.
        from canasta_gui.dialogs.new_match.edition_box import draw_box

        width, ratio = round(self._card_width() * _BOX), self.devicePixelRatio()
        box = self._box
        if box is None or box.width() != round(width * ratio) or box.devicePixelRatio() != ratio:
            box = self._box = draw_box(self._edition, ratio, width)
        return box

    def _order(self) -> None:
        """Have the cards drawn as they are needed; what is there is shown until then."""
        wanted = (self._painter.style, self._card_width(), self.devicePixelRatio())
        if wanted == self._drawn or not self._is_dealt or self.height() < self.LEAST:
            return
        from canasta_gui.table.items.card_render_thread import CardRenderThread, Order

        if self._thread is None:
            self._thread = CardRenderThread(self)
        self._thread.forget()
        _, width, ratio = wanted
        for text in dict.fromkeys(self.CARDS):
            self._thread.order(Order(self._painter, text, width, ratio), self._look)

    def _look(self) -> None:
        """Take over the pictures once all of them are there."""
        width, ratio = self._card_width(), self.devicePixelRatio()
        if not all(self._painter.has(text, width, ratio) for text in self.CARDS):
            return
        self._pictures = {text: self._painter.face(text, width, ratio) for text in self.CARDS}
        self._drawn = (self._painter.style, width, ratio)
        if self._is_wanted:
            self._is_wanted = False
            self._deal.start()
        self.update()
