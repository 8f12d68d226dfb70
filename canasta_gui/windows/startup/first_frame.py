"""Measures when a window is first painted."""

import os
import time
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget
from typing_extensions import override

_LOADED = time.perf_counter()


def _since_process_start() -> float:
    """Returns the milliseconds since the process started (on Linux; elsewhere since the import)."""
    try:
        started = int(Path("/proc/self/stat").read_text().rpartition(")")[2].split()[19])
        uptime = float(Path("/proc/uptime").read_text().split()[0])
        return 1000 * (uptime - started / os.sysconf("SC_CLK_TCK"))
    except (OSError, ValueError, IndexError, AttributeError):
        return 1000 * (time.perf_counter() - _LOADED)


@dataclass(frozen=True, slots=True)
class Spent:
    """The time that the start has taken so far, in milliseconds."""

    passed: float
    """Wall-clock milliseconds, including the time of other programs."""
    worked: float
    """Processor milliseconds of this process."""

    @classmethod
    def now(cls) -> "Spent":
        """Returns the times measured now."""
        return cls(_since_process_start(), 1000 * time.process_time())

    def __str__(self) -> str:
        """Returns both times as text."""
        return f"{self.passed:.0f} ms ({self.worked:.0f} of the processor)"


def memory_in_use() -> str:
    """Returns the resident memory as text; "unknown" on systems other than Linux."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return f"{pages * os.sysconf('SC_PAGE_SIZE') / 1e6:.0f} MB"
    except (OSError, ValueError, IndexError, AttributeError):
        return "unknown"


class FirstFrame(QObject):
    """Emits ``painted`` after a window was first painted."""

    painted = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._is_painted = False
        window.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint and not self._is_painted:
            self._is_painted = True
            watched.removeEventFilter(self)
            # This frame is completely painted when the event loop runs again.
            QTimer.singleShot(0, self, self.painted.emit)
        return super().eventFilter(watched, event)
