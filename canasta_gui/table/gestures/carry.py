"""Moves carried cards with the pointer: they tilt in the direction of motion and cast a shadow."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF

from canasta_gui.table.items.card_sprite import CardSprite
from canasta_gui.table.layout.geometry import Pose
from canasta_gui.table.motion.sway import Sway

_IN_THE_AIR = 3000.0
"""The z value in the scene of carried cards."""
_SPREAD = 0.26
"""The distance between neighbouring carried cards, in card widths."""
_LIFTED = 1.0


class Carry(QObject):
    """Holds cards at the pointer."""

    def __init__(self) -> None:
        super().__init__()
        self.sway = Sway(self)
        self.sway.changed.connect(self._show)
        self._sprites: Sequence[CardSprite] = ()
        self._middle = QPointF()
        self._is_still = False

    def take(self, sprites: Sequence[CardSprite], middle: QPointF, *, is_still: bool) -> None:
        """Starts to carry these cards; with ``is_still`` they do not tilt."""
        self._sprites, self._middle, self._is_still = sprites, middle, is_still
        self._show()

    def move(self, middle: QPointF) -> None:
        """Moves the middle of the carried cards to a point."""
        if not self._sprites:
            return
        if not self._is_still:
            self.sway.push((middle.x() - self._middle.x()) / self._sprites[0].pose.width)
        self._middle = middle
        self._show()

    def let_go(self) -> None:
        """Stops carrying; the cards stay where they are."""
        self._sprites = ()
        self.sway.stop()

    def _show(self) -> None:
        count = len(self._sprites)
        for place, sprite in enumerate(self._sprites):
            width = sprite.pose.width
            x = self._middle.x() + (place - (count - 1) / 2) * _SPREAD * width
            pose = Pose(x, self._middle.y(), width, self.sway.angle, _IN_THE_AIR + place)
            sprite.hover(pose, height=_LIFTED)
