"""Collects garbage only in the window's thread.

Python collects in the thread that happens to allocate. The garbage may contain widgets, and
deleting a widget in another thread than the window's crashes the program.
"""

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer

_EVERY: Final = 500
"""The milliseconds between two checks."""


def collect_due() -> None:
    """Collects the oldest generation that is due by Python's own thresholds."""
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
    """Prevents collections in other threads during its lifetime."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.setInterval(_EVERY)
        self._timer.timeout.connect(collect_due)
        self._timer.start()
