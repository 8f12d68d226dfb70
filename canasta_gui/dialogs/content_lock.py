"""Keeps everything in a window but one widget from being used."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid


class ContentLock:
    """Disables a window's parts, and removes its actions so that their shortcuts do not work."""

    def __init__(self, window: QWidget, spared: QWidget) -> None:
        self._window = window
        self._spared = spared
        self._is_on = False
        self._parts: list[QWidget] = []
        self._actions: list[QAction] = []

    def set(self, *, is_on: bool) -> None:
        """Locks the window, or frees what was locked."""
        if is_on == self._is_on:
            return
        self._is_on = is_on
        if is_on:
            self._lock()
        else:
            self._free()

    def _lock(self) -> None:
        children = self._window.findChildren(
            QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly
        )
        self._parts = [
            part
            for part in children
            if part is not self._spared and not part.isWindow() and part.isEnabled()
        ]
        for part in self._parts:
            part.setEnabled(False)
        # Menus and tools are disabled with their widgets.
        self._actions = self._window.actions()
        for action in self._actions:
            self._window.removeAction(action)

    def _free(self) -> None:
        for part in self._parts:
            if isValid(part):
                part.setEnabled(True)
        self._window.addActions(self._actions)
        self._parts, self._actions = [], []
