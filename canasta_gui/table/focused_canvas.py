"""The canvas with its keys: when the focus frame is shown, and where Tab leads."""

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QApplication

from canasta_gui.table.canvas import TableCanvas
from canasta_gui.table.gestures.keyboard import Keyboard
from canasta_gui.viewmodel.gestures import Gesture

_TABS = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)


class FocusedCanvas(TableCanvas):
    """Shows the focus frame on the table while keys are used there."""

    def __init__(self) -> None:
        super().__init__()
        self._has_tab = False
        """Whether Tab was pressed last, and here."""
        self._was_shown = False
        """Whether the focus frame was shown when the focus went."""
        self.keyboard = Keyboard(self.table_scene, self._send)

    def _send(self, gesture: Gesture) -> None:
        """Tells what a person does with keys."""
        raise NotImplementedError

    def note_key(self, event: QEvent) -> None:
        """Notes of a key that is pressed whether it is Tab."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            self._has_tab = event.key() in _TABS

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Moves the focus through the buttons on the felt before it leaves the table.

        Qt calls this also where a note on the table goes that had the focus; then it stays here,
        and shows only once a key is pressed. It calls this, too, where a sheet disables the table.
        """
        if not self.isEnabled():
            return super().focusNextPrevChild(forward)
        focused = QApplication.focusWidget()
        if focused is not None and not focused.isVisible():
            self.setFocus()
            return True
        spot = self.keyboard.spot
        if self.keyboard.tab(1 if forward else -1):
            return True
        is_elsewhere = super().focusNextPrevChild(forward)
        if spot is not None and self.hasFocus():
            # Nothing else in the window takes keys: readers are told what has the focus still.
            self.keyboard.focus(spot)
        return is_elsewhere

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Shows the focus frame when the table was reached by Tab, whose press went to what had
        the focus before. A note on the felt that was reached by Tab hands its release on to here.
        """
        # The reason of the focus does not tell: Qt moves it "by Tab" when a dialog is closed, too.
        if event.key() in _TABS and not self._has_tab and self.hasFocus():
            self.keyboard.show()
        self._has_tab = False
        super().keyReleaseEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Shows the focus frame again where it was when the focus went elsewhere, unless it comes
        back by the mouse.
        """
        super().focusInEvent(event)
        self._was_shown &= event.reason() is not Qt.FocusReason.MouseFocusReason
        if self._was_shown:
            # Readers are told last what has the focus within the table.
            QTimer.singleShot(0, self, self._show_again)

    def _show_again(self) -> None:
        # One menu after another has the focus between two of these.
        if self._was_shown and self.hasFocus():
            self._was_shown = False
            self.keyboard.show()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hides the focus frame while another widget has the focus."""
        super().focusOutEvent(event)
        self._has_tab = False
        self._was_shown |= self.keyboard.is_shown
        self.keyboard.hide()
