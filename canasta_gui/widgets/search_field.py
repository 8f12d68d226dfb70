"""A field in which words are sought; Enter goes on to the next place, it closes no dialog."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit
from typing_extensions import override


class SearchField(QLineEdit):
    """One line with a button that empties it."""

    entered = Signal()
    """Enter was pressed."""
    left_down = Signal()
    """The down arrow leaves the field."""

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
