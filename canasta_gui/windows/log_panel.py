"""What happened so far, in words; only what the viewer saw."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDockWidget, QListWidget, QWidget
from typing_extensions import override


class LogPanel(QDockWidget):
    """A list of sentences, the newest last and in view."""

    closed = Signal()
    """The player closed the panel."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("log")
        self.setFeatures(QDockWidget.DockWidgetFeature.DockWidgetClosable)
        self.lines = QListWidget()
        self.lines.setWordWrap(True)
        self.lines.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(self.lines)
        self.setMinimumWidth(240)
        self.retranslate()

    def show_lines(self, lines: Sequence[str]) -> None:
        """Show these sentences; those that are there already stay as they are."""
        shown = [self.lines.item(row).text() for row in range(self.lines.count())]
        common = 0
        while common < min(len(shown), len(lines)) and shown[common] == lines[common]:
            common += 1
        while self.lines.count() > common:
            self.lines.takeItem(self.lines.count() - 1)
        self.lines.addItems(list(lines[common:]))
        self.lines.scrollToBottom()

    def retranslate(self) -> None:
        """Write every text in the present language."""
        self.setWindowTitle(self.tr("Log"))
        self.lines.setAccessibleName(self.tr("What happened so far"))

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
