"""The score of a deal as people write it down: a column for each side under its faces, a line for
each rule with the cards that it pays, and the sum.
"""

from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from canasta_gui.dialogs.score.score_cards import LineCards, ScoreDetail, has_room
from canasta_gui.i18n.formats import number, pronounced, sentences, signed
from canasta_gui.table.render.card_painter import CardPainter
from canasta_gui.viewmodel.deal_summary import DealSummary, ScoreRow
from canasta_gui.viewmodel.player_faces import Mood
from canasta_gui.widgets.expand_button import ExpandButton
from canasta_gui.widgets.face_strip import FaceStrip
from canasta_gui.widgets.factory import LabelRole, frame, label, panel_in
from canasta_gui.widgets.rows import in_grid
from canasta_gui.words.match_end_texts import side_name
from canasta_gui.words.vocabulary import capital
from canasta_gui.words.words import Words

_FACES, _WIDEST = 38, 76
"""The size of a face above a column, and the width of all of a side, in pixels."""
_ROW, _SUM_ROW, _DEAL_ROW = 36, 26, 50
"""The least height of a line, of a row of sums, and of that of the deal, in pixels."""
_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ScoreTable(QWidget):
    """The lines, sum, new total and next opening of every side; each line opens to its cards."""

    rule_asked = Signal(str)
    """Emitted when the player wants to read about a rule of the score."""

    def __init__(self, summary: DealSummary, cards: CardPainter) -> None:
        super().__init__()
        self._summary = summary
        self._cards = cards
        self.openers: dict[str, ExpandButton] = {}
        """The buttons that open and close the details of a line, by rule."""
        self._words = Words(summary.rules)
        self._has_pictures = has_room(summary)
        self._grid = in_grid(14, 0, long=0)
        panel_in(self).addLayout(self._grid)
        self._head()
        rows = summary.rows()
        for row in rows:
            self._line(row)
            self._rule("sum" if row is rows[-1] else "line")
        self._totals()
        for side in range(summary.side_count):
            between = frame("column")
            self._grid.addWidget(between, 0, _column(side) - 2, self._grid.rowCount(), 1)
            between.lower()

    def _head(self) -> None:
        best = max(it.total for it in self._summary.scored.sides)
        for side, scored in enumerate(self._summary.scored.sides):
            head, row = QWidget(), QHBoxLayout()
            head.setLayout(row)
            row.setContentsMargins(0, 0, 0, 0)
            row.addStretch(1)
            if self._has_pictures:
                faces = [self._summary.faces[seat] for seat in self._summary.side_seats(side)]
                mood = Mood.GLAD if scored.total == best else Mood.SORRY
                row.addWidget(FaceStrip(faces, mood, _FACES, _WIDEST))
            has_won = side in self._summary.winners
            role: LabelRole = "win" if has_won else "strong"
            row.addWidget(label(side_name(self._summary, side), role, is_wrapped=True))
            self._grid.addWidget(head, 0, _column(side) - 1, 1, 2)
        self._rule()

    def _line(self, row: ScoreRow) -> None:
        at = self._grid.rowCount()
        self._grid.setRowMinimumHeight(at, _ROW)
        # A row below each line is reserved for its details.
        self._grid.setRowMinimumHeight(at + 1, 0)
        self._grid.addWidget(self._opener(row, at), at, 0, Qt.AlignmentFlag.AlignLeft)
        for side in range(self._summary.side_count):
            points = row.points(side)
            if points is None:
                cell = label("\N{EN DASH}", "caption")
            else:
                told = signed(points) if self._has_pictures else _with_count(row, side, points)
                cell = label(told, "loss" if points < 0 else "gain")
            if self._has_pictures:
                pictures = LineCards(self._summary, row, side, self._cards)
                self._grid.addWidget(pictures, at, _column(side) - 1, Qt.AlignmentFlag.AlignVCenter)
            self._put(at, side, cell, self._name(row))

    def _opener(self, row: ScoreRow, at: int) -> ExpandButton:
        """Returns the button with the name of the line, which opens its details."""
        name = self._name(row)
        made = ExpandButton(name)
        made.setAccessibleName(pronounced(f"{name}. {self._points_of_sides(row)}"))
        made.setAccessibleDescription(self.tr("Shows the cards and the rule."))
        details: list[ScoreDetail] = []

        def toggle(is_open: bool) -> None:
            if not details:
                details.append(self._add_detail(row, at, made))
            details[0].setVisible(is_open)

        made.toggled.connect(toggle)
        self.openers[row.rule] = made
        return made

    def _add_detail(self, row: ScoreRow, at: int, opener: QWidget) -> ScoreDetail:
        """Returns the details, which readers and Tab find after their line."""
        detail = ScoreDetail(self._summary, row, self._cards)
        detail.rule_asked.connect(self.rule_asked)
        self._grid.addWidget(detail, at + 1, 0, 1, self._grid.columnCount())
        panel = opener.parentWidget() or self
        parts = panel.findChildren(QWidget, options=_DIRECT)
        cells = self._summary.side_count * (1 + self._has_pictures)
        detail.stackUnder(parts[parts.index(opener) + cells + 1])
        QWidget.setTabOrder(opener, detail.rule_link)
        return detail

    def _name(self, row: ScoreRow) -> str:
        return capital(self._words.score_line(row.rule))

    def _points_of_sides(self, row: ScoreRow) -> str:
        """Returns the points of every side."""
        points = ((side, row.points(side)) for side in range(self._summary.side_count))
        return self._words.listing(
            f"{side_name(self._summary, side)} {signed(won)}"
            for side, won in points
            if won is not None
        )

    def _totals(self) -> None:
        scored = self._summary.scored.sides
        before = [number(side.match - side.total) for side in scored]
        self._row(self.tr("This deal"), [signed(side.total) for side in scored], "winner")
        self._row(self.tr("Before"), before, "body")
        self._row(self.tr("New total"), [number(side.match) for side in scored], "heading")
        if not self._summary.winners:
            needs = [self._next_opening(side) for side in range(len(scored))]
            self._row(self.tr("Next opening needs"), needs, "body")

    def _next_opening(self, side: int) -> str:
        need = number(self._summary.next_opening(side))
        if not self._summary.needs_canasta_next(side):
            return need
        if not self._summary.next_opening(side):
            return self.tr("a canasta")
        return self.tr("a canasta, {need}").format(need=need)

    def _row(self, name: str, cells: list[str], role: LabelRole) -> None:
        at = self._grid.rowCount()
        self._grid.setRowMinimumHeight(at, _SUM_ROW if role != "winner" else _DEAL_ROW)
        head = row_head(name, "heading" if role == "winner" else role)
        head.setAccessibleName(sentences((name, told_row(self._summary, cells))))
        self._grid.addWidget(head, at, 0)
        for side, text in enumerate(cells):
            self._put(at, side, label(text, role), name, span=2)

    def _rule(self, role: Literal["line", "sum"] = "line") -> None:
        span = _column(self._summary.side_count - 1) + 1
        self._grid.addWidget(frame(role), self._grid.rowCount(), 0, 1, span)

    def _put(self, row: int, side: int, cell: QLabel, head: str, span: int = 1) -> None:
        """Adds a cell, which readers name by its row and side, at the end of the side's columns."""
        name_cell(cell, head, side_name(self._summary, side))
        cell.setAlignment(_RIGHT)
        column = _column(side)
        self._grid.setColumnMinimumWidth(column, 80)
        self._grid.addWidget(cell, row, column + 1 - span, 1, span)


def _column(side: int) -> int:
    """Returns the column with the points of a side, behind a line and its cards."""
    return 3 * (side + 1)


def row_head(name: str, role: LabelRole) -> QLabel:
    """Returns the head of a row that Tab reaches."""
    head = label(name, role)
    head.setProperty("row", True)
    head.setIndent(0)
    head.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return head


def told_row(summary: DealSummary, cells: Sequence[str]) -> str:
    """Returns what a reader says of the cells of a row: each with its side."""
    told = (f"{side_name(summary, side)} {text}" for side, text in enumerate(cells))
    return Words(summary.rules).listing(told)


def name_cell(cell: QLabel, row: str, column: str) -> None:
    """Names a cell for readers by its row and column, for Qt offers no tables made of labels."""
    # A dash alone is silent.
    text = cell.text().replace("   ", ", ").replace("\N{EN DASH}", number(0))
    cell.setAccessibleName(sentences((row, column, text)))


def _with_count(row: ScoreRow, side: int, points: int) -> str:
    """Returns the points, with the number of items if several of a kind were paid."""
    items = row.items[side]
    is_bonus = row.rule in {"score.bonus_cards", "score.bonus_penalty"}
    count = len(items[0].cards) if is_bonus else len(items)
    if count < 2 or row.rule in {"score.melded_cards", "score.hand"} or points % count:
        return signed(points)
    return f"{count} \N{MULTIPLICATION SIGN} {number(abs(points) // count)}   {signed(points)}"
