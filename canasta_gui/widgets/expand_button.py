"""A button that opens and closes what lies below it."""

from functools import cache

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
)
from PySide6.QtWidgets import QAccessibleWidget, QPushButton
from typing_extensions import override

_CLOSED = "\N{BLACK RIGHT-POINTING SMALL TRIANGLE}"
_OPEN = "\N{BLACK DOWN-POINTING SMALL TRIANGLE}"


class ExpandButton(QPushButton):
    """A line of text with an arrow; ``toggled`` tells whether it is open now.

    Readers call it expanded or collapsed, not a check box as Qt would.
    """

    def __init__(self, text: str) -> None:
        _install()
        super().__init__()
        self._text = text
        self.setProperty("role", "line")
        self.setAutoDefault(True)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.toggled.connect(self._tell)
        self._show()

    def _show(self) -> None:
        self.setText(f"{_OPEN if self.isChecked() else _CLOSED} {self._text}")

    def _tell(self) -> None:
        self._show()
        change = QAccessible.State()
        change.expanded = True
        QAccessible.updateAccessibility(QAccessibleStateChangeEvent(self, change))


class _AccessibleExpandButton(QAccessibleWidget):
    def __init__(self, made: ExpandButton) -> None:
        super().__init__(made, QAccessible.Role.Button)
        self._button = made

    @override
    def state(self) -> QAccessible.State:
        state = super().state()
        state.expandable = True
        state.expanded = self._button.isChecked()
        state.collapsed = not state.expanded
        return state

    @override
    def actionNames(self) -> list[str]:
        return [QAccessibleActionInterface.pressAction(), *super().actionNames()]

    @override
    def doAction(self, actionName: str) -> None:
        if actionName == QAccessibleActionInterface.pressAction():
            self._button.click()
        else:
            super().doAction(actionName)


def _make(_class: str, thing: QObject) -> QAccessibleInterface | None:
    return _AccessibleExpandButton(thing) if isinstance(thing, ExpandButton) else None


@cache
def _install() -> None:
    """Registers the interface of these buttons with Qt; further calls do nothing."""
    QAccessible.installFactory(_make)
