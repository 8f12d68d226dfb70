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
"""Pixels of the window that stay free around a sheet."""
_SHADE: Final = QColor(8, 6, 4, 120)
_LIGHT: Final = QColor(8, 6, 4, 40)
"""The shade below a sheet that stands aside."""
_SHADOW: Final = (14, 5)
"""How far the shadow of a sheet reaches, in pixels, and how dark each pixel of it makes."""
_ASIDE_FROM: Final = 1.8
"""A sheet stands aside in a window that is so much wider."""
_SLIDE_MS: Final = 200
_SLIDE_PIXELS: Final = 48


@dataclass(frozen=True)
class _Open:
    """A sheet that is open, and what it lies on."""

    frame: SheetFrame
    blocked: tuple[QWidget, ...]
    """What was usable before, and is not while the sheet is open."""
    focus: QWidget | None
    """What had the keys."""


class SheetHost(QWidget):
    """Lies over a whole window while sheets are open, and keeps everything below from being used.

    What lies below is disabled: neither a click nor Tab nor a shortcut reaches it, and a screen
    reader passes over it.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._open: list[_Open] = []
        self._actions: list[QAction] = []
        """What the window has shortcuts for, while they must not be used."""
        self._shift = 0.0
        """How far the newest sheet still has to slide: 1 at the beginning, 0 in its place."""
        self.is_still = True
        """Whether sheets appear in their place at once."""
        self._slide = QVariantAnimation(self)
        self._slide.setStartValue(1.0)
        self._slide.setEndValue(0.0)
        self._slide.setDuration(_SLIDE_MS)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._slide.valueChanged.connect(self._slide_to)
        # A file that is dropped here is refused; the window below would open it.
        self.setAcceptDrops(True)
        window.installEventFilter(self)
        self.hide()

    @property
    def room(self) -> QSize:
        """The largest size of a sheet."""
        return self.window().size() - QSize(2 * MARGIN, 2 * MARGIN)

    @property
    def top(self) -> Sheet | None:
        """The sheet that can be used."""
        return self._open[-1].frame.sheet if self._open else None

    def show_sheet(self, sheet: Sheet) -> None:
        """Show a dialog above all that is in the window, until it is finished."""
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

    def _take_shortcuts(self) -> None:
        """What the window does by itself; menus and tools are disabled and have no shortcuts."""
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
        """A sheet is finished: what it lay on can be used again, and has the keys."""
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
            # What lies above now lies on what this one lay on.
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
        """Every sheet in the middle, as large as it wants to be and the window allows."""
        for one in self._open:
            place = QRect(QPoint(), one.frame.wanted_in(self.room))
            place.moveCenter(self.rect().center())
            if one.frame.sheet.is_aside and self.width() >= _ASIDE_FROM * place.width():
                place.moveRight(self.rect().right() - MARGIN)
            if one is self._open[-1]:
                place.translate(0, round(self._shift * _SLIDE_PIXELS))
            one.frame.setGeometry(place)
        self.update()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cover the window whatever its size; let go of a sheet before what follows from it."""
        if event.type() is QEvent.Type.HideToParent:
            for one in [one for one in self._open if one.frame.sheet is watched]:
                self._leave(one.frame)
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
        """What the sheet has no use for does not reach the table."""
        event.accept()

    @override
    def event(self, event: QEvent) -> bool:
        """The same with the mouse."""
        if event.type() in _PRESSES:
            event.accept()
            return True
        return super().event(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """The shade, and the shadow of the newest sheet."""
        painter = QPainter(self)
        top = self.top
        painter.fillRect(event.rect(), _LIGHT if top is not None and top.is_aside else _SHADE)
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


_PRESSES: Final = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.Wheel,
    QEvent.Type.ContextMenu,
)


def host_of(widget: QWidget | None) -> SheetHost | None:
    """What shows sheets in the window of a widget; ``None`` where they are windows of their own."""
    if widget is None:
        return None
    hosts = widget.window().findChildren(
        SheetHost, options=Qt.FindChildOption.FindDirectChildrenOnly
    )
    return hosts[0] if hosts else None
