"""The chart of a player's lead over the others in the course of time."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from canasta_gui.words.points import signed

PARTS: Final = 24
"""The largest number of intervals into which the time is divided."""
_MARGIN: Final = 8.0
_DOT: Final = 3.0


class CourseChart(QWidget):
    """A line that varies around the level at which the player equals the others."""

    def __init__(self) -> None:
        super().__init__()
        self._means: tuple[float, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(120)
        # Focusable, so that a screen reader reaches it by Tab.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_means(self, means: Sequence[float], told: str) -> None:
        """Draws the mean points per deal of each interval, the oldest first.

        ``told`` says the same in words; it stands there while there is nothing to draw.
        """
        self._means = tuple(means)
        self.setAccessibleDescription(told)
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(480, 160)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._means:
            self._tell(painter)
            return
        most = max(map(abs, self._means)) or 1.0
        gap = painter.fontMetrics().horizontalAdvance(signed(round(most))) + _MARGIN
        room = QRectF(self.rect()).adjusted(gap, _MARGIN, -_MARGIN, -_MARGIN)
        self._draw_levels(painter, room, round(most))
        self._draw_line(painter, room, most)

    def _tell(self, painter: QPainter) -> None:
        """Writes the sentence in the middle."""
        painter.setPen(self._ink(QPalette.ColorRole.PlaceholderText))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.accessibleDescription())

    def _draw_levels(self, painter: QPainter, room: QRectF, most: int) -> None:
        """Draws the line of equality, and the values at the ends of the scale."""
        painter.setPen(QPen(self._ink(QPalette.ColorRole.Mid), 1, Qt.PenStyle.DashLine))
        painter.drawLine(
            QPointF(room.left(), room.center().y()), QPointF(room.right(), room.center().y())
        )
        painter.setPen(self._ink(QPalette.ColorRole.PlaceholderText))
        height = painter.fontMetrics().height()
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for points, middle in ((most, room.top()), (0, room.center().y()), (-most, room.bottom())):
            place = QRectF(0, middle - height / 2, room.left() - 4, height)
            inside = max(0.0, min(place.top(), self.height() - height))
            place.moveTop(inside)
            painter.drawText(place, right, signed(points))

    def _draw_line(self, painter: QPainter, room: QRectF, most: float) -> None:
        step = room.width() / max(1, len(self._means) - 1)
        half = room.height() / 2
        points = [
            QPointF(room.left() + step * place, room.center().y() - half * mean / most)
            for place, mean in enumerate(self._means)
        ]
        ink = self._ink(QPalette.ColorRole.Highlight)
        painter.setPen(QPen(ink, 2.5))
        painter.drawPolyline(QPolygonF(points))
        painter.setBrush(ink)
        painter.setPen(Qt.PenStyle.NoPen)
        for point in points:
            painter.drawEllipse(point, _DOT, _DOT)

    def _ink(self, role: QPalette.ColorRole) -> QColor:
        return self.palette().color(role)
