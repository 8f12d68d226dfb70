"""Lets the window answer while a disk does not."""

from collections.abc import Callable
from concurrent.futures import Future, wait
from typing import Any, Final

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QEventLoop,
    QMetaObject,
    QObject,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from canasta_gui.dialogs.sheet_dialog import SheetDialog
from canasta_gui.file_thread import FileThread
from canasta_gui.widgets.factory import label
from canasta_gui.widgets.rows import fill

_SHORT_MS: Final = 700
"""The milliseconds without a sheet: one that goes away at once only startles."""
_GUARD_MS: Final = 700
"""The milliseconds before the program can be closed by the sheet."""


class FileWait(QObject):
    """Shows a sheet while files are awaited, and closes the window only afterwards.

    What waits for the files stands below on the stack, as below a dialog that is modal. So nothing
    may begin meanwhile that would be done in its place; whoever wants that waits until it is over.
    """

    over = Signal()
    """Emitted when nothing waits any more, while what waited is still being carried out."""

    def __init__(self, dress: Callable[[], object]) -> None:
        """``dress`` gives colours and language to a sheet that is there before they are known."""
        super().__init__()
        self._dress = dress
        self._window: QWidget | None = None
        self._sheet: WaitSheet | None = None
        self._waiting = 0
        """How many wait, one below the other."""
        self._is_closing = False
        FileThread.await_late = self._wait

    def serve(self, window: QWidget) -> None:
        """Shows the sheet in a window once that is open; before, it is a window of its own."""
        self._window = window
        window.installEventFilter(self)

    @property
    def is_on(self) -> bool:
        """Whether anything waits."""
        return self._waiting > 0

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Close and self.is_on:
            event.ignore()
            self._hide()
            return True
        return super().eventFilter(watched, event)

    def _wait(self, done: Future[Any]) -> None:
        loop = QEventLoop()
        quit_later = Qt.ConnectionType.QueuedConnection
        done.add_done_callback(lambda _: QMetaObject.invokeMethod(loop, "quit", quit_later))
        self._waiting += 1
        if self._sheet is None:
            QTimer.singleShot(_SHORT_MS, loop, loop.quit)
            # What is pressed meanwhile is heard afterwards.
            loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        is_first = self._sheet is None and not done.done() and not self._is_closing
        if is_first:
            self._open()
        if not done.done():
            loop.exec()
        # A loop ends at once when the program ends; without a window nobody minds waiting.
        wait((done,))
        self._waiting -= 1
        if is_first:
            self._close()
        if not self.is_on:
            self.over.emit()
            QTimer.singleShot(0, self, self._end)

    def _open(self) -> None:
        if self._window is None:
            self._dress()
        window = self._window
        self._sheet = WaitSheet(window if window is not None and window.isVisible() else None)
        self._sheet.leave_asked.connect(self._hide)
        self._sheet.open()

    def _hide(self) -> None:
        """Hides what there is of the program, which ends once the files are there."""
        self._is_closing = True
        is_alone = self._sheet is not None and self._sheet.isWindow()
        shown = self._sheet if is_alone else self._window
        if shown is not None:
            shown.hide()

    def _close(self) -> None:
        if self._sheet is not None:
            self._sheet.accept()
        self._sheet = None

    def _end(self) -> None:
        # Who waited may wait again by now.
        if self._is_closing and not self.is_on:
            if self._window is not None:
                self._window.close()
            QCoreApplication.quit()


class WaitSheet(SheetDialog):
    """Says what is waited for; it goes away by itself."""

    stays_on_top = True

    leave_asked = Signal()
    """Emitted when the player wants the program closed."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.set_heading(self.tr("One moment"), self.tr("A disk does not answer yet."))
        text = self.tr(
            "It may be waking up, or its network be down. The program goes on as soon as the disk"
            " answers; nothing is lost."
        )
        fill(self.body, label(text, is_wrapped=True))
        self.close_button = self.add_closing_button(self.tr("Close the program"))
        self.close_button.clicked.disconnect()
        # What was pressed for something else, just before, closes nothing.
        QTimer.singleShot(_GUARD_MS, self, self._listen)
        self.resize(520, 260)

    def _listen(self) -> None:
        self.close_button.clicked.connect(self.leave_asked)

    @override
    def reject(self) -> None:
        """Stays, because there is nothing to go back to before the disk answers; as a window of
        its own it is what there is of the program.
        """
        if self.isWindow():
            self.leave_asked.emit()
