"""One sheet inside the window: how large it is, and where its keys go first."""

from typing import Final, cast

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QDialog,
    QFrame,
    QPushButton,
    QScrollArea,
    QWidget,
)
from typing_extensions import override

_TALLEST: Final = 1.25
"""The height to which a sheet grows for what it would scroll otherwise, by its width."""


class Sheet(QDialog):
    """A dialog that can be shown inside a window."""

    is_aside = False
    """Whether it stands at the right where the window is wide, so that the table can be seen."""

    def fit(self, room: QSize) -> None:
        """Arrange everything for a window that leaves so much room."""
        raise NotImplementedError


class SheetFrame(QScrollArea):
    """Around one sheet; it scrolls only where the window is smaller than the least size."""

    def __init__(self, sheet: Sheet, host: QWidget) -> None:
        super().__init__(host)
        self.sheet = sheet
        self._usual = sheet.size()
        self._missing = 0
        """Pixels of height without which something in the sheet has to be scrolled."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        self.setWidget(sheet)
        sheet.setAutoFillBackground(False)

    def wanted_in(self, room: QSize) -> QSize:
        """The size in a window that leaves so much room."""
        self.sheet.fit(room)
        usual = self._usual
        tallest = max(usual.height(), round(_TALLEST * usual.width()))
        size = QSize(usual.width(), min(usual.height() + self._missing, tallest))
        return size.expandedTo(self.sheet.minimumSizeHint()).boundedTo(room)

    def measure(self, room: QSize) -> None:
        """Find out how much of the sheet would be scrolled at its usual size."""
        self._missing = 0
        self.resize(self.wanted_in(room))
        areas = self.sheet.findChildren(QAbstractScrollArea)
        shown = (area.verticalScrollBar() for area in areas if area.isVisibleTo(self.sheet))
        self._missing = max((bar.maximum() - bar.minimum() for bar in shown), default=0)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self.sheet.resize(self.size().expandedTo(self.sheet.minimumSizeHint()))
        super().resizeEvent(event)


def first_focus(sheet: Sheet, wanted: QWidget | None) -> QWidget:
    """What has the keys when a sheet opens: what the sheet wants, else what Tab comes to first."""
    return wanted if wanted is not None and _has_keys(wanted, sheet) else _first_in(sheet)


def _has_keys(widget: QWidget, sheet: Sheet) -> bool:
    is_reached = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return is_reached and widget.isEnabled() and widget.isVisibleTo(sheet)


def _main_button(sheet: Sheet) -> QPushButton:
    """The button that Enter presses, else the first one."""
    buttons = [made for made in sheet.findChildren(QPushButton) if _has_keys(made, sheet)]
    return next((made for made in buttons if made.isDefault()), buttons[0])


def _first_in(sheet: Sheet) -> QWidget:
    """The first widget of a sheet that Tab comes to; the sheet itself where there is none.

    Where that is a button it is the main one, as in any dialog.
    """
    widget = cast("QWidget", sheet.nextInFocusChain())
    while sheet.isAncestorOf(widget):
        if _has_keys(widget, sheet):
            return _main_button(sheet) if isinstance(widget, QPushButton) else widget
        widget = cast("QWidget", widget.nextInFocusChain())
    return sheet
