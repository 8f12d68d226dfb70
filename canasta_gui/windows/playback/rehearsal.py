"""Lets the player play on from a moment of the record; nothing of it is saved."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from canasta_gui.controller.conductor import Conductor
from canasta_gui.controller.deal_review import DealReviewer
from canasta_gui.controller.player_worker import Worker
from canasta_gui.session.decisions import PersonDecision
from canasta_gui.session.sandbox import RehearsalResult, compare, match_again
from canasta_gui.session.session import Session
from engine import Appraisal, Match, Played


class Rehearsal(QObject):
    """Puts the moment on the table and has the player's first action judged."""

    judged = Signal()

    def __init__(
        self,
        conductor: Conductor,
        match: Match,
        at: int,
        seat: int,
        make_judge: Callable[[], Worker],
        past_end: Callable[[], None],
        parent: QObject | None = None,
    ) -> None:
        """``past_end`` is called when the player presses on after the deal."""
        super().__init__(parent)
        self._match = match
        self._at = at
        self._seat = seat
        self._view = match.view_of(match.moments[at].state, seat)
        self._make_judge = make_judge
        self._judge: DealReviewer | None = None
        again = match_again(match, at, seat)
        self._begun = len(again.moments)
        """The number of moments in the record before anybody acts again."""
        self.session: Session | None = None
        conductor.rehearse(again, past_end=past_end)
        self.session = conductor.session

    @property
    def comparison(self) -> RehearsalResult | None:
        """The points of the player's side then and now; ``None`` until the deal is over."""
        session = self.session
        return None if session is None else compare(self._match, session.match, self._seat)

    @property
    def is_judged(self) -> bool:
        """Whether the player's first action was judged."""
        judge = self._judge
        return judge is not None and judge.is_done and not judge.has_gaps

    @property
    def appraisal(self) -> Appraisal | None:
        """The judgement of the player's first action; ``None`` if nothing was better."""
        return self._judge.appraisals[0] if self._judge is not None and self.is_judged else None

    def follow(self) -> None:
        """Starts the judgement once the player, who had to act, has done so."""
        session = self.session
        if session is None or self._judge is not None or not self._view.is_to_act:
            return
        done = session.match.moments[self._begun :]
        if done and isinstance(done[0].entry, Played):
            entry = done[0].entry
            made = PersonDecision(self._at, entry.seat, entry.action, (), self._view)
            self._judge = DealReviewer((made,), self._make_judge, self)
            self._judge.progressed.connect(self.judged)
            self._judge.go_on()

    def stop(self) -> None:
        """Stops the judgement."""
        if self._judge is not None:
            self._judge.stop()
        self.deleteLater()
