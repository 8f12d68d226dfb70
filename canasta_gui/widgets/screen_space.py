"""The space on the screen for a window."""

from typing import Final, cast

from PySide6.QtCore import QMargins, QSize
from PySide6.QtGui import QWindow
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
