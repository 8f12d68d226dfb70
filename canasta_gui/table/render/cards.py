"""Cards as pixmaps: drawn once for a size, then kept."""

from collections.abc import Iterator

from PySide6.QtGui import QImage, QPainter, QPixmap

from canasta_gui.table.render.deck import Draw, deck_design
from canasta_gui.table.render.frame import (
    CARD_ASPECT,
    SHADOW_MARGIN,
    CardSize,
    draw_shadow,
)
from canasta_gui.table.render.style import DeckStyle

__all__ = ["CARD_ASPECT", "SHADOW_MARGIN", "CardPainter"]

_KEPT_SIZES = 4
_BACK = "back"


class CardPainter:
    """Draws the cards of one style.

    A pixmap holds the card and, on every side, a margin of ``SHADOW_MARGIN`` times its width in
    which the shadow falls. ``width`` is the card's own width in logical pixels, rounded to whole
    ones; ``ratio`` the device pixels for one of them. The pixmaps of the last few sizes are kept.
    """

    def __init__(self, style: DeckStyle) -> None:
        self.style = style
        self._design = deck_design(style)
        self._sizes: dict[CardSize, dict[str, QPixmap]] = {}
        self._shadows: dict[CardSize, QImage] = {}

    def face(self, text: str, width: float, ratio: float) -> QPixmap:
        """The face of a card by its text (``9h``, ``Td``, ``Jk``, ``Ca``).

        Raises ``KeyError`` for a text that names no card of the deck.
        """
        return self._pixmap(text, width, ratio, self._design.faces[text])

    def back(self, width: float, ratio: float) -> QPixmap:
        """The back of every card."""
        return self._pixmap(_BACK, width, ratio, self._design.back)

    def prewarm(self, width: float, ratio: float) -> Iterator[str]:
        """Draw back and faces one by one; each step draws one and gives its name.

        The caller spreads the steps over idle moments and may stop at any time.
        """
        self.back(width, ratio)
        yield _BACK
        for text in self._design.faces:
            self.face(text, width, ratio)
            yield text

    def _pixmap(self, name: str, width: float, ratio: float, draw: Draw) -> QPixmap:
        size = CardSize(max(round(width), 1), ratio)
        # The size in use moves to the end: the first ones are forgotten first.
        kept = self._sizes.pop(size, {})
        self._sizes[size] = kept
        if name not in kept:
            kept[name] = self._drawn(size, draw)
            self._forget_old_sizes()
        return kept[name]

    def _drawn(self, size: CardSize, draw: Draw) -> QPixmap:
        image = self._shadow(size).copy()
        painter = QPainter(image)
        size.prepare(painter)
        draw(painter, size.width)
        painter.end()
        image.setDevicePixelRatio(size.ratio)
        return QPixmap.fromImage(image)

    def _shadow(self, size: CardSize) -> QImage:
        if size not in self._shadows:
            image = size.canvas()
            painter = QPainter(image)
            size.prepare(painter)
            draw_shadow(painter)
            painter.end()
            self._shadows[size] = image
        return self._shadows[size]

    def _forget_old_sizes(self) -> None:
        for size in list(self._sizes)[:-_KEPT_SIZES]:
            del self._sizes[size]
            self._shadows.pop(size, None)
