"""The caption on the felt that leads through a lesson."""

from collections.abc import Mapping, Sequence

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget
from typing_extensions import override

from canasta_gui.table.layout.geometry import Rect
from canasta_gui.table.widget import TableWidget
from canasta_gui.viewmodel.zones import FELT
from canasta_gui.widgets.bars import TrialBars
from canasta_gui.widgets.factory import button, label, set_role, show_text
from canasta_gui.widgets.rows import AIR, fill, in_column, in_row
from canasta_gui.windows.panels.table_card import TableCard
from engine import Reason


class LessonCard(TableCard):
    """The lesson's caption; it lies on the table where it covers as little as possible."""

    widths = (46, 37, 29)
    stays = True
    kept_free = (FELT,)

    def __init__(self, table: TableWidget) -> None:
        super().__init__(table)
        self._place = label(role="eyebrow")
        self.text = label(is_wrapped=True)
        self.bars = TrialBars()
        self.correction = label(role="strong", is_wrapped=True)
        self.next_button = button(role="primary")
        self.how_button, self.leave_button = button(role="link"), button(role="link")
        self.play_button, self.again_button = button(), button()
        self.practice_button = button()
        self.refute_button, self.hint_button = button(), button()
        self.back_button = button(role="link")
        self._lay_out()
        self._title, self._at, self._of = "", 0, 0
        self._next_text = ""
        self.retranslate()
        self.hide()

    @property
    @override
    def about(self) -> Rect:
        """The first lit place; the stock, in the middle of the table, if nothing is lit."""
        return next(iter(self._table.spotlight.areas), self._table.table_scene.board.frame.stock)

    def show_place(self, title: str, at: int = 0, of: int = 0) -> None:
        """Shows which lesson and which step it is; an exercise has no steps."""
        self._title, self._at, self._of = title, at, of
        self.retranslate()

    def tell(
        self,
        text: str,
        correction: str,
        offered: Mapping[QPushButton, bool],
        *,
        counts: Sequence[Reason] = (),
        next_text: str = "",
        is_answered: bool = True,
        has_keys: bool = True,
    ) -> None:
        """Shows a text, and those of the card's buttons that are offered; the one that continues
        has the focus if the table expects no action, and does not stand out until a question that
        it passes over is answered.
        """
        self.text.setText(text)
        self.bars.show_counts(counts, self.tr("Best move"), self.tr("Other move"))
        show_text(self.correction, correction)
        self._next_text = next_text
        set_role(self.next_button, "primary" if is_answered else "plain")
        for each in self.findChildren(QPushButton):
            each.setVisible(each is self.leave_button or offered.get(each, False))
        self.next_button.setAccessibleDescription(text)
        self.retranslate()
        self.show()
        self.settle()
        if offered.get(self.next_button) and has_keys:
            self.next_button.setFocus()
        elif self.isAncestorOf(self.focusWidget() or self):
            self._table.setFocus()

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
        self.practice_button.setText(self.tr("Two exercises"))
        self.again_button.setText(self.tr("Try again"))
        self.refute_button.setText(self.tr("And the next move?"))
        self.hint_button.setText(self.tr("A hint"))
        self.back_button.setText(self.tr("Back", "to the step before"))
        self.setAccessibleName(self.tr("Lesson"))

    def _lay_out(self) -> None:
        column = in_column(
            self._place, self.text, self.bars, self.correction, of=self, spacing=6, margins=0
        )
        # On two rows, because long words in large type would be cut on one.
        fill(
            column,
            _row(
                self.hint_button,
                self.again_button,
                self.refute_button,
                self.play_button,
                self.practice_button,
            ),
            _row(self.how_button, self.next_button, first=(self.leave_button, self.back_button)),
        )


def _row(*last: QWidget, first: tuple[QWidget, ...] = ()) -> QHBoxLayout:
    """Returns a row with buttons at both ends."""
    return in_row(*first, AIR, *last, spacing=6)
