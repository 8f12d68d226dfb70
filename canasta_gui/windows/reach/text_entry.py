"""Tells a space in a text from a press of the switch."""

from PySide6.QtCore import QElapsedTimer, QEvent
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QTextEdit

_PAUSE = 5000
"""The milliseconds after a letter in which keys belong to the text. A field that merely has the
focus takes no key, since whoever has only the switch could not leave it."""


class TextEntry:
    """Knows whether somebody, who has more than the switch, types into a field now."""

    def __init__(self) -> None:
        self._since = QElapsedTimer()

    def notice(self, event: QEvent) -> None:
        """Takes notice of a letter that is typed."""
        if not isinstance(event, QKeyEvent) or not event.spontaneous():
            return
        if event.text() and event.text().isprintable():
            self._since.start()

    def is_going_on(self) -> bool:
        """Returns whether a key belongs to a text."""
        focus = QApplication.focusWidget()
        is_field = isinstance(focus, QLineEdit | QTextEdit | QPlainTextEdit)
        if not is_field or focus.isReadOnly():
            return False
        return self._since.isValid() and self._since.elapsed() < _PAUSE
