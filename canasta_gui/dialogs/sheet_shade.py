"""What happens around a sheet when it opens: it slides in, the shade falls on what is below it, and
nothing there can be used.
"""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEasingCurve, QRect, Qt, QVariantAnimation
from PySide6.QtGui import QAction, QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid
from typing_extensions import override

_SHADE: Final = QColor(8, 6, 4, 120)
_LIGHT: Final = QColor(8, 6, 4, 40)
"""The shade below a sheet at the side."""
_SHADOW: Final = (14, 5)
"""The width of a sheet's shadow in pixels, and the opacity that each pixel adds."""
_SLIDE_MS: Final = 200
_SLIDE_PIXELS: Final = 48


class Slide:
    """The way that the newest sheet slides up to its place."""

    def __init__(self, host: QWidget, place: Callable[[], None]) -> None:
        """Has sheets placed by a function on their way."""
        self.is_still = True
        """Whether sheets appear without sliding."""
        self._place = place
        self._left = 0.0
        """The part of the way that is left: 1 at the start, 0 at the end."""
        self._animation = QVariantAnimation(host)
        self._animation.setStartValue(1.0)
        self._animation.setEndValue(0.0)
        self._animation.setDuration(_SLIDE_MS)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self._move)

    @property
    def offset(self) -> int:
        """The distance of the newest sheet from its place, in pixels."""
        return round(self._left * _SLIDE_PIXELS)

    def begin(self) -> None:
        """Begins the way, unless sheets are still."""
        if not self.is_still:
            self._left = 1.0
            self._animation.stop()
            self._animation.start()

    def end(self) -> None:
        """Ends the way, because the sheet has gone."""
        self._animation.stop()
        self._left = 0.0

    def _move(self, left: float) -> None:
        self._left = left
        self._place()


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


class ContentLock:
    """Disables a window's parts, and removes its actions so that their shortcuts do not work."""

    def __init__(self, window: QWidget, spared: QWidget) -> None:
        self._window = window
        self._spared = spared
        self._is_on = False
        self._parts: list[QWidget] = []
        self._actions: list[QAction] = []

    def set(self, *, is_on: bool) -> None:
        """Locks the window, or frees what was locked."""
        if is_on == self._is_on:
            return
        self._is_on = is_on
        if is_on:
            self._lock()
        else:
            self._free()

    def _lock(self) -> None:
        children = self._window.findChildren(
            QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly
        )
        self._parts = [
            part
            for part in children
            if part is not self._spared and not part.isWindow() and part.isEnabled()
        ]
        for part in self._parts:
            part.setEnabled(False)
        # Menus and tools are disabled with their widgets.
        self._actions = self._window.actions()
        for action in self._actions:
            self._window.removeAction(action)

    def _free(self) -> None:
        for part in self._parts:
            if isValid(part):
                part.setEnabled(True)
        self._window.addActions(self._actions)
        self._parts, self._actions = [], []
