"""Asks for the next computer's action while the table still moves, and keeps the answer."""

import logging
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from canasta_gui.controller.player_messages import Reply
from canasta_gui.controller.player_worker import Worker
from canasta_gui.persistence.folders import shown_name
from canasta_gui.session.session import Session
from engine import Choice, Match, Observation, agent_name

_log = logging.getLogger(__name__)

ChooseAction = Callable[[Observation], Choice]
"""A function that chooses the action of a seat from its observation."""
_LAST_RESORT = "random"
_USUAL = "club"


class ComputerTurn(QObject):
    """Holds one question to a computer player at a time, and its answer."""

    decided = Signal()
    """Emitted when the answer is there."""

    def __init__(self, worker: Worker, parent: QObject) -> None:
        super().__init__(parent)
        self._worker = worker
        self._stand_in: ChooseAction | None = None
        self._session: Session | None = None
        self._choice: Choice | None = None
        self._asked_at = -1
        """The length of the match's log when the question was asked; while it stays, nothing is
        asked anew.
        """
        worker.answered.connect(self._on_reply)

    @property
    def is_done(self) -> bool:
        """Returns whether there is an answer to take."""
        return self._choice is not None

    def set_stand_in(self, stand_in: ChooseAction | None) -> None:
        """Sets a function that chooses actions instead of the computers; ``None`` removes it."""
        self._stand_in = stand_in

    def stop(self) -> None:
        """Forgets question, answer and stand-in; the match is put away."""
        self._stand_in = self._session = None
        self._forget()

    def ask(self, session: Session) -> None:
        """Asks the computer that has to act, unless it was asked already."""
        request = session.ask_computer()
        position = len(session.match.moments)
        self._session = session
        if request is None:
            self._forget()
        elif position != self._asked_at:
            seat, view = request
            match = session.match
            self._choice, self._asked_at = None, position
            if self._stand_in is not None:
                self._choice = self._stand_in(view)
            else:
                self._worker.ask(_player_of(match, seat), view, seed_for(match, seat))

    def take(self) -> Choice | None:
        """Returns the answer and forgets it."""
        choice, self._choice = self._choice, None
        return choice

    def _forget(self) -> None:
        self._choice, self._asked_at = None, -1
        self._worker.forget()

    def _on_reply(self, reply: Reply) -> None:
        session = self._session
        request = None if session is None else session.ask_computer()
        if session is not None and request is not None:
            self._choice = reply.choice or last_resort(*request, session.match)
            self.decided.emit()


def submit(session: Session, choice: Choice, file: Path | None) -> None:
    """Plays the choice of the computer that has to act; if it is illegal, a lawful action instead.

    ``file`` is the match's file, which the log names. Raises `JournalError` when it is not saved.
    """
    request = session.ask_computer()
    if request is None:
        return
    seat, view = request
    refusals = session.submit_computer(seat, choice)
    if refusals:
        # A bug of the player. Its action names hidden cards; the match file tells the rest.
        rules = ", ".join(refusal.rule for refusal in refusals)
        what, entry = type(choice.action).__name__, len(session.match.entries)
        name = "no file" if file is None else shown_name(file)
        _log.error("%s of %d refused (%s): entry %d of %s", what, seat, rules, entry, name)
        session.submit_computer(seat, last_resort(seat, view, session.match))


def _player_of(match: Match, seat: int) -> str:
    """Returns the name of the seat's computer player: its level and its temperament."""
    player = match.seats[seat]
    return agent_name(player.level or _USUAL, player.temperament)


def seed_for(match: Match, seat: int) -> str:
    """Returns a seed that reveals no cards and is the same when a match is resumed."""
    return f"{match.state.public.deal}-{len(match.moments)}-{seat}"


def last_resort(seat: int, view: Observation, match: Match) -> Choice:
    """Returns some legal action, for when a player failed or was refused."""
    from engine import make_agent

    return make_agent(_LAST_RESORT).choose(view, seed_for(match, seat))
