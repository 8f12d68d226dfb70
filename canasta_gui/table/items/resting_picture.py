"""The picture of a card that rests at an angle: rotated once, and only as far as it shows while
other cards lie over it.
"""

import math
from typing import TYPE_CHECKING, Final
from weakref import ref

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from canasta_gui.table.layout.geometry import CARD_ASPECT, Pose, Rect, around
from canasta_gui.table.render.card_body import ROUNDING

if TYPE_CHECKING:
    from canasta_gui.table.items.card_sprite import CardSprite

_ROUND: Final = 0.3 * ROUNDING
"""How far a round corner lies inside that of its rectangle on either side, as a part of the card's
width.
"""
_EDGE: Final = 1.5
"""Device pixels at the edge of a card that may be soft."""
_WORTH: Final = 0.15
"""The least hidden part of a picture for which it is divided."""
_GIVE: Final = 0.06
"""How far the next card of a fan can move before it uncovers what is not drawn below it, as a part
of the card's width: all cards of a hand make room together.
"""


def _inner_rect(pose: Pose, ratio: float, slack: float = 0.0) -> Rect:
    """Returns an upright rectangle in the middle of a card that its body hides wholly, also when it
    has moved by a part of its width.
    """
    across, down = pose.width / 2, pose.width / 2 * CARD_ASPECT
    turn = math.radians(pose.angle)
    sin, cos = abs(math.sin(turn)), abs(math.cos(turn))
    if sin > cos:
        across, down, sin, cos = down, across, cos, sin
    spread = max(cos * cos - sin * sin, 0.01)
    inset = (_ROUND + slack) * pose.width + _EDGE / ratio
    wide = max((across * cos - down * sin) / spread - inset, 0.0)
    high = max((down * cos - across * sin) / spread - inset, 0.0)
    return around(pose.x, pose.y, 2 * wide, 2 * high)


def _parts_around(whole: QRect, hidden: QRect) -> list[QRect]:
    """Returns the rectangles of a picture above, below, left and right of what is hidden; the
    whole if too little is.
    """
    inner = whole.intersected(hidden)
    if inner.width() * inner.height() < _WORTH * whole.width() * whole.height():
        return [whole]
    right, foot = inner.right() + 1, inner.bottom() + 1
    parts = [
        QRect(0, inner.top(), inner.left(), inner.height()),
        QRect(right, inner.top(), whole.width() - right, inner.height()),
        QRect(0, 0, whole.width(), inner.top()),
        QRect(0, foot, whole.width(), whole.height() - foot),
    ]
    return [part for part in parts if not part.isEmpty()]


def _hidden_pixels(rect: Rect, corner: QPointF, ratio: float) -> QRect:
    """Returns the device pixels inside a rectangle, counted from a corner of a picture."""
    box = QRectF((rect.x - corner.x()) * ratio, (rect.y - corner.y()) * ratio, 0, 0)
    box.setSize(QRectF(0, 0, rect.w * ratio, rect.h * ratio).size())
    left, top = math.ceil(box.left()), math.ceil(box.top())
    return QRect(left, top, math.floor(box.right()) - left, math.floor(box.bottom()) - top)


_SMOOTH = Qt.TransformationMode.SmoothTransformation
_LARGE = 120_000
"""The least number of device pixels of a picture that is divided; a smaller one is read at once."""
_UNSEEN = 1.0
"""Degrees by which a card may lie otherwise than its picture and nobody sees it."""
_HARDLY_SEEN = 2.5
"""Degrees by which a card on its way may, until its picture is turned anew."""


class RestingPicture:
    """Draws a card from a pixmap that is rotated once; from a large one without what the next card
    of a fan hides.

    In a large window a rotated pixmap takes a megabyte, and reading it most of the time for which
    the card is drawn. It holds no card, so that one that leaves the table goes at once with what
    it is drawn from, and not minutes later with the garbage.
    """

    def __init__(self, card: "CardSprite") -> None:
        self._own_card = ref(card)
        self.is_shown = False
        """Whether the card is drawn from the rotated pixmap."""
        self._next_card: ref[CardSprite] | None = None
        self._below: ref[RestingPicture] | None = None
        """The picture without what this card hides."""
        self._angle = 0.0
        self._parts: list[QGraphicsPixmapItem] = []
        """The parts of the picture that the card's own item does not show."""
        self._middle: QGraphicsPixmapItem | None = None
        """That of them which the next card hides: to turn the card anew would take longer than to
        show it again.
        """
        self.is_divided = False
        """Whether the middle of the picture is left out."""
        self._left_out = QRect(), QPointF()
        """The pixels of the picture that are not drawn, and its corner."""

    @property
    def _card(self) -> "CardSprite":
        card = self._own_card()
        assert card is not None
        return card

    @property
    def _cover(self) -> "CardSprite | None":
        return None if self._next_card is None else self._next_card()

    def suits(self, angle: float) -> bool:
        """Returns whether the card is drawn from a pixmap that was rotated by this angle."""
        return self.is_shown and self._angle == angle

    def may_rest(self, angle: float) -> bool:
        """Returns whether the card can lie at an angle as it is drawn and nobody sees that."""
        return self.is_shown and abs(self._angle - angle) <= _UNSEEN

    def may_slide(self, angle: float) -> bool:
        """Returns whether the card can pass through an angle as it is drawn."""
        return self.is_shown and abs(self._angle - angle) <= _HARDLY_SEEN

    def follow(self) -> None:
        """Draws what a move of this card has uncovered, of itself or of the card below it."""
        if not self.is_covered:
            self.join()
        below = None if self._below is None else self._below()
        if below is not None and not below.is_covered:
            self.uncover()

    @property
    def is_covered(self) -> bool:
        """Returns whether the next card of the fan hides all that is not drawn."""
        cover = self._cover
        if not self.is_divided or cover is None:
            return not self.is_divided
        (hidden, corner), ratio = self._left_out, self._card.ratio
        inner = _inner_rect(cover.pose, ratio)
        return _hidden_pixels(inner, self._card.pos() + corner, ratio).contains(hidden)

    def lie_below(self, cover: "CardSprite | None") -> None:
        """Sets the card that lies over this one in a fan; ``None`` if none does."""
        next_card = None if cover is None else ref(cover)
        if next_card != self._next_card:
            self._next_card = next_card
            self.join()

    def lie_above(self, divided: "RestingPicture") -> None:
        """Sets the picture without what this card hides."""
        self._below = ref(divided)

    def show(self) -> None:
        """Rotates the pixmap, and draws the card from it."""
        self.remove()
        self._turn()
        cover = self._cover
        if cover is not None and cover.hides(self._card):
            self._divide(cover)

    def _turn(self) -> None:
        card, angle = self._card, self._card.pose.angle
        self.is_shown, self._angle = True, angle
        show_centred(card, turned(card.sharp, angle))
        card.setRotation(0)
        put_on_pixels(card)
        card.turn_mark()

    def remove(self) -> None:
        """Draws the card from the upright pixmap again."""
        if not self.is_shown:
            return
        for part in self._parts:
            detach(part)
        self._parts, self._middle, self.is_divided = [], None, False
        self.is_shown = False
        show_centred(self._card, self._card.sharp)
        self._card.setRotation(self._card.pose.angle)
        self._card.turn_mark()

    def uncover(self) -> None:
        """Has the card below drawn whole, because this one does not hide it any longer."""
        below, self._below = self._below, None
        if below is not None and (picture := below()) is not None:
            picture.join()

    def join(self) -> None:
        """Draws the whole card again, if it is divided."""
        if self.is_divided and self._middle is not None:
            self.is_divided = False
            self._middle.show()

    def _divide(self, cover: "CardSprite") -> None:
        """Draws only the parts that the next card does not hide; what is seen stays the same."""
        card, ratio = self._card, self._card.ratio
        whole, corner = card.pixmap(), card.offset()
        if whole.width() * whole.height() < _LARGE:
            return
        inner = _inner_rect(cover.pose, ratio, _GIVE)
        hidden = _hidden_pixels(inner, card.pos() + corner, ratio).intersected(whole.rect())
        first, *others = _parts_around(whole.rect(), hidden)
        if not others:
            return
        card.setPixmap(whole.copy(first))
        card.setOffset(corner + first.topLeft().toPointF() / ratio)
        for part in (*others, hidden):
            item = QGraphicsPixmapItem(whole.copy(part), card)
            item.setOffset(corner + part.topLeft().toPointF() / ratio)
            # Below the card's mark.
            item.setFlag(QGraphicsPixmapItem.GraphicsItemFlag.ItemStacksBehindParent)
            self._parts.append(item)
        self._middle = self._parts[-1]
        self._middle.hide()
        self.is_divided, self._left_out = True, (hidden, corner)
        cover.resting.lie_above(self)


def turned(pixmap: QPixmap, angle: float) -> QPixmap:
    """Returns a pixmap rotated by an angle."""
    return pixmap.transformed(QTransform().rotate(angle), _SMOOTH)


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
