"""A strip above the table that marks a past moment or a rehearsal, with the way back."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from canasta_gui.widgets.factory import button, label
from canasta_gui.widgets.lines_label import LinesLabel

_FEW, _SOME = 2, 3
"""The number of lines for what happened, and for the result of the review or the rehearsal."""


class MomentStrip(QFrame):
    """Shows what is on the table; its buttons change between looking, trying and the match."""

    saved = Signal()
    tried = Signal()
    looked = Signal()
    asked = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "banner")
        self._title = label(role="strong")
        self._text = LinesLabel(_FEW)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.why_button, self.look_button, self.back_button = button(), button(), button()
        self.save_button = button()
        self._is_finding = False
        self.has_match = True
        """Whether a match waits to which the player returns."""
        self.try_button = button("primary")
        self._connect()
        self._lay_out()
        self.retranslate()
        self.hide()

    @property
    def text(self) -> str:
        """The complete text of the strip."""
        return f"{self._title.text()}. {self._text.whole}"

    def show_moment(self, title: str, text: str, *, can_try: bool) -> None:
        """Shows the text for a moment of the record."""
        self._is_finding = False
        # The table keeps its height from moment to moment.
        self._tell(title, text, is_moment=True, lines=_FEW)
        self.why_button.hide()
        self.try_button.setVisible(can_try)
        self.save_button.show()

    def show_finding(self, title: str, text: str, *, has_reasons: bool) -> None:
        """Shows the text for a moment with the better action."""
        self._is_finding = True
        self._tell(title, text, is_moment=True)
        self.why_button.setVisible(has_reasons)
        self.save_button.hide()

    def show_rehearsal(self, title: str, text: str) -> None:
        """Shows the text for a rehearsal."""
        self._tell(title, text, is_moment=False)
        self.why_button.hide()
        self.save_button.hide()

    def retranslate(self) -> None:
        """Writes every button in the present language."""
        self.why_button.setText(self.tr("Why?"))
        again, on = self.tr("Try it again"), self.tr("Play on from here")
        self.try_button.setText(again if self._is_finding else on)
        self.save_button.setText(self.tr("Save the deal…"))
        self.look_button.setText(self.tr("Show the moment"))
        back, close = self.tr("Back to the match"), self.tr("Close")
        self.back_button.setText(back if self.has_match else close)
        native = QKeySequence.SequenceFormat.NativeText
        self.back_button.setToolTip(QKeySequence(QKeySequence.StandardKey.Back).toString(native))

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _tell(self, title: str, text: str, *, is_moment: bool, lines: int = _SOME) -> None:
        self.retranslate()
        self._title.setText(title)
        self._text.show_whole(text, lines)
        self.try_button.setVisible(is_moment)
        self.look_button.setVisible(not is_moment)
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self.show()

    def _connect(self) -> None:
        for made, signal in (
            (self.why_button, self.asked),
            (self.save_button, self.saved),
            (self.try_button, self.tried),
            (self.look_button, self.looked),
            (self.back_button, self.left),
        ):
            # The focus stays at the table, unless the player moves it to a button by Tab.
            made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            made.clicked.connect(signal)

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(self._title)
        words.addWidget(self._text)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 12, 8)
        row.setSpacing(8)
        row.addLayout(words, 1)
        every = (self.why_button, self.save_button, self.try_button, self.look_button)
        for made in (*every, self.back_button):
            row.addWidget(made, 0, Qt.AlignmentFlag.AlignVCenter)
