"""Drives all motions by one clock: a card has one at most; a new target replaces the old."""

import math
from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from canasta_gui.table.items.card_pixmaps import Detail, detail_at
from canasta_gui.table.items.card_sprite import CardSprite
from canasta_gui.table.layout.geometry import CARD_ASPECT, Pose
from canasta_gui.table.layout.overlaps import MOVING
from canasta_gui.table.motion.flourish import Flourish
from canasta_gui.table.motion.path import Height, Point, bent, ease, glide, led
from canasta_gui.table.motion.timing import TICK
from engine import Card

_NEVER = 24 * 3600 * 1000
"""A number of milliseconds longer than any movement on the table."""
_FULL_SPIN = 3.0
"""The distance from which on a card rotates by all its degrees, in card widths."""
_NEAR = 0.25
"""The distance up to which a card stays below what lies on it, in card widths."""
_CROWD, _SWARM = 20, 60
"""The numbers of cards on their way from which on nobody follows a single one, and from which on
they cover most of the table.
"""
_SMOOTH_PIXELS = 600_000
"""The device pixels of a crowd up to which smooth edges make no picture late."""
_LANDINGS = 80.0
"""The milliseconds between two moments at which a crowd's arrivals are told."""
_MERGES = 0.8
"""The part of the time after which a card that goes into the stock looks like its top card; the
shadows of many cards there would add up to a black frame.
"""


@dataclass(frozen=True, slots=True)
class Travel:
    """A target of a motion: where a card goes, and what it shows when it arrives."""

    sprite: CardSprite
    pose: Pose
    face: Card | None
    delay: float = 0.0
    duration: float = 0.0
    bend: float = 0.0
    """How far the way swings aside, as a part of its length."""
    by: Point | None = None
    """A point that bends the path towards itself, instead of ``bend``."""
    lift: float = 0.0
    """How high the card is lifted on its way, as a part of the height of a lifted card."""
    casts: bool = True
    """Whether the lifted card throws a long shadow."""
    spin: float = 0.0
    """Degrees by which the card rotates in flight; fewer on short ways."""
    is_moved: bool = False
    """Whether the card leaves its place, over what lies on its way; otherwise it only makes room
    there and keeps its order among its neighbours.
    """
    appears: float | None = None
    """How many milliseconds after its departure a card that others hide becomes visible."""
    is_fading: bool = False
    """Whether the card fades in at the target instead of travelling."""
    is_leaving: bool = False
    """Whether the sprite is removed when it arrives."""


def _between(start: float, end: float, part: float) -> float:
    return start + (end - start) * part


class Motion:
    """The motion of one card."""

    def __init__(self, travel: Travel) -> None:
        self.travel = travel
        sprite = travel.sprite
        self._start = sprite.pose
        self._is_turning = sprite.face != travel.face
        self._spent = 0.0
        self.is_under_way = False
        self._has_changed = self._is_turning or self._start != travel.pose
        self._height = Height(sprite.height, travel.lift)
        start, end = (self._start.x, self._start.y), (travel.pose.x, travel.pose.y)
        self._ease = ease if travel.by is None else glide
        self._path = bent(start, end, travel.bend)
        if travel.by is not None:
            self._path = led(start, end, travel.by)
        way = math.hypot(travel.pose.x - self._start.x, travel.pose.y - self._start.y)
        self._z = self._start.z if self._start.z >= MOVING else travel.pose.z
        if travel.is_moved and way > _NEAR * travel.pose.width:
            self._z = MOVING + travel.pose.z
        self._spin = travel.spin * min(way / (_FULL_SPIN * travel.pose.width), 1.0)
        if travel.is_fading and not travel.is_leaving:
            self._appear()

    def _appear(self) -> None:
        sprite, travel = self.travel.sprite, self.travel
        sprite.settle(travel.face, travel.pose)
        sprite.setOpacity(0.0 if self._has_changed and travel.duration > 0 else 1.0)

    @property
    def pixels(self) -> float:
        """Returns the device pixels of the card while it is seen away from its place."""
        sprite = self.travel.sprite
        side = sprite.pose.width * sprite.ratio
        return CARD_ASPECT * side * side if self.travel.is_moved and sprite.isVisible() else 0.0

    def advance(self, milliseconds: float, *, is_in_crowd: bool) -> bool:
        """Advances the motion; returns whether the card has arrived."""
        self._spent += milliseconds
        travel = self.travel
        if self._spent >= travel.delay + travel.duration:
            self.finish()
            return True
        part = (self._spent - travel.delay) / travel.duration
        if travel.appears is not None and self._spent >= travel.delay + travel.appears:
            travel.sprite.setVisible(True)
        if part < 0:
            return False
        if travel.is_fading:
            if travel.is_leaving or self._has_changed:
                travel.sprite.setOpacity(1 - part if travel.is_leaving else part)
            return False
        if travel.is_leaving and part >= _MERGES:
            travel.sprite.setVisible(False)
        else:
            self._hover(part, detail_at(part, is_in_crowd=is_in_crowd))
        return False

    def _hover(self, part: float, detail: Detail) -> None:
        travel, start = self.travel, self._start
        sprite, end = travel.sprite, travel.pose
        if not self.is_under_way:
            self.is_under_way = True
            sprite.prepare(end.width)
        eased = self._ease(part)
        flip = 1.0
        if self._is_turning:
            flip = max(abs(math.cos(math.pi * eased)), 0.02)
            if eased >= 0.5:
                sprite.turn(travel.face)
        # The turn follows the way, not the time, so that it ends no later than the motion.
        arc = math.sin(math.pi * eased)
        pose = Pose(
            *self._path(eased),
            _between(start.width, end.width, eased),
            _between(start.angle, end.angle, eased) + self._spin * arc,
            self._z,
        )
        if travel.is_moved or self._is_turning or not sprite.slide(pose):
            height = self._height.at(part)
            sprite.hover(pose, flip, height=height, has_shadow=travel.casts, detail=detail)

    def finish(self) -> None:
        """Puts the card at its target."""
        sprite = self.travel.sprite
        sprite.setOpacity(1.0)
        sprite.setVisible(not self.travel.is_leaving)
        sprite.settle(self.travel.face, self.travel.pose)


class MotionClock(QObject):
    """Advances all motions by one timer; emits when the last card has arrived."""

    finished = Signal()
    landed = Signal()
    """Emitted when at least one card has arrived."""
    moved = Signal()
    """Emitted after each picture of the motions."""
    swarmed = Signal(bool)
    """Emitted with whether cards move all over the table from now on."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._motions: dict[CardSprite, Motion] = {}
        self._flourishes: list[Flourish] = []
        self._rest = 0.0
        self._is_crowd = False
        """Whether so many cards were on their way; its last ones still belong to a crowd."""
        self._is_swarm = False
        self._landing_for = 0.0
        """The milliseconds since a card arrived of which nobody was told; 0 if there is none."""
        self._elapsed = QElapsedTimer()
        self._timer = QTimer(self, interval=TICK, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self.gone: list[CardSprite] = []
        """Sprites that left the table since the owner last took them off the scene."""

    @property
    def is_running(self) -> bool:
        """Returns whether a card moves, or the rest after it is not over."""
        return self._timer.isActive()

    @property
    def is_moving(self) -> bool:
        """Returns whether a card moves."""
        return bool(self._motions)

    def is_coming(self, sprite: CardSprite) -> bool:
        """Returns whether a card moves to another place."""
        motion = self._motions.get(sprite)
        return motion is not None and motion.travel.is_moved

    def start(self, travels: list[Travel], rest: float = 0.0) -> None:
        """Starts travels; `finished` follows, even if there is nothing to do."""
        is_wave = sum(travel.by is not None for travel in travels) >= _CROWD
        self._is_crowd = is_wave or (self._is_crowd and self.is_moving)
        for travel in travels:
            self._motions[travel.sprite] = Motion(travel)
        self._rest = max(self._rest, rest)
        if not self._timer.isActive():
            self._elapsed.start()
            self._timer.start()

    def stand_still(self) -> None:
        """Stops the automatic clock: time passes only by `advance`."""
        self._timer.setInterval(_NEVER)

    def accompany(self, flourish: Flourish) -> None:
        """Starts a flourish beside the cards; it ends no later than they and the rest do."""
        self._flourishes.append(flourish)

    def advance(self, milliseconds: float) -> None:
        """Advances all motions and flourishes."""
        self._flourishes = [it for it in self._flourishes if not it.advance(milliseconds)]
        on_the_way = [it for it in self._motions.values() if it.is_under_way]
        self._swarm(len(on_the_way) >= _SWARM)
        # Cards that only make room lie in a hand that is looked at.
        under_way = sum(motion.travel.is_moved for motion in on_the_way)
        self._is_crowd = self._is_crowd or under_way >= _CROWD
        is_dense = self._is_crowd and sum(it.pixels for it in on_the_way) > _SMOOTH_PIXELS
        arrived = [
            sprite
            for sprite, motion in self._motions.items()
            if motion.advance(milliseconds, is_in_crowd=is_dense)
        ]
        for sprite in arrived:
            self._drop(sprite)
        if arrived or self._landing_for:
            self._land(milliseconds)
        if self._motions:
            return
        if not arrived:
            self._rest -= milliseconds
        if self._rest <= 0:
            self._end()

    def _swarm(self, is_swarm: bool) -> None:
        before, self._is_swarm = self._is_swarm, is_swarm
        if is_swarm != before:
            self.swarmed.emit(is_swarm)

    def _land(self, milliseconds: float) -> None:
        """Tells that cards have arrived; in a crowd now and then, because all numbers on the table
        are drawn anew.
        """
        self._landing_for += milliseconds
        if not (self._is_crowd and self._motions) or self._landing_for >= _LANDINGS:
            self._landing_for = 0.0
            self.landed.emit()

    def finish_all(self) -> None:
        """Ends every motion at its target now."""
        if not self._timer.isActive():
            return
        for sprite, motion in list(self._motions.items()):
            motion.finish()
            self._drop(sprite)
        self._end()

    def forget(self, sprites: Iterable[CardSprite]) -> None:
        """Drops the motions of sprites; they stay where they are."""
        for sprite in sprites:
            if self._motions.pop(sprite, None) is not None:
                sprite.setOpacity(1.0)
                sprite.setVisible(True)

    def _drop(self, sprite: CardSprite) -> None:
        motion = self._motions.pop(sprite)
        if motion.travel.is_leaving:
            self.gone.append(sprite)

    def _tick(self) -> None:
        self.advance(self._elapsed.restart())
        self.moved.emit()

    def _end(self) -> None:
        self._rest = self._landing_for = 0.0
        for flourish in self._flourishes:
            flourish.finish()
        self._flourishes = []
        self._is_crowd = False
        self._swarm(False)
        self._timer.stop()
        self.finished.emit()
