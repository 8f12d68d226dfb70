"""The caption on the felt that leads through a lesson."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from canasta_gui.table.widget import TableWidget
from canasta_gui.widgets.factory import button, label
from canasta_gui.windows.panels.card_place import GAP, best_place

_LETTERS = (46, 37, 30)
"""The widths of the card, in letters; it is narrower where a wide one would cover something."""


class LessonCard(QFrame):
    """The lesson's caption; it lies on the table where it covers as little as possible."""

    gone_on = Signal()
    shown_how = Signal()
    left = Signal()
    gone_back = Signal()
    """Emitted to return to the previous step."""
    again_wanted = Signal()
    """Emitted to start the same exercise again."""
    match_wanted = Signal()
    """Emitted when the learner wants to play a deal without the lesson."""

    def __init__(self, table: TableWidget) -> None:
        super().__init__(table)
        self._table = table
        self.setProperty("role", "note")
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self._place = label(role="eyebrow")
        self.text = label(is_wrapped=True)
        self.correction = label(role="strong", is_wrapped=True)
        self.next_button = button("primary")
        self.how_button, self.leave_button = button("link"), button("link")
        self.play_button, self.again_button = button(), button()
        self.back_button = button("link")
        self.next_button.clicked.connect(self.gone_on)
        self.how_button.clicked.connect(self.shown_how)
        self.leave_button.clicked.connect(self.left)
        self.play_button.clicked.connect(self.match_wanted)
        self.again_button.clicked.connect(self.again_wanted)
        self.back_button.clicked.connect(self.gone_back)
        self._lay_out()
        self._title, self._at, self._of = "", 0, 0
        self._next_text = ""
        self.retranslate()
        self.hide()

    def show_place(self, title: str, at: int, of: int) -> None:
        """Shows which lesson and which step it is."""
        self._title, self._at, self._of = title, at, of
        self.retranslate()

    def show_title(self, title: str) -> None:
        """Shows the subject of an exercise."""
        self.show_place(title, 0, 0)

    def tell(
        self,
        text: str,
        correction: str = "",
        *,
        can_go_on: bool = False,
        can_show: bool | None = None,
        can_play: bool = False,
        can_go_back: bool = False,
        can_try_again: bool = False,
        next_text: str = "",
        has_keys: bool = True,
    ) -> None:
        """Shows a text; the button that continues has the focus if the table expects no action.

        Unless stated otherwise, the demonstration is offered while no button continues.
        """
        self.text.setText(text)
        self.correction.setText(correction)
        self.correction.setVisible(bool(correction))
        self._next_text = next_text
        self.next_button.setVisible(can_go_on)
        self.how_button.setVisible(not can_go_on if can_show is None else can_show)
        self.play_button.setVisible(can_play)
        self.back_button.setVisible(can_go_back)
        self.again_button.setVisible(can_try_again)
        self.next_button.setAccessibleDescription(text)
        self.retranslate()
        self.show()
        self.settle()
        if can_go_on and has_keys:
            self.next_button.setFocus()
        elif self.isAncestorOf(self.focusWidget() or self):
            self._table.setFocus()

    def settle(self) -> None:
        """Moves the card to where it covers least."""
        if self.isHidden():
            return
        sizes = [self._size(letters) for letters in _LETTERS]
        self.setGeometry(best_place(self._table, sizes, self.pos()))
        self.raise_()

    def retranslate(self) -> None:
        """Writes every text in the present language."""
        self._place.setText(
            self.tr("{title} · {at} of {of}", "a lesson and its step").format(
                title=self._title, at=self._at, of=self._of
            )
            if self._of
            else self._title
        )
        self.next_button.setText(self._next_text or self.tr("Go on"))
        self.how_button.setText(self.tr("Show me"))
        self.leave_button.setText(self.tr("Leave"))
        self.play_button.setText(self.tr("Play, with hints"))
        self.again_button.setText(self.tr("Try again"))
        self.back_button.setText(self.tr("Back", "to the step before"))
        self.setAccessibleName(self.tr("Lesson"))

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self._place)
        column.addWidget(self.text)
        column.addWidget(self.correction)
        # On two rows, because long words in large type would be cut on one.
        column.addLayout(_row(self.again_button, self.play_button))
        column.addLayout(
            _row(self.how_button, self.next_button, first=(self.leave_button, self.back_button))
        )

    def _size(self, letters: int) -> QSize:
        """Returns the size of the card for a line width in letters."""
        wide = min(letters * self.fontMetrics().averageCharWidth(), self._table.width() - 2 * GAP)
        layout = self.layout()
        assert layout is not None
        wide = max(wide, layout.totalMinimumSize().width())
        return QSize(wide, layout.totalHeightForWidth(wide))


def _row(*last: QWidget, first: tuple[QWidget, ...] = ()) -> QHBoxLayout:
    """Returns a row with buttons at both ends."""
    row = QHBoxLayout()
    row.setSpacing(6)
    for made in first:
        row.addWidget(made)
    row.addStretch(1)
    for made in last:
        row.addWidget(made)
    return row
