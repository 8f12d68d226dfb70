"""How long the start took, seen from outside."""

import os
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer
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


def time_first_frame(
    window: QWidget, tell: Callable[[str], object], done: Callable[[], object]
) -> None:
    """Tell the time at which the window was painted for the first time, then be done."""
    _FirstFrame(window, tell, done)


class _FirstFrame(QObject):
    def __init__(
        self, window: QWidget, tell: Callable[[str], object], done: Callable[[], object]
    ) -> None:
        super().__init__(window)
        self._tell = tell
        self._done = done
        self._is_painted = False
        window.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint and not self._is_painted:
            self._is_painted = True
            # The whole of this frame is painted when the event loop comes round again.
            QTimer.singleShot(0, self._finish)
        return super().eventFilter(watched, event)

    def _finish(self) -> None:
        self._tell(f"{since_process_start():.0f} ms")
        self._done()
