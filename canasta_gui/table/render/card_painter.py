"""Draws cards as pixmaps and caches those of the last few sizes."""

from threading import Lock

from PySide6.QtGui import QImage, QPainter, QPixmap

from canasta_gui.foreign_decks.card_names import BACK
from canasta_gui.table.render.card_body import (
    CARD_ASPECT,
    SHADOW_MARGIN,
    CardSize,
    draw_shadow,
)
from canasta_gui.table.render.deck import deck_design
from canasta_gui.table.render.style import DeckStyle

__all__ = ["BACK", "CARD_ASPECT", "SHADOW_MARGIN", "CardPainter"]

_KEPT_SIZES = 4
_DRAWING = Lock()
"""A lock, because cards share outlines that Qt completes while it draws them: one card at a
time.
"""


class CardPainter:
    """Draws the cards of one style.

    A pixmap holds the card and, on every side, a margin of ``SHADOW_MARGIN`` times its width in
    which the shadow falls. ``width`` is the card's own width in logical pixels, rounded to whole
    ones; ``ratio`` the device pixels for one of them. The pixmaps of the last few sizes are kept.
    """

    def __init__(self, style: DeckStyle) -> None:
        self.style = style
        design = deck_design(style)
        self._draws = {**design.faces, BACK: design.back}
        self._sizes: dict[CardSize, dict[str, QPixmap]] = {}
        self._shadows: dict[CardSize, QImage] = {}

    def face(self, text: str, width: float, ratio: float) -> QPixmap:
        """Returns the pixmap of a face by its text (``9h``, ``Td``, ``Jk``, ``Ca``), or `BACK`.

        Raises ``KeyError`` for a text that names no card of the deck.
        """
        size = _size(width, ratio)
        if text not in self._of_size(size):
            self._keep(text, size, self.draw(text, width, ratio))
        return self._of_size(size)[text]

    def back(self, width: float, ratio: float) -> QPixmap:
        """Returns the pixmap of the back."""
        return self.face(BACK, width, ratio)

    def has(self, text: str, width: float, ratio: float) -> bool:
        """Returns whether a pixmap is in the cache."""
        return text in self._sizes.get(_size(width, ratio), {})

    def ready_width(self, text: str, width: float, ratio: float) -> int:
        """Returns the width nearest to ``width``, but not smaller, at which a pixmap is in the
        cache; ``width`` itself if there is none.
        """
        least = _size(width, ratio).width
        ready = (it.width for it, kept in self._sizes.items() if it.ratio == ratio and text in kept)
        return min((wide for wide in ready if wide >= least), default=least)

    def draw(self, text: str, width: float, ratio: float) -> QImage:
        """Draws an image for `keep`; any thread may call it."""
        return self._drawn(text, _size(width, ratio))

    def keep(self, text: str, width: float, ratio: float, image: QImage) -> None:
        """Adds an image drawn on another thread to the cache."""
        self._keep(text, _size(width, ratio), image)

    def _of_size(self, size: CardSize) -> dict[str, QPixmap]:
        # The size in use moves to the end, so that the sizes unused for longest are dropped first.
        kept = self._sizes.pop(size, {})
        self._sizes[size] = kept
        return kept

    def _keep(self, text: str, size: CardSize, image: QImage) -> None:
        self._of_size(size)[text] = QPixmap.fromImage(image)
        for old in list(self._sizes)[:-_KEPT_SIZES]:
            del self._sizes[old]
            self._shadows.pop(old, None)

    def _drawn(self, text: str, size: CardSize) -> QImage:
        draw = self._draws[text]
        with _DRAWING:
            image = self._shadow(size).copy()
            painter = QPainter(image)
            size.prepare(painter)
            draw(painter, size.width)
            painter.end()
        image.setDevicePixelRatio(size.ratio)
        return image

    def _shadow(self, size: CardSize) -> QImage:
        image = self._shadows.get(size)
        if image is None:
            image = size.canvas()
            painter = QPainter(image)
            size.prepare(painter)
            draw_shadow(painter)
            painter.end()
            self._shadows[size] = image
        return image


def _size(width: float, ratio: float) -> CardSize:
    return CardSize(max(round(width), 1), ratio)
