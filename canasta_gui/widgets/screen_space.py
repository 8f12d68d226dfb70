"""The space on the screen for a window, and a window that stays within it."""

from typing import Final, cast

from PySide6.QtCore import QMargins, QObject, QPoint, QSize, QTimer
from PySide6.QtGui import QGuiApplication, QScreen, QWindow
from PySide6.QtWidgets import QWidget

LEAST_FRAME: Final = QSize(4, 40)
"""The least size kept free for the window frame until the system tells its size."""


def space_for(window: QWidget) -> QSize:
    """Returns the available size of a widget's screen, less the frame around windows."""
    parent = window.parentWidget()
    # A hidden window has no frame yet; the window below it has the same one.
    below = window if parent is None else parent.window()
    handle = cast("QWindow | None", below.windowHandle())
    margins = QMargins() if handle is None else handle.frameMargins()
    frame = QSize(margins.left() + margins.right(), margins.top() + margins.bottom())
    return window.screen().availableSize() - frame.expandedTo(LEAST_FRAME)


class KeptOnScreen(QObject):
    """Brings a window back where a screen was taken away or has become smaller than it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        for screen in QGuiApplication.screens():
            self._follow(screen)
        # The only one of this process, which only now is sure to be there.
        app = cast("QGuiApplication", QGuiApplication.instance())
        app.screenAdded.connect(self._follow)
        app.screenRemoved.connect(self._fit_soon)

    def _follow(self, screen: QScreen) -> None:
        screen.availableGeometryChanged.connect(self._fit_soon)

    def _fit_soon(self) -> None:
        # Qt and the system first do what they do themselves.
        QTimer.singleShot(0, self, self._fit)

    def _fit(self) -> None:
        """Makes the window smaller and moves it where it is not wholly on the screens; one that the
        system sizes stays.
        """
        window, area = self._window, self._window.screen().availableGeometry()
        is_sized = window.isMaximized() or window.isFullScreen()
        if is_sized or window.screen().availableVirtualGeometry().contains(window.frameGeometry()):
            return
        window.resize(window.size().boundedTo(space_for(window)))
        frame = window.frameGeometry()
        last = area.bottomRight() - QPoint(frame.width() - 1, frame.height() - 1)
        x, y = max(min(frame.x(), last.x()), area.x()), max(min(frame.y(), last.y()), area.y())
        window.move(x, y)
