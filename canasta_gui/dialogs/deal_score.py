"""The end of a deal: how it ended, what it brought, what everybody still held."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from canasta_gui.dialogs.deal_summary import DealSummary
from canasta_gui.dialogs.hand_strip import HandStrip
from canasta_gui.dialogs.parts import button, clear, label, panel
from canasta_gui.dialogs.score_table import ScoreTable
from canasta_gui.dialogs.score_words import how_it_ended, number, side_name
from canasta_gui.dialogs.sheet_dialog import SheetDialog
from canasta_gui.table.render.cards import CardPainter
from canasta_gui.words import Words

_HANDS_WIDTH = 330


class DealScoreDialog(SheetDialog):
    """The score of one deal; accepted when the player wants to go on."""

    def __init__(
        self, summary: DealSummary, cards: CardPainter, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.summary = summary
        self._cards = cards
        page = QWidget()
        page.setProperty("role", "page")
        self._column = QVBoxLayout(page)
        self._column.setContentsMargins(24, 18, 24, 18)
        self._column.setSpacing(14)
        area = QScrollArea()
        area.setWidget(page)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.addWidget(area)
        self.sheet_button = button()
        self.footer.addWidget(self.sheet_button)
        self.next_button = self.add_closing_button()
        self.retranslate()
        self.resize(980, 640)

    def retranslate(self) -> None:
        """Write every text in the present language."""
        summary = self.summary
        if summary.winners:
            winners = ", ".join(side_name(summary, side) for side in summary.winners)
            title = self.tr("The match is won by {winners}").format(winners=winners)
        else:
            title = self.tr("Deal {count}").format(count=number(summary.deal))
        self.set_heading(title, how_it_ended(summary))
        clear(self._column)
        row = QHBoxLayout()
        row.setSpacing(14)
        row.addWidget(ScoreTable(summary), 1, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._hands(), 0, Qt.AlignmentFlag.AlignTop)
        self._column.addLayout(row)
        self._column.addStretch(1)
        self.sheet_button.setText(self.tr("Score sheet…"))
        self.next_button.setText(
            self.tr("Close") if summary.winners else self.tr("Deal the next hand")
        )

    def _hands(self) -> QWidget:
        sheet, column = panel()
        column.addWidget(label(self.tr("Left in the hands"), "eyebrow"))
        for seat in range(len(self.summary.names)):
            column.addLayout(self._hand(seat))
        column.addStretch(1)
        return sheet

    def _hand(self, seat: int) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(1)
        column.addWidget(label(self.summary.names[seat], "strong"))
        hand = self.summary.scored.hands[seat]
        if not hand:
            column.addWidget(label(self.tr("no card"), "caption"))
            return column
        strip = HandStrip(hand, self._cards, width=_HANDS_WIDTH)
        words = Words(self.summary.rules)
        strip.setAccessibleName(self.summary.names[seat] + ": " + words.cards(hand))
        column.addWidget(strip)
        return column
