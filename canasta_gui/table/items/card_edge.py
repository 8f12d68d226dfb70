"""The edge of paper of a card that is seen from its side, and the shadow of a lifted card."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsRectItem

from canasta_gui.table.items.resting_picture import detach, show_centred
from canasta_gui.table.layout.geometry import CARD_ASPECT
from canasta_gui.table.layout.overlaps import EDGE
from canasta_gui.table.render.palette import PAPER_EDGE

_SEEN = 1 / 3
"""The part of its width below which the edge of a turning card is seen."""
_CORNER = 0.05
"""What the round corners take off the edge at both ends, as a part of the card's width."""


def follow_turn(
    card: QGraphicsPixmapItem, edge: "CardEdge | None", width: float, flip: float
) -> "CardEdge | None":
    """Shows the edge of a card that turns; returns it, or ``None`` once the card lies flat."""
    if flip < 1.0:
        edge = edge or CardEdge(card)
        edge.follow(width, flip)
        return edge
    if edge is not None:
        detach(edge)
    return None


class CardEdge(QGraphicsRectItem):
    """A strip beside a card, hidden unless the card is narrow."""

    def __init__(self, card: QGraphicsPixmapItem) -> None:
        super().__init__(card)
        self.setPen(Qt.PenStyle.NoPen)
        self.setBrush(QColor(PAPER_EDGE))

    def follow(self, width: float, flip: float) -> None:
        """Shows the edge of a card whose picture of a width is narrowed by ``flip``."""
        is_seen = flip < _SEEN
        self.setVisible(is_seen)
        if is_seen:
            thick = EDGE * width * (1 - flip / _SEEN) / max(flip, 0.01)
            high = width * (CARD_ASPECT - 2 * _CORNER)
            self.setRect(QRectF(width / 2, -high / 2, thick, high))


_FALLS = 0.16
"""How far below a lifted card its shadow lies, in card widths."""


class CardShadow(QGraphicsPixmapItem):
    """A shadow below its card; the higher the card is, the farther it falls."""

    def __init__(self, card: QGraphicsPixmapItem) -> None:
        super().__init__(card)
        self.setFlag(QGraphicsPixmapItem.GraphicsItemFlag.ItemStacksBehindParent)
        # What is half clear is blended pixel by pixel otherwise, which takes twice as long.
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)

    def fall(self, pixmap: QPixmap, width: float, height: float) -> None:
        """Shows a pixmap as the shadow of a card of a width at a height."""
        if self.pixmap().cacheKey() != pixmap.cacheKey():
            show_centred(self, pixmap)
        self.setPos(0, _FALLS * height * width)
        self.setOpacity(min(height, 1.0))
