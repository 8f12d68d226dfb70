"""The score of the whole match: a line for each deal, a column for each side."""

from collections.abc import Sequence

from PySide6.QtCore import QDate, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QWidget

from canasta_gui.dialogs.score.print_buttons import PrintButtons
from canasta_gui.dialogs.score.score_table import name_cell, row_head, told_row
from canasta_gui.dialogs.sheet_dialog import PageDialog
from canasta_gui.i18n.formats import number, sentences, signed
from canasta_gui.viewmodel.deal_summary import DealSummary
from canasta_gui.widgets.factory import LabelRole, button, frame, label, panel, show_text
from canasta_gui.words.edition_texts import changed_from
from canasta_gui.words.match_end_texts import how_it_ended, side_name

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ScoreSheetDialog(PageDialog):
    """The table of every finished deal; a press on a deal's number opens its score."""

    is_aside = True

    opened = Signal(DealSummary)
    """Emitted with the ``DealSummary`` that the player wants to see."""

    def __init__(
        self, deals: Sequence[DealSummary], day: QDate, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._deals, self._day = tuple(deals), day
        self.openers: list[QPushButton] = []
        self.paper = PrintButtons(deals, day, self)
        self.note = label(is_wrapped=True)
        self._add_paper()
        self.fill()
        self.resize(680, 560)

    def show_deals(self, deals: Sequence[DealSummary]) -> None:
        """Shows the deals that are over by now."""
        self._deals = tuple(deals)
        self.paper.show_deals(deals, self._day)
        self.fill()

    def write(self) -> None:
        """Sets the heading and adds the table."""
        self.openers = []
        self._tell("")
        if not self._deals:
            self.set_heading(self.tr("Score sheet"), self.tr("No deal has been finished yet."))
            return
        rules = self._deals[0].rules
        self.set_heading(self.tr("Score sheet"), "\n".join((rules.title, *self._shuffled())))
        sheet, column = panel()
        grid = QGridLayout()
        grid.setHorizontalSpacing(26)
        grid.setVerticalSpacing(9)
        grid.setColumnStretch(1, 1)
        column.addLayout(grid)
        self._head(grid)
        for summary in self._deals:
            self._line(grid, summary)
        self._total(grid)
        self.column.addWidget(sheet)

    def _shuffled(self) -> tuple[str, ...]:
        """Returns how the cards were shuffled, where that was not perfect."""
        riffles = self._deals[-1].riffles
        if not riffles:
            return ()
        told = self.tr(
            "From the second deal on shuffled as at home: gathered, %n riffles, cut.", "", riffles
        )
        return (told,)

    def _add_paper(self) -> None:
        """Adds the print buttons beside the closing one, and their result above."""
        self.footer.add_side(self.paper.print_button, self.paper.pdf_button)
        self.note.setContentsMargins(24, 0, 24, 12)
        self.body.addWidget(self.note)
        self.paper.told.connect(self._tell)

    def _tell(self, text: str) -> None:
        show_text(self.note, text)
        self.grow()

    def _head(self, grid: QGridLayout) -> None:
        last = self._deals[-1]
        for side in range(last.side_count):
            role: LabelRole = "win" if side in last.winners else "strong"
            _put(grid, 0, side, label(side_name(last, side), role, is_wrapped=True))
        _rule(grid, last.side_count)

    def _line(self, grid: QGridLayout, summary: DealSummary) -> None:
        changed = changed_from(summary.deal, summary.changes, summary.rules.words.style)
        if changed:
            line = label(changed, "strong", is_wrapped=True)
            grid.addWidget(line, grid.rowCount(), 0, 1, summary.side_count + 2)
        row = grid.rowCount()
        opener, totals = self._opener(summary), [side.total for side in summary.scored.sides]
        told = told_row(summary, [signed(total) for total in totals])
        opener.setAccessibleName(sentences((opener.text(), how_it_ended(summary), told)))
        grid.addWidget(opener, row, 0)
        grid.addWidget(label(how_it_ended(summary), "caption", is_wrapped=True), row, 1)
        for side, total in enumerate(totals):
            cell = label(signed(total), "loss" if total < 0 else "gain")
            name_cell(cell, opener.text(), side_name(summary, side))
            _put(grid, row, side, cell)

    def _opener(self, summary: DealSummary) -> QPushButton:
        made = button(self.tr("Deal {count}").format(count=number(summary.deal)), "link")
        made.setCursor(Qt.CursorShape.PointingHandCursor)
        made.clicked.connect(lambda: self.opened.emit(summary))
        self.openers.append(made)
        return made

    def _total(self, grid: QGridLayout) -> None:
        last = self._deals[-1]
        _rule(grid, last.side_count)
        row = grid.rowCount()
        head = row_head(self.tr("Total"), "heading")
        cells = [number(score.match) for score in last.scored.sides]
        head.setAccessibleName(sentences((head.text(), told_row(last, cells))))
        grid.addWidget(head, row, 0, 1, 2)
        for side, text in enumerate(cells):
            cell = label(text, "total")
            name_cell(cell, head.text(), side_name(last, side))
            _put(grid, row, side, cell)


def _put(grid: QGridLayout, row: int, side: int, cell: QLabel) -> None:
    cell.setAlignment(_RIGHT)
    cell.setMinimumWidth(96)
    grid.addWidget(cell, row, side + 2)


def _rule(grid: QGridLayout, sides: int) -> None:
    grid.addWidget(frame("line"), grid.rowCount(), 0, 1, sides + 2)
