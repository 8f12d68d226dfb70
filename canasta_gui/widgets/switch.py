"""An on-off switch."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget
from typing_extensions import override


class Switch(QAbstractButton):
    """An on-off switch; a tick marks "on" for people who do not see colours."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @override
    def sizeHint(self) -> QSize:
        """Returns a size nearly twice as wide as high, which grows with the type."""
        height = max(24, self.fontMetrics().height() + 6)
        return QSize(2 * height - 4, height)

    @override
    def minimumSizeHint(self) -> QSize:
        """Returns the full size, because no part of it may be cut off."""
        return self.sizeHint()

    @override
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints a track with a knob at one end."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        role = QPalette.ColorRole
        size = self.sizeHint()
        top = (self.height() - size.height()) / 2
        track = QRectF(1.5, top + 1.5, size.width() - 3, size.height() - 3)
        ring = role.Text if self.hasFocus() else role.Dark
        painter.setPen(QPen(self.palette().color(ring), 2 if self.hasFocus() else 1))
        ground = role.Highlight if self.isChecked() else role.Base
        painter.setBrush(self.palette().color(ground))
        painter.drawRoundedRect(track, track.height() / 2, track.height() / 2)
        self._paint_knob(painter, track)

    def _paint_knob(self, painter: QPainter, track: QRectF) -> None:
        role = QPalette.ColorRole
        side = track.height() - 7
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        is_right = self.isChecked() is not is_mirrored
        left = track.right() - side - 3.5 if is_right else track.left() + 3.5
        knob = QRectF(left, track.top() + 3.5, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        colour = role.HighlightedText if self.isChecked() else role.PlaceholderText
        painter.setBrush(self.palette().color(colour))
        painter.drawEllipse(knob)
        if self.isChecked():
            painter.setPen(QPen(self.palette().color(role.Highlight), 2))
            middle, step = knob.center(), side / 5
            tick = ((-1.2, 0.0), (-0.3, 1.0), (1.3, -1.0))
            painter.drawPolyline([middle + QPointF(x * step, y * step) for x, y in tick])
