"""Shows how deals and matches ended: the score of a deal, the end of a match."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from canasta_gui.controller.conductor import Conductor
from canasta_gui.process_setup import trim_freed_memory
from canasta_gui.settings.preferences import Preferences
from canasta_gui.theme.chosen_styles import deck_style
from canasta_gui.viewmodel.deal_summary import DealSummary, summaries
from canasta_gui.viewmodel.gestures import Press
from canasta_gui.viewmodel.growth import DealNews
from canasta_gui.viewmodel.table_view import ButtonId
from canasta_gui.windows.frame.main_window import MainWindow
from engine import record_of

if TYPE_CHECKING:
    from canasta_gui.dialogs.score.deal_score_dialog import DealScoreDialog
    from canasta_gui.table.render.card_painter import CardPainter
    from engine import Feat


class ResultSheets(QObject):
    """Opens the sheets on what has been played, by itself where a deal or a match ends."""

    rule_asked = Signal(str)
    """Emitted when the player wants to read about a rule of the score."""

    deal_told = Signal(object)
    """Emitted with the `DealNews` of a deal that was just played, after which another follows;
    what is added to them is shown on its sheet, which opens only for news."""

    watch_asked = Signal(int)
    """Emitted with the number of a deal that the player wants to watch."""

    again_asked = Signal(str)
    """Emitted when the player wants another match with the same players, with the level of the
    computer players, or empty to leave that as it is."""

    same_cards_asked = Signal()
    """Emitted when the player wants the cards of the match once more."""

    def __init__(self, window: MainWindow, conductor: Conductor, preferences: Preferences) -> None:
        super().__init__(window)
        self._window = window
        self._conductor = conductor
        self._preferences = preferences
        conductor.deal_over.connect(self._show_deal_end)
        conductor.passed_end.connect(self.show_match_end)
        conductor.score_asked.connect(self._show_last_score)

    @property
    def deals(self) -> tuple[DealSummary, ...]:
        """The finished deals of the match on the table."""
        return () if self._conductor.match is None else summaries(self._conductor.match)

    def show_score(self, summary: DealSummary) -> "DealScoreDialog":
        """Opens the score of a deal; where the next deal waits for the player, it leads there."""
        dialog = self._score_of(summary, DealNews(self._feats(summary.deal)))
        dialog.open()
        return dialog

    def go_on(self) -> None:
        """Presses the button that continues; after a match, shows its end."""
        self._conductor.handle(Press(ButtonId.NEXT))

    def show_match_end(self) -> None:
        """Shows the end of the match, if it is over; once, however often that is asked for."""
        match = self._conductor.kept_match
        if match is not None and match.is_over:
            from canasta_gui.dialogs.match_end.match_end_dialog import MatchEndDialog
            from canasta_gui.session.decisions import is_mostly_hinted
            from canasta_gui.viewmodel.growth import has_won, next_level
            from canasta_gui.viewmodel.match_story import story_of

            if not all(it.isHidden() for it in self._window.findChildren(MatchEndDialog)):
                return
            actions = self._window.actions_by_name
            dialog = MatchEndDialog(story_of(match), card_painter(self._preferences), self._window)
            dialog.deal_button.clicked.connect(lambda: self.show_score(self.deals[-1]))
            dialog.sheet_button.clicked.connect(actions["sheet"].trigger)
            dialog.same_button.clicked.connect(dialog.reject)
            dialog.same_button.clicked.connect(self.same_cards_asked)
            dialog.other_button.clicked.connect(dialog.reject)
            dialog.other_button.clicked.connect(actions["new"].trigger)
            dialog.accepted.connect(lambda: self.again_asked.emit(""))
            level, is_stronger = next_level(match), has_won(match)
            if level is not None and not (is_stronger and is_mostly_hinted(match)):
                dialog.offer_level(level, is_stronger=is_stronger)
                dialog.level_button.clicked.connect(dialog.reject)
                dialog.level_button.clicked.connect(lambda: self.again_asked.emit(level))
            dialog.open()

    def _show_deal_end(self) -> None:
        """Shows what is new after a deal, and after the last one the end of the match.

        The table itself says how a deal ended; the sheet on it lies behind a button there.
        """
        match = self._conductor.kept_match
        if match is None:
            return
        # A deal leaves megabytes of small free blocks behind; nothing moves on the table now.
        trim_freed_memory()
        if match.is_over:
            self.show_match_end()
        else:
            news = DealNews(self._feats(self.deals[-1].deal))
            self.deal_told.emit(news)
            if news:
                self._show_last_score(news)

    def _show_last_score(self, news: DealNews | None = None) -> None:
        """Opens the score of the deal that was just played, by itself with its feats alone."""
        if self.deals:
            last = self.deals[-1]
            self._score_of(last, news or DealNews(self._feats(last.deal))).open()

    def _awaits_next(self, summary: DealSummary) -> bool:
        """Returns whether the deal after this one waits for the player."""
        match = self._conductor.kept_match
        if match is None or match.is_over:
            return False
        return match.is_between_deals and summary.deal == match.state.public.deal

    def _score_of(self, summary: DealSummary, news: DealNews) -> "DealScoreDialog":
        """Returns the sheet with the score of a deal."""
        from canasta_gui.dialogs.score.deal_score_dialog import DealScoreDialog

        actions = self._window.actions_by_name
        leads_on, cards = self._awaits_next(summary), card_painter(self._preferences)
        dialog = DealScoreDialog(summary, cards, self._window, news, leads_on=leads_on)
        if leads_on:
            dialog.accepted.connect(self.go_on)
        is_last = summary.deal == self.deals[-1].deal
        dialog.sheet_action.triggered.connect(actions["sheet"].trigger)
        # These two look at the last deal.
        dialog.review_button.setVisible(is_last and actions["review"].isEnabled())
        dialog.review_button.clicked.connect(actions["review"].trigger)
        dialog.compare_action.setVisible(is_last and actions["compare"].isEnabled())
        dialog.compare_action.triggered.connect(actions["compare"].trigger)
        dialog.watch_action.setVisible(self._conductor.kept_match is not None)
        dialog.watch_action.triggered.connect(lambda: self.watch_asked.emit(summary.deal))
        dialog.fairness_action.triggered.connect(actions["fairness"].trigger)
        dialog.rule_asked.connect(self.rule_asked)
        return dialog

    def _feats(self, deal: int) -> "list[Feat]":
        """Returns the feats of a deal, of the people who want to be told of them."""
        from engine import feats

        match = self._conductor.match
        if match is None:
            return []
        wants = [self._preferences.settings_of(seat.name).tells_feats for seat in match.seats]
        found = feats(record_of(match))
        return [feat for feat in found if feat.deal == deal and wants[feat.seat]]


def card_painter(preferences: Preferences) -> "CardPainter":
    """Returns the painter of the player's cards, in the words of the player."""
    from canasta_gui.table.render.card_painter import CardPainter

    words = preferences.remembered.words_style
    return CardPainter(deck_style(preferences.settings, words))
