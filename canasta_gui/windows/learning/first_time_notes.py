"""Explains what happens for the first time in a newcomer's matches."""

from PySide6.QtCore import QObject, Signal

from canasta_gui.settings.preferences import Preferences
from canasta_gui.viewmodel.first_time import FirstTime, first_times
from canasta_gui.viewmodel.step import Step
from canasta_gui.windows.frame.main_window import MainWindow
from canasta_gui.windows.match.match_flow import MatchFlow
from canasta_gui.windows.panels.first_time_card import FirstTimeCard
from canasta_gui.words.first_time_texts import FirstTimeTexts
from engine import opening_minimum


class FirstTimeNotes(QObject):
    """Explains each new subject once, in the order of events; the match continues meanwhile."""

    escape_left = Signal()
    """Emitted when Escape was pressed at the table, and there was nothing that it could close."""

    def __init__(self, window: MainWindow, flow: MatchFlow, preferences: Preferences) -> None:
        super().__init__(window)
        self._window = window
        self._flow = flow
        self._preferences = preferences
        self._waiting: list[FirstTime] = []
        """The subjects still to be explained; the first one is on the table."""
        self.card = FirstTimeCard(window.table)
        self.card.read.connect(self._go_on)
        window.table.keyboard.dismissed.connect(self._dismiss)
        flow.conductor.stepped.connect(self._note)
        flow.conductor.changed.connect(self._follow)
        window.table.table_scene.shown.connect(self.card.settle)
        window.page_changed.connect(self._put_away)
        window.language_changed.connect(self._show)

    def make_room(self, *, is_needed: bool) -> None:
        """Hides the explanation while something else is shown there."""
        self.card.setVisible(bool(self._waiting) and not is_needed)

    def _note(self, step: Step) -> None:
        """Records the new subjects of a step, if it belongs to a newcomer's match."""
        remembered = self._preferences.remembered
        if not remembered.is_newcomer or self._flow.conductor.path is None:
            return
        told = set(remembered.firsts)
        new = [what for what in dict.fromkeys(first_times(step.events)) if what not in told]
        if not new:
            return
        firsts = (*remembered.firsts, *new)
        self._preferences.remember(firsts=firsts, is_newcomer=len(firsts) < len(FirstTime))
        self._waiting += new
        if len(self._waiting) == len(new):
            self._show()

    def _follow(self) -> None:
        """Drops the explanations of a match that is no longer on the table."""
        if self._waiting and self._flow.conductor.path is None:
            self._put_away()

    def _dismiss(self) -> None:
        if self.card.isVisible():
            self._go_on()
        else:
            self.escape_left.emit()

    def _go_on(self) -> None:
        self._waiting.pop(0)
        self._show()

    def _show(self) -> None:
        match = self._flow.match
        if not self._waiting or match is None:
            self.card.hide()
            return
        public = match.state.public
        needs = {opening_minimum(match.rules, score, public.deal) for score in public.scores}
        text = FirstTimeTexts(match.rules).text(
            self._waiting[0], needs.pop() if len(needs) == 1 else None
        )
        self.card.tell(text)
        self._window.table.announce(text)

    def _put_away(self) -> None:
        self._waiting = []
        self.card.hide()
