"""Requests hints from the players' process, and plays what the person accepts."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from canasta_gui.controller.conductor import Conductor
from canasta_gui.controller.player_messages import Reply
from canasta_gui.controller.player_worker import Worker
from canasta_gui.session.hint_words import Hint, Proposal
from canasta_gui.session.session import Session
from engine import Action, Observation

_PATIENCE_MS = 1000
"""The time after which a hint that takes longer tells what seems best so far."""


class HintRequests(QObject):
    """Requests one hint at a time; it is dropped when the position changes."""

    glanced = Signal(Proposal)
    """Emitted with the `Proposal` that seems best so far, where a `Hint` takes long."""
    found = Signal(tuple)
    """Emitted with a `Hint` for the position on the table."""
    judged = Signal(tuple)
    """Emitted with `Advice` on the moves that were asked about: the best move first, then each."""

    def __init__(self, conductor: Conductor, worker: Worker) -> None:
        super().__init__(conductor)
        self._conductor = conductor
        self._worker = worker
        self._asked: int | None = None
        self._first_look: Reply | None = None
        self._is_noted = False
        """Whether the match says that a hint was asked for here."""
        self.patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        """Runs until it is told what seems best so far."""
        self.patience.timeout.connect(self._tell_first_look)
        self._elsewhere: tuple[int, Observation, Session, Callable[[Hint], None]] | None = None
        """The question from another screen, what is seen there, who asks, and who is told."""
        worker.glanced.connect(self._on_glance)
        worker.advised.connect(self._on_reply)
        worker.advised.connect(self._tell_elsewhere)
        worker.compared.connect(self._on_verdict)
        conductor.changed.connect(self.forget)

    @property
    def can_ask(self) -> bool:
        """Returns whether a person has to act and sees their own cards."""
        session = self._conductor.session
        return session is not None and session.ask_person() is not None

    def ask(self) -> bool:
        """Requests a hint; returns ``False`` if none may be given now."""
        session = self._conductor.session
        view = None if session is None else session.ask_person()
        if session is None or view is None:
            return False
        self._asked = self._worker.advise(view)
        self._first_look, self._is_noted = None, False
        self.patience.start()
        return True

    def ask_for(self, session: Session, tell: Callable[[Hint], None]) -> bool:
        """Requests a hint for the person at another screen; returns ``False`` if none may be
        given now.
        """
        view = session.ask_person()
        if view is None:
            return False
        self._elsewhere = self._worker.advise(view), view, session, tell
        return True

    def ask_about(self, meant: tuple[Action, ...]) -> bool:
        """Requests an appraisal of moves that are not played; returns ``False`` if none may be
        given now.
        """
        session = self._conductor.session
        view = None if session is None else session.ask_person()
        if view is None:
            return False
        self._asked = self._worker.compare(view, meant)
        return True

    def play(self, proposal: Proposal) -> None:
        """Plays the action of a hint."""
        self._conductor.act(proposal.action)

    def forget(self) -> None:
        """Drops the hint of this screen, because what it shows has changed."""
        self._asked = None

    def _on_verdict(self, reply: Reply) -> None:
        session = self._conductor.session
        if session is None or reply.id != self._asked or reply.error:
            return
        self._asked = None
        if self._conductor.note_aid("hint"):
            self.judged.emit(reply.advice)

    def _tell_elsewhere(self, reply: Reply) -> None:
        if self._elsewhere is None or reply.id != self._elsewhere[0]:
            return
        _, view, session, tell = self._elsewhere
        self._elsewhere = None
        # The table also changes when nothing is played, as when a phone comes.
        is_noted = session.ask_person() == view and self._conductor.attempt(
            lambda: session.match.note_aid(session.viewer, "hint")
        )
        if is_noted:
            tell(session.hint(reply.advice))

    def _on_glance(self, reply: Reply) -> None:
        self._first_look = reply
        self._tell_first_look()

    def _tell_first_look(self) -> None:
        """Tells what seems best so far, once there is something and it has taken long enough."""
        look = self._first_look
        if look is not None and not self.patience.isActive():
            hint = self._noted_hint(look)
            if hint:
                self.glanced.emit(hint[0])

    def _on_reply(self, reply: Reply) -> None:
        hint = self._noted_hint(reply)
        if hint:
            self._asked = None
            self.found.emit(hint)

    def _noted_hint(self, reply: Reply) -> Hint:
        """Returns a hint of which the match says that it was asked for; empty if nobody waits for
        it, or that cannot be saved.
        """
        session = self._conductor.session
        if session is None or reply.id != self._asked or session.ask_person() is None:
            return ()
        self._is_noted = self._is_noted or self._conductor.note_aid("hint")
        return session.hint(reply.advice) if self._is_noted else ()
