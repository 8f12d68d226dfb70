"""Lays the menu bar over the table in full screen, hidden until it is called."""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
from typing_extensions import override

_EDGE: Final = 3
"""The height of the strip at the upper edge that calls the menus, in pixels."""
_LOOK_MS: Final = 250
"""The milliseconds between two checks whether the menus are still needed."""
_GREETING_MS: Final = 1800
"""The shortest time in milliseconds that the menus stay after a key or the begin of full screen."""


class _Edge(QWidget):
    """The strip at the upper edge of the screen that calls the menus."""

    touched = Signal()

    @override
    def enterEvent(self, event: QEnterEvent) -> None:
        self.touched.emit()
        super().enterEvent(event)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.touched.emit()
        super().mousePressEvent(event)


class FullScreenBar(QObject):
    """Takes the menu bar out of the window's layout while the window fills the screen."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._bar = window.menuBar()
        self._edge = _Edge(window)
        self._edge.touched.connect(self.reveal)
        self._edge.hide()
        # Replaces the bar in the layout without taking room.
        self._nothing = QWidget(window)
        self._nothing.hide()
        self._watch = QTimer(self)
        self._watch.timeout.connect(self.look)
        self.is_over_table = False
        """Whether the menus lie over the table instead of above it."""

    def follow(self) -> None:
        """Adapts the bar to the state and the size of the window."""
        # A menu bar of the system is hidden by the system.
        is_full = self._window.isFullScreen() and not self._bar.isNativeMenuBar()
        if is_full != self.is_over_table:
            self.is_over_table = is_full
            self._lift() if is_full else self._put_back()
        if is_full:
            width = self._window.width()
            self._edge.setGeometry(0, 0, width, _EDGE)
            self._bar.setGeometry(0, 0, width, self._bar.sizeHint().height())

    def reveal(self) -> None:
        """Shows the bar until nothing needs it any more."""
        if self.is_over_table:
            self._bar.show()
            self._bar.raise_()
            self._watch.start(_LOOK_MS)

    def greet(self) -> None:
        """Shows the bar for a moment, wherever the pointer is."""
        if self.is_over_table:
            self.reveal()
            self._watch.start(_GREETING_MS)

    def focus(self) -> None:
        """Gives the keyboard focus to the first menu."""
        self.reveal()
        self._bar.setActiveAction(self._bar.actions()[0])

    def look(self) -> None:
        """Hides the bar unless the pointer is on it or a menu is open."""
        self._watch.setInterval(_LOOK_MS)
        is_wanted = (
            QApplication.activePopupWidget() is not None
            or self._bar.underMouse()
            or self._edge.underMouse()
            or bool(self._bar.activeAction())
        )
        if self.is_over_table and not is_wanted:
            self._watch.stop()
            self._bar.hide()

    def _lift(self) -> None:
        self._use(self._nothing)
        self._edge.show()
        self._edge.raise_()
        self.greet()

    def _put_back(self) -> None:
        self._watch.stop()
        self._edge.hide()
        self._use(self._bar)
        self._bar.show()

    def _use(self, bar: QWidget) -> None:
        """Makes the layout of the window reserve room for a bar."""
        layout = self._window.layout()
        assert layout is not None
        layout.setMenuBar(bar)
        layout.invalidate()
