"""The chart of a figure of a player in the course of time."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from canasta_gui.i18n.formats import number, pronounced, signed

PARTS: Final = 24
"""The largest number of intervals into which the time is divided."""
_MARGIN: Final = 8.0
_DOT: Final = 3.0


class CourseChart(QWidget):
    """A line of means around zero, or over it, with an upright line for each standard error."""

    def __init__(self) -> None:
        super().__init__()
        self._means: tuple[float, ...] = ()
        self._doubts: tuple[float, ...] = ()
        self._low = self._high = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(120)
        # Focusable, so that a screen reader reaches it by Tab.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_means(self, means: Sequence[float], told: str, doubts: Sequence[float] = ()) -> None:
        """Draws the mean points of each interval, the oldest first.

        ``told`` says the same in words; it stands there while there is nothing to draw.
        ``doubts`` are the standard errors; without them zero is in the middle.
        """
        self._means, self._doubts = tuple(means), tuple(doubts) or (0.0,) * len(means)
        ends = [
            mean + sign * doubt
            for mean, doubt in zip(self._means, self._doubts, strict=True)
            for sign in (-1, 1)
        ]
        most = max(map(abs, ends), default=0.0) or 1.0
        self._high = max(0.0, *ends) or 1.0 if doubts else most
        self._low = min(0.0, *ends) if doubts else -most
        self.setAccessibleDescription(pronounced(told))
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
        levels = dict.fromkeys((self._high, 0.0, self._low))
        widths = [painter.fontMetrics().horizontalAdvance(self._told(it)) for it in levels]
        room = QRectF(self.rect()).adjusted(max(widths) + _MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        self._draw_levels(painter, room, tuple(levels))
        self._draw_line(painter, room)

    def _tell(self, painter: QPainter) -> None:
        """Writes the sentence in the middle."""
        painter.setPen(self._ink(QPalette.ColorRole.PlaceholderText))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.accessibleDescription())

    def _height_of(self, room: QRectF, points: float) -> float:
        """Returns where points lie in the room, as y."""
        return room.bottom() - room.height() * (points - self._low) / (self._high - self._low)

    def _draw_levels(self, painter: QPainter, room: QRectF, levels: Sequence[float]) -> None:
        """Draws the line at zero, and the values of the scale."""
        zero = self._height_of(room, 0.0)
        painter.setPen(QPen(self._ink(QPalette.ColorRole.Mid), 1, Qt.PenStyle.DashLine))
        painter.drawLine(QLineF(room.left(), zero, room.right(), zero))
        painter.setPen(self._ink(QPalette.ColorRole.PlaceholderText))
        height = painter.fontMetrics().height()
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for points in levels:
            middle = self._height_of(room, points)
            if points and abs(middle - zero) < height:
                continue
            place = QRectF(0, middle - height / 2, room.left() - 4, height)
            inside = max(0.0, min(place.top(), self.height() - height))
            place.moveTop(inside)
            painter.drawText(place, right, self._told(points))

    def _told(self, points: float) -> str:
        """Returns points of the scale; with a sign where zero is in the middle."""
        return (number if self._low > -self._high else signed)(round(points))

    def _draw_line(self, painter: QPainter, room: QRectF) -> None:
        step = room.width() / max(1, len(self._means) - 1)
        points = [
            QPointF(room.left() + step * place, self._height_of(room, mean))
            for place, mean in enumerate(self._means)
        ]
        painter.setPen(QPen(self._ink(QPalette.ColorRole.WindowText), 1.5))
        for point, mean, doubt in zip(points, self._means, self._doubts, strict=True):
            if doubt:
                low, high = (self._height_of(room, mean + sign * doubt) for sign in (-1, 1))
                painter.drawLine(QLineF(point.x(), low, point.x(), high))
        ink = self._ink(QPalette.ColorRole.Highlight)
        painter.setPen(QPen(ink, 2.5))
        painter.drawPolyline(QPolygonF(points))
        painter.setBrush(ink)
        painter.setPen(Qt.PenStyle.NoPen)
        for point in points:
            painter.drawEllipse(point, _DOT, _DOT)

    def _ink(self, role: QPalette.ColorRole) -> QColor:
        return self.palette().color(role)
