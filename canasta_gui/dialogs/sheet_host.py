"""Shows sheets inside the window: beside its content if there is room, else above it, shaded."""

from dataclasses import dataclass
from typing import Final, cast

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QAccessible, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid
from typing_extensions import override

from canasta_gui.dialogs.sheet_frame import MARGIN, HostedSheet, SheetFrame, first_focus
from canasta_gui.dialogs.sheet_shade import ContentLock, Slide, Veil, paint_shade
from canasta_gui.leftovers import Leftovers

_ASIDE_FROM: Final = 1.8
"""The least ratio of window width to sheet width at which a sheet is shown at the side."""


@dataclass(frozen=True)
class _Open:
    """An open sheet with the state to restore after it."""

    frame: SheetFrame
    focus: QWidget | None
    """The widget that had the focus before."""


class SheetHost(QWidget):
    """Lies over a whole window while sheets are open, and keeps everything below from being used.

    What lies below is disabled: neither a click nor Tab nor a shortcut reaches it, and a screen
    reader passes over it. In a wide window one sheet that is `HostedSheet.is_aside` stands beside
    the content instead, which keeps the rest of the width and goes on; both can be used.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._open: list[_Open] = []
        self._leftovers = Leftovers(1)
        self.destroyed.connect(self._leftovers.clear)
        self._lock = ContentLock(window, self)
        self._switch = QShortcut(QKeySequence("F6"), window, self.switch_focus)
        self._switch.setEnabled(False)
        self._reserved = 0
        """The width in pixels that the window's content leaves to a sheet beside it."""
        self.slide = Slide(self, self._place)
        self._veil = Veil(self, self.paint_shade)
        # Dropped files are refused here; otherwise the window below would open them.
        self.setAcceptDrops(True)
        window.installEventFilter(self)
        self.hide()

    @property
    def room(self) -> QSize:
        """The largest size of a sheet."""
        return self.window().size() - QSize(2 * MARGIN, 2 * MARGIN)

    @property
    def top(self) -> HostedSheet | None:
        """The sheet on top, which is the only enabled one; ``None`` if none is open."""
        return self._open[-1].frame.sheet if self._open else None

    @property
    def is_beside(self) -> bool:
        """Whether the only open sheet stands beside the content, which can be used meanwhile."""
        return len(self._open) == 1 and self._reserved > 0

    def show_sheet(self, sheet: HostedSheet) -> None:
        """Shows a dialog, until it is finished; one beside the content takes another's place."""
        above = self._open.pop() if self.top is not None and self.top.stays_on_top else None
        focus = above.focus if above else cast("QWidget | None", self.window().focusWidget())
        wanted = cast("QWidget | None", sheet.focusWidget())
        if sheet.is_aside and self.is_beside:
            focus = self._give_place(focus)
        frame = SheetFrame(sheet, self)
        self._open.append(_Open(frame, focus))
        sheet.installEventFilter(self)
        sheet.destroyed.connect(lambda: self._leave(frame))
        self.slide.begin()
        self._place()
        self.show()
        self.raise_()
        frame.raise_()
        frame.show()
        sheet.show()
        frame.fit_text(self.room)
        frame.measure(self.room)
        self._place()
        first = first_focus(sheet, wanted)
        if above is None:
            self._block()
            first.setFocus(Qt.FocusReason.ActiveWindowFocusReason)
        else:
            above.frame.raise_()
            self._open.append(_Open(above.frame, first))
            self._place()
            self._block()

    def leave_content(self) -> None:
        """Closes every sheet that stands beside the content, or would with more room, or is of its
        match, because the content is another.
        """
        for sheet in [one.frame.sheet for one in self._open]:
            if sheet.is_aside or sheet.is_of_match:
                sheet.reject()

    def switch_focus(self) -> None:
        """Moves the focus from the content to the sheet beside it, or back to where it was."""
        if not self.is_beside:
            return
        one = self._open[0]
        now = cast("QWidget | None", self.window().focusWidget())
        is_in_sheet = now is not None and one.frame.isAncestorOf(now)
        before = one.focus if is_in_sheet else one.frame.left
        if is_in_sheet:
            one.frame.left = now
        else:
            self._open[0] = _Open(one.frame, now)
        target = before if is_in_sheet else first_focus(one.frame.sheet, before)
        if target is not None and isValid(target) and target.isVisible():
            target.setFocus(Qt.FocusReason.TabFocusReason)

    def _give_place(self, focus: QWidget | None) -> QWidget | None:
        """Closes the sheet beside the content; returns what had the focus outside of it."""
        one = self._open[0]
        is_in_sheet = focus is not None and one.frame.isAncestorOf(focus)
        one.frame.sheet.reject()
        return one.focus if is_in_sheet else focus

    def place_again(self, sheet: HostedSheet) -> None:
        """Places a sheet whose content became higher."""
        next(one.frame for one in self._open if one.frame.sheet is sheet).measure(self.room)
        self._place()

    def _block(self) -> None:
        """Keeps everything but the newest sheet from being used, or the content free beside it."""
        for one in self._open:
            one.frame.setEnabled(one is self._open[-1])
        self._switch.setEnabled(self.is_beside)
        self._lock.set(is_on=bool(self._open) and not self.is_beside)

    def _leave(self, frame: SheetFrame) -> None:
        """Closes a finished sheet, enables what was below it, and restores the focus."""
        at = next((at for at, one in enumerate(self._open) if one.frame is frame), None)
        if at is None:
            return
        left = self._open.pop(at)
        if not isValid(self):
            return
        is_newest, now = at == len(self._open), cast("QWidget | None", self.window().focusWidget())
        had_focus = now is None or not isValid(frame) or frame.isAncestorOf(now)
        if isValid(frame):
            frame.hide()
            self._let_go(frame)
        if not is_newest:
            # The sheet above it takes over the focus that this one has to restore.
            self._open[at] = _Open(self._open[at].frame, left.focus)
        else:
            self.slide.end()
        self._place()
        self._block()
        if not self._open:
            self.hide()
        # Beside the content, the focus may be elsewhere, and stays there.
        is_back = is_newest and (had_focus or bool(self._open))
        if is_back and left.focus is not None and isValid(left.focus) and left.focus.isVisible():
            left.focus.setFocus(Qt.FocusReason.ActiveWindowFocusReason)

    def _let_go(self, frame: SheetFrame) -> None:
        """Deletes a sheet; for readers, which ask for its parts later, only after the next."""
        if QAccessible.isActive():
            frame.setParent(None)
            self._leftovers.add(frame)
        else:
            frame.deleteLater()

    def _place(self) -> None:
        """Places every sheet in the middle, in its wanted size if the window allows."""
        self._reserve()
        whole = self.window().rect()
        beside = QRect(whole.right() + 1 - self._reserved, 0, self._reserved, whole.height())
        self.setGeometry(beside if self.is_beside else whole)
        for at, one in enumerate(self._open):
            if is_beside := at == 0 and self._reserved > 0:
                place = beside.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
                place.translate(-self.pos())
                one.frame.sheet.fit(place.size())
            else:
                place = QRect(QPoint(), one.frame.wanted_in(self.room))
                place.moveCenter(self.rect().center())
            has_room = self.width() >= _ASIDE_FROM * place.width()
            if not is_beside and one.frame.sheet.is_aside and has_room:
                place.moveRight(self.rect().right() - MARGIN)
            if one is self._open[-1]:
                place.translate(0, self.slide.offset)
            one.frame.setGeometry(place)
        self._veil_lower()
        self.update()

    def _reserve(self) -> None:
        """Lets the window's content make room for a sheet beside it, if it keeps enough."""
        window = self.window()
        frame = self._open[0].frame if self._open else None
        least = window.minimumSizeHint().width() - self._reserved
        reserved = 0 if frame is None else frame.width_beside(window.width(), least)
        if reserved != self._reserved:
            self._reserved = reserved
            window.setContentsMargins(0, 0, reserved, 0)

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
        elif event.type() is QEvent.Type.Resize and watched is self.parent():
            if self._open:
                self._fit()
        elif event.type() is QEvent.Type.ChildPolished and watched is self.parent() and self._open:
            self.raise_()
        return super().eventFilter(watched, event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Fits every sheet to another size of the text."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange and self._open:
            QTimer.singleShot(0, self, self._fit)

    def _fit(self) -> None:
        """Fits every sheet to another size of the window or of the text."""
        self._place()
        for one in self._open:
            one.frame.fit_text(self.room)
            one.frame.measure(self.room)
        self._place()
        self._block()

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
        """Paints the shade, and the newest sheet's shadow, on a part of a widget of this size."""
        if self.is_beside:
            return
        top = self.top
        if top is not None:
            paint_shade(QPainter(over), part, self._open[-1].frame.geometry(), top.is_aside)


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
