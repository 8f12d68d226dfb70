"""When a window is seen for the first time, and how long that took."""

import os
import time
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget
from typing_extensions import override

_LOADED = time.perf_counter()


def since_process_start() -> float:
    """Milliseconds since the system started this process; elsewhere than on Linux since loading."""
    try:
        started = int(Path("/proc/self/stat").read_text().rpartition(")")[2].split()[19])
        uptime = float(Path("/proc/uptime").read_text().split()[0])
        return 1000 * (uptime - started / os.sysconf("SC_CLK_TCK"))
    except (OSError, ValueError, IndexError, AttributeError):
        return 1000 * (time.perf_counter() - _LOADED)


class FirstFrame(QObject):
    """Watches a window until it has been painted."""

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
            # The whole of this frame is painted when the event loop comes round again.
            QTimer.singleShot(0, self.painted.emit)
        return super().eventFilter(watched, event)
