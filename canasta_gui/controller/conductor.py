"""Puts matches on the table and takes them away, saves them, and does what windows ask."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from canasta_gui.controller.computer_turn import ChooseAction
from canasta_gui.controller.game_course import GameCourse
from canasta_gui.controller.pace import Pace, PlayClock
from canasta_gui.controller.player_worker import Worker
from canasta_gui.controller.running_match_file import RunningMatchFile
from canasta_gui.persistence.saving import OpenMatch
from canasta_gui.persistence.store import MatchStore
from canasta_gui.session.lesson_guide import Guide
from canasta_gui.session.playback import Playback
from canasta_gui.session.seat_session import SeatSession
from canasta_gui.session.session import Listener, Session
from canasta_gui.table.widget import TableWidget
from canasta_gui.viewmodel.table_choices import HandOrder, HintLevel
from canasta_gui.viewmodel.table_view import CardMarks
from canasta_gui.words.words import Words
from engine import Action, Aid, Match, Ruleset

AnySession = TypeVar("AnySession", bound=Session)


class Conductor(QObject):
    """Owns the running match. Windows call it; the course of the game follows from it."""

    file_renewed = Signal(Path, object)
    """Emitted with the path of a new file, and that of the old one if an older version made it, or
    ``None`` if it was removed.
    """
    opening = Signal(Path, Ruleset)
    """Emitted with the path of the match's file and its rules before the match is put on the
    table.
    """
    passed_end = Signal()
    """Emitted when the player presses on after the end of the match on the table."""

    def __init__(
        self,
        table: TableWidget,
        store: MatchStore,
        worker: Worker,
        parent: QObject | None = None,
        make_timer: Callable[[QObject], QTimer] = QTimer,
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._store = store
        self._file = RunningMatchFile(store, self.file_renewed.emit)
        self._course = course = GameCourse(table, self._file, worker, make_timer, self)
        # Windows listen to the course here; `GameCourse` says what its signals and methods mean.
        self.changed, self.stepped = course.changed, course.stepped
        self.deal_over, self.storage_failed = course.deal_over, course.storage_failed
        self.storage_late = course.storage_late
        self.refused, self.handle = course.refused, course.handle
        self.score_asked, self.repeat = course.score_asked, course.repeat
        self._hints = HintLevel.OFF
        self._hand_order = HandOrder.GAME
        self._waiting: Path | None = None
        """The file of the match that was released and may be wanted again."""

    @property
    def session(self) -> Session | None:
        """The session on the table; ``None`` if there is none."""
        return self._course.session

    @property
    def match(self) -> Match | None:
        """The match on the table; ``None`` if there is none."""
        return None if self.session is None else self.session.match

    @property
    def kept_match(self) -> Match | None:
        """The match on the table if it is kept in a file: no lesson, exercise or watched deal."""
        return None if self.path is None else self.match

    # --- matches

    def begin(self, match: Match) -> None:
        """Saves and plays a new match. Raises `JournalError`."""
        self.close()
        self._go_on_with(self._store.create(match))

    def rehearse(
        self,
        match: Match,
        stand_in: ChooseAction | None = None,
        guide: Guide | None = None,
        marks: CardMarks = (),
        past_end: Callable[[], None] = lambda: None,
    ) -> None:
        """Plays a match that is not saved; the stand-in chooses for the computers, and
        ``past_end`` is called when the player presses on after the deal.

        The match on the table is released, but not archived: it may be wanted again.
        """
        self._let_go()
        session = self._session_of(match)
        session.is_rehearsal, session.guide, session.marks = True, guide, marks
        self._course.begin(session, stand_in, past_end)

    def look_back(self, playback: Playback) -> None:
        """Shows a recorded deal; the match on the table is released, but not archived."""
        self._let_go()
        playback.listener = self._course.show
        playback.hand_order = self._hand_order
        self._course.begin(playback)

    def show_now(self) -> None:
        """Shows the session as it is at once, without playing what led to it."""
        if self.session is not None:
            self._table.show_view(self.session.view())
            self.changed.emit()

    @property
    def rest_ms(self) -> int:
        """The pause in milliseconds between two actions of computers."""
        return self._course.pace.rest_ms

    def resume(self, path: Path) -> OpenMatch:
        """Goes on with a saved match. Raises `JournalError`; then no match is running."""
        self.close()
        return self._go_on_with(self._store.resume(path))

    def take_in(self, path: Path) -> OpenMatch:
        """Goes on with a match from elsewhere. Raises `JournalError`; then no match is running."""
        self.close()
        return self._go_on_with(self._store.take_in(path))

    def resume_last(self) -> OpenMatch | None:
        """Goes on with the last match; returns ``None`` if there is none. Raises `JournalError`."""
        self.close()
        opened = self._store.resume_last()
        return None if opened is None else self._go_on_with(opened)

    def _go_on_with(self, opened: OpenMatch) -> OpenMatch:
        self._file.keep(opened)
        self.opening.emit(opened.path, opened.match.rules)
        session = self._session_of(opened.match)
        session.lay_again(opened.left_aside)
        self._course.begin(session, past_end=self.passed_end.emit)
        return opened

    def close(self) -> None:
        """Releases the match; a finished one is archived."""
        self._course.end()
        self._file.close_and_archive()
        self._waiting = None

    def give_up(self) -> Path | None:
        """Releases a match that cannot be shown; returns the path of its file if it has one."""
        path = self.path
        self._let_go()
        return path

    def _let_go(self) -> None:
        if self.path is not None:
            self._waiting = self.path
        self._course.end()
        self._file.close()

    @property
    def path(self) -> Path | None:
        """Returns the path of the running match's file; ``None`` if it has none."""
        return self._file.path

    @property
    def path_back(self) -> Path | None:
        """The path of the match on the table, or of the one that waits while something else is
        there; ``None`` if there is neither.
        """
        return self.path or self._waiting

    @property
    def clock(self) -> PlayClock:
        """The clock that measures how long the match on the table is played."""
        return self._file.clock

    @clock.setter
    def clock(self, clock: PlayClock) -> None:
        self._file.clock = clock

    def _session_of(self, match: Match) -> Session:
        return self._prepare(Session(match, Words(match.rules), self._course.show))

    def seat_session(self, seat: int | None, listener: Listener) -> SeatSession:
        """Returns a session of a seat of the match on the table, on a screen of its own; without a
        seat one that shows what everybody may see.
        """
        assert self.session is not None
        words = Words(self.session.match.rules, has_keys=False)
        return self._prepare(SeatSession(self.session, seat, words, listener))

    def _prepare(self, session: AnySession) -> AnySession:
        session.is_careful = self._course.pace.is_careful
        session.hints, session.hand_order = self._hints, self._hand_order
        return session

    # --- people

    def act(self, action: Action) -> None:
        """Plays an action of a hint for the person who has to act."""
        self._change(lambda session: session.act(action), is_own=True)

    def attempt(self, change: Callable[[], object]) -> bool:
        """Runs what somebody does on another screen; returns whether it was saved, which nothing is
        while another match is being opened.
        """
        self._file.clock.touch()
        return self.session is not None and self._course.attempt(change)

    def note_aid(self, aid: Aid) -> bool:
        """Records that the program helped the viewer; returns whether that was saved."""
        return self._change(lambda session: session.match.note_aid(session.viewer, aid))

    def change_level(self, level: str) -> bool:
        """Makes all computer players play at another level; returns whether that was saved."""
        return self._change(lambda session: session.match.change_level(level))

    def change_rules(self, rules: Ruleset) -> bool:
        """Plays by other rules from the next deal on; returns whether that was saved."""
        is_saved = self._change(lambda session: session.match.change_rules(rules))
        for screen in () if self.session is None else self.session.screens:
            screen.refresh()
        return is_saved

    def change_player(self, seat: int, level: str) -> bool:
        """Lets a computer play in a person's place at a level, or without one the person again;
        returns whether that was saved.
        """
        return self._change(lambda session: session.change_player(seat, level))

    def undo(self) -> None:
        """Takes back the viewer's last action."""
        self._change(lambda session: session.undo())

    def redo(self) -> None:
        """Plays again the action that the viewer took back."""
        self._change(lambda session: session.redo(), is_own=True)

    def _change(self, change: Callable[[Session], object], *, is_own: bool = False) -> bool:
        """Runs what changes the session on the table; returns whether it was saved."""
        session = self.session
        return session is not None and self._course.attempt(lambda: change(session), is_own=is_own)

    def set_pace(self, pace: Pace) -> None:
        """Sets the speed and where the game waits."""
        self._course.pace = pace
        if self.session is not None:
            self.session.is_careful = pace.is_careful

    def set_hints(self, hints: HintLevel) -> None:
        """Sets how much the table helps with the rules."""
        self._hints = hints
        if self.session is not None and self.session.hints is not hints:
            self.session.hints = hints
            self.session.refresh()

    def set_hand_order(self, order: HandOrder) -> None:
        """Sets the order in which hands are sorted."""
        self._hand_order = order
        if self.session is not None and self.session.hand_order is not order:
            self.sort_hand(order)

    def sort_hand(self, order: HandOrder) -> None:
        """Sorts the viewer's hand, even if cards were moved by hand."""
        self._change(lambda session: session.sort_hand(order))

    @property
    def can_repeat(self) -> bool:
        """Returns whether there are steps to replay."""
        return self._course.can_repeat

    def refresh(self) -> None:
        """Publishes every text again, for example after a change of language."""
        if self.session is not None:
            self.session.refresh()
