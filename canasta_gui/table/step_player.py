"""Plays steps one after another, beat by beat; each ends with its view being shown."""

from collections import deque
from collections.abc import Callable
from typing import TypeVar
from weakref import WeakMethod

from PySide6.QtCore import QObject, QTimer, Signal

from canasta_gui.table.board import Board
from canasta_gui.table.layout.frame import Frame
from canasta_gui.table.motion.clock import MotionClock
from canasta_gui.table.motion.timing import MOVES_ONLY, TICK, later, timing
from canasta_gui.viewmodel.beat import Beat, BeatKind, Step
from canasta_gui.viewmodel.choreography import choreograph
from canasta_gui.viewmodel.table_choices import Speed
from canasta_gui.viewmodel.table_view import TableView

T = TypeVar("T")


def _loosely(method: Callable[[TableView], T]) -> Callable[[TableView], T]:
    """Returns a method without a hold on its object, which holds this player: pages of the rules
    draw tables that shall go with them, and not later with the garbage.
    """
    held = WeakMethod(method)

    def call(view: TableView) -> T:
        bound = held()
        assert bound is not None
        return bound(view)

    return call


class StepPlayer(QObject):
    """Plays a queue of steps on a board."""

    settled = Signal()
    beat_begun = Signal(Beat)
    """Emitted with a `Beat` that has begun: the numbers on the table change with it."""

    def __init__(
        self,
        board: Board,
        clock: MotionClock,
        arrive: Callable[[TableView], None],
        seat: Callable[[TableView], None],
        make_room: Callable[[TableView], None],
        frame_of: Callable[[TableView], Frame],
    ) -> None:
        super().__init__()
        self._seat = _loosely(seat)
        self._make_room = _loosely(make_room)
        self._frame_of = _loosely(frame_of)
        self._board = board
        self._clock = clock
        self._arrive = _loosely(arrive)
        self._steps: deque[Step] = deque()
        self._beats: deque[Beat] = deque()
        self._step: Step | None = None
        self.speed = Speed.NORMAL
        self.is_reduced = False
        self._beat: Beat | None = None
        self._is_room_due = False
        """Whether the table still has to make room for the melds of the step: a heap that is taken
        stays as it lies until then.
        """
        self._is_in_flight = False
        """Whether the cards of the beat are on their way."""
        clock.landed.connect(self._land)
        clock.finished.connect(self._next)

    @property
    def is_busy(self) -> bool:
        """Returns whether a step is being played or waits."""
        return self._step is not None or bool(self._steps)

    @property
    def beat(self) -> Beat | None:
        """Returns the beat that is played now."""
        return self._beat

    @property
    def is_telling(self) -> bool:
        """Returns whether a match is opened, a score counted or a match celebrated: nobody can
        act.
        """
        beat = self._beat
        return beat is not None and (bool(beat.told) or beat.kind is BeatKind.WON)

    @property
    def coming(self) -> TableView | None:
        """Returns the view in which the step that is played now will end."""
        return self._step.after if self._step is not None else None

    def play(self, step: Step) -> None:
        """Adds a step to the queue."""
        self._steps.append(step)
        if self._step is None:
            self._begin()

    def finish_all(self) -> None:
        """Shows the end of every step at once."""
        if not self.is_busy:
            return
        self._clear_motions()
        last = self._steps[-1] if self._steps else self._step
        self._forget()
        if last is not None:
            self._arrive(last.after)
        self.settled.emit()

    def skip_to(self, kind: BeatKind) -> bool:
        """Goes on at once with a later beat of the step that is played; returns False if there is
        none.
        """
        left = next((at for at, beat in enumerate(self._beats) if beat.kind is kind), None)
        if left is None:
            return False
        self._clear_motions()
        for _ in range(left):
            self._beats.popleft()
        self._advance()
        return True

    def drop_all(self) -> None:
        """Drops every step; the caller shows another view."""
        self._forget()
        self._clear_motions()

    def _forget(self) -> None:
        self._steps.clear()
        self._beats.clear()
        self._step = self._beat = None

    def _clear_motions(self) -> None:
        self._clock.blockSignals(True)
        self._clock.finish_all()
        self._clock.blockSignals(False)
        self._remove_gone()

    def _begin(self) -> None:
        self._step = self._steps.popleft()
        if self.speed is Speed.INSTANT or self._step.after.curtain is not None:
            self._beats.clear()
        else:
            left_out = MOVES_ONLY if self.is_reduced else ()
            beats = choreograph(self._board.picture, self._step)
            self._beats.extend(beat for beat in beats if beat.kind not in left_out)
            self._board.begin()
            self._is_room_due = not self._has(BeatKind.DEAL)
        self._advance()

    def _next(self) -> None:
        self._remove_gone()
        if self._step is not None:
            self._advance()

    def _advance(self) -> None:
        if self._beats:
            self._enter(self._beats.popleft())
            return
        step, self._step, self._beat = self._step, None, None
        assert step is not None
        self._arrive(step.after)
        if self._steps:
            self._begin()
        else:
            # Queued: a listener that plays the next step must not end up inside this one.
            QTimer.singleShot(0, self, self._tell)

    def _tell(self) -> None:
        if not self.is_busy:
            self.settled.emit()

    def _enter(self, beat: Beat) -> None:
        if beat.kind is BeatKind.DEAL and self._step is not None:
            self._seat(self._step.after)
        if self._is_room_due and self._step is not None and not self._has(BeatKind.TAKE):
            self._is_room_due = False
            self._make_room(self._step.after)
        self._beat = beat
        length = timing(beat.kind, self.speed, is_reduced=self.is_reduced)
        travels = self._board.enter(beat, length, is_fading=self.is_reduced)
        self._clock.start(travels, length.rest + later(beat, self.speed, self._board.own_side))
        self.beat_begun.emit(beat)
        self._is_in_flight = self._clock.is_moving
        # In a picture of its own, because the first one of a beat takes longest, as the last does.
        QTimer.singleShot(TICK, self, self._draw_ahead)

    def _land(self) -> None:
        """Draws ahead once the cards have arrived: earlier, that would take time of their pictures,
        and drop kept pixmaps that the cards of a heap need when they arrive.
        """
        if self._is_in_flight and not self._clock.is_moving:
            self._is_in_flight = False
            QTimer.singleShot(TICK, self, self._draw_ahead)

    def _has(self, kind: BeatKind) -> bool:
        """Returns whether a beat of a kind is still to come in this step."""
        return any(beat.kind is kind for beat in self._beats)

    def _draw_ahead(self) -> None:
        """Orders the pixmaps of the next beat while the present one is played."""
        if self._is_in_flight or not self._beats or self._step is None:
            return
        makes_room = self._is_room_due and self._beats[0].kind is BeatKind.TAKE
        frame = self._frame_of(self._step.after) if makes_room else self._board.frame
        self._board.draw_ahead(self._beats[0].picture, frame)

    def _remove_gone(self) -> None:
        gone, self._clock.gone = self._clock.gone, []
        for sprite in gone:
            self._board.remove(sprite)
