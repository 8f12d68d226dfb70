"""A strip above the table that marks a past moment or a rehearsal, with the way back."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent
from PySide6.QtWidgets import QPushButton
from typing_extensions import override

from canasta_gui.widgets.factory import button, label
from canasta_gui.widgets.lines_label import LinesLabel
from canasta_gui.widgets.rows import in_column, in_row, wide
from canasta_gui.widgets.translated_frame import TranslatedFrame

_MOMENT_LINES, _RESULT_LINES = 2, 3
"""The number of lines for what happened, and for the result of the review or the rehearsal."""
_LETTERS = 24
"""The least width of the text, in letters."""
_MARGINS = (16, 8, 12, 8)
_SPACING = 8


class MomentStrip(TranslatedFrame):
    """Shows what is on the table; its buttons change between looking, trying and the match.

    Where the whole texts of the buttons would leave too little room, they have short ones.
    """

    saved = Signal()
    tried = Signal()
    looked = Signal()
    asked = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "banner")
        self._title = label(role="strong")
        self._text = LinesLabel(_MOMENT_LINES)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.why_button, self.look_button, self.back_button = button(), button(), button()
        self.save_button = button()
        self._is_finding = False
        self.has_match = True
        """Whether a match waits to which the player returns."""
        self.try_button = button(role="primary")
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
        self._tell(title, text, is_moment=True, lines=_MOMENT_LINES)
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
        native = QKeySequence.SequenceFormat.NativeText
        self.back_button.setToolTip(QKeySequence(QKeySequence.StandardKey.Back).toString(native))
        self._write_buttons()

    @override
    def minimumSizeHint(self) -> QSize:
        """Returns the width that the short texts need."""
        return QSize(self._width(is_short=True), super().minimumSizeHint().height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._write_buttons()
        super().resizeEvent(event)

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            # Other buttons are shown.
            self._write_buttons()
        return super().event(event)

    def _texts(self) -> dict[QPushButton, tuple[str, str]]:
        """Returns the whole and the short text of each button."""
        why, look = self.tr("Why?"), self.tr("Show the moment")
        again, close = self.tr("Try it again"), self.tr("Close")
        on = self.tr("Play on from here"), self.tr("Play on")
        back = self.tr("Back to the match"), self.tr("Back")
        return {
            self.why_button: (why, why),
            self.save_button: (self.tr("Save the deal…"), self.tr("Save…")),
            self.try_button: (again, again) if self._is_finding else on,
            self.look_button: (look, look),
            self.back_button: back if self.has_match else (close, close),
        }

    def _write_buttons(self) -> None:
        is_short = self.width() < self._width(is_short=False)
        for made, (whole, short) in self._texts().items():
            made.setText(short if is_short else whole)
            made.setAccessibleName(whole)

    def _width(self, *, is_short: bool) -> int:
        """Returns the width that the strip needs with the short or the whole texts."""
        needed = _MARGINS[0] + _MARGINS[2] + _LETTERS * self.fontMetrics().averageCharWidth()
        for made, (whole, short) in self._texts().items():
            if not made.isHidden():
                metrics, text = made.fontMetrics(), short if is_short else whole
                around = made.sizeHint().width() - metrics.horizontalAdvance(made.text())
                needed += _SPACING + around + metrics.horizontalAdvance(text)
        return needed

    def _tell(self, title: str, text: str, *, is_moment: bool, lines: int = _RESULT_LINES) -> None:
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
        row = in_row(
            wide(in_column(self._title, self._text, spacing=1)),
            of=self,
            spacing=_SPACING,
            margins=_MARGINS,
        )
        every = (self.why_button, self.save_button, self.try_button, self.look_button)
        for made in (*every, self.back_button):
            row.addWidget(made, 0, Qt.AlignmentFlag.AlignVCenter)
