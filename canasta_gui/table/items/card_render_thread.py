"""Draws cards on a thread of its own, one after another, and turns those at rest a few at a time,
while the table stays responsive.
"""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final, Protocol

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QImage

from canasta_gui.table.render.card_painter import CardPainter

_REST_MS: Final = 12
_WORK_S: Final = 0.0015
"""Seconds of work between two pauses, in which the table is painted."""


class Turnable(Protocol):
    """A card that may lie at an angle."""

    def flatten(self) -> None:
        """Draws the card from a pixmap that is rotated once."""
        ...


class _TurnedCards(QObject):
    """A queue of cards whose pixmaps are still to be rotated; while it is empty no timer runs."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cards: dict[Turnable, None] = {}
        self._timer = QTimer(self, interval=_REST_MS)
        self._timer.timeout.connect(self._work)

    @property
    def is_busy(self) -> bool:
        """Returns whether pixmaps are still to be rotated."""
        return bool(self._cards)

    def add(self, card: Turnable) -> None:
        """Queues a card to have its pixmap rotated."""
        self._cards[card] = None
        if not self._timer.isActive():
            self._timer.start()

    def finish(self) -> None:
        """Rotates all queued pixmaps now."""
        while self._cards:
            self._turn_next()
        self._timer.stop()

    def _work(self) -> None:
        begun = perf_counter()
        while self._cards and perf_counter() - begun < _WORK_S:
            self._turn_next()
        if not self._cards:
            self._timer.stop()

    def _turn_next(self) -> None:
        card = next(iter(self._cards))
        del self._cards[card]
        card.flatten()


_LOOK: Final = 5
"""Milliseconds between two checks whether a card is drawn."""
_LOOK_BESIDE: Final = 16
"""The same beside cards that move: at most one is drawn for each picture of them."""
_HANDS = ThreadPoolExecutor(1, "cards")


@dataclass(frozen=True, slots=True)
class Order:
    """A picture to be drawn: its painter, the text of the face, the width and the pixel ratio."""

    painter: CardPainter = field(hash=False)
    text: str
    width: int
    ratio: float

    def draw(self) -> QImage:
        """Draws the picture; only this runs on the other thread."""
        return self.painter.draw(self.text, self.width, self.ratio)


class CardRenderThread(QObject):
    """Takes orders and calls back when a picture is drawn.

    The thread has one card in hand at a time, so that drawing on the screen never waits for more.
    """

    def __init__(
        self, parent: QObject | None = None, is_moving: Callable[[], bool] = lambda: False
    ) -> None:
        super().__init__(parent)
        self._is_moving = is_moving
        self._orders: dict[Order, list[Callable[[], None]]] = {}
        self._in_hand: tuple[Order, Future[QImage]] | None = None
        self.turned = _TurnedCards(self)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)

    @property
    def is_busy(self) -> bool:
        """Returns whether a picture is still to come."""
        return bool(self._orders)

    def order(self, order: Order, then: Callable[[], None]) -> None:
        """Has a picture drawn into its painter's cache, then calls ``then``."""
        self._orders.setdefault(order, []).append(then)
        self._go_on()

    def forget(self) -> None:
        """Drops every order."""
        self._orders = {}

    def finish(self) -> None:
        """Draws everything that was ordered now, on the calling thread."""
        waiting, self._orders = self._orders, {}
        for order, callbacks in waiting.items():
            order.painter.face(order.text, order.width, order.ratio)
            _call(callbacks)

    def _go_on(self) -> None:
        """Starts to draw the next order; stops if there is none."""
        if self._in_hand is None and self._orders:
            order = next(iter(self._orders))
            self._in_hand = order, _HANDS.submit(order.draw)
            self._timer.start(_LOOK_BESIDE if self._is_moving() else _LOOK)
        elif not self._orders:
            self._timer.stop()

    def _look(self) -> None:
        if self._in_hand is not None and self._in_hand[1].done():
            order, picture = self._in_hand
            self._in_hand = None
            # First: an order whose picture cannot be drawn must not be drawn again and again.
            callbacks = self._orders.pop(order, [])
            order.painter.keep(order.text, order.width, order.ratio, picture.result())
            _call(callbacks)
        self._go_on()


def _call(callbacks: list[Callable[[], None]]) -> None:
    for call in callbacks:
        call()
