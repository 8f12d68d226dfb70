"""The shadow of a lifted card."""

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from canasta_gui.table.items.resting_picture import show_centred

_FALLS = 0.16
"""How far below a lifted card its shadow lies, in card widths."""


class CardShadow(QGraphicsPixmapItem):
    """A shadow below its card; the higher the card is, the farther it falls."""

    def __init__(self, card: QGraphicsPixmapItem) -> None:
        super().__init__(card)
        self.setFlag(QGraphicsPixmapItem.GraphicsItemFlag.ItemStacksBehindParent)

    def fall(self, pixmap: QPixmap, width: float, height: float) -> None:
        """Shows a pixmap as the shadow of a card of a width at a height."""
        if self.pixmap().cacheKey() != pixmap.cacheKey():
            show_centred(self, pixmap)
        self.setPos(0, _FALLS * height * width)
        self.setOpacity(min(height, 1.0))
