"""Tells the presses of a switch from other uses of keys and mouse."""

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QTextEdit

from canasta_gui.settings.model import SwitchInput

_PAUSE = 5000
"""The milliseconds after a letter in which keys belong to the text. A field that merely has the
focus takes no key, since whoever has only the switch could not leave it.
"""
_REPEAT = 60
"""The milliseconds within which a key that repeats itself is pressed again."""
_KEYS = {
    SwitchInput.SPACE: (Qt.Key.Key_Space,),
    SwitchInput.ENTER: (Qt.Key.Key_Return, Qt.Key.Key_Enter),
    SwitchInput.CLICK: (),
}
_KEY_EVENTS = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride)
_PRESSES = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
_CLICKS = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.MouseButtonDblClick,
)


class TextEntry:
    """Knows whether somebody, who has more than the switch, types into a field now."""

    def __init__(self) -> None:
        self._since = QElapsedTimer()

    def notice(self, event: QEvent) -> None:
        """Takes notice of a letter that is typed."""
        if not isinstance(event, QKeyEvent) or not event.spontaneous():
            return
        if event.text() and event.text().isprintable():
            self._since.start()

    def is_going_on(self) -> bool:
        """Returns whether a key belongs to a text."""
        focus = QApplication.focusWidget()
        is_field = isinstance(focus, QLineEdit | QTextEdit | QPlainTextEdit)
        if not is_field or focus.isReadOnly():
            return False
        return self._since.isValid() and self._since.elapsed() < _PAUSE


class SwitchPresses(QObject):
    """Knows the switch, and tells once when it is pressed and when it is let go."""

    pressed = Signal()
    released = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.switch = SwitchInput.SPACE
        self._text_entry = TextEntry()
        self._released_at = 0
        """The time at which a key that may be held was let go."""
        self._letting_go = QTimer(self, singleShot=True, interval=_REPEAT)
        """Runs until a key that was let go cannot be one that repeats itself."""
        self._letting_go.timeout.connect(self.released)

    def forget(self) -> None:
        """Tells nothing of a key that was just let go."""
        self._letting_go.stop()

    def is_switch(self, event: QEvent) -> bool:
        """Returns whether an event is one of the switch, and belongs to no text."""
        if not event.spontaneous():
            return False
        if isinstance(event, QKeyEvent) and event.type() in _KEY_EVENTS:
            return event.key() in _KEYS[self.switch] and not self._text_entry.is_going_on()
        return (
            self.switch is SwitchInput.CLICK
            and isinstance(event, QMouseEvent)
            and event.type() in _CLICKS
        )

    def notice(self, event: QEvent) -> None:
        """Takes notice of an event that is not one of the switch."""
        self._text_entry.notice(event)

    def take(self, event: QEvent) -> None:
        """Tells what an event of the switch means."""
        if self._is_repeated(event):
            return
        if event.type() in _PRESSES:
            if self._letting_go.isActive():
                self._letting_go.stop()
                self.released.emit()
            self.pressed.emit()
        elif isinstance(event, QKeyEvent) and event.timestamp():
            if event.type() is QEvent.Type.KeyRelease:
                self._released_at = event.timestamp()
                self._letting_go.start()
        elif event.type() is not QEvent.Type.ShortcutOverride:
            self.released.emit()

    def _is_repeated(self, event: QEvent) -> bool:
        """Returns whether a key that is held repeats itself. X tells that as letting go and
        pressing at the same time, and Qt does not always find these two together.
        """
        if not isinstance(event, QKeyEvent):
            return False
        is_pair = self._letting_go.isActive() and event.timestamp() == self._released_at
        if event.type() is QEvent.Type.KeyPress and (is_pair or event.isAutoRepeat()):
            self._letting_go.stop()
            return True
        return event.isAutoRepeat()
