"""The score of the whole match: a line for each deal, a column for each side."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QDate, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QWidget

from canasta_gui.dialogs.score.print_buttons import PrintButtons
from canasta_gui.dialogs.score.score_table import name_cell, row_head, told_row
from canasta_gui.dialogs.sheet_dialog import PageDialog
from canasta_gui.i18n.formats import number, pronounced, sentences, signed
from canasta_gui.viewmodel.deal_summary import DealSummary
from canasta_gui.widgets.factory import LabelRole, button, frame, label, panel_of, show_text
from canasta_gui.widgets.rows import in_grid
from canasta_gui.words.edition_texts import changed_from
from canasta_gui.words.match_end_texts import how_it_ended, side_name

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class RunningDeal:
    """The deal that is still played: the names of the sides, and what each has laid so far."""

    deal: int
    names: tuple[str, ...]
    gains: tuple[str, ...]


def _names(running: RunningDeal | None) -> tuple[str, ...]:
    return () if running is None else running.names


class ScoreSheetDialog(PageDialog):
    """The table of every finished deal, and of the one that is played; a press on the number of a
    finished one opens its score.
    """

    is_aside = True

    opened = Signal(DealSummary)
    """Emitted with the ``DealSummary`` that the player wants to see."""

    def __init__(
        self,
        deals: Sequence[DealSummary],
        day: QDate,
        parent: QWidget | None = None,
        running: RunningDeal | None = None,
    ) -> None:
        super().__init__(parent)
        self._deals, self._day, self._running = tuple(deals), day, running
        self.openers: list[QPushButton] = []
        self._cells: list[QLabel] = []
        """The row of the deal that is played: its name, and a number for each side."""
        self.paper = PrintButtons(deals, day, self)
        self.note = label(is_wrapped=True)
        self._add_paper()
        self.fill()
        self.resize(680, 560)

    def show_deals(self, deals: Sequence[DealSummary], running: RunningDeal | None = None) -> None:
        """Shows the deals that are over by now, and the one that is played."""
        before, self._running = self._running, running
        if tuple(deals) != self._deals or _names(before) != _names(running):
            self._deals = tuple(deals)
            self.paper.show_deals(deals, self._day)
            self.fill()
        elif running is not None and running != before:
            # Not the whole page, on which somebody may be reading.
            self._write_gains(running)

    def write(self) -> None:
        """Sets the heading and adds the table."""
        self.openers = []
        self._tell("")
        if self._deals:
            rules = self._deals[0].rules
            self.set_heading(self.tr("Score sheet"), "\n".join((rules.title, *self._shuffled())))
        else:
            self.set_heading(self.tr("Score sheet"), self.tr("No deal has been finished yet."))
        if self._deals or self._running is not None:
            self._add_table()

    def _add_table(self) -> None:
        grid = in_grid(26, 9, long=1)
        sheet = panel_of(grid)
        self._head(grid)
        for summary in self._deals:
            self._line(grid, summary)
        if self._running is not None:
            self._running_line(grid, self._running)
        if self._deals:
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
        last, running = self._deals[-1] if self._deals else None, self._running
        names = running.names if running is not None else ()
        if last is not None:
            names = tuple(side_name(last, side) for side in range(last.side_count))
        for side, name in enumerate(names):
            is_won = last is not None and side in last.winners
            role: LabelRole = "win" if is_won else "strong"
            _put(grid, 0, side, label(name, role, is_wrapped=True))
        _rule(grid, len(names))

    def _line(self, grid: QGridLayout, summary: DealSummary) -> None:
        changed = changed_from(summary.deal, summary.changes, summary.rules.words.style)
        if changed:
            line = label(changed, "strong", is_wrapped=True)
            grid.addWidget(line, grid.rowCount(), 0, 1, summary.side_count + 2)
        row = grid.rowCount()
        opener, totals = self._opener(summary), [side.total for side in summary.scored.sides]
        told = told_row(summary, [signed(total) for total in totals])
        heard = sentences((opener.text(), how_it_ended(summary), told))
        opener.setAccessibleName(pronounced(heard))
        grid.addWidget(opener, row, 0)
        grid.addWidget(label(how_it_ended(summary), "caption", is_wrapped=True), row, 1)
        for side, total in enumerate(totals):
            cell = label(signed(total), "loss" if total < 0 else "gain")
            name_cell(cell, opener.text(), side_name(summary, side))
            _put(grid, row, side, cell)

    def _running_line(self, grid: QGridLayout, running: RunningDeal) -> None:
        row = grid.rowCount()
        head, numbers = row_head("", "body"), [label() for _ in running.names]
        grid.addWidget(head, row, 0)
        grid.addWidget(label(self.tr("being played"), "caption", is_wrapped=True), row, 1)
        for side, cell in enumerate(numbers):
            _put(grid, row, side, cell)
        self._cells = [head, *numbers]
        self._write_gains(running)

    def _write_gains(self, running: RunningDeal) -> None:
        head, *numbers = self._cells
        head.setText(self._deal(running.deal))
        told: list[str] = []
        for name, gain, cell in zip(running.names, running.gains, numbers, strict=True):
            cell.setText(gain or "\N{EN DASH}")
            name_cell(cell, head.text(), name)
            told.append(f"{name} {gain or number(0)}")
        head.setAccessibleName(sentences((head.text(), self.tr("being played"), ", ".join(told))))

    def _deal(self, deal: int) -> str:
        return self.tr("Deal {count}").format(count=number(deal))

    def _opener(self, summary: DealSummary) -> QPushButton:
        made = button(self._deal(summary.deal), "link", then=lambda: self.opened.emit(summary))
        made.setCursor(Qt.CursorShape.PointingHandCursor)
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
