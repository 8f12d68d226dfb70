"""Objects that assistive technology may still ask for."""

from collections import deque

from PySide6.QtCore import QObject
from shiboken6 import isValid


class Leftovers:
    """Keeps objects whose things are gone until so many others have gone after them.

    Orca reads events later, how much later depends on the machine: it asks hundreds of times for
    what does not answer any more, and tells the whole window again when that had the focus.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: deque[QObject] = deque()

    def add(self, thing: QObject) -> None:
        """Keeps an object, and deletes the one that was kept longest if there are too many."""
        self._kept.append(thing)
        if len(self._kept) > self._most:
            self._drop_oldest()

    def clear(self) -> None:
        """Deletes all that is kept."""
        while self._kept:
            self._drop_oldest()

    def _drop_oldest(self) -> None:
        if isValid(oldest := self._kept.popleft()):
            oldest.deleteLater()
