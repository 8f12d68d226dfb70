"""Opens the dialogs on matches: new and saved ones, house rules, the score sheet, the comparison of
a deal.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal, Slot
from shiboken6 import isValid

from canasta_gui.session.fairness_check import last_finished
from canasta_gui.windows.commands.dialog_group import DialogContext, DialogGroup
from canasta_gui.windows.match.rule_changes import RuleChanges
from engine import Match, Ruleset, reference_of

if TYPE_CHECKING:
    from canasta_gui.dialogs.score.score_sheet_dialog import RunningDeal, ScoreSheetDialog


class MatchDialogs(DialogGroup):
    """Opens the dialogs that begin a match, and begins or resumes the match chosen there."""

    watch_asked = Signal(Path)
    """Emitted with the path of the saved match whose deals the player wants to watch."""

    def __init__(self, context: DialogContext) -> None:
        super().__init__(context)
        self.rule_changes = RuleChanges(self._window, self._flow.conductor)

    def commands(self) -> dict[str, Callable[[], object]]:
        """Returns the function of each action, by the action's name."""
        return {
            "new": self.choose_match,
            "daily": self._flow.choose_daily_deal,
            "saved": self.choose_saved,
            "house": self.show_house_rules,
            "match-rules": self.rule_changes.show_rules,
            "real-cards": self.show_real_cards,
        }

    @Slot()
    def choose_match(self) -> None:
        """Lets the player choose game and players, then deals."""
        self.choose_game("")

    @Slot(str)
    def choose_game(self, game: str) -> None:
        """Does so with a game chosen already; an empty one leaves that of last time."""
        from canasta_gui.dialogs.new_match.new_match_dialog import NewMatchDialog

        persons = self._preferences.persons.all()
        dialog = NewMatchDialog(
            self._flow.usual, self._preferences.remembered.recent_games, self._window, persons
        )
        if game:
            dialog.choose_game(game)
        dialog.accepted.connect(lambda: self._flow.begin(dialog.choice, dialog.code.code))
        dialog.open()

    @Slot()
    def choose_saved(self) -> None:
        """Lets the player choose a saved match, then resumes it."""
        from canasta_gui.dialogs.saved_matches.saved_matches_dialog import SavedMatchesDialog

        keep = self._preferences.remembered.kept_matches
        dialog = SavedMatchesDialog(self._flow.store, self._flow.conductor.path, self._window, keep)
        dialog.accepted.connect(lambda: dialog.chosen and self._flow.resume(dialog.chosen))
        dialog.watched.connect(self.watch_asked)
        dialog.keep_chosen.connect(self._keep_matches)
        dialog.index_renewed.connect(self.tell_renewed_index)
        dialog.open()

    def _keep_matches(self, count: int) -> None:
        self._preferences.remember(kept_matches=count)

    def show_house_rules(self) -> None:
        """Opens the dialog in which players make, change and share their house rules."""
        from canasta_gui.dialogs.house_rules.house_rules_dialog import HouseRulesDialog
        from canasta_gui.persistence.house_store import HouseStore

        table = reference_of(self._flow.rules)
        dialog = HouseRulesDialog(HouseStore(), table, self._window)
        dialog.open()
        dialog.go_on()

    def show_real_cards(self) -> None:
        """Opens the score sheet of a match with real cards, the last one that was written."""
        from canasta_gui.dialogs.real_cards.real_cards_dialog import RealCardsDialog
        from canasta_gui.persistence.sheet_store import SheetStore
        from canasta_gui.windows.match.result_sheets import card_painter

        cards = card_painter(self._preferences)
        dialog = RealCardsDialog(
            SheetStore(), cards, self._preferences.remembered.recent_games, self._window
        )
        dialog.rule_asked.connect(self._show_rule)
        dialog.open()
        dialog.begin()

    def _show_rule(self, rules: Ruleset, rule: str) -> None:
        """Opens the page that explains a line of the score, by the rules of the real cards."""
        from canasta_gui.dialogs.rules.rules_reader import RulesReader
        from canasta_gui.theme.table_look import table_options
        from canasta_gui.viewmodel.rule_anchors import anchor_of

        look = table_options(self._preferences.settings, rules.words.style)
        RulesReader(rules, look, anchor_of(rule), self._window).open()


class ScoreDialogs(DialogGroup):
    """Opens the score sheet, and the comparison of a person's deal with computer players."""

    def __init__(self, context: DialogContext) -> None:
        super().__init__(context)
        self._persons: tuple[tuple[str, int], tuple[int, ...]] | None = None
        """The people of the last deal that is over, by deal code and number of the deal."""
        self._sheet: ScoreSheetDialog | None = None
        """The score sheet that was opened last."""
        self._flow.conductor.deal_over.connect(self._renew_sheet)
        self._window.table.settled.connect(self._renew_sheet)

    def commands(self) -> dict[str, Callable[[], object]]:
        """Returns the function of each action, by the action's name."""
        return {
            "sheet": self.show_sheet,
            "print": self.print_sheet,
            "pdf": self.save_sheet,
            "compare": self.show_comparison,
        }

    def show_sheet(self) -> "ScoreSheetDialog":
        """Opens the score sheet, which leads to the score of each deal and to printing."""
        from canasta_gui.dialogs.score.score_sheet_dialog import ScoreSheetDialog

        deals, day = self._flow.results.deals, self._flow.last_played
        dialog = self._sheet = ScoreSheetDialog(deals, day, self._window, self._running())
        dialog.opened.connect(self._flow.results.show_score)
        dialog.open()
        return dialog

    def _renew_sheet(self) -> None:
        """Writes anew what has changed on a score sheet that stands beside the table."""
        if self._sheet is not None and isValid(self._sheet):
            self._sheet.show_deals(self._flow.results.deals, self._running())

    def _running(self) -> "RunningDeal | None":
        """Returns what the sides have laid in the deal that is played; ``None`` between deals."""
        from canasta_gui.dialogs.score.score_sheet_dialog import RunningDeal

        session, match = self._flow.conductor.session, self._flow.match
        if session is None or match is None or match.is_between_deals:
            return None
        if session.match is not match:
            return None  # A lesson lies on the table.
        sides = sorted(session.view().sides, key=lambda side: side.side)
        names, gains = (tuple(it) for it in zip(*((s.name, s.gain) for s in sides), strict=True))
        return RunningDeal(match.state.public.deal, names, gains)

    def print_sheet(self) -> None:
        """Opens the score sheet, and the printer's dialog at once."""
        self.show_sheet().paper.print_out()

    def save_sheet(self) -> None:
        """Opens the score sheet, and asks at once where to save it as PDF."""
        self.show_sheet().paper.save()

    @property
    def can_compare(self) -> bool:
        """Whether a deal is over in which a person played."""
        match = self._flow.conductor.kept_match
        if match is None or not last_finished(match):
            return False
        return bool(self._persons_of_last_deal(match))

    def show_comparison(self) -> None:
        """Lets computers play a person's cards of the last deal."""
        from canasta_gui.controller.deal_comparison import ComparisonKeeper, DealComparison
        from canasta_gui.dialogs.score.deal_comparison_dialog import DealComparisonDialog
        from canasta_gui.settings.deal_results import comparisons_path
        from canasta_gui.words.words import Words
        from engine import played_levels

        match = self._flow.match
        if match is None or not self.can_compare:
            return
        seat, *_ = self._persons_of_last_deal(match)
        comparison = DealComparison(
            match, last_finished(match), seat, played_levels(), self._make_judge
        )
        name, words = match.seats[seat].name, Words(match.rules)
        path = comparisons_path(self._preferences.folder_of(name))
        persons, place = self._preferences.persons, (last_finished(match), seat)
        names = persons.names_of(persons.id_of(name)) or (name,)
        keeper = ComparisonKeeper(comparison, match, place, self._flow.store, path, names)
        keeper.index_renewed.connect(self.tell_renewed_index)
        keeper.unsaved.connect(self._preferences.note_unsaved)
        DealComparisonDialog(comparison, name, words, self._window, keeper).open()

    def _persons_of_last_deal(self, match: Match) -> tuple[int, ...]:
        """Returns the seats of people who played in the last finished deal.

        The result is kept: this is called after every step of the table.
        """
        from canasta_gui.session.deal_replay import persons_of

        deal = match.header.code, last_finished(match)
        if self._persons is None or self._persons[0] != deal:
            self._persons = deal, persons_of(match, deal[1])
        return self._persons[1]
