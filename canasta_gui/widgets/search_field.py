"""A search field; Enter goes to the next result and closes no dialog."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit
from typing_extensions import override


class SearchField(QLineEdit):
    """A line of text with a button that clears it."""

    entered = Signal()
    """Emitted when Enter was pressed."""
    left_down = Signal()
    """Emitted when the down arrow leaves the field."""

    def __init__(self) -> None:
        super().__init__()
        self.setClearButtonEnabled(True)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.entered.emit()
            case Qt.Key.Key_Down:
                self.left_down.emit()
            case _:
                super().keyPressEvent(event)
