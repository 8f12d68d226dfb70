"""Lets players correct the rules of the match on the table, and tells everybody at it."""

from PySide6.QtCore import QObject

from canasta_gui.controller.conductor import Conductor
from canasta_gui.viewmodel.beat import Step
from canasta_gui.windows.frame.main_window import MainWindow
from canasta_gui.windows.panels.banner import Offer
from canasta_gui.words.edition_texts import changed_from
from engine import DealStarted, Match, Ruleset, differences, is_offered


class RuleChanges(QObject):
    """Opens the editor, keeps what it changes, and takes it back until the next deal."""

    def __init__(self, window: MainWindow, conductor: Conductor) -> None:
        super().__init__(window)
        self._window = window
        self._conductor = conductor
        self._match: Match | None = None
        """The match that was on the table last."""
        self._told = ""
        """What the banner says of a change that does not hold yet."""
        window.page_changed.connect(self._meet)
        conductor.changed.connect(self._meet)
        conductor.stepped.connect(self._follow)

    @property
    def can_change(self) -> bool:
        """Whether a match is on the table that has another deal before it, of a game that is still
        offered.
        """
        match = self._conductor.kept_match
        if match is None or match.is_over:
            return False
        if not is_offered(match.rules):
            return False
        rounds = match.rules.end.rounds
        return rounds is None or match.state.public.deal < rounds

    def show_rules(self) -> None:
        """Opens the editor with the rules of the next deal."""
        from canasta_gui.dialogs.house_rules.rules_editor import MatchRulesDialog

        match = self._conductor.match
        if match is not None and self.can_change:
            dialog = MatchRulesDialog(match, self._window)
            dialog.accepted.connect(lambda: self._change(match, dialog.rules))
            dialog.open()

    def _change(self, match: Match, rules: Ruleset) -> None:
        """Keeps the rules for the deals to come, if the match is still on the table."""
        is_here = match is self._conductor.match and self.can_change
        if is_here and rules != match.next_rules and self._conductor.change_rules(rules):
            self._tell(match)

    def _tell(self, match: Match) -> None:
        """Says what holds from the next deal on, with the way back."""
        self._window.banner.withdraw(self._told)
        self._told = changed_from(
            match.state.public.deal + 1,
            differences(match.rules, match.next_rules),
            match.rules.words.style,
        )
        if self._told:
            offer = Offer(self.tr("Take it back"), lambda: self._change(match, match.rules))
            self._window.banner.tell(self._told, offer)

    def _meet(self) -> None:
        """Says of a match that comes to the table what was changed before it was put away."""
        match = self._conductor.match
        if match is self._match:
            return
        self._match = match
        self._window.banner.withdraw(self._told)
        self._told = ""
        if match is not None and match.rules != match.next_rules and self.can_change:
            self._tell(match)

    def _follow(self, step: Step) -> None:
        """Says it once more when the first deal begins that is played by other rules."""
        started = next((it for it in step.events if isinstance(it, DealStarted)), None)
        match = self._conductor.match
        if started is None or match is None:
            return
        self._window.banner.withdraw(self._told)
        self._told = ""
        *earlier, _dealing = match.moments
        before = earlier[-1].state.rules if earlier else match.header.rules
        told = changed_from(started.deal, differences(before, match.rules), match.rules.words.style)
        if told:
            self._window.banner.tell(told)
