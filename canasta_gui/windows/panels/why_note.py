"""The note that explains a computer's action, beside a plate or a line of the log."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMainWindow
from typing_extensions import override

from canasta_gui.i18n.formats import sentences
from canasta_gui.session.action_reasons import Why
from canasta_gui.windows.panels.note import NotePanel


class WhyNote(NotePanel):
    """The answer to "why did you do that?"; Enter opens the rules for it."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self.why: Why | None = None
        """The explanation being shown; ``None`` while the note is closed."""

    @property
    @override
    def anchor(self) -> str:
        return "" if self.why is None else self.why.anchor

    @property
    @override
    def text(self) -> str:
        if self.why is None:
            return ""
        parts = [part for move in self.why.moves for part in move]
        hint = self.tr("Enter shows the rules for it.") if self.anchor else ""
        return sentences((*parts, hint))

    def tell(self, why: Why, beside: QRect) -> None:
        """Shows an explanation beside a rectangle on the screen."""
        self.why = why
        self.show_beside(beside)

    @override
    def put_away(self) -> None:
        self.why = None
        super().put_away()

    @override
    def write(self) -> None:
        moves = () if self.why is None else self.why.moves
        for place, (action_text, reason) in enumerate(moves):
            if place:
                self.add_gap()
            self.add_line(action_text, "caption")
            self.add_line(reason)
        if self.anchor:
            self.add_links({self.tr("The rules for it (Enter)"): self.read_on})

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.read_on()
        else:
            super().keyPressEvent(event)
