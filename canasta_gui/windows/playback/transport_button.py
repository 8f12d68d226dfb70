"""The buttons that move through a recorded deal, each drawn as an arrow."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QToolButton
from typing_extensions import override

_SIDE: Final = QSize(44, 36)
_HALF: Final = 6.0
"""Half the height of an arrow in pixels."""


class TransportButton(QToolButton):
    """A button with arrows: to an end with a bar, by turns two, by moments one, none to play."""

    def __init__(self, arrows: int, *, is_back: bool = False, has_bar: bool = False) -> None:
        super().__init__()
        self._arrows = arrows
        self._is_back = is_back
        self._has_bar = has_bar
        self._is_running = False
        self.setProperty("role", "step")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def say(self, text: str, keys: str) -> None:
        """Sets what the button does, and the keys that do the same."""
        self.setAccessibleName(text)
        self.setToolTip(f"{text} ({keys})")

    def show_running(self, *, is_running: bool) -> None:
        """Draws the pause sign while a deal is played."""
        self._is_running = is_running
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return _SIDE

    @override
    def minimumSizeHint(self) -> QSize:
        return _SIDE

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        group = QPalette.ColorGroup.Normal if self.isEnabled() else QPalette.ColorGroup.Disabled
        ink = self.palette().color(group, QPalette.ColorRole.Text)
        painter.translate(QRectF(self.rect()).center())
        if self._is_running:
            _draw_pause(painter, ink)
            return
        if not self._arrows:
            _draw_play(painter, ink)
            return
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        painter.scale(-1 if self._is_back != is_mirrored else 1, 1)
        self._draw_arrows(painter, ink)

    def _draw_arrows(self, painter: QPainter, ink: QColor) -> None:
        width = 9.0
        left = -width * self._arrows / 2 - (2 if self._has_bar else 0)
        for place in range(self._arrows):
            tip = QPointF(left + (place + 0.75) * width, 0)
            back = QPointF(left + place * width + 0.5, 0)
            top, bottom = QPointF(back.x(), -_HALF), QPointF(back.x(), _HALF)
            painter.setPen(_pen(ink))
            painter.drawPolyline([top, tip, bottom])
        if self._has_bar:
            right = left + self._arrows * width + 2.5
            painter.setPen(_pen(ink))
            painter.drawLine(QPointF(right, 1 - _HALF), QPointF(right, _HALF - 1))


def _draw_play(painter: QPainter, ink: QColor) -> None:
    path = QPainterPath(QPointF(-5, -_HALF - 1.5))
    path.lineTo(7.5, 0)
    path.lineTo(-5, _HALF + 1.5)
    path.closeSubpath()
    painter.fillPath(path, ink)


def _pen(ink: QColor) -> QPen:
    pen = QPen(ink, 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _draw_pause(painter: QPainter, ink: QColor) -> None:
    for left in (-5.5, 1.5):
        painter.fillRect(QRectF(left, -_HALF, 4, 2 * _HALF), ink)
