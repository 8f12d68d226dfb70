"""What a computer did, and why, beside a plate or a line of the log."""

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMainWindow, QPushButton
from typing_extensions import override

from canasta_gui.controller.whys import Why
from canasta_gui.dialogs.parts import button
from canasta_gui.windows.note import Note

_RULE_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F1)


class WhyNote(Note):
    """The answer to "why did you do that?"; Enter leads to the rules for it."""

    rules_asked = Signal(str)
    """The player wants to read on at this anchor of the rules."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self.why: Why | None = None
        """What the note says now; nothing while it is put away."""

    @property
    @override
    def text(self) -> str:
        if self.why is None:
            return ""
        parts = [part for move in self.why.moves for part in move]
        hint = self.tr("Enter shows the rules for it.") if self.why.anchor else ""
        return " ".join(filter(None, (*parts, hint)))

    def tell(self, why: Why, beside: QRect) -> None:
        """Say why, beside a place on the screen."""
        self.why = why
        self.show_beside(beside)

    @override
    def put_away(self) -> None:
        self.why = None
        super().put_away()

    @override
    def write(self) -> None:
        moves = () if self.why is None else self.why.moves
        for place, (deed, reason) in enumerate(moves):
            if place:
                self.add_gap()
            self.add_line(deed, "caption")
            self.add_line(reason)
        if self.why is not None and self.why.anchor:
            self.add_widget(self._link())

    def _link(self) -> QPushButton:
        made = button("link")
        made.setText(self.tr("The rules for it (Enter)"))
        made.setCursor(Qt.CursorShape.PointingHandCursor)
        # The note keeps the keys: without them it would go away before the button is released.
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        made.clicked.connect(self._read_on)
        return made

    def _read_on(self) -> None:
        anchor = "" if self.why is None else self.why.anchor
        self.put_away()
        if anchor:
            self.rules_asked.emit(anchor)

    @override
    def event(self, event: QEvent) -> bool:
        """F1 is asked here, not of the window."""
        is_override = event.type() is QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_F1:
            event.accept()
        return super().event(event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _RULE_KEYS:
            self._read_on()
        else:
            super().keyPressEvent(event)
