"""Runs an export in slices, so that the window stays responsive."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

_SLICE: Final = 30
"""The milliseconds of work between two turns of the event loop."""


class ExportTask(QObject):
    """Runs the steps of an export; each yields how much is done, and how much there is."""

    progressed = Signal(int, int)
    finished = Signal()
    failed = Signal(str)
    """Emitted with the system's words when the file could not be written."""

    def __init__(self, steps: Iterator[tuple[int, int]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps = steps
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._work)

    def start(self) -> None:
        """Starts the export."""
        self._timer.start(0)

    def cancel(self) -> None:
        """Stops; no file is written."""
        self._timer.stop()

    def _work(self) -> None:
        spent = QElapsedTimer()
        spent.start()
        try:
            progress = next(self._steps, None)
            while progress is not None and spent.elapsed() < _SLICE:
                progress = next(self._steps, None)
        except OSError as error:
            self._timer.stop()
            self.failed.emit(error.strerror or str(error))
            return
        except Exception as error:
            # The steps are at an end: the next look would take them for finished.
            self._timer.stop()
            self.failed.emit(type(error).__name__)
            raise
        if progress is None:
            self._timer.stop()
            self.finished.emit()
        else:
            self.progressed.emit(*progress)
