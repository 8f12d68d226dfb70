"""The large ring around what a switch would choose, and the one at a pointer that rests."""

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from canasta_gui.table.render.pen import smooth

_REACH, _WIDTH = 7, 6
"""How far the ring lies outside, and how wide it is, in pixels."""
_RADIUS = 22
"""The radius of the ring at a pointer in pixels."""
_DARK, _BRIGHT = QColor("#000000"), QColor("#ffd400")
"""Seen on every ground: one of the two is far from it."""


class ReachRing(QWidget):
    """Lies over a whole window; neither mouse nor keys reach it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area = QRect()
        """The rectangle that the ring is around, on the screen; empty without one."""
        self.share = 1.0
        """The part of the ring that is drawn, from 0 to 1."""
        self.hide()

    def surround(self, area: QRect) -> None:
        """Draws the ring around a rectangle on the screen."""
        self._show(QRect(area), 1.0)

    def count_down(self, point: QPoint, share: float) -> None:
        """Draws a part of a circle around a point on the screen."""
        around = QRect(0, 0, 2 * _RADIUS, 2 * _RADIUS)
        around.moveCenter(point)
        self._show(around, share)

    def clear(self) -> None:
        """Removes the ring."""
        self.area = QRect()
        self.hide()

    def _show(self, area: QRect, share: float) -> None:
        self.area, self.share = area, share
        ring = QRect(self._window.mapFromGlobal(area.topLeft()), area.size())
        ring = ring.adjusted(-_REACH, -_REACH, _REACH, _REACH)
        ring = ring.intersected(self._window.rect())
        self.setGeometry(ring)
        self.show()
        self.raise_()
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth(QPainter(self))
        box = self.rect().adjusted(_WIDTH, _WIDTH, -_WIDTH, -_WIDTH)
        for colour, width in ((_DARK, _WIDTH + 4), (_BRIGHT, _WIDTH)):
            painter.setPen(QPen(colour, width))
            if self.share >= 1.0:
                painter.drawRoundedRect(box, 8, 8)
            else:
                painter.drawArc(box, 90 * 16, -round(self.share * 360 * 16))
