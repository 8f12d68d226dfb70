"""A row of widgets that becomes a column if it is too narrow."""

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget
from typing_extensions import override

from canasta_gui.widgets.rows import BoxPart, fill

_SPACING = 14
Direction = QBoxLayout.Direction


class ResponsiveRow(QWidget):
    """A row or column that is at least as wide as its widest widget."""

    def __init__(self, *parts: BoxPart, spacing: int = _SPACING) -> None:
        super().__init__()
        self.row = QBoxLayout(Direction.LeftToRight, self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(spacing)
        fill(self.row, *parts)

    @override
    def minimumSizeHint(self) -> QSize:
        """Returns the width of the widest widget."""
        return QSize(max(self._widths(), default=0), super().minimumSizeHint().height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self._arrange()
        return super().event(event)

    def _arrange(self) -> None:
        widths = self._widths()
        needed = sum(widths) + self.row.spacing() * (len(widths) - 1)
        fits = needed <= self.width()
        direction = Direction.LeftToRight if fits else Direction.TopToBottom
        if direction is not self.row.direction():
            self.row.setDirection(direction)
            # The parent layout has to give it another height.
            self.updateGeometry()

    def _widths(self) -> list[int]:
        parts = (self.row.itemAt(at) for at in range(self.row.count()))
        return [part.minimumSize().width() for part in parts if part is not None]
