"""The course of the game on the table: people act, steps are shown, the table rests, computers
act.
"""

import logging
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from canasta_gui.controller.announcer import Announcer
from canasta_gui.controller.computer_turn import ChooseAction, ComputerTurn, submit
from canasta_gui.controller.pace import Pace
from canasta_gui.controller.player_worker import Worker
from canasta_gui.controller.running_match_file import RunningMatchFile
from canasta_gui.diagnostics.errors import chain_of
from canasta_gui.session.session import Session
from canasta_gui.session.viewpoint import Waiting
from canasta_gui.table.widget import TableWidget
from canasta_gui.viewmodel.beat import Step
from canasta_gui.viewmodel.gestures import Gesture, Press, Rearrange
from canasta_gui.viewmodel.table_view import ButtonId
from engine import Discarded, JournalError, TurnStarted

_log = logging.getLogger(__name__)

_LOOK_MS = 200
"""The milliseconds between two looks whether a late disk has answered."""
_LOOKS_UNTOLD = 8
"""The looks after which the player is told: many disks wake up before."""
_THINKING_MS = 600
"""The time in milliseconds after which a computer is shown to be thinking."""


class GameCourse(QObject):
    """Plays the session on the table: hears the people, shows each step, and lets the computers
    act in between. Nothing else hears gestures of the table.
    """

    refused = Signal()
    """Emitted when a person's gesture was refused; the table shows why."""
    changed = Signal()
    """Emitted when the picture, the log, or what can be taken back has changed."""
    stepped = Signal(Step)
    """Emitted with a `Step` that is about to be shown."""
    deal_over = Signal()
    """Emitted when a deal is over and has been shown to its end."""
    score_asked = Signal()
    """Emitted when the player asks how the deal that is over was counted."""
    storage_failed = Signal(JournalError)
    """Emitted with the `JournalError` when saving fails; the game waits until the player goes
    on.
    """
    storage_late = Signal(bool)
    """Emitted when the disk does not answer, and when it has or the match leaves the table; with
    whether the game waits for it.
    """

    def __init__(
        self,
        table: TableWidget,
        file: RunningMatchFile,
        worker: Worker,
        make_timer: Callable[[QObject], QTimer],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.session: Session | None = None
        """The session on the table."""
        self.pace = Pace()
        """The player's settings for the speed."""
        self._table = table
        self._file = file
        self._telling = Announcer(table)
        self._computer_turn = ComputerTurn(worker, self)
        self._is_moving = False
        """Whether the table still shows a step."""
        self._is_rest_due = False
        """Whether the table has not rested since the last step with events."""
        self._has_turn_ended = False
        """Whether another's turn ended in the last step, and nobody has waited for that yet."""
        self._is_own_action = False
        """Whether the person at the table acts at this moment."""
        self._has_thrown = False
        """Whether a computer discarded in the last step."""
        self._is_deal_told = True
        """Whether the end of the last deal was told, or there was none to tell."""
        self._is_scripted = False
        """Whether a lesson says what the computers do."""
        self._past_end: Callable[[], None] = lambda: None
        self._looks = 0
        """How often it was looked whether a late disk has answered."""
        self._rest_timer = self._prepare(make_timer(self), self._play_choice)
        """Runs while the table rests before a computer's action is played."""
        self._thinking_timer = self._prepare(make_timer(self), self._show_thinking)
        """Runs until a computer is shown to be thinking."""
        self._disk_timer = self._prepare(make_timer(self), self._await_disk)
        """Runs until it is looked again whether a late disk has answered."""
        # Queued: the signal comes while the sender is still finishing the animations.
        table.settled.connect(self._on_settled, Qt.ConnectionType.QueuedConnection)
        self._computer_turn.decided.connect(self._play_choice)
        table.gesture.connect(self.handle)

    @staticmethod
    def _prepare(timer: QTimer, slot: Callable[[], None]) -> QTimer:
        timer.setSingleShot(True)
        timer.timeout.connect(slot)
        return timer

    def begin(
        self,
        session: Session,
        stand_in: ChooseAction | None = None,
        past_end: Callable[[], None] = lambda: None,
    ) -> None:
        """Puts a session on the table and plays on; the stand-in chooses for the computers, and
        ``past_end`` is called when the player presses on after the end.
        """
        match, self._past_end = session.match, past_end
        self._computer_turn.set_stand_in(stand_in)
        self._is_scripted = stand_in is not None
        self._file.clock.start()
        self._is_deal_told = match.is_between_deals
        self.session = session
        self._table.set_oracle(session)
        self._table.set_advisor(session)
        self._table.show_view(session.view())
        self.changed.emit()
        if match.state.public.deal == 0:
            self.attempt(session.next_deal)
        else:
            self._telling.begin(session)
            self._on_settled()

    def end(self) -> None:
        """Takes the session from the table; its file stays open."""
        session, self.session = self.session, None
        if session is not None and not session.match.is_between_deals:
            self._file.note_time(session)
        self._computer_turn.stop()
        self._rest_timer.stop()
        self._thinking_timer.stop()
        if self._disk_timer.isActive():
            self._disk_timer.stop()
            self.storage_late.emit(False)
        if session is not None:
            self._table.set_oracle(None)
        self._table.set_advisor(None)

    def handle(self, gesture: Gesture) -> None:
        """Carries out a gesture of a person at the table."""
        session = self.session
        if session is None:
            return
        self._file.clock.touch()
        if gesture == Press(ButtonId.COUNTED):
            self.score_asked.emit()
            return
        if gesture == Press(ButtonId.NEXT) and session.is_at_end:
            self._past_end()
            return
        self.attempt(lambda: session.handle(gesture), is_own=True)
        if session.is_refusing and not isinstance(gesture, Rearrange):
            self.refused.emit()

    def attempt(self, change: Callable[[], object], *, is_own: bool = False) -> bool:
        """Runs something that saves, perhaps an action of the person at the table; returns whether
        saving succeeded, or is only late. Otherwise the match is unchanged, as it is until a late
        disk has answered.
        """
        if self._file.is_late:
            return False
        self._is_own_action = is_own
        try:
            change()
        except JournalError as error:
            _log.error("the match cannot be saved: %s", chain_of(error))
            if self.session is not None:
                self.session.pause()
            self.storage_failed.emit(error)
            return False
        finally:
            # Else the table would wait no longer after the turns of others.
            self._is_own_action = False
        if self.session is not None:
            self._file.keep_aside(self.session)
        if self._file.is_late and self.session is not None:
            self.session.pause()
            self._looks = 0
            self._disk_timer.start(_LOOK_MS)
        return True

    def _await_disk(self) -> None:
        """Goes on once a late disk has answered."""
        if self._file.is_late:
            self._looks += 1
            if self._looks == _LOOKS_UNTOLD:
                self.storage_late.emit(True)
            self._disk_timer.start(_LOOK_MS)
            return
        self.storage_late.emit(False)
        if self.attempt(self._file.expect_saved) and self.session is not None:
            self.session.pause(is_over=True)

    @property
    def can_repeat(self) -> bool:
        """Returns whether there are steps to replay."""
        return self.session is not None and self.session.can_repeat

    def repeat(self) -> None:
        """Replays the steps since the viewer's last action."""
        if self.session is None or not self.session.can_repeat or self._is_moving:
            return
        before, steps = self.session.repeated()
        self._is_moving = True
        self._table.show_view(before)
        for step in steps:
            self._table.play(step)
        self._table.play(Step((), self.session.view()))

    def show(self, step: Step) -> None:
        """Shows a step of the session."""
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
            kinds = {type(event) for event in step.events}
            self._has_turn_ended = TurnStarted in kinds and not self._is_own_action
            self._has_thrown = Discarded in kinds and not self._is_own_action
            self._is_deal_told = False
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
        if self.pace.is_waiting and self._has_turn_ended and not session.is_hurried:
            self._has_turn_ended = False
            session.pause()
            return
        self._computer_turn.ask(session)
        if self._is_rest_due:
            self._is_rest_due = False
            rest = self.pace.rest_after(has_thrown=self._has_thrown, is_taught=self._is_scripted)
            self._rest_timer.start(rest)
            self._thinking_timer.start(_THINKING_MS + rest)
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
        if session is None or self._is_moving or self._rest_timer.isActive():
            return
        choice = self._computer_turn.take()
        if choice is None:
            return
        self._thinking_timer.stop()
        self.attempt(lambda: submit(session, choice, self._file.path))
