"""Rotates the pixmaps of cards at rest, a few at a time, so that painting them is quick."""

from time import perf_counter
from typing import Final, Protocol

from PySide6.QtCore import QObject, QTimer

_REST_MS: Final = 12
_WORK_S: Final = 0.0015
"""Seconds of work between two pauses, in which the table is painted."""


class Turnable(Protocol):
    """A card that may lie at an angle."""

    def flatten(self) -> None:
        """Draws the card from a pixmap that is rotated once."""
        ...


class TurnedCards(QObject):
    """A queue of cards whose pixmaps are still to be rotated; while it is empty no timer runs."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cards: dict[Turnable, None] = {}
        self._timer = QTimer(self)
        self._timer.setInterval(_REST_MS)
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
