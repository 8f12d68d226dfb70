"""The score of a deal as a table: a line for each rule, a column for each side."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from canasta_gui.dialogs.deal_summary import DealSummary, ScoreRow
from canasta_gui.dialogs.parts import Type, frame, label, panel
from canasta_gui.dialogs.score_words import number, side_name, signed
from canasta_gui.words import Words
from canasta_gui.words.vocabulary import capital

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ScoreTable(QWidget):
    """Lines, sum, new total and next opening of every side."""

    def __init__(self, summary: DealSummary) -> None:
        super().__init__()
        self._summary = summary
        self._words = Words(summary.rules)
        sheet, column = panel()
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(28)
        self._grid.setVerticalSpacing(7)
        self._grid.setColumnStretch(0, 1)
        column.addLayout(self._grid)
        outer = QGridLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(sheet)
        self._head()
        for row in summary.rows():
            self._line(row)
        self._rule()
        self._totals()

    def _head(self) -> None:
        for side in range(self._summary.side_count):
            name = label(side_name(self._summary, side), "strong", is_wrapped=True)
            if side in self._summary.winners:
                name.setText(self.tr("{name} (won)").format(name=name.text()))
                name.setProperty("role", "win")
            self._put(0, side + 1, name)
        self._rule()

    def _line(self, row: ScoreRow) -> None:
        at = self._grid.rowCount()
        self._put(at, 0, label(capital(self._words.score_line(row.rule))))
        for side in range(self._summary.side_count):
            points = row.points(side)
            if points is None:
                cell = label("\N{EN DASH}", "caption")
            else:
                cell = label(_with_count(row, side, points), "loss" if points < 0 else "gain")
            self._put(at, side + 1, cell)

    def _totals(self) -> None:
        scored = self._summary.scored.sides
        before = [number(side.match - side.total) for side in scored]
        self._row(self.tr("This deal"), [signed(side.total) for side in scored], "strong")
        self._row(self.tr("Before"), before, "body")
        self._rule()
        self._row(self.tr("New total"), [number(side.match) for side in scored], "total")
        if not self._summary.winners:
            needs = [self._summary.next_opening(side) for side in range(len(scored))]
            self._row(self.tr("Next opening needs"), [number(need) for need in needs], "body")

    def _row(self, name: str, cells: list[str], role: Type) -> None:
        at = self._grid.rowCount()
        self._put(at, 0, label(name, "heading" if role == "total" else role))
        for side, text in enumerate(cells):
            self._put(at, side + 1, label(text, role))

    def _rule(self) -> None:
        line: QFrame = frame("line")
        span = self._summary.side_count + 1
        self._grid.addWidget(line, self._grid.rowCount(), 0, 1, span)

    def _put(self, row: int, column: int, cell: QLabel) -> None:
        if column:
            cell.setAlignment(_RIGHT)
            self._grid.setColumnMinimumWidth(column, 96)
        self._grid.addWidget(cell, row, column)


def _with_count(row: ScoreRow, side: int, points: int) -> str:
    """The points, and how they come about where several of a kind were paid."""
    items = row.items[side]
    is_bonus = row.rule in {"score.bonus_cards", "score.bonus_penalty"}
    count = len(items[0].cards) if is_bonus else len(items)
    if count < 2 or row.rule in {"score.melded_cards", "score.hand"} or points % count:
        return signed(points)
    return f"{count} \N{MULTIPLICATION SIGN} {number(abs(points) // count)}   {signed(points)}"
