"""The end of a deal: how it ended, its score, and the cards that players still held."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from canasta_gui.dialogs.score.score_cards import has_room, tells_hands
from canasta_gui.dialogs.score.score_table import ScoreTable
from canasta_gui.dialogs.sheet_dialog import SheetDialog
from canasta_gui.i18n.formats import isolated, number, sentences
from canasta_gui.table.render.card_painter import CardPainter
from canasta_gui.viewmodel.deal_summary import DealSummary
from canasta_gui.viewmodel.growth import DealNews, Growth
from canasta_gui.widgets.card_strip import CardStrip
from canasta_gui.widgets.factory import button, clear, label, panel, panel_of
from canasta_gui.widgets.responsive_row import ResponsiveRow
from canasta_gui.widgets.rows import AIR, fill, in_column, in_grid, wide
from canasta_gui.words.match_end_texts import how_it_ended, player_name, who_won
from canasta_gui.words.record_texts import feat_words, growth_text
from canasta_gui.words.words import Words

_TOP_LEFT = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
_HAND_WIDTH = 210


class DealScoreDialog(SheetDialog):
    """The score of one deal; accepted when the player wants to continue."""

    is_of_match = True

    rule_asked = Signal(str)
    """Emitted when the player wants to read about a rule of the score."""

    def __init__(
        self,
        summary: DealSummary,
        cards: CardPainter,
        parent: QWidget | None = None,
        news: DealNews | None = None,
        *,
        leads_on: bool = False,
    ) -> None:
        """Creates the dialog, whose main button ``leads_on`` to the next deal or closes it."""
        super().__init__(parent)
        self.summary = summary
        self._news = news or DealNews()
        self._cards = cards
        self._has_stayed = False
        self._column = self.scroll_body()
        self._column.setSpacing(14)
        self.review_button = button(self.tr("Review…"))
        self.more_button = button(self.tr("More"))
        more = QMenu(self.more_button)
        self.more_button.setMenu(more)
        self.sheet_action = more.addAction(self.tr("Score sheet…"))
        self.watch_action = more.addAction(self.tr("Watch…"))
        self.compare_action = more.addAction(self.tr("Compare…"))
        self.fairness_action = more.addAction(self.tr("Fairness record…"))
        self.footer.add_side(self.review_button, self.more_button)
        closes = self.tr("Close")
        self.next_button = self.add_closing_button(self.tr("Next deal") if leads_on else closes)
        if leads_on:
            close_button = button(closes, then=self.reject)
            self.footer.add_cancel(close_button)
        self._write()
        # Enter continues, although the lines above can have the focus too.
        self.next_button.setFocus()
        self.resize(980, 640)

    def _write(self) -> None:
        """Writes the heading and the page, also anew when more is to be told."""
        summary = self.summary
        if summary.winners:
            title = who_won(summary)
        else:
            title = self.tr("Deal {count}").format(count=number(summary.deal))
        self.set_heading(title, how_it_ended(summary))
        clear(self._column)
        if self._news.growth is not None:
            self._column.addWidget(self._grown(self._news.growth))
        if self._news.first_time:
            self._column.addWidget(self._explained())
        if self._news.feats:
            self._column.addWidget(self._achievements())
        self._column.addWidget(self._table())
        if not (has_room(summary) and tells_hands(summary)):
            self._column.addWidget(self._hands())
        self._column.addStretch(1)

    def _explained(self) -> QWidget:
        """Returns a sheet with what happened for the first time."""
        return panel_of(
            label(self.tr("New"), "eyebrow"),
            label(self._news.first_time, is_wrapped=True),
            spacing=4,
        )

    def _grown(self, grown: Growth) -> QWidget:
        """Returns a sheet that says how the computer players go on, and lets the player keep them
        as they are.
        """
        heading = label(self.tr("Well played"), "eyebrow")
        if self._has_stayed:
            text = label(self.tr("The others play on as before."), is_wrapped=True)
            return panel_of(heading, text, spacing=4)
        stay = button(self.tr("Stay as it is"), then=self._stay)
        text = label(growth_text(self.summary.rules, grown), is_wrapped=True)
        return panel_of(heading, ResponsiveRow(wide(text), stay), spacing=4)

    def _stay(self) -> None:
        self._has_stayed = True
        self.next_button.setFocus()
        self._write()
        self._news.stay()

    def _achievements(self) -> QWidget:
        """Returns a sheet with a line for each feat: who did it, and what it took."""
        sheet, column = panel(spacing=4)
        column.addWidget(label(self.tr("Achievements"), "eyebrow"))
        for feat in self._news.feats:
            told = self.tr("{name}: {feat}").format(
                name=isolated(player_name(self.summary, feat.seat)), feat=feat_words(feat.id).line
            )
            column.addWidget(label(told, is_wrapped=True))
        return sheet

    def _table(self) -> ScoreTable:
        made = ScoreTable(self.summary, self._cards)
        made.rule_asked.connect(self.rule_asked)
        return made

    def _hands(self) -> QWidget:
        """Returns the hands that the table does not show."""
        sheet, column = panel()
        column.addWidget(label(self.tr("Left in the hands"), "eyebrow"))
        grid = in_grid(20)
        across = self.summary.side_count
        for seat in range(len(self.summary.names)):
            grid.addLayout(self._hand(seat), seat // across, seat % across, _TOP_LEFT)
        fill(column, grid, AIR)
        return sheet

    def _hand(self, seat: int) -> QVBoxLayout:
        column = in_column(label(player_name(self.summary, seat), "strong"), spacing=1)
        hand = self.summary.scored.hands[seat]
        if not hand:
            has_rested = seat in self.summary.sitting_out
            why = self.tr("sat out") if has_rested else self.tr("no card")
            column.addWidget(label(why, "caption"))
            return column
        strip = CardStrip(hand, self._cards, width=_HAND_WIDTH)
        words = Words(self.summary.rules)
        strip.setAccessibleName(sentences((player_name(self.summary, seat), words.cards(hand))))
        column.addWidget(strip)
        return column
