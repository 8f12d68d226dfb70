"""Two bars that show in how many of 100 trials something happened, with each of two moves."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget
from typing_extensions import override

from canasta_gui.widgets.factory import label
from engine import Reason

_WIDTH = 180


class TrialBars(QWidget):
    """The counts of a reason as bars; hidden where no reason was counted.

    The sentence of the reason says the same, so that screen readers need no more.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = label(role="caption"), label(role="caption")
        self.bars = ShareBar(), ShareBar()
        self._counts = label(role="caption"), label(role="caption")
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 2, 0, 2)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(3)
        for row, cells in enumerate(zip(self._names, self.bars, self._counts, strict=True)):
            for column, cell in enumerate(cells):
                grid.addWidget(cell, row, column)
        grid.setColumnStretch(3, 1)
        self.hide()

    def show_counts(self, reasons: Sequence[Reason], move: str, other: str) -> None:
        """Shows the counts of the first counted reason, of the move and of the other one."""
        counted = next((one for one in reasons if one.id.startswith("trials.")), None)
        if counted is not None:
            shares = (int(counted.params["count"]), int(counted.params["other"]))
            rows = zip(self._names, self.bars, self._counts, (move, other), shares, strict=True)
            for name, bar, count, text, share in rows:
                name.setText(text)
                bar.show_share(share)
                count.setText(self.locale().toString(share))
        self.setVisible(counted is not None)


class ShareBar(QWidget):
    """A bar of which a part is filled."""

    def __init__(self) -> None:
        super().__init__()
        self.share = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def show_share(self, share: int) -> None:
        """Fills so many hundredths."""
        self.share = share
        self.update()

    @override
    def sizeHint(self) -> QSize:
        """Returns a size of which two fit beside each other on a card of the table."""
        return QSize(_WIDTH, self.fontMetrics().height())

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints the bar in the middle of its height."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = max(6.0, self.height() / 2)
        whole = QRectF(0.5, (self.height() - high) / 2, self.width() - 1.0, high)
        painter.setPen(self.palette().color(QPalette.ColorRole.Dark))
        painter.setBrush(self.palette().color(QPalette.ColorRole.Base))
        painter.drawRoundedRect(whole, 3, 3)
        if self.share:
            part = QRectF(whole)
            part.setWidth(max(3.0, whole.width() * self.share / 100))
            if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
                part.moveRight(whole.right())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.palette().color(QPalette.ColorRole.Highlight))
            painter.drawRoundedRect(part, 3, 3)
