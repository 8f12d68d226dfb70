"""A label with a fixed number of lines: what is below it never moves."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent, QTextLayout
from PySide6.QtWidgets import QLabel, QSizePolicy
from typing_extensions import override

from canasta_gui.i18n.formats import unmarked


class LinesLabel(QLabel):
    """Shows as much of a text as its lines hold; the tool tip holds all of it."""

    def __init__(self, lines: int) -> None:
        super().__init__()
        self._lines = lines
        self.whole = ""
        """The whole text."""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setProperty("role", "body")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_whole(self, text: str, lines: int) -> None:
        """Shows a text in a number of lines."""
        self.whole, self._lines = text, lines
        self.updateGeometry()
        self._fit()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @override
    def sizeHint(self) -> QSize:
        return QSize(200, self._lines * QFontMetrics(self.font()).lineSpacing())

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def _fit(self) -> None:
        lines = self._broken()
        if len(lines) > self._lines:
            rest = " ".join(lines[self._lines - 1 :])
            last = QFontMetrics(self.font()).elidedText(
                rest, Qt.TextElideMode.ElideRight, self.width()
            )
            self.setText("\n".join((*lines[: self._lines - 1], last)))
            self.setToolTip(unmarked(self.whole))
        else:
            self.setText("\n".join(lines))
            self.setToolTip("")

    def _broken(self) -> list[str]:
        """Returns the text broken into lines of the present width."""
        layout, found = QTextLayout(self.whole, self.font()), list[str]()
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(max(self.width(), 1))
            start = line.textStart()
            found.append(self.whole[start : start + line.textLength()].strip())
        layout.endLayout()
        return found
