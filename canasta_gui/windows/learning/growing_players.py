"""Makes the computer players of a newcomer's match play better as the newcomer does."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from canasta_gui.session.decisions import is_mostly_hinted
from canasta_gui.settings.preferences import Preferences
from canasta_gui.viewmodel.beat import Step
from canasta_gui.viewmodel.growth import growth, has_grown
from canasta_gui.windows.match.match_flow import MatchFlow
from canasta_gui.windows.match.match_setup import at_level
from engine import DealStarted

if TYPE_CHECKING:
    from canasta_gui.dialogs.score.deal_score_dialog import DealScoreDialog


class GrowingPlayers(QObject):
    """Looks at each deal of a newcomer's match once it is over, and says what follows from it."""

    def __init__(self, flow: MatchFlow, preferences: Preferences) -> None:
        super().__init__(flow)
        self._flow = flow
        self._preferences = preferences
        self._was_newcomer = False
        """Whether the player was a newcomer when the deal began; it may show all that was new."""
        flow.conductor.stepped.connect(self._note)
        flow.results.deal_told.connect(self._grow)

    def _note(self, step: Step) -> None:
        if any(isinstance(event, DealStarted) for event in step.events):
            self._was_newcomer = self._preferences.remembered.is_newcomer

    def _grow(self, dialog: "DealScoreDialog") -> None:
        match, remembered = self._flow.match, self._preferences.remembered
        if match is None or not (self._was_newcomer or remembered.is_newcomer or has_grown(match)):
            return
        grown = growth(match)
        if grown is None or is_mostly_hinted(match, match.state.public.deal):
            return
        before = next(seat.level for seat in match.seats if not seat.is_person)
        if self._set_level(grown.level):
            dialog.show_growth(grown)
            dialog.stayed.connect(lambda: self._set_level(before))

    def _set_level(self, level: str) -> bool:
        """Makes the computer players of this match and the next play at a level; returns whether
        that was saved.
        """
        last = self._preferences.remembered.last_match
        is_saved = self._flow.conductor.change_level(level)
        if is_saved and last is not None:
            self._preferences.remember(last_match=at_level(last, level))
        return is_saved
