"""Lets the players' calm faces live: they blink, look at what happens, and at last at the clock."""

from collections.abc import Mapping
from random import Random
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from canasta_gui.table.board import Board
from canasta_gui.table.motion.timing import TICK
from canasta_gui.table.render.portrait import Gaze
from canasta_gui.viewmodel.beat import Beat, BeatKind
from canasta_gui.viewmodel.zones import PILE

_BLINKS: Final = (4000, 7000)
"""The least and the most milliseconds between two blinks of one player."""
_SHUT: Final = 130
_PATIENCE: Final = 40_000
"""How many milliseconds the others wait for somebody until they look at the clock."""
_AT_THE_CLOCK: Final = 1200
_GLANCE: Final = 2 * TICK
"""The milliseconds from one player's look at what happens to the next one's: in the second picture
of a beat cards are drawn ahead.
"""
_LOOKED_AT: Final = frozenset((BeatKind.THROW, BeatKind.TAKE, BeatKind.FREEZE))
"""The beats in which all eyes go to the pile."""
_LOOKED_AT_MELDS: Final = frozenset((BeatKind.OPEN, BeatKind.CANASTA))


class LivingFaces(QObject):
    """The gazes of the players; a few single pictures a minute, and none while it sleeps."""

    changed = Signal()
    """Emitted when somebody looks elsewhere while nothing else happens on the table."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # Only looks: nothing of the game depends on it.
        self._chance = Random()
        self._due: dict[int, int] = {}
        """By seat the moment at which its eyes close or open, in milliseconds of this object."""
        self.moment = 0
        """The milliseconds that have passed while somebody was awake."""
        self._shut: set[int] = set()
        self._waiting: frozenset[int] = frozenset()
        """The seats that wait for somebody."""
        self._look_up = self._look_ahead = 0
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.advance)
        self._noticed = 0
        """How many players, in the order of their seats, look at what is played now."""
        self._glances = QTimer(self, interval=_GLANCE)
        self._glances.timeout.connect(self._glance)

    @property
    def is_awake(self) -> bool:
        """Returns whether faces may change."""
        return bool(self._due)

    def wake(self, seats: frozenset[int], waiting: frozenset[int]) -> None:
        """Lets the players at these seats live, of whom some wait for somebody from now on."""
        if self._timer.isActive():
            self.moment += self._timer.interval() - self._timer.remainingTime()
        self._due = {seat: self._due.get(seat, self.moment + self._pause()) for seat in seats}
        self._shut &= seats
        self._waiting = waiting
        self._look_up = self.moment + _PATIENCE
        self._look_ahead = self._look_up + _AT_THE_CLOCK
        self._plan()

    def sleep(self) -> None:
        """Lets everybody look ahead, and nothing happen until they are woken."""
        self._timer.stop()
        self._glances.stop()
        self._due, self._waiting = {}, frozenset()
        self._shut.clear()

    def advance(self) -> None:
        """Goes on to the next moment at which a face changes."""
        self.moment = max(self.moment, self._next())
        for seat, due in self._due.items():
            if due <= self.moment:
                self._shut ^= {seat}
                self._due[seat] += _SHUT if seat in self._shut else self._pause()
        self._plan()
        self.changed.emit()

    def notice(self) -> None:
        """Lets one player after the other look at what is played from now on.

        Each face is drawn anew for it, and the first picture of a beat takes longest anyway.
        """
        self._noticed = 0
        if self._due:
            self._glances.start()

    def _glance(self) -> None:
        self._noticed += 1
        if self._noticed >= len(self._due):
            self._glances.stop()
        self.changed.emit()

    def gazes(self, beat: Beat | None, board: Board) -> Mapping[int, Gaze]:
        """Returns by seat where it looks, if not ahead, while a beat is played on a board."""
        if not self._due:
            return {}
        if beat is not None and beat.kind is BeatKind.OUT:
            # Nothing moves beside who goes out.
            return {}
        watched = _watched(beat, board)
        if watched is not None:
            noticing = list(self._due)[: self._noticed]
            return {seat: _towards(board, seat, watched) for seat in noticing}
        looks_up = self._look_up <= self.moment < self._look_ahead
        up = dict.fromkeys(self._waiting & self._due.keys(), Gaze.UP) if looks_up else {}
        return {**up, **dict.fromkeys(self._shut, Gaze.SHUT)}

    def _next(self) -> int:
        """Returns the moment of the next change, which has passed where the table was busy."""
        looks = (self._look_up, self._look_ahead) if self._waiting else ()
        return min((*self._due.values(), *(it for it in looks if it > self.moment)))

    def _plan(self) -> None:
        if self._due:
            self._timer.start(max(0, self._next() - self.moment))

    def _pause(self) -> int:
        return self._chance.randint(*_BLINKS)


def _watched(beat: Beat | None, board: Board) -> tuple[float, float] | None:
    """Returns the point that everybody looks at while a beat is played; ``None`` without one."""
    areas = board.arrangement.areas
    place = None
    if beat is not None and beat.kind in _LOOKED_AT:
        place = areas.get(PILE)
    elif beat is not None and beat.kind in _LOOKED_AT_MELDS and beat.places:
        place = areas.get(beat.places[0])
    return None if place is None else (place.cx, place.cy)


def _towards(board: Board, seat: int, point: tuple[float, float]) -> Gaze:
    face = board.frame.place(seat).face
    return Gaze.towards(point[0] - face.cx, point[1] - face.cy)
