"""The details of a score line: the cards with their points."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QVBoxLayout, QWidget

from canasta_gui.table.render.card_painter import CardPainter
from canasta_gui.viewmodel.deal_summary import DealSummary, ScoreRow
from canasta_gui.widgets.card_strip import CardStrip
from canasta_gui.widgets.factory import button, label
from canasta_gui.words.deal_results import side_name
from canasta_gui.words.points import signed
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
        name = "" if holder is None else self._summary.names[holder]
        parts = (name, self._words.cards(item.cards), signed(item.points))
        return ": ".join(filter(None, parts))

    def _make_link(self, rule: str) -> QPushButton:
        made = button(role="link")
        made.setText(self.tr("The rule for it…"))
        made.setAccessibleDescription(self._words.score_line(rule))
        made.setCursor(Qt.CursorShape.PointingHandCursor)
        made.clicked.connect(lambda: self.rule_asked.emit(rule))
        return made
