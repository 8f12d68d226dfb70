"""Moves through the moments of the deal that is watched: one by one, by leaps, or by itself with a
pause between two actions.
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from canasta_gui.controller.conductor import Conductor
from canasta_gui.session.playback import Playback
from canasta_gui.table.widget import TableWidget
from canasta_gui.viewmodel.recorded_deal import sights_of
from canasta_gui.windows.playback.playback_frame import PlaybackFrame

_LEAST_REST: Final = 450
"""The shortest pause in milliseconds, so that each action can be read."""


class Running(QObject):
    """A clock that asks for the next moment whenever the table has come to rest."""

    changed = Signal()
    """Emitted when the deal begins or ceases to play by itself."""

    def __init__(
        self, table: TableWidget, conductor: Conductor, go_on: Callable[[], bool], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._conductor = conductor
        self._go_on = go_on
        self.is_on = False
        self.rest = QTimer(self, singleShot=True)
        self.rest.timeout.connect(self._next)
        # Queued: the signal comes while the sender is still finishing the animations.
        table.settled.connect(self._wait, Qt.ConnectionType.QueuedConnection)

    def toggle(self) -> None:
        """Starts or stops."""
        if self.is_on:
            self.stop()
        else:
            self.is_on = True
            self.changed.emit()
            self._next()

    def stop(self) -> None:
        """Stops after the present action."""
        self.rest.stop()
        if self.is_on:
            self.is_on = False
            self.changed.emit()

    def _next(self) -> None:
        if not self.is_on:
            return
        if not self._go_on():
            self.stop()
        elif self._table.is_settled:
            self._wait()

    def _wait(self) -> None:
        if self.is_on and not self.rest.isActive():
            self.rest.start(max(_LEAST_REST, self._conductor.rest_ms))


class PlaybackTransport(QObject):
    """Shows the moments that the time line and the bar ask for."""

    moved = Signal()
    """Emitted when there is another moment to tell of, or the deal plays or ceases to play."""

    def __init__(
        self, table: TableWidget, conductor: Conductor, frame: PlaybackFrame, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._conductor = conductor
        self._frame = frame
        self.playback: Playback | None = None
        """What is watched; ``None`` before and after, and while the player plays on."""
        self.running = Running(table, conductor, self._go_on, self)
        bar = frame.bar
        bar.line.wanted.connect(self.show_moment)
        bar.line.play_asked.connect(self._toggle)
        bar.play_button.clicked.connect(self._toggle)
        bar.sights.activated.connect(self._choose_sight)
        self.running.changed.connect(self.moved)

    def show_moment(self, at: int) -> None:
        """Shows a moment: the next one with its movements, others at once."""
        if self.playback is None:
            return
        self.running.stop()
        if at == self.playback.at + 1:
            self._go_on()
        else:
            self._jump(at)

    def _go_on(self) -> bool:
        """Plays the next moment; returns whether there is one."""
        playback = self.playback
        if playback is None or playback.at >= playback.deal.last:
            return False
        self._table.finish_all()
        self.leave_finding()
        playback.go_on()
        return True

    def _jump(self, at: int) -> None:
        playback = self.playback
        if playback is None:
            return
        self.leave_finding()
        playback.move_to(at)
        self.choose_finding()
        self._conductor.show_now()
        self._frame.display.raise_cards()
        self.moved.emit()
        self._frame.announce()

    def _toggle(self) -> None:
        playback = self.playback
        if playback is not None and not self.running.is_on and playback.at >= playback.deal.last:
            self._jump(0)
        self.running.toggle()

    def _choose_sight(self, index: int) -> None:
        playback = self.playback
        if playback is not None:
            playback.look_from(sights_of(playback.deal)[index])
            self._jump(playback.at)

    def choose_finding(self) -> None:
        """Marks the finding of the moment, if the table is seen as the person saw it."""
        playback = self.playback
        if playback is not None:
            self._frame.display.finding = self._frame.finding_at(playback, playback.at)
            playback.marks = self._frame.display.marks

    def leave_finding(self) -> None:
        """Takes the marks of the finding off the table."""
        self._frame.display.put_away()
        if self.playback is not None:
            self.playback.marks = ()
