"""Shows sheets inside the window: a shade over everything, the newest sheet above it."""

from dataclasses import dataclass
from typing import Final, cast

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPoint,
    QRect,
    QSize,
    Qt,
    QVariantAnimation,
)
from PySide6.QtGui import QAction, QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid
from typing_extensions import override

from canasta_gui.dialogs.sheet_frame import Sheet, SheetFrame, first_focus

MARGIN: Final = 12
"""The margin around a sheet in pixels."""
_SHADE: Final = QColor(8, 6, 4, 120)
_LIGHT: Final = QColor(8, 6, 4, 40)
"""The shade below a sheet at the side."""
_SHADOW: Final = (14, 5)
"""The width of a sheet's shadow in pixels, and the opacity that each pixel adds."""
_ASIDE_FROM: Final = 1.8
"""The least ratio of window width to sheet width at which a sheet is shown at the side."""
_SLIDE_MS: Final = 200
_SLIDE_PIXELS: Final = 48


@dataclass(frozen=True)
class _Open:
    """An open sheet with the state to restore after it."""

    frame: SheetFrame
    blocked: tuple[QWidget, ...]
    """The widgets that are disabled while the sheet is open."""
    focus: QWidget | None
    """The widget that had the focus before."""


class _Veil(QWidget):
    """Lies over the sheets below the newest one, as dark as what lies below the first one."""

    def __init__(self, host: "SheetHost") -> None:
        super().__init__(host)
        self._host = host
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        self._host.paint_shade(self, event.rect())


class SheetHost(QWidget):
    """Lies over a whole window while sheets are open, and keeps everything below from being used.

    What lies below is disabled: neither a click nor Tab nor a shortcut reaches it, and a screen
    reader passes over it.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._open: list[_Open] = []
        self._actions: list[QAction] = []
        """The actions removed from the window, so that their shortcuts do not work meanwhile."""
        self._shift = 0.0
        """The part of the way that the newest sheet still has to slide: 1 at the start, 0 at the
        end.
        """
        self.is_still = True
        """Whether sheets appear without sliding."""
        self._slide = QVariantAnimation(self)
        self._slide.setStartValue(1.0)
        self._slide.setEndValue(0.0)
        self._slide.setDuration(_SLIDE_MS)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._slide.valueChanged.connect(self._slide_to)
        self._veil = _Veil(self)
        # Dropped files are refused here; otherwise the window below would open them.
        self.setAcceptDrops(True)
        window.installEventFilter(self)
        self.hide()

    @property
    def room(self) -> QSize:
        """The largest size of a sheet."""
        return self.window().size() - QSize(2 * MARGIN, 2 * MARGIN)

    @property
    def top(self) -> Sheet | None:
        """The sheet on top, which is the only enabled one; ``None`` if none is open."""
        return self._open[-1].frame.sheet if self._open else None

    def show_sheet(self, sheet: Sheet) -> None:
        """Shows a dialog above everything in the window, until it is finished."""
        focus = cast("QWidget | None", self.window().focusWidget())
        wanted = cast("QWidget | None", sheet.focusWidget())
        frame = SheetFrame(sheet, self)
        below = (self._open[-1].frame,) if self._open else self._parts_of_window()
        self._open.append(_Open(frame, below, focus))
        sheet.installEventFilter(self)
        sheet.destroyed.connect(lambda: self._leave(frame))
        self.setGeometry(self.window().rect())
        self.show()
        self.raise_()
        frame.raise_()
        self._slide_in()
        self._place()
        frame.show()
        sheet.show()
        frame.measure(self.room)
        self._place()
        for part in below:
            part.setEnabled(False)
        self._take_shortcuts()
        first_focus(sheet, wanted).setFocus(Qt.FocusReason.ActiveWindowFocusReason)

    def place_again(self, sheet: Sheet) -> None:
        """Places a sheet whose content became higher."""
        for one in self._open:
            if one.frame.sheet is sheet:
                one.frame.measure(self.room)
        self._place()

    def _take_shortcuts(self) -> None:
        """Removes the window's own actions; menus and tools are disabled with theirs."""
        window = self.window()
        for action in window.actions():
            window.removeAction(action)
            self._actions.append(action)

    def _parts_of_window(self) -> tuple[QWidget, ...]:
        parts = self.window().findChildren(
            QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly
        )
        return tuple(
            part for part in parts if part is not self and not part.isWindow() and part.isEnabled()
        )

    def _leave(self, frame: SheetFrame) -> None:
        """Closes a finished sheet, enables what was below it, and restores the focus."""
        at = next((at for at, one in enumerate(self._open) if one.frame is frame), None)
        if at is None:
            return
        left = self._open.pop(at)
        if not isValid(self):
            return
        is_newest = at == len(self._open)
        if isValid(frame):
            frame.hide()
            frame.deleteLater()
        if not is_newest:
            # A sheet above it takes over the state that this one has to restore.
            above = self._open[at]
            self._open[at] = _Open(above.frame, left.blocked, left.focus)
            return
        self._slide.stop()
        self._shift = 0.0
        for part in left.blocked:
            if isValid(part):
                part.setEnabled(True)
        if not self._open:
            self.hide()
            self.window().addActions(self._actions)
            self._actions = []
        if left.focus is not None and isValid(left.focus) and left.focus.isVisible():
            left.focus.setFocus(Qt.FocusReason.ActiveWindowFocusReason)
        self._veil_lower()
        self.update()

    def _slide_in(self) -> None:
        if not self.is_still:
            self._shift = 1.0
            self._slide.stop()
            self._slide.start()

    def _slide_to(self, shift: float) -> None:
        self._shift = shift
        self._place()

    def _place(self) -> None:
        """Places every sheet in the middle, in its wanted size if the window allows."""
        for one in self._open:
            place = QRect(QPoint(), one.frame.wanted_in(self.room))
            place.moveCenter(self.rect().center())
            if one.frame.sheet.is_aside and self.width() >= _ASIDE_FROM * place.width():
                place.moveRight(self.rect().right() - MARGIN)
            if one is self._open[-1]:
                place.translate(0, round(self._shift * _SLIDE_PIXELS))
            one.frame.setGeometry(place)
        self._veil_lower()
        self.update()

    def _veil_lower(self) -> None:
        """Darkens the sheets below the newest one, so that it is not taken for a part of them."""
        has_lower = len(self._open) > 1
        self._veil.setVisible(has_lower)
        if has_lower:
            self._veil.setGeometry(self.rect())
            self._veil.stackUnder(self._open[-1].frame)
            self._veil.update()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Covers the window at any size, lets Enter press the main button, and removes a sheet
        before its result takes effect.
        """
        if event.type() is QEvent.Type.HideToParent:
            for one in [one for one in self._open if one.frame.sheet is watched]:
                self._leave(one.frame)
        elif isinstance(event, QKeyEvent) and watched is self.top:
            # Buttons and fields that use Enter themselves let nothing of it come this far.
            if event.type() is QEvent.Type.KeyPress and event.key() in _ENTER:
                self._open[-1].frame.press_main()
        elif watched is self.parent() and self._open:
            if event.type() is QEvent.Type.Resize:
                self.setGeometry(self.window().rect())
            elif event.type() is QEvent.Type.ChildPolished:
                self.raise_()
        return super().eventFilter(watched, event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place()
        for one in self._open:
            one.frame.measure(self.room)
        self._place()
        super().resizeEvent(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Stops keys that the sheet does not use, so that they do not reach the table."""
        event.accept()

    @override
    def event(self, event: QEvent) -> bool:
        """Stops mouse presses in the same way."""
        if event.type() in _PRESSES:
            event.accept()
            return True
        return super().event(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        self.paint_shade(self, event.rect())

    def paint_shade(self, over: QWidget, part: QRect) -> None:
        """Paints the shade, and the shadow of the newest sheet, on a part of a widget as large as
        this one.
        """
        painter = QPainter(over)
        top = self.top
        painter.fillRect(part, _LIGHT if top is not None and top.is_aside else _SHADE)
        if top is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        reach, strength = _SHADOW
        painter.setBrush(QColor(0, 0, 0, strength))
        place = self._open[-1].frame.geometry()
        for grown in range(reach):
            painter.drawRoundedRect(
                place.adjusted(-grown, -grown // 2, grown, grown), 10 + grown, 10 + grown
            )


_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_PRESSES: Final = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.Wheel,
    QEvent.Type.ContextMenu,
)


def host_of(widget: QWidget | None) -> SheetHost | None:
    """Returns the sheet host of a widget's window; ``None`` if dialogs are separate windows."""
    if widget is None:
        return None
    hosts = widget.window().findChildren(
        SheetHost, options=Qt.FindChildOption.FindDirectChildrenOnly
    )
    return hosts[0] if hosts else None
