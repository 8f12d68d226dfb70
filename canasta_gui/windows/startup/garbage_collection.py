"""Collecting garbage in the window's thread alone.

Python collects in whichever thread happens to allocate. Among the garbage there may be widgets, and
a widget that is deleted in another thread than the window's takes the program down.
"""

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer

_EVERY: Final = 500
"""Milliseconds between two looks."""


def collect_due() -> None:
    """Collect the oldest generation whose turn it is by Python's own thresholds."""
    due = [
        generation
        for generation, (count, most) in enumerate(
            zip(gc.get_count(), gc.get_threshold(), strict=True)
        )
        if count > most
    ]
    if due:
        gc.collect(max(due))


class GarbageCollection(QObject):
    """While it lives no other thread collects."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.setInterval(_EVERY)
        self._timer.timeout.connect(collect_due)
        self._timer.start()
