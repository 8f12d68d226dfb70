"""The fan of cards on the first page, dealt out of the box of the game that would be played."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, QVariantAnimation
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from canasta_gui.table.layout.geometry import CARD_ASPECT
from canasta_gui.table.render.card_painter import SHADOW_MARGIN, CardPainter
from canasta_gui.table.render.style import DeckStyle

if TYPE_CHECKING:
    from canasta_gui.table.items.card_render_thread import CardRenderThread

_STEP: Final = 95
_FLIGHT: Final = 520
"""The milliseconds from card to card, and the milliseconds that one card flies."""
_BOX: Final = 1.06
"""The width of the box, in card widths."""
_BOX_ASPECT: Final = 1.31
_REACH: Final = 3.9
"""The distance of a card's middle from the point about which the fan turns, in card widths: so
far that of each card more is seen than its index.
"""
_WIDE, _AIR = 5.75, 0.06
"""The width of the fan, and its distance from the box, in card widths."""
_ACROSS, _DOWN = _BOX + _AIR + _WIDE, 2.3
"""The width and the height of fan and box together, in card widths."""


class CardFan(QWidget):
    """A canasta held like a fan, and a box. It draws nothing before the first frame of
    the window.
    """

    CARDS = ("Ks", "Kh", "Kd", "Kc", "Kh", "2d", "Jk")
    SPREAD = 10.5
    """Degrees between two cards."""
    LEAST = 60
    """The height in pixels below which nothing is drawn, so that large text has enough room."""

    def __init__(self) -> None:
        super().__init__()
        self._painter = CardPainter(DeckStyle())
        self._thread: CardRenderThread | None = None
        """The thread that draws the cards; it starts after the first frame."""
        self._pictures: dict[str, QPixmap] = {}
        """The last complete set of pictures; it may be of another size or deck."""
        self._drawn: tuple[DeckStyle, int, float] | None = None
        """The deck, the width and the device pixel ratio of the pictures."""
        self._edition = ""
        self._deal = QVariantAnimation(self)
        self._deal.setStartValue(0.0)
        self._deal.setEndValue(float(_STEP * (len(self.CARDS) - 1) + _FLIGHT))
        self._deal.setDuration(_STEP * (len(self.CARDS) - 1) + _FLIGHT)
        self._deal.valueChanged.connect(self.update)
        self._is_wanted = False
        """Whether the deal begins as soon as the cards are drawn."""
        self._is_dealt = False

    def show_style(self, deck: DeckStyle) -> None:
        """Draws the cards in a style."""
        if deck != self._painter.style:
            self._painter = CardPainter(deck)
            self._order_if_seen()

    def deal(self, edition: str, *, is_still: bool) -> None:
        """Shows the box of an edition, and deals the fan out of it unless the fan lies already.

        Nothing moves if ``is_still``.
        """
        self._edition = edition
        self._is_wanted = not (self._is_dealt or is_still)
        self._is_dealt = True
        self._order_if_seen()
        self.update()

    def finish(self) -> None:
        """Draws and shows at once everything that is still outstanding."""
        self._is_wanted, self._is_dealt = False, True
        self._deal.stop()
        self._order()
        if self._thread is not None:
            self._thread.finish()
        self.update()

    @property
    def is_moving(self) -> bool:
        """Whether a card is moving."""
        return self._deal.state() is QVariantAnimation.State.Running

    @override
    def sizeHint(self) -> QSize:
        return QSize(640, 320)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._order()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._order()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        self._deal.stop()
        self._forget()
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
            (self.width() + width * (_ACROSS - _WIDE)) / 2,
            self.height() / 2 + width * (_REACH - 0.37),
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
            painter.translate(0, -width * _REACH * way)
            painter.setOpacity(min(4 * way, 1.0))
            half = QPointF(0.5 + SHADOW_MARGIN, CARD_ASPECT / 2 + SHADOW_MARGIN) * width
            picture = self._pictures[text]
            place = QRectF(-half.x(), -half.y(), 2 * half.x(), 2 * half.y())
            painter.drawPixmap(place, picture, QRectF(picture.rect()))
            painter.restore()

    def _card_width(self) -> int:
        return max(int(min(self.height() / _DOWN, self.width() / _ACROSS)), 1)

    def _box_picture(self) -> QPixmap:
        """Returns the picture of the edition's box."""
        # The rules are loaded after the first frame, and this module with them.
        from canasta_gui.dialogs.new_match.edition_box import draw_box

        return draw_box(self._edition, self.devicePixelRatio(), round(self._card_width() * _BOX))

    def _order_if_seen(self) -> None:
        if self.isVisible():
            self._order()

    def _order(self) -> None:
        """Orders the pictures of the cards; the present ones stay visible until the new ones are
        ready.
        """
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

    def _forget(self) -> None:
        """Drops every picture: in a large window they have 20 MB, which the table needs."""
        if self._thread is not None:
            self._thread.forget()
        self._painter = CardPainter(self._painter.style)
        self._pictures, self._drawn = {}, None

    def _look(self) -> None:
        """Takes over the new pictures once all of them are ready."""
        width, ratio = self._card_width(), self.devicePixelRatio()
        if not all(self._painter.has(text, width, ratio) for text in self.CARDS):
            return
        self._pictures = {text: self._painter.face(text, width, ratio) for text in self.CARDS}
        self._drawn = (self._painter.style, width, ratio)
        if self._is_wanted:
            self._is_wanted = False
            self._deal.start()
        self.update()
