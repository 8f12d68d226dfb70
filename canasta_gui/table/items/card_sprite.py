"""The graphics item of a card."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from canasta_gui.table.items.card_edge import CardEdge, CardShadow, follow_turn
from canasta_gui.table.items.card_pixmaps import CardPixmaps, Detail, coarse
from canasta_gui.table.items.resting_picture import (
    RestingPicture,
    detach,
    put_on_pixels,
    show_centred,
)
from canasta_gui.table.layout.geometry import Pose
from engine import Card

_FAST = Qt.TransformationMode.FastTransformation
_SMOOTH = Qt.TransformationMode.SmoothTransformation
_BURIED = 120
"""The most device pixels that the pixmap of a card is wide which others hide."""
_GROWS = 0.06
"""How much larger a lifted card looks, as a part of its size."""
_LEAST = 1e-3
"""The least change of its size that a card shows."""


class CardSprite(QGraphicsPixmapItem):
    """The graphics item of a card; it has a face only while the viewer may know it."""

    def __init__(self, card_pixmaps: CardPixmaps, face: Card | None, pose: Pose) -> None:
        super().__init__()
        self.setTransformationMode(_SMOOTH)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self._card_pixmaps = card_pixmaps
        self.face: Card | None = face
        """The face that is shown; ``None`` while the card lies face down."""
        self.pose: Pose = pose
        self.height = 0.0
        """The height above the cloth, from 0 to 1 for a lifted card."""
        self._dressed = 0.0
        self._worn = card_pixmaps, face
        self._sharp: QPixmap | None = None
        """The pixmap that the card wears; ``None`` while it is put away."""
        self._is_lying = True
        self._flip = 1.0
        self._detail = Detail.SMOOTH
        self._mark: QGraphicsPixmapItem | None = None
        self.resting = RestingPicture(self)
        self._shadow: CardShadow | None = None
        self._edge: CardEdge | None = None
        self._wear(pose.width)
        self.lie(pose)

    @property
    def ratio(self) -> float:
        """Returns the device pixels for a logical one."""
        return self._card_pixmaps.ratio

    def hides(self, other: "CardSprite") -> bool:
        """Returns whether this card, at rest above another one, lets nothing of it through."""
        is_over = self._is_lying and self.pose.z > other.pose.z
        is_seen = self.isVisible() and self.opacity() == 1.0
        return is_over and is_seen and self._card_pixmaps.are_opaque

    @property
    def is_marked(self) -> bool:
        """Returns whether a mark lies over the card."""
        return self._mark is not None and self._mark.isVisible()

    @property
    def sharp(self) -> QPixmap:
        """Returns the upright pixmap that the card wears; unpacks it if it is put away."""
        if self._sharp is None:
            card_pixmaps, face = self._worn
            self._sharp = card_pixmaps.pixmap(face, self._dressed)
        return self._sharp

    def put_away(self) -> bool:
        """Packs the upright pixmap if it is not drawn; returns whether it did."""
        if self._sharp is None or (self.isVisible() and not self.resting.is_shown):
            return False
        card_pixmaps, face = self._worn
        card_pixmaps.pack(face, self._dressed)
        self._sharp = None
        if not self.resting.is_shown:
            self.setPixmap(QPixmap())
        return True

    def turn(self, face: Card | None) -> None:
        """Shows another face, or the back for ``None``, at once; perhaps from a larger pixmap."""
        if face != self.face:
            self.face = face
            self._wear(self._card_pixmaps.ready_width(face, self._dressed))
            if self._is_lying:
                self._scale(self.pose.width / self._dressed)

    def dress(self, card_pixmaps: CardPixmaps) -> None:
        """Changes to pixmaps of another style as soon as one is drawn."""
        self._card_pixmaps = card_pixmaps
        if self.isVisible():
            self.lie(self.pose)
        else:
            self.bury(self.face, self.pose)

    def settle(self, face: Card | None, pose: Pose) -> None:
        """Puts the card at rest in a pose with this face up, or with the back."""
        self.face = face
        self.lie(pose)

    def bury(self, face: Card | None, pose: Pose) -> None:
        """Puts the card at rest where others hide it; it wears a small pixmap, for its next way."""
        self.face = face
        self._leave_place(pose)
        self._put(pose)
        self.setVisible(False)
        width = round(min(pose.width, _BURIED / self.ratio))
        if not self._is_dressed or self._dressed > width:
            self._card_pixmaps.order(face, width, partial(self._put_on, width))

    def lie(self, pose: Pose) -> None:
        """Puts the card at rest, drawn for exactly its width; an upright one on whole pixels."""
        is_flat = self.resting.suits(pose.angle) and self._is_sharp(pose.width)
        if self._is_dressed and is_flat and self.pose == pose:
            return
        may_rest = self._is_dressed and pose.angle != 0 and self.resting.may_rest(pose.angle)
        if may_rest and self.slide(pose):
            # Unturned, all cards that make room would be drawn at an angle in one picture.
            self._is_lying = True
            self._card_pixmaps.turn_soon(self)
            return
        self._leave_place(pose)
        self._want(pose.width)
        self._draw_with(Detail.SMOOTH)
        self._scale(1.0 if self._is_sharp(pose.width) else pose.width / self._dressed)
        self._put(pose)
        if pose.angle == 0:
            put_on_pixels(self)
        else:
            self._card_pixmaps.turn_soon(self)

    def _put(self, pose: Pose) -> None:
        """Puts the card as it is drawn in a place."""
        if pose.angle != self.rotation():
            # Qt draws a card again whose rotation is set, also to what it was.
            self.setRotation(pose.angle)
        self.setPos(pose.x, pose.y)
        self.setZValue(pose.z)

    def flatten(self) -> None:
        """Draws the card from a pixmap that is rotated once, if it lies at an angle or slides."""
        angle, is_level = self.pose.angle, self._is_lying or self.resting.is_shown
        is_due = is_level and angle != 0 and not self.resting.suits(angle)
        if is_due and self.isVisible() and self._is_sharp(self.pose.width):
            self.resting.show()

    def turn_mark(self) -> None:
        """Turns the mark as far as the item itself does not turn."""
        if self._mark is not None:
            self._mark.setRotation(self.pose.angle if self.resting.is_shown else 0)

    def _leave_place(self, pose: Pose, height: float = 0.0, *, is_lying: bool = True) -> None:
        """Gives up the rotated pixmap and what it hides of another card, for another pose."""
        self.resting.remove()
        self.pose, self._is_lying = pose, is_lying
        self.resting.uncover()
        self._rise(height)

    def setOpacity(self, opacity: float) -> None:
        """Sets the opacity; a card below shows through."""
        super().setOpacity(opacity)
        if opacity < 1:
            self.resting.uncover()

    def setVisible(self, visible: bool) -> None:
        """Shows or hides the card, which then hides no other one."""
        if visible and self._worn[1] != self.face:
            # Its pixmap was ordered when it was hidden, and is not drawn yet.
            self._wear(self._card_pixmaps.ready_width(self.face, self.pose.width))
        elif visible and self.pixmap().isNull():
            self._show()
        super().setVisible(visible)
        if not visible:
            self.resting.uncover()

    def slide(self, pose: Pose) -> bool:
        """Moves the card as it lies, drawn from the same pixmap; returns whether that is possible:
        it must not grow, nor turn so far that anybody would see it before its picture is turned.
        """
        if pose.width != self.pose.width or not self.resting.may_slide(pose.angle):
            return False
        self.pose, self._is_lying = pose, False
        self.setZValue(pose.z)
        put_on_pixels(self)
        self.resting.follow()
        if not self.resting.may_rest(pose.angle):
            self._card_pixmaps.turn_soon(self)
        return True

    def hover(
        self,
        pose: Pose,
        flip: float = 1.0,
        *,
        height: float = 0.0,
        has_shadow: bool = True,
        detail: Detail = Detail.SMOOTH,
    ) -> None:
        """Shows the card in motion: scales the current pixmap and narrows it by ``flip`` while
        turning. The higher it is, the larger it looks, and the farther its shadow falls, if any.
        """
        self._leave_place(pose, height if has_shadow else 0.0, is_lying=False)
        self._flip = flip
        self._draw_with(detail)
        self._scale(pose.width / self._dressed * (1 + _GROWS * height), flip)
        self._put(pose)

    def prepare(self, width: float) -> None:
        """Draws the pixmap for the larger of the card's widths before it sets out."""
        if round(width) > round(self._dressed):
            self._want(width)
            self.hover(self.pose, height=self.height)

    def set_mark(self, pixmap: QPixmap | None) -> None:
        """Lays a mark over the card; ``None`` removes it."""
        if pixmap is None:
            if self._mark is not None:
                self._mark.hide()
            return
        if self._mark is None:
            self._mark = QGraphicsPixmapItem(self)
        show_centred(self._mark, pixmap)
        self.turn_mark()
        self._mark.show()

    def _rise(self, height: float) -> None:
        """Sets the height; the higher the card is, the farther its shadow falls."""
        if height == self.height:
            return
        self.height = height
        if height > 0:
            self._shadow = self._shadow or CardShadow(self)
            self._shadow.fall(self._card_pixmaps.shadow(self._dressed), self._dressed, height)
        elif self._shadow is not None:
            detach(self._shadow)
            self._shadow = None

    def _draw_with(self, detail: Detail) -> None:
        if detail is not self._detail:
            before, self._detail = self._detail, detail
            self.setTransformationMode(_SMOOTH if detail is Detail.SMOOTH else _FAST)
            if Detail.COARSE in (before, detail):
                self._show()

    def _show(self) -> None:
        """Shows the pixmap that the card wears, in the present detail."""
        show_centred(self, coarse(self.sharp) if self._detail is Detail.COARSE else self.sharp)

    def _scale(self, scale: float, flip: float = 1.0) -> None:
        if flip < 1.0 or self._edge is not None:
            self._edge = follow_turn(self, self._edge, self._dressed, flip)
        if flip == 1.0 and abs(scale - 1) < _LEAST:
            # Qt draws a picture with fewer pixels than units too small where nothing is scaled.
            scale = 1 + _LEAST if self._detail is Detail.COARSE else 1.0
        self.setTransform(QTransform.fromScale(scale * flip, scale))

    @property
    def _is_dressed(self) -> bool:
        """Returns whether the pixmap that the card wears shows its face in its style."""
        return self._worn == (self._card_pixmaps, self.face)

    def _is_sharp(self, width: float) -> bool:
        return self._dressed == max(round(width), 1)

    def _want(self, width: float) -> None:
        """Requests the pixmap for a width; one with the same face stands in until it is drawn."""
        if self._is_dressed and self._is_sharp(width):
            return
        if self._worn[1] == self.face and not self._card_pixmaps.has(self.face, width):
            self._card_pixmaps.order(self.face, width, partial(self._put_on, width))
        else:
            self._wear(width)

    def _put_on(self, width: float) -> None:
        """Shows an ordered pixmap that is ready, for the card hidden, at rest or in motion."""
        if self._is_lying and not self.isVisible():
            self._wear(width)
        elif self._is_lying:
            self.lie(self.pose)
        else:
            self._want(width)
            self.hover(self.pose, self._flip, height=self.height, detail=self._detail)

    def _wear(self, width: float) -> None:
        self._sharp = self._card_pixmaps.pixmap(self.face, width)
        self.resting.remove()
        self._worn = self._card_pixmaps, self.face
        self._dressed = float(max(round(width), 1))
        self._show()
