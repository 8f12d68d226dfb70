"""How much of the screen a window may take."""

from typing import Final, cast

from PySide6.QtCore import QMargins, QSize
from PySide6.QtGui import QWindow
from PySide6.QtWidgets import QWidget

LEAST_FRAME: Final = QSize(4, 40)
"""Kept free for the frame before the system has said how large it is."""


def space_for(window: QWidget) -> QSize:
    """The available part of its screen, less the frame that the system draws around windows."""
    parent = window.parentWidget()
    # A window that is not in sight yet has no frame; the one below it has the same.
    below = window if parent is None else parent.window()
    handle = cast("QWindow | None", below.windowHandle())
    margins = QMargins() if handle is None else handle.frameMargins()
    frame = QSize(margins.left() + margins.right(), margins.top() + margins.bottom())
    return window.screen().availableSize() - frame.expandedTo(LEAST_FRAME)
