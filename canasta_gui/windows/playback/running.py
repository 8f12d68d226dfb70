"""Plays a recorded deal automatically, with a pause between two actions."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from canasta_gui.controller.conductor import Conductor
from canasta_gui.table.widget import TableWidget

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
        self.rest = QTimer(self)
        self.rest.setSingleShot(True)
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
