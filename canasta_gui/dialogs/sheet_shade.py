"""Paints the shade below sheets."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

_SHADE: Final = QColor(8, 6, 4, 120)
_LIGHT: Final = QColor(8, 6, 4, 40)
"""The shade below a sheet at the side."""
_SHADOW: Final = (14, 5)
"""The width of a sheet's shadow in pixels, and the opacity that each pixel adds."""


class Veil(QWidget):
    """Lies over the sheets below the newest one, as dark as what lies below the first one."""

    def __init__(self, host: QWidget, paint: Callable[[QWidget, QRect], None]) -> None:
        """Is painted by a function, which gets this widget and the part to paint."""
        super().__init__(host)
        self._paint = paint
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        self._paint(self, event.rect())


def paint_shade(painter: QPainter, part: QRect, sheet: QRect, is_light: bool) -> None:
    """Paints the shade over a part of the window, and the shadow of the sheet at a place."""
    painter.fillRect(part, _LIGHT if is_light else _SHADE)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    reach, strength = _SHADOW
    painter.setBrush(QColor(0, 0, 0, strength))
    for grown in range(reach):
        painter.drawRoundedRect(
            sheet.adjusted(-grown, -grown // 2, grown, grown), 10 + grown, 10 + grown
        )
