"""Opens the dialogs on the scores of the match: the score sheet, and the comparison of a deal."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from canasta_gui.session.fairness_check import last_finished
from canasta_gui.windows.commands.dialog_group import DialogContext, DialogGroup
from engine import Match

if TYPE_CHECKING:
    from canasta_gui.dialogs.score.score_sheet_dialog import ScoreSheetDialog


class ScoreDialogs(DialogGroup):
    """Opens the score sheet, and the comparison of a person's deal with computer players."""

    def __init__(self, context: DialogContext) -> None:
        super().__init__(context)
        self._persons: tuple[tuple[str, int], tuple[int, ...]] | None = None
        """The people of the last deal that is over, by deal code and number of the deal."""
        self._flow.conductor.deal_over.connect(self._renew_sheet)

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

        dialog = ScoreSheetDialog(self._flow.results.deals, self._flow.last_played, self._window)
        dialog.opened.connect(self._flow.results.show_score)
        dialog.open()
        return dialog

    def _renew_sheet(self) -> None:
        """Adds the deal that is over to a score sheet that stands beside the table."""
        from canasta_gui.dialogs.score.score_sheet_dialog import ScoreSheetDialog

        for sheet in self._window.findChildren(ScoreSheetDialog):
            sheet.show_deals(self._flow.results.deals)

    def print_sheet(self) -> None:
        """Opens the score sheet, and the printer's dialog at once."""
        self.show_sheet().paper.print_out()

    def save_sheet(self) -> None:
        """Opens the score sheet, and asks at once where to save it as PDF."""
        self.show_sheet().paper.save()

    @property
    def can_compare(self) -> bool:
        """Whether a deal is over in which a person played."""
        match = self._flow.match
        if match is None or self._flow.conductor.path is None or not last_finished(match):
            return False
        return bool(self._persons_of_last_deal(match))

    def show_comparison(self) -> None:
        """Lets computers play a person's cards of the last deal."""
        from canasta_gui.controller.comparison_keeper import ComparisonKeeper
        from canasta_gui.controller.deal_comparison import DealComparison
        from canasta_gui.dialogs.score.deal_comparison_dialog import DealComparisonDialog
        from canasta_gui.settings.deal_results import comparisons_path
        from canasta_gui.words.player_names import played_levels
        from canasta_gui.words.words import Words

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
