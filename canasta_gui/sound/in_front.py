"""Checks whether the player uses this program."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication


def is_in_front() -> bool:
    """Returns whether a window of the program has the focus."""
    return QGuiApplication.applicationState() is Qt.ApplicationState.ApplicationActive
