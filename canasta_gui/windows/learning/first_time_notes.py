"""Accompanies a newcomer's matches: explains what happens for the first time, and makes the
computer players play better as the newcomer does.
"""

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from canasta_gui.session.viewpoint import Waiting
from canasta_gui.settings.preferences import Preferences
from canasta_gui.viewmodel.beat import Step
from canasta_gui.viewmodel.first_time import (
    FirstTime,
    RecentSubjects,
    place_of,
    recent_subjects,
    went_out,
)
from canasta_gui.viewmodel.growth import DealNews, growth, has_grown
from canasta_gui.windows.frame.main_window import MainWindow
from canasta_gui.windows.match.match_flow import MatchFlow
from canasta_gui.windows.match.match_setup import at_level
from canasta_gui.windows.panels.first_time_card import FirstTimeCard
from canasta_gui.words.first_time_texts import FirstTimeTexts
from engine import DealStarted, Match, opening_minimum

_SEEN_AFTER: Final = 1500
"""The time in milliseconds after which an explanation on the table has been noticed."""


class FirstTimeNotes(QObject):
    """Explains each new subject once, when it has just happened; the match continues meanwhile.

    An explanation stays until it is read, is no longer true, or the viewer's next turn has ended.
    What happens while another one is on the table, or while there is no room, is explained when it
    happens again.
    """

    escape_left = Signal()
    """Emitted when Escape was pressed at the table, and there was nothing that it could close."""

    def __init__(self, window: MainWindow, flow: MatchFlow, preferences: Preferences) -> None:
        super().__init__(window)
        self._window = window
        self._flow = flow
        self._preferences = preferences
        self._subject: FirstTime | None = None
        """The subject that is explained on the table."""
        self.card = FirstTimeCard(window.table)
        self._seen = QTimer(self, singleShot=True, interval=_SEEN_AFTER)
        self._seen.timeout.connect(self._note_seen)
        self.card.read.connect(self._go_on)
        self.card.appeared.connect(self._seen.start)
        self.card.disappeared.connect(self._seen.stop)
        window.table.keyboard.dismissed.connect(self._dismiss)
        window.table.settled.connect(self._tell)
        flow.conductor.changed.connect(self._drop_past)
        flow.results.deal_told.connect(self._tell_end)
        preferences.person_changed.connect(self._put_away)
        window.page_changed.connect(self._put_away)
        window.language_changed.connect(self._show)

    def make_room(self, *, is_needed: bool) -> None:
        """Hides the explanation while something else is shown there."""
        self.card.is_kept_back = is_needed
        self.card.follow()

    def _recent(self) -> RecentSubjects:
        """Returns what may be explained to the person before the screen.

        Where several people play, nobody knows who looks at the table between their turns.
        """
        session = self._flow.conductor.session
        if session is None or self._flow.conductor.kept_match is None:
            return RecentSubjects()
        if len(session.match.persons) == 1 or session.waiting is Waiting.VIEWER:
            return recent_subjects(session.match, session.viewer)
        return RecentSubjects()

    def _tell(self) -> None:
        """Explains the first subject that is new, if the table is free for it."""
        if self._subject is not None or not self._window.table.isEnabled():
            return
        recent, session = self._recent(), self._flow.conductor.session
        # Behind a curtain a person has seen none of it happen.
        is_alone = session is not None and len(session.match.persons) == 1
        subjects = recent.latest if is_alone else recent.new
        self._subject = next((it for it in subjects if self._is_new(it)), None)
        self._show()
        if self.card.isHidden():
            self._subject = None

    def _tell_end(self, news: DealNews) -> None:
        """Explains on the sheet of a deal how it ended."""
        match = self._flow.match
        if match is not None and self._is_new(FirstTime.OUT) and went_out(match.moments):
            news.first_time = FirstTimeTexts(match.rules).text(FirstTime.OUT)
            self._remember(FirstTime.OUT)

    def _drop_past(self) -> None:
        """Removes an explanation that no longer holds, or is another person's."""
        if self._subject is not None and self._subject not in self._recent().lasting:
            self._put_away()

    def _is_new(self, subject: FirstTime) -> bool:
        remembered, settings = self._preferences.remembered, self._preferences.settings
        if settings.calm:
            return False
        return remembered.is_newcomer and subject not in remembered.firsts

    def _note_seen(self) -> None:
        if self._subject is not None and self._is_new(self._subject):
            self._remember(self._subject)

    def _remember(self, subject: FirstTime) -> None:
        firsts = (*self._preferences.remembered.firsts, subject)
        self._preferences.remember(firsts=firsts, is_newcomer=len(firsts) < len(FirstTime))

    def _dismiss(self) -> None:
        if self.card.isVisible():
            self._go_on()
        else:
            self.escape_left.emit()

    def _go_on(self) -> None:
        self._note_seen()
        self._put_away()

    def _show(self) -> None:
        session = self._flow.conductor.session
        if self._subject is None or session is None:
            self.card.put_away()
            return
        match = session.match
        text = FirstTimeTexts(match.rules).text(self._subject, _points_to_open(match))
        self.card.tell(text, place_of(self._subject, match, session.viewer))
        if not self.card.isHidden():
            self._window.table.announce(text)

    def _put_away(self) -> None:
        self._subject = None
        self.card.put_away()


def _points_to_open(match: Match) -> int | None:
    """Returns the points that all sides need to open; ``None`` if they differ."""
    public = match.state.public
    needs = {opening_minimum(match.rules, score, public.deal) for score in public.scores}
    return needs.pop() if len(needs) == 1 else None


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

    def _grow(self, news: DealNews) -> None:
        from canasta_gui.session.decisions import is_mostly_hinted

        match, remembered = self._flow.match, self._preferences.remembered
        if match is None or not (self._was_newcomer or remembered.is_newcomer or has_grown(match)):
            return
        grown = growth(match)
        if grown is None or is_mostly_hinted(match, match.state.public.deal):
            return
        before = next(seat.level for seat in match.seats if not seat.is_person)
        if self._set_level(grown.level):
            news.growth, news.stay = grown, lambda: self._set_level(before)

    def _set_level(self, level: str) -> bool:
        """Makes the computer players of this match and the next play at a level; returns whether
        that was saved.
        """
        last = self._preferences.remembered.last_match
        is_saved = self._flow.conductor.change_level(level)
        if is_saved and last is not None:
            self._preferences.remember(last_match=at_level(last, level))
        return is_saved
