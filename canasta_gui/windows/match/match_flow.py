"""Leads from match to match: the first page, the begin, and resuming."""

import logging
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QDate, QDateTime, QObject, Qt, Signal

from canasta_gui.controller.conductor import Conductor
from canasta_gui.diagnostics.errors import broken_file, trace_of
from canasta_gui.dialogs.error_notices import uncaught_notice
from canasta_gui.dialogs.file_notices import (
    aside_notice,
    file_notice,
    match_notice,
)
from canasta_gui.persistence.folders import newest_first
from canasta_gui.persistence.saving import OpenMatch
from canasta_gui.persistence.store import MatchStore
from canasta_gui.settings.preferences import Preferences
from canasta_gui.settings.remembered import RememberedMatch, RememberedSeat
from canasta_gui.theme.table_look import wants_reduced_motion
from canasta_gui.viewmodel.table_choices import Speed
from canasta_gui.windows.frame.main_window import MainWindow
from canasta_gui.windows.match.match_setup import (
    at_level,
    begin_match,
    daily_match,
    first_match,
    match_again,
    offered_line,
    rules_of,
    same_cards,
    seated,
    usual_match,
)
from canasta_gui.windows.match.result_sheets import ResultSheets
from canasta_gui.windows.match.saving_notices import SavingNotices
from canasta_gui.words.edition_texts import first_games
from canasta_gui.words.player_names import default_seat
from engine import JournalError, Match, Ruleset

_log = logging.getLogger(__name__)


class MatchFlow(QObject):
    """Puts matches on the table and removes them."""

    phones_asked = Signal()
    """Emitted when a match has begun in which people want their hands on phones."""

    def __init__(
        self,
        window: MainWindow,
        conductor: Conductor,
        preferences: Preferences,
        store: MatchStore,
    ) -> None:
        super().__init__(window)
        self.store = store
        self.conductor = conductor
        self._window = window
        self._preferences = preferences
        self.results = ResultSheets(window, conductor, preferences)
        """The sheets on what has been played."""
        self.results.again_asked.connect(self.begin_again)
        self.results.same_cards_asked.connect(self.choose_same_cards)
        SavingNotices(window.banner, conductor)
        conductor.opening.connect(self._use_deck)
        preferences.person_changed.connect(self._show_persons)
        window.language_changed.connect(self._show_persons)

    @property
    def match(self) -> Match | None:
        """The match on the table; ``None`` on the first page."""
        return self.conductor.match

    @property
    def last_played(self) -> QDate:
        """The day on which the match was last saved."""
        path = self.conductor.path
        saved = newest_first(() if path is None else (path,))
        if not saved:
            return QDate.currentDate()
        return QDateTime.fromSecsSinceEpoch(int(saved[0].last_written.timestamp())).date()

    @property
    def usual(self) -> RememberedMatch:
        """The set-up that the big button of the first page deals."""
        return self._with_present(usual_match(self._preferences.remembered.last_match))

    @property
    def learner(self) -> RememberedSeat:
        """The player at a table for one: the person before the screen, else a guest."""
        person = self._preferences.persons.find(self._preferences.person_id)
        if person is not None:
            return RememberedSeat(name=person.name, is_person=True, face=person.face)
        return next((seat for seat in self.usual.seats if seat.is_person), default_seat(0))

    @property
    def rules(self) -> Ruleset:
        """The rules of the match on the table, otherwise of the usual set-up."""
        return rules_of(self.usual) if self.match is None else self.match.rules

    def greet(self) -> None:
        """Puts the match away and shows the first page."""
        self._window.sheets.leave_content()
        self.conductor.close()
        preferences = self._preferences
        if preferences.person_id != preferences.remembered.person:
            # The person before the screen may have been another one of the same match.
            preferences.use_person(preferences.remembered.person, is_kept=False)
        self._window.use_names(self.rules.words.style)
        settings, choice = preferences.settings, self.usual
        self._window.welcome.show_offer(
            offered_line(choice),
            choice.edition,
            has_saved=bool(self.store.unarchived() or self.store.kept()),
            is_still=wants_reduced_motion(settings) or settings.speed is Speed.INSTANT,
        )
        self._window.welcome.show_games(first_games(preferences.remembered.recent_games))
        self._show_persons()
        self._window.show_welcome()

    def _with_present(self, choice: RememberedMatch) -> RememberedMatch:
        """Returns a set-up in which the person plays who was chosen last."""
        preferences = self._preferences
        return seated(choice, preferences.persons.all(), preferences.remembered.person)

    def _show_persons(self) -> None:
        """Shows the persons on the first page, and whose match its button deals."""
        if self._window.has_welcome:
            preferences, welcome = self._preferences, self._window.welcome
            welcome.show_persons(preferences.persons.all(), preferences.person_id)
            welcome.show_facts(offered_line(self.usual))

    def begin(self, choice: RememberedMatch, code: str | None = None) -> None:
        """Deals a new match, by a deal code if given; the one on the table stays saved."""
        is_first = self._preferences.remembered.last_match is None
        # A code stands for the same cards everywhere, and so for decks that it alone decides.
        riffles = 0 if code else self._preferences.settings.shuffle.riffles
        if self._begin(begin_match(choice, code, riffles)):
            self._preferences.remember(
                is_newcomer=is_first or self._preferences.remembered.is_newcomer,
                last_match=choice,
                recent_games=self._preferences.remembered.games_with(choice.game),
            )
            self._ask_for_phones()

    def begin_first(self) -> None:
        """Deals a newcomer's match, in which the table explains what is new."""
        self.begin(self._with_present(first_match()))
        self._preferences.remember(is_newcomer=True, firsts=())

    def begin_again(self, level: str = "") -> None:
        """Deals a new match with the same players and rules, at a level if one is given."""
        match = self.match
        if match is not None:
            last = self._preferences.remembered.last_match
            if level and last is not None:
                self._preferences.remember(last_match=at_level(last, level))
            if self._begin(match_again(match, level)):
                self._ask_for_phones()

    @property
    def phone_seats(self) -> tuple[int, ...]:
        """The seats of the match on the table whose people wanted their hands on phones."""
        match, last = self.match, self._preferences.remembered.last_match
        if match is None or last is None:
            return ()
        names = {seat.name for seat in last.seats if seat.is_person and seat.on_phone}
        return tuple(seat for seat in sorted(match.persons) if match.seats[seat].name in names)

    def _ask_for_phones(self) -> None:
        if self.phone_seats:
            self.phones_asked.emit()

    def choose_daily_deal(self) -> None:
        """Asks for the strength of the computer players, then deals the cards of the day."""
        from canasta_gui.dialogs.daily_deal_dialog import DailyDealDialog

        day = QDate.currentDate()
        dialog = DailyDealDialog(day, self._window)
        iso = day.toString(Qt.DateFormat.ISODate)
        dialog.accepted.connect(lambda: self._begin(daily_match(iso, dialog.level, self.learner)))
        dialog.open()

    def choose_same_cards(self) -> None:
        """Asks whose cards are to be played again, then deals them."""
        from canasta_gui.dialogs.match_end.same_cards_dialog import SameCardsDialog

        if (match := self.match) is not None and match.is_over:
            dialog = SameCardsDialog(match, self._window)
            dialog.accepted.connect(lambda: self._begin(same_cards(match, dialog.places)))
            dialog.open()

    def _begin(self, match: Match) -> bool:
        """Deals a new match; returns whether that worked."""
        return self._open(lambda: self.conductor.begin(match))

    def resume(self, path: Path) -> bool:
        """Resumes a saved match, or shows its end; returns whether it could be opened."""
        return self._open(lambda: self._fetch(path), self.results.show_match_end)

    def take_in(self, path: Path) -> bool:
        """Resumes a match from elsewhere, or shows its end; returns whether it could be opened."""
        return self._open(lambda: self.conductor.take_in(path), self.results.show_match_end)

    def go_back(self) -> None:
        """Puts the match on the table again that waits; without one, shows the first page."""
        path = self.conductor.path_back
        if path is None:
            self.greet()
        else:
            self._open(lambda: self._fetch(path))

    def set_aside(self, path: Path | None, error: Exception) -> str:
        """Sets a match aside that cannot be shown because of an error, which is logged; returns
        what to tell of it. It stays where it is if a file of the program is broken.
        """
        _log.error("the match cannot be shown: %s", trace_of(error))
        if path is None or broken_file(error):
            return uncaught_notice(None, broken_file(error))
        return aside_notice(self.store.set_aside(path))

    def resume_last(self) -> bool:
        """Resumes the last match; returns false if there is none to continue."""
        if not self.store.unarchived() or not self._open(self.conductor.resume_last):
            return False
        return self.match is not None and not self.match.is_over

    def _fetch(self, path: Path) -> OpenMatch:
        """Resumes a saved match, out of the archive if it lies there."""
        is_kept = path.parent == self.store.kept_folder
        return self.conductor.resume(self.store.unarchive(path) if is_kept else path)

    def _use_deck(self, _: Path, rules: Ruleset) -> None:
        """Shows the deck of a match before its cards are there: each would wear that of the first
        page until its own picture is drawn.
        """
        self._window.use_names(rules.words.style)

    def _open(
        self, action: Callable[[], OpenMatch | None], then: Callable[[], object] = lambda: None
    ) -> bool:
        """Puts a match on the table, then shows what belongs to it; returns whether that worked.

        Whatever fails is told on the first page instead of raised.
        """
        # They may tell of the match that leaves the table.
        self._window.sheets.leave_content()
        # Before anything can fail: what is set aside then is the match that was to come.
        self.conductor.close()
        # Before the match is there: a table that gets its size later skips pending animations.
        self._window.show_table()
        try:
            opened = action()
            if opened is not None:
                self._tell_opened(opened)
            then()
        except Exception as error:  # noqa: BLE001 - the next start would meet the same file again
            told = self._refusal(error)
            self.greet()
            self._window.banner.tell(told)
            return False
        return True

    def _refusal(self, error: Exception) -> str:
        """Returns why a match is not on the table; one that cannot be shown is set aside."""
        if isinstance(error, JournalError | OSError) and self.conductor.path is None:
            return file_notice(error)
        return self.set_aside(self.conductor.give_up(), error)

    def _tell_opened(self, opened: OpenMatch) -> None:
        """Reports what happened to the file when it was opened."""
        for error in opened.passed_over:
            self._window.banner.tell(file_notice(error))
        if opened.notice is not None:
            self._window.banner.tell(match_notice(opened.notice))
