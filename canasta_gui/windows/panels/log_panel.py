"""The log panel: the events that the viewer saw, in words."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QTextBlockFormat, QTextCursor
from PySide6.QtWidgets import QTextEdit, QWidget
from typing_extensions import override

from canasta_gui.windows.panels.side_panel import SidePanel


class LogPanel(SidePanel):
    """A column of sentences, the newest at the end and visible."""

    asked = Signal(int)
    """Emitted when the player asks about a line; carries its number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("log", parent)
        self.lines: tuple[str, ...] = ()
        self._page = _Page()
        self._page.chosen.connect(self.asked)
        self._page.setReadOnly(True)
        self._page.setTabChangesFocus(True)
        self._page.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setWidget(self._page)
        self.retranslate()

    def show_lines(self, lines: Sequence[str]) -> None:
        """Shows the sentences; if lines were only appended, the page is not rewritten."""
        before, self.lines = self.lines, tuple(lines)
        if self.lines[: len(before)] != before:
            self._page.clear()
            before = ()
        cursor = QTextCursor(self._page.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        for line in self.lines[len(before) :]:
            if not self._page.document().isEmpty():
                cursor.insertBlock()
            cursor.setBlockFormat(_paragraph())
            cursor.insertText(line)
        bar = self._page.verticalScrollBar()
        bar.setValue(bar.maximum())

    @property
    def row(self) -> int | None:
        """The line with the caret, while the log has the focus."""
        return self._page.textCursor().blockNumber() if self._page.hasFocus() else None

    def place_of(self, row: int) -> QRect:
        """Returns the rectangle of a line on the screen."""
        cursor = QTextCursor(self._page.document().findBlockByNumber(row))
        place = self._page.cursorRect(cursor)
        corner = self._page.viewport().mapToGlobal(place.topLeft())
        return QRect(corner, QSize(self._page.viewport().width(), place.height()))

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Log"))
        self._page.setAccessibleName(self.tr("What happened so far"))
        self._page.setAccessibleDescription(
            self.tr("Enter on a line says why a computer player did that.")
        )


class _Page(QTextEdit):
    """The sentences; a click on one, or Enter, asks about it."""

    chosen = Signal(int)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        is_left = event.button() is Qt.MouseButton.LeftButton
        if is_left and not self.textCursor().hasSelection():
            self.chosen.emit(self.cursorForPosition(event.position().toPoint()).blockNumber())

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.chosen.emit(self.textCursor().blockNumber())
        else:
            super().keyPressEvent(event)


def _paragraph() -> QTextBlockFormat:
    """Returns the format of a paragraph, with some space before it."""
    made = QTextBlockFormat()
    made.setBottomMargin(6)
    return made
