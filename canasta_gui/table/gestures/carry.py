"""A press of the button, and cards carried with the pointer: they tilt in the direction of motion
and cast a shadow.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication

from canasta_gui.table.items.card_sprite import CardSprite
from canasta_gui.table.layout.geometry import Pose
from canasta_gui.table.motion.timing import TICK
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.viewmodel.zones import Zone

_MOST_TILT = 9.0
"""The largest tilt, in degrees."""
_LEANS = 9.0
"""Degrees of tilt for an instant move of one card width."""
_STAYS = 0.84
"""The part of the tilt that is kept from one frame to the next."""
_UPRIGHT = 0.1


class Sway(QObject):
    """The tilt of carried cards: moves increase it, and it decays to 0; then no timer runs."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.angle = 0.0
        """The tilt, in degrees clockwise."""
        self._timer = QTimer(self, interval=TICK, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.advance)

    @property
    def is_running(self) -> bool:
        """Returns whether the tilt is still decaying."""
        return self._timer.isActive()

    def push(self, across: float) -> None:
        """Adds the tilt for a move to the right, in card widths; negative to the left."""
        self.angle = max(-_MOST_TILT, min(self.angle + _LEANS * across, _MOST_TILT))
        if not self._timer.isActive():
            self._timer.start()

    def advance(self) -> None:
        """Advances by one frame."""
        self.angle *= _STAYS
        if abs(self.angle) < _UPRIGHT:
            self.stop()
        self.changed.emit()

    def stop(self) -> None:
        """Sets the tilt to 0 at once."""
        self.angle = 0.0
        self._timer.stop()


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


_LEAST_DRAG: Final = 10.0
"""How far the pointer moves, in pixels, before a press becomes a drag, wherever the system asks for
less: hands tremble.
"""
_DRAG_SHARE: Final = 0.1
"""The same in widths of a card: who sees large cards, on a large screen, moves farther."""
_SHORT_MS: Final = 500


@dataclass(slots=True)
class Pressed:
    """A press of the button: its point, its time in milliseconds, and what lies there."""

    at: QPointF
    when: int
    zone: Zone
    sprite: CardSprite | None
    button: ButtonId | None
    is_second: bool = False
    """Whether this press is the second one of a double click."""
    has_left: bool = False
    """Whether what is carried has been over another place than its own."""

    def is_drag(self, at: QPointF, card: float) -> bool:
        """Returns whether the pointer has moved far enough for a drag among cards of a width."""
        way = at - self.at
        least = max(_LEAST_DRAG, QApplication.startDragDistance(), _DRAG_SHARE * card)
        return max(abs(way.x()), abs(way.y())) >= least

    def is_click(self, when: int) -> bool:
        """Returns whether a drag that ends at a time, in its own place, was meant as a click."""
        return not self.has_left or when - self.when <= _SHORT_MS
