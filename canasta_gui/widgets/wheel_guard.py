"""Keeps the wheel from changing what it only passes over."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QWidget
from typing_extensions import override


def turn_with_focus_only(widget: QWidget) -> None:
    """Lets the wheel change a widget only while it has the focus, which the wheel does not give it;
    otherwise the page around it scrolls.
    """
    widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    widget.installEventFilter(_WheelGuard(widget))


class _WheelGuard(QObject):
    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.Wheel or self._widget.hasFocus():
            return False
        event.ignore()
        return True
