"""A button that shows a key, and takes the next one that is pressed."""

from PySide6.QtCore import QEvent, QKeyCombination, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QPushButton
from typing_extensions import override

from canasta_gui.dialogs.keys.key_bindings import native
from canasta_gui.dialogs.keys.key_line import KeyLine

_HELD_KEYS = (
    *(Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta),
)


class KeyButton(QPushButton):
    """Shows the keys of a line; pressed, it waits for another key, Escape, or the loss of focus."""

    chosen = Signal(QKeySequence)
    """Emitted with the key that was pressed."""

    def __init__(self, line: KeyLine) -> None:
        super().__init__()
        self.line = line
        self._is_waiting = False
        self.setProperty("role", "key")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._wait)
        self.show_line(line)

    def show_line(self, line: KeyLine, objection: str = "") -> None:
        """Shows the keys of a line; readers hear with them why another one was refused."""
        self.line = line
        self._is_waiting = False
        keys = " ".join(map(native, line.keys)) or "\N{EN DASH}"
        self.setText(keys)
        self.setAccessibleName(" ".join(filter(None, (f"{line.text}: {keys}.", objection))))

    def _wait(self) -> None:
        self._is_waiting = True
        self.setText(self.tr("Press a key…"))
        self.setAccessibleName(self.text())

    @override
    def event(self, event: QEvent) -> bool:
        """Takes every key while it waits, before shortcuts, Tab and the dialog do."""
        kinds = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
        if self._is_waiting and isinstance(event, QKeyEvent) and event.type() in kinds:
            event.accept()
            if event.type() is QEvent.Type.KeyPress and event.key() not in _HELD_KEYS:
                self._take(event)
            return True
        return super().event(event)

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self._is_waiting:
            self.show_line(self.line)

    def _take(self, event: QKeyEvent) -> None:
        self.show_line(self.line)
        if event.key() == Qt.Key.Key_Escape:
            return
        key = Qt.Key(event.key())
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        is_sign = not Qt.Key.Key_A <= key <= Qt.Key.Key_Z and event.text().isprintable()
        if is_sign and event.text().strip() and held == Qt.KeyboardModifier.ShiftModifier:
            # A sign such as the question mark is a key of its own, however it is written.
            held = Qt.KeyboardModifier.NoModifier
        self.chosen.emit(QKeySequence(QKeyCombination(held, key)))
