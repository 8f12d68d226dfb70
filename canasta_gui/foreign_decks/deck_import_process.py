"""Imports one deck at a time in a separate process, so that the window stays responsive."""

from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from canasta_gui.foreign_decks.deck_import import import_deck_in_process
from canasta_gui.foreign_decks.source import DeckProblem
from canasta_gui.process_setup import Child, start_child

LIMIT_S: Final = 60.0
"""The time limit of an import in seconds.

Of KDE's sixteen decks Dondorf needs most processor time, 5.3 s on a machine of two slow cores, then
Paris (3.2 s) and Oxygen White (2.9 s); the standard deck needs 0.8 s. Nearly all of it goes into
Qt's painter, whether the drawing holds all cards or one: it walks a path of very many lines again
for each band of a picture that fits its memory (Qt 6.11: 64,000 points take 374 ms as one path and
45 ms as paths of four), and blurs whole cards.
"""
_LOOK: Final = 40
"""The milliseconds between two checks whether the import is done."""

Target = Callable[[Connection, str], None]


class DeckImportProcess(QObject):
    """Runs `import_deck_in_process` and emits its result."""

    opened = Signal(str)
    """Carries the value under which the deck can be chosen."""
    progressed = Signal(int)
    """Carries the progress in per cent."""
    failed = Signal(DeckProblem)
    """Carries a `DeckProblem`."""

    def __init__(
        self,
        parent: QObject | None = None,
        target: Target = import_deck_in_process,
        limit_s: float = LIMIT_S,
    ) -> None:
        super().__init__(parent)
        self.name = ""
        """The name of the file or folder that is, or was last, being imported."""
        self._target, self._limit_s = target, limit_s
        self._child: Child | None = None
        self._began = 0.0
        self._timer = QTimer(self, interval=_LOOK)
        self._timer.timeout.connect(self._look)

    @property
    def is_busy(self) -> bool:
        """Whether an import is under way."""
        return self._child is not None

    def open(self, path: Path) -> None:
        """Starts the import of a file or folder; stops an import under way."""
        self.stop()
        self.name = path.name
        try:
            self._child = start_child(self._target, "canasta-deck", str(path))
        except OSError:
            self.failed.emit(DeckProblem.UNREADABLE)
            return
        self._began = monotonic()
        self._timer.start()

    def stop(self) -> None:
        """Kills the process, if one runs."""
        self._timer.stop()
        if self._child is not None:
            self._child.kill()
        self._child = None

    def _look(self) -> None:
        # Checked before reading, so that messages sent just before the end are still read.
        is_alive = self._child is not None and self._child.process.is_alive()
        while self._child is not None and self._child.connection.poll():
            self._take(self._heard(self._child.connection))
        if not self.is_busy:
            return
        if not is_alive:
            self._take(DeckProblem.DAMAGED)
        elif monotonic() - self._began > self._limit_s:
            self._take(DeckProblem.TOO_SLOW)

    def _heard(self, connection: Connection) -> object:
        try:
            return connection.recv()
        except (EOFError, OSError):
            # The process died, which the deck must have caused.
            return DeckProblem.DAMAGED

    def _take(self, said: object) -> None:
        if isinstance(said, int):
            self.progressed.emit(said)
            return
        self.stop()
        if isinstance(said, DeckProblem):
            self.failed.emit(said)
        else:
            self.opened.emit(str(said))
