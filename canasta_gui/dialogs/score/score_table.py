"""The score of a deal as a table: a row for each rule, a column for each side, and below a row the
cards with their points.
"""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from canasta_gui.i18n.formats import number, sentences, signed
from canasta_gui.table.render.card_painter import CardPainter
from canasta_gui.viewmodel.deal_summary import DealSummary, ScoreRow
from canasta_gui.widgets.card_strip import CardStrip
from canasta_gui.widgets.expand_button import ExpandButton
from canasta_gui.widgets.factory import LabelRole, button, frame, label, panel_in
from canasta_gui.words.match_end_texts import player_name, side_name
from canasta_gui.words.vocabulary import capital
from canasta_gui.words.words import Words
from engine import ScoreItem

_CARDS_WIDTH = 290
_LEFT = Qt.AlignmentFlag.AlignLeft


class ScoreDetail(QWidget):
    """The details below a line of the table; a link leads to the rule that pays or charges it."""

    rule_asked = Signal(str)
    """Emitted when the player wants to read about a rule of the score."""

    def __init__(self, summary: DealSummary, row: ScoreRow, cards: CardPainter) -> None:
        super().__init__()
        self._summary = summary
        self._words = Words(summary.rules)
        self._cards = cards
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 2, 0, 8)
        column.setSpacing(4)
        for side, items in enumerate(row.items):
            if items:
                column.addWidget(label(side_name(summary, side), "eyebrow"))
                column.addLayout(self._items(items, summary.holders(side, items)))
        self.rule_link = self._make_link(row.rule)
        column.addWidget(self.rule_link, 0, _LEFT)

    def _items(self, items: tuple[ScoreItem, ...], holders: tuple[int | None, ...]) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        for at, (item, holder) in enumerate(zip(items, holders, strict=True)):
            told = self._told(item, holder)
            grid.addWidget(label(told, "caption", is_wrapped=True), at, 1)
            if item.cards:
                strip = CardStrip(item.cards, self._cards, width=_CARDS_WIDTH)
                strip.setAccessibleName(told)
                grid.addWidget(strip, at, 0, _LEFT)
        return grid

    def _told(self, item: ScoreItem, holder: int | None) -> str:
        """Returns who held the cards, the cards in words, and their points."""
        name = "" if holder is None else player_name(self._summary, holder)
        parts = (name, self._words.cards(item.cards), signed(item.points))
        return ": ".join(filter(None, parts))

    def _make_link(self, rule: str) -> QPushButton:
        made = button(role="link")
        made.setText(self.tr("The rule for it…"))
        made.setAccessibleDescription(self._words.score_line(rule))
        made.setCursor(Qt.CursorShape.PointingHandCursor)
        made.clicked.connect(lambda: self.rule_asked.emit(rule))
        return made


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
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(28)
        self._grid.setVerticalSpacing(7)
        self._grid.setColumnStretch(0, 1)
        panel_in(self).addLayout(self._grid)
        self._head()
        rows = summary.rows()
        for row in rows:
            self._line(row)
        if rows:
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
        # The row below each line is reserved for its details.
        at = self._grid.rowCount()
        self._grid.setRowMinimumHeight(at + 1, 0)
        self._grid.addWidget(self._opener(row, at), at, 0, Qt.AlignmentFlag.AlignLeft)
        for side in range(self._summary.side_count):
            points = row.points(side)
            if points is None:
                cell = label("\N{EN DASH}", "caption")
            else:
                cell = label(_with_count(row, side, points), "loss" if points < 0 else "gain")
            self._put(at, side + 1, cell, self._name(row))

    def _opener(self, row: ScoreRow, at: int) -> ExpandButton:
        """Returns the button with the name of the line, which opens its details."""
        name = self._name(row)
        made = ExpandButton(name)
        made.setAccessibleName(f"{name}. {self._said(row)}")
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
        self._grid.addWidget(detail, at + 1, 0, 1, self._summary.side_count + 1)
        panel = opener.parentWidget() or self
        parts = panel.findChildren(QWidget, options=_DIRECT)
        detail.stackUnder(parts[parts.index(opener) + self._summary.side_count + 1])
        QWidget.setTabOrder(opener, detail.rule_link)
        return detail

    def _name(self, row: ScoreRow) -> str:
        return capital(self._words.score_line(row.rule))

    def _said(self, row: ScoreRow) -> str:
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
        self._row(self.tr("This deal"), [signed(side.total) for side in scored], "strong")
        self._row(self.tr("Before"), before, "body")
        self._rule()
        self._row(self.tr("New total"), [number(side.match) for side in scored], "total")
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
        head = row_head(name, "heading" if role == "total" else role)
        head.setAccessibleName(sentences((name, told_row(self._summary, cells))))
        self._put(at, 0, head)
        for side, text in enumerate(cells):
            self._put(at, side + 1, label(text, role), name)

    def _rule(self) -> None:
        line: QFrame = frame("line")
        span = self._summary.side_count + 1
        self._grid.addWidget(line, self._grid.rowCount(), 0, 1, span)

    def _put(self, row: int, column: int, cell: QLabel, head: str = "") -> None:
        """Adds a cell, which readers name by its row and side."""
        if column and head:
            name_cell(cell, head, side_name(self._summary, column - 1))
        if column:
            cell.setAlignment(_RIGHT)
            self._grid.setColumnMinimumWidth(column, 96)
        self._grid.addWidget(cell, row, column)


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
    cell.setAccessibleName(sentences((row, column, cell.text().replace("   ", ", "))))


def _with_count(row: ScoreRow, side: int, points: int) -> str:
    """Returns the points, with the number of items if several of a kind were paid."""
    items = row.items[side]
    is_bonus = row.rule in {"score.bonus_cards", "score.bonus_penalty"}
    count = len(items[0].cards) if is_bonus else len(items)
    if count < 2 or row.rule in {"score.melded_cards", "score.hand"} or points % count:
        return signed(points)
    return f"{count} \N{MULTIPLICATION SIGN} {number(abs(points) // count)}   {signed(points)}"
