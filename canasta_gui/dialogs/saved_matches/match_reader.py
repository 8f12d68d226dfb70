"""Reads the standing of matches in the background, the visible ones first."""

from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from engine import JournalError, Standing, peek_match

_LOOK: Final = 5
"""The milliseconds between two checks whether a file has been read."""
_MOST: Final = 50
"""The largest number of files that wait; no screen shows more at once."""


class MatchReader(QObject):
    """Takes paths and emits the standing of the match in each file.

    One file is read at a time, on a thread that touches nothing else; the window never waits.
    """

    read = Signal(Path, object)
    """Emitted with the path, and its `Standing` or the `JournalError` that says why there
    is none.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wanted: list[Path] = []
        """The files to read; the last one is read next."""
        self._in_hand: tuple[Path, Future[Standing]] | None = None
        self._thread = ThreadPoolExecutor(1, "matches")
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK)
        self._timer.timeout.connect(self._look)

    def want(self, path: Path) -> None:
        """Schedules a file to be read next; the oldest requests are dropped, as they are out of
        sight.
        """
        if self._in_hand is None or self._in_hand[0] != path:
            if path in self._wanted:
                self._wanted.remove(path)
            self._wanted.append(path)
            del self._wanted[:-_MOST]
            self._go_on()

    def stop(self) -> None:
        """Stops reading; the result of a file being read is discarded."""
        self._wanted, self._in_hand = [], None
        self._timer.stop()
        self._thread.shutdown(wait=False)

    def _go_on(self) -> None:
        if self._in_hand is None and self._wanted:
            path = self._wanted.pop()
            self._in_hand = path, self._thread.submit(peek_match, path)
            self._timer.start()
        elif self._in_hand is None:
            self._timer.stop()

    def _look(self) -> None:
        if self._in_hand is not None and self._in_hand[1].done():
            path, future = self._in_hand
            self._in_hand = None
            error = future.exception()
            if error is None:
                self.read.emit(path, future.result())
            elif isinstance(error, JournalError):
                self.read.emit(path, error)
            else:
                raise error
        self._go_on()
