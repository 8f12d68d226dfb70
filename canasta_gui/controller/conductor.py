"""Connects the session with the table, the computer players and the saved matches."""

import logging
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from canasta_gui.controller.announcer import Announcer
from canasta_gui.controller.computer_turn import ChooseAction, ComputerTurn, submit
from canasta_gui.controller.pace import Pace
from canasta_gui.controller.play_clock import PlayClock
from canasta_gui.controller.player_worker import Worker
from canasta_gui.controller.running_match_file import RunningMatchFile
from canasta_gui.diagnostics.trace import chain_of
from canasta_gui.persistence.store import MatchStore, OpenMatch
from canasta_gui.session.lesson_guide import Guide
from canasta_gui.session.playback import Playback
from canasta_gui.session.session import Session
from canasta_gui.session.turn_recap import Recap
from canasta_gui.session.viewpoint import Waiting
from canasta_gui.table.widget import TableWidget
from canasta_gui.viewmodel.gestures import Gesture, Rearrange
from canasta_gui.viewmodel.hand_order import HandOrder
from canasta_gui.viewmodel.hint_level import HintLevel
from canasta_gui.viewmodel.step import Step
from canasta_gui.viewmodel.table_view import CardMarks
from canasta_gui.words.words import Words
from engine import Action, Aid, JournalError, Match, TurnStarted

_log = logging.getLogger(__name__)

_SLOW_MS = 600
"""The time in milliseconds after which a computer is shown to be thinking."""


class Conductor(QObject):
    """Owns the running match. Windows call it; it drives the table."""

    changed = Signal()
    """Emitted when the picture, the log, or what can be taken back has changed."""
    stepped = Signal(object)
    """Emitted with a `Step` that is about to be shown."""
    refused = Signal()
    """Emitted when a person's gesture was refused; the table shows why."""
    deal_over = Signal()
    """Emitted when a deal is over and has been shown to its end; the score is in the match."""
    storage_failed = Signal(object)
    """Emitted with the `JournalError` when saving fails; the game waits until the player goes
    on.
    """
    file_renewed = Signal(object)
    """Emitted with the path of a new file, because the match's file was removed."""

    def __init__(
        self,
        table: TableWidget,
        store: MatchStore,
        worker: Worker,
        parent: QObject | None = None,
        make_timer: Callable[[QObject], QTimer] = QTimer,
    ) -> None:
        super().__init__(parent)
        self.session: Session | None = None
        self._table = table
        self._file = RunningMatchFile(store, self.file_renewed.emit)
        self._telling = Announcer(table)
        self._computer_turn = ComputerTurn(worker, self)
        self._pace = Pace()
        self._hints = HintLevel.OFF
        self._hand_order = HandOrder.RANK
        self._recap = Recap()
        self._is_moving = False
        self._is_rest_due = False
        self._has_turn_ended = False
        self._is_own_action = False
        self._is_deal_told = True
        self._rest = self._prepare(make_timer(self), self._play_choice)
        self._slow = self._prepare(make_timer(self), self._show_thinking)
        table.gesture.connect(self.handle)
        # Queued: the signal comes while the sender is still finishing the animations.
        table.settled.connect(self._on_settled, Qt.ConnectionType.QueuedConnection)
        self._computer_turn.decided.connect(self._play_choice)

    @staticmethod
    def _prepare(timer: QTimer, slot: Callable[[], None]) -> QTimer:
        timer.setSingleShot(True)
        timer.timeout.connect(slot)
        return timer

    # --- matches

    def begin(self, match: Match) -> None:
        """Saves and plays a new match. Raises `JournalError`."""
        self.close()
        self._play(self._session_of(self._file.create(match)))

    def rehearse(
        self,
        match: Match,
        stand_in: ChooseAction | None = None,
        guide: Guide | None = None,
        marks: CardMarks = (),
    ) -> None:
        """Plays a match that is not saved; the stand-in chooses for the computers.

        The match on the table is released, but not archived: it may be wanted again.
        """
        self._let_go()
        self._computer_turn.set_stand_in(stand_in)
        session = self._session_of(match)
        session.is_rehearsal, session.guide, session.marks = True, guide, marks
        self._play(session)

    def look_back(self, playback: Playback) -> None:
        """Shows a recorded deal; the match on the table is released, but not archived."""
        self._let_go()
        playback.listener = self._on_step
        playback.hand_order = self._hand_order
        self._play(playback)

    def show_now(self) -> None:
        """Shows the session as it is at once, without playing what led to it."""
        if self.session is not None:
            self._table.show_view(self.session.view())
            self.changed.emit()

    @property
    def rest_ms(self) -> int:
        """The pause in milliseconds between two actions of computers."""
        return self._pace.rest_ms

    def resume(self, path: Path) -> OpenMatch:
        """Goes on with a saved match. Raises `JournalError`; then no match is running."""
        self.close()
        return self._go_on_with(self._file.resume(path))

    def take_in(self, path: Path) -> OpenMatch:
        """Goes on with a match from elsewhere. Raises `JournalError`; then no match is running."""
        self.close()
        return self._go_on_with(self._file.take_in(path))

    def resume_last(self) -> OpenMatch | None:
        """Goes on with the last match; returns ``None`` if there is none. Raises `JournalError`."""
        self.close()
        opened = self._file.resume_last()
        return None if opened is None else self._go_on_with(opened)

    def _go_on_with(self, opened: OpenMatch) -> OpenMatch:
        self._play(self._session_of(opened.match))
        return opened

    def close(self) -> None:
        """Releases the match; a finished one is archived."""
        self._release()
        self._file.close_and_archive()

    def _let_go(self) -> None:
        self._release()
        self._file.close()

    def _release(self) -> None:
        """Takes the match from the table; its file stays open."""
        session, self.session = self.session, None
        if session is not None and not session.match.is_between_deals:
            self._file.note_time(session)
        self._computer_turn.stop()
        self._rest.stop()
        self._slow.stop()
        if session is not None:
            self._table.set_oracle(None)
        self._table.set_advisor(None)

    @property
    def path(self) -> Path | None:
        """Returns the path of the running match's file; ``None`` if it has none."""
        return self._file.path

    @property
    def clock(self) -> PlayClock:
        """The clock that measures how long the match on the table is played."""
        return self._file.clock

    @clock.setter
    def clock(self, clock: PlayClock) -> None:
        self._file.clock = clock

    def _session_of(self, match: Match) -> Session:
        session = Session(match, Words(match.rules), self._on_step)
        session.is_careful = self._pace.is_careful
        session.hints, session.hand_order = self._hints, self._hand_order
        return session

    def _play(self, session: Session) -> None:
        match = session.match
        self._recap = Recap()
        self.clock.start()
        self._is_deal_told = match.is_between_deals
        self.session = session
        self._table.set_oracle(session)
        self._table.set_advisor(session)
        self._table.show_view(session.view())
        self.changed.emit()
        if match.state.public.deal == 0:
            self._guard(session.next_deal)
        else:
            self._telling.begin(session)
            self._on_settled()

    # --- people

    def handle(self, gesture: Gesture) -> None:
        """Carries out a gesture of a person at the table."""
        session = self.session
        if session is not None:
            self.clock.touch()
            self._let_act(lambda: session.handle(gesture))
            if session.is_refusing and not isinstance(gesture, Rearrange):
                self.refused.emit()

    def act(self, action: Action) -> None:
        """Plays an action of a hint for the person who has to act."""
        session = self.session
        if session is not None:
            self._let_act(lambda: session.act(action))

    def note_aid(self, aid: Aid) -> bool:
        """Records that the program helped the viewer; returns whether that was saved."""
        session = self.session
        if session is None:
            return False
        return self._guard(lambda: session.match.note_aid(session.viewer, aid))

    def change_level(self, level: str) -> bool:
        """Makes all computer players play at another level; returns whether that was saved."""
        session = self.session
        return session is not None and self._guard(lambda: session.match.change_level(level))

    def _let_act(self, change: Callable[[], object]) -> None:
        self._is_own_action = True
        self._guard(change)
        self._is_own_action = False

    def undo(self) -> None:
        """Takes back the viewer's last action."""
        if self.session is not None:
            self._guard(self.session.undo)

    def redo(self) -> None:
        """Plays again the action that the viewer took back."""
        session = self.session
        if session is not None:
            self._let_act(session.redo)

    def set_pace(self, pace: Pace) -> None:
        """Sets the speed and where the game waits."""
        self._pace = pace
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
        session = self.session
        if session is not None:
            self._guard(lambda: session.sort_hand(order))

    @property
    def can_repeat(self) -> bool:
        """Returns whether there are steps to replay."""
        return not self._recap.is_empty

    def repeat(self) -> None:
        """Replays the steps since the viewer's last action."""
        again = self._recap.again()
        if again is None or self.session is None or self._is_moving:
            return
        before, steps = again
        self._is_moving = True
        self._table.show_view(before)
        for step in steps:
            self._table.play(step)
        self._table.play(Step((), self.session.view()))

    def refresh(self) -> None:
        """Publishes every text again, for example after a change of language."""
        if self.session is not None:
            self.session.refresh()

    # --- the course of the game

    def _guard(self, change: Callable[[], object]) -> bool:
        """Runs something that saves; returns whether saving succeeded. Otherwise the match is
        unchanged.
        """
        try:
            change()
        except JournalError as error:
            _log.error("the match cannot be saved: %s", chain_of(error))
            if self.session is not None:
                self.session.pause()
            self.storage_failed.emit(error)
            return False
        return True

    def _on_step(self, step: Step) -> None:
        session = self.session
        if session is None:
            return
        self._is_moving = True
        self._file.measure(session, step)
        if session.is_hurried:
            self._pass_over(session, step)
            return
        if step.events:
            self._is_rest_due = True
            self._has_turn_ended = not self._is_own_action and any(
                isinstance(event, TurnStarted) for event in step.events
            )
            self._is_deal_told = False
        self._recap.note(step, is_own=self._is_own_action)
        self.stepped.emit(step)
        self._table.play(step)
        self._telling.tell(session, step)
        self.changed.emit()
        # The next computer chooses its action while the animation is still running.
        self._computer_turn.ask(session)

    def _pass_over(self, session: Session, step: Step) -> None:
        """Shows only the end of a step: nobody watches this deal."""
        self._is_deal_told = self._is_rest_due = False
        self._table.show_view(step.after)
        if session.match.is_between_deals:
            self._telling.tell(session, step)
        self.changed.emit()
        self._computer_turn.ask(session)
        QTimer.singleShot(0, self, self._on_settled)

    def _on_settled(self) -> None:
        session = self.session
        if session is None:
            return
        self._is_moving = False
        session.come_to_rest()
        if self._is_moving:
            return
        if session.waiting in (Waiting.DEAL_OVER, Waiting.MATCH_OVER):
            self._tell_deal()
        elif session.waiting is Waiting.COMPUTER and not session.is_paused:
            self._await_computer(session)

    def _await_computer(self, session: Session) -> None:
        if self._pace.is_waiting and self._has_turn_ended and not session.is_hurried:
            self._has_turn_ended = False
            session.pause()
            return
        self._computer_turn.ask(session)
        if self._is_rest_due:
            self._is_rest_due = False
            self._rest.start(self._pace.rest_ms)
            self._slow.start(_SLOW_MS + self._pace.rest_ms)
        else:
            self._play_choice()

    def _tell_deal(self) -> None:
        if not self._is_deal_told:
            self._is_deal_told = True
            self.deal_over.emit()

    def _show_thinking(self) -> None:
        session = self.session
        if session is not None and not self._computer_turn.is_done and not self._is_moving:
            request = session.ask_computer()
            session.show_thinking(None if request is None else request[0])

    def _play_choice(self) -> None:
        """Plays the computer's action once it is chosen and the table has rested."""
        session = self.session
        if session is None or self._is_moving or self._rest.isActive():
            return
        choice = self._computer_turn.take()
        if choice is None:
            return
        self._slow.stop()
        self._guard(lambda: submit(session, choice, self.path))
