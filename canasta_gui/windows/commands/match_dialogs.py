"""Opens the dialogs that begin a match: new matches, saved matches, house rules."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Signal, Slot

from canasta_gui.windows.commands.dialog_group import DialogContext, DialogGroup
from canasta_gui.windows.match.rule_changes import RuleChanges
from engine import Ruleset, reference_of


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
        dialog = NewMatchDialog(self._flow.usual, self._flow.recent_games, self._window, persons)
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
        HouseRulesDialog(HouseStore(), table, self._window).open()

    def show_real_cards(self) -> None:
        """Opens the score sheet of a match with real cards, the last one that was written."""
        from canasta_gui.dialogs.real_cards.real_cards_dialog import RealCardsDialog
        from canasta_gui.persistence.sheet_store import SheetStore
        from canasta_gui.windows.match.result_sheets import card_painter

        cards = card_painter(self._preferences)
        dialog = RealCardsDialog(SheetStore(), cards, self._flow.recent_games, self._window)
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
