"""The picture of a card that rests at an angle: rotated once, and only as far as it shows."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from canasta_gui.table.items.visible_parts import hidden_pixels, inner_rect, parts_around

if TYPE_CHECKING:
    from canasta_gui.table.items.card_sprite import CardSprite

_SMOOTH = Qt.TransformationMode.SmoothTransformation
_LARGE = 120_000
"""The least number of device pixels of a picture that is divided; a smaller one is read at once."""
_UNSEEN = 1.0
"""Degrees by which a card that slides may lie otherwise than its picture."""


class RestingPicture:
    """Draws a card from a pixmap that is rotated once; from a large one without what the next card
    of a fan hides.

    In a large window a rotated pixmap takes a megabyte, and reading it most of the time for which
    the card is drawn.
    """

    def __init__(self, card: "CardSprite") -> None:
        self._card = card
        self._upright: QPixmap | None = None
        """The upright pixmap, kept while the card is drawn from the rotated one."""
        self._cover: CardSprite | None = None
        self.below: RestingPicture | None = None
        """The picture without what this card hides."""
        self._angle = 0.0
        self._parts: list[QGraphicsPixmapItem] = []
        """The parts of the picture that the card's own item does not show."""

    @property
    def is_shown(self) -> bool:
        """Returns whether the card is drawn from the rotated pixmap."""
        return self._upright is not None

    def suits(self, angle: float) -> bool:
        """Returns whether the card is drawn from a pixmap that was rotated by this angle."""
        return self.is_shown and self._angle == angle

    def may_slide(self, angle: float) -> bool:
        """Returns whether the card can move to an angle as it is drawn and nobody sees that."""
        return self.is_shown and not self._parts and abs(self._angle - angle) <= _UNSEEN

    def lie_below(self, cover: "CardSprite | None") -> None:
        """Sets the card that lies over this one in a fan; ``None`` if none does."""
        if cover is not self._cover:
            self._cover = cover
            self.join()

    def show(self) -> None:
        """Rotates the pixmap, and draws the card from it."""
        card, angle = self._card, self._card.pose.angle
        self._upright, self._angle = card.pixmap(), angle
        show_centred(card, self._upright.transformed(QTransform().rotate(angle), _SMOOTH))
        card.setRotation(0)
        put_on_pixels(card)
        if self._cover is not None and self._cover.hides(card):
            self._divide(self._cover)

    def remove(self) -> None:
        """Draws the card from the upright pixmap again."""
        if self._upright is None:
            return
        for part in self._parts:
            detach(part)
        self._parts = []
        show_centred(self._card, self._upright)
        self._upright = None
        self._card.setRotation(self._card.pose.angle)

    def uncover(self) -> None:
        """Has the card below drawn whole, because this one does not hide it any longer."""
        below, self.below = self.below, None
        if below is not None:
            below.join()

    def join(self) -> None:
        """Draws the card from one rotated pixmap again, if it is divided and on the table."""
        if self._parts and self._card.scene():
            self.remove()
            self.show()

    def _divide(self, cover: "CardSprite") -> None:
        """Draws only the parts that the next card does not hide; what is seen stays the same."""
        card, ratio = self._card, self._card.ratio
        whole, corner = card.pixmap(), card.offset()
        if whole.width() * whole.height() < _LARGE:
            return
        hidden = hidden_pixels(inner_rect(cover.pose, ratio), card.pos() + corner, ratio)
        first, *others = parts_around(whole.rect(), hidden)
        if not others:
            return
        card.setPixmap(whole.copy(first))
        card.setOffset(corner + first.topLeft().toPointF() / ratio)
        for part in others:
            item = QGraphicsPixmapItem(whole.copy(part), card)
            item.setOffset(corner + part.topLeft().toPointF() / ratio)
            # Below the card's mark.
            item.setFlag(QGraphicsPixmapItem.GraphicsItemFlag.ItemStacksBehindParent)
            self._parts.append(item)
        cover.resting.below = self


def show_centred(card: QGraphicsPixmapItem, pixmap: QPixmap) -> None:
    """Shows a pixmap about the middle of a card."""
    size = pixmap.deviceIndependentSize()
    card.setPixmap(pixmap)
    card.setOffset(-size.width() / 2, -size.height() / 2)


def detach(part: QGraphicsItem) -> None:
    """Removes a part of a card; nobody sees those of a card that has left the table."""
    if scene := part.scene():
        scene.removeItem(part)


def put_on_pixels(card: "CardSprite") -> None:
    """Aligns the corner of a card's pixmap with a whole device pixel, which is sharp and fast to
    draw.
    """
    pose, corner, ratio = card.pose, card.offset(), card.ratio
    at = QPointF(pose.x, pose.y) + corner
    card.setPos(QPointF(round(at.x() * ratio), round(at.y() * ratio)) / ratio - corner)
