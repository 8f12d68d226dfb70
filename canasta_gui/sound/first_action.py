"""Detects the first action of a person in this program."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtGui import QInputEvent
from typing_extensions import override

_ACTIONS = (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress, QEvent.Type.TouchBegin)


class FirstAction(QObject):
    """Watches the application until the first press of a key or a button."""

    happened = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._app = QCoreApplication.instance()
        if self._app is not None:
            self._app.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # The class is asked first: it is told ten times as fast as the type.
        if isinstance(event, QInputEvent) and event.type() in _ACTIONS and self._app is not None:
            self._app.removeEventFilter(self)
            self._app = None
            self.happened.emit()
        return False
