"""A frame around a dialog inside the window: its size, and its first focus."""

from functools import cache
from typing import Final, cast

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAccessibleWidget,
    QApplication,
    QDialog,
    QFrame,
    QLayout,
    QPushButton,
    QScrollArea,
    QWidget,
)
from shiboken6 import isValid
from typing_extensions import override

from canasta_gui.theme.theme import style_smaller, text_growth, text_size

MARGIN: Final = 12
"""The margin around a sheet in pixels."""
_LEAST_BESIDE: Final = 1000
"""The least width in pixels that must be left to the window's content beside a sheet."""
_BESIDE_SHARE: Final = 0.36
"""The part of a window that a sheet beside the content takes."""
_TALLEST: Final = 1.25
"""The greatest height to which a sheet grows to avoid scrolling, as a factor of its width."""
_TEXT_SIZES: Final = (3.2, 2.6, 2.0)
"""The sizes of text that are tried where a larger one has no room, as factors of the usual one."""
_LEVELS: Final = 4
"""The number of rounds in which a new size of text reaches the whole layout of a sheet."""
_LEAST_LINES: Final = 3
"""The number of lines that a part which scrolls shows at the least."""


class HostedSheet(QDialog):
    """The interface of a dialog that can be shown inside a window."""

    is_aside = False
    """Whether a wide window shows it at the right, so that the table stays visible, and a very wide
    one beside the table, which goes on.
    """
    is_of_match = False
    """Whether it tells of the match on the table or changes it, and leaves together with it."""
    stays_on_top = False
    """Whether sheets that open after it lie below it, so that it alone can be used."""

    def __init__(self, parent: QWidget | None = None) -> None:
        # A reader asks for the interface as soon as there is a sheet, and Qt keeps that one.
        _install()
        super().__init__(parent)

    def fit(self, room: QSize) -> None:
        """Arranges the content for the room that the window leaves."""
        raise NotImplementedError


class SheetFrame(QScrollArea):
    """Frames one sheet; it scrolls only if the window is smaller than the least size."""

    def __init__(self, sheet: HostedSheet, host: QWidget) -> None:
        super().__init__(host)
        self.sheet = sheet
        self.left: QWidget | None = None
        """The widget of the sheet that had the focus before it went to the content."""
        self._usual = sheet.size()
        self._missing = 0
        """The height in pixels by which the content exceeds the sheet."""
        self._fitted: tuple[QSize, str] | None = None
        """The room and the style for which the size of the text was chosen."""
        self._share = 1.0
        """The size of the text, as a share of that of other windows."""
        self._main = next((it for it in sheet.findChildren(QPushButton) if it.isDefault()), None)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        self.setWidget(sheet)
        sheet.setAutoFillBackground(False)

    def wanted_in(self, room: QSize) -> QSize:
        """Returns the size in a window that leaves the given room."""
        self.sheet.fit(room)
        growth = text_growth(self.window().width(), self.window().height())
        # Half of the height is margins, which do not change.
        high = round(self._usual.height() * (1 + growth) / 2)
        wide = round(self._usual.width() * max(growth, text_size() / _TEXT_SIZES[-1]))
        usual = QSize(wide, high)
        tallest = max(usual.height(), round(_TALLEST * usual.width()))
        size = QSize(usual.width(), min(usual.height() + self._missing, tallest))
        size = size.expandedTo(self.sheet.minimumSizeHint()).boundedTo(room)
        least = QSize(0, self._least_height(size.width()))
        return size.expandedTo(least).boundedTo(room)

    def _least_height(self, width: int) -> int:
        """Returns the height that the sheet needs at a width, so that no text is cut."""
        return cast("QLayout", self.sheet.layout()).totalMinimumHeightForWidth(width)

    def width_beside(self, window: int, content: int) -> int:
        """Returns the width in pixels that the sheet takes with its margins beside the content of a
        window of a width, whose content has a least width; 0 if it has no place there.
        """
        least = self.sheet.minimumSizeHint().width() + 2 * MARGIN
        wanted = max(round(_BESIDE_SHARE * window), least)
        has_room = window - wanted >= max(_LEAST_BESIDE, content)
        return wanted if self.sheet.is_aside and has_room else 0

    def press_main(self) -> None:
        """Presses the button that answers Enter.

        Qt takes that role from a button whose focus leaves, and gives it back in windows only.
        """
        main = self._main
        if main is not None and isValid(main) and main.isVisible() and not main.isDefault():
            main.click()

    def fit_text(self, room: QSize) -> None:
        """Makes text that is more than twice as large as usual smaller where it has no room."""
        style = cast("QApplication", QApplication.instance()).styleSheet()
        if self._fitted == (room, style):
            return
        self._fitted, usual = (room, style), text_size()
        for size in (usual, *(size for size in _TEXT_SIZES if size < usual)):
            share = size / usual
            # A sheet has margins, so that it becomes narrower by less than its text.
            least = self.sheet.minimumSizeHint().width() * share / self._share
            if self._share != share and (least <= room.width() or size <= _TEXT_SIZES[-1]):
                self._share = share
                style_smaller(self.sheet, share)
            self._settle()
            self.measure(room)
            if self._has_room(room):
                break

    def _settle(self) -> None:
        """Lays the sheet out at once: a new size of text takes one round for each level."""
        for _ in range(_LEVELS):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)

    def _has_room(self, room: QSize) -> bool:
        """Returns whether no text is cut and every part that scrolls shows some lines."""
        least = self.sheet.minimumSizeHint().expandedTo(QSize(0, self._least_height(self.width())))
        lines = _LEAST_LINES * self.sheet.fontMetrics().lineSpacing()
        areas = [area for area in self._areas() if area.verticalScrollBar().maximum() > 0]
        is_high = all(area.viewport().height() >= lines for area in areas)
        return is_high and least.boundedTo(room) == least

    def _areas(self) -> list[QAbstractScrollArea]:
        areas = self.sheet.findChildren(QAbstractScrollArea)
        return [area for area in areas if area.isVisibleTo(self.sheet)]

    def measure(self, room: QSize) -> None:
        """Measures by how much the content exceeds the sheet at its usual size."""
        self._missing = 0
        self.resize(self.wanted_in(room))
        bars = (area.verticalScrollBar() for area in self._show_bars())
        self._missing = max((bar.maximum() - bar.minimum() for bar in bars), default=0)

    def _show_bars(self) -> list[QAbstractScrollArea]:
        """Fits bars to what is to be scrolled, which Qt does only after it has painted the wrong
        ones; returns what can scroll.
        """
        areas = self._areas()
        for area in areas:
            QCoreApplication.sendEvent(area, QEvent(QEvent.Type.LayoutRequest))
        return areas

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self.sheet.resize(self.size().expandedTo(self.sheet.minimumSizeHint()))
        super().resizeEvent(event)
        self._show_bars()


def first_focus(sheet: HostedSheet, wanted: QWidget | None) -> QWidget:
    """Returns the widget with the first focus: the sheet's choice, else the first one by Tab."""
    return wanted if wanted is not None and _has_keys(wanted, sheet) else _first_in(sheet)


def _has_keys(widget: QWidget, sheet: HostedSheet) -> bool:
    is_reached = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return is_reached and widget.isEnabled() and widget.isVisibleTo(sheet)


def _main_button(sheet: HostedSheet) -> QPushButton:
    """Returns the button that Enter presses, else the first one."""
    buttons = [made for made in sheet.findChildren(QPushButton) if _has_keys(made, sheet)]
    return next((made for made in buttons if made.isDefault()), buttons[0])


def _first_in(sheet: HostedSheet) -> QWidget:
    """Returns the first widget of a sheet that Tab reaches; the sheet itself if there is none.

    If that is a button, it is the main one, as in any dialog.
    """
    # Their own order is Tab's; PySide does not survive that the latter is read.
    reached = (it for it in sheet.findChildren(QWidget) if _has_keys(it, sheet))
    first = next(reached, sheet)
    return _main_button(sheet) if isinstance(first, QPushButton) else first


class _AccessibleSheet(QAccessibleWidget):
    """The interface of a sheet, which is modal for readers although it is no window."""

    def __init__(self, sheet: HostedSheet) -> None:
        super().__init__(sheet, QAccessible.Role.Dialog)

    @override
    def state(self) -> QAccessible.State:
        state = super().state()
        state.modal = True
        return state


def _make(_class: str, thing: QObject) -> QAccessibleInterface | None:
    return _AccessibleSheet(thing) if isinstance(thing, HostedSheet) else None


@cache
def _install() -> None:
    """Registers the interface of sheets with Qt; further calls do nothing."""
    QAccessible.installFactory(_make)
