"""After a deal: the decisions of the people that cost most, found in the background."""

from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QObject, Signal

from canasta_gui.controller.thinking import Reply
from canasta_gui.controller.worker import Worker
from engine import Action, Appraisal, Event, Match, Observation, Played, observe, redact_events

MOST = 3


@dataclass(frozen=True, slots=True)
class Decision:
    """What a person did, and what the seat saw then."""

    seat: int
    made: Action
    events: tuple[Event, ...]
    """What that seat did by it."""
    view: Observation


@dataclass(frozen=True, slots=True)
class Finding:
    """A decision, and what would have been better."""

    decision: Decision
    appraisal: Appraisal


def decisions_of(match: Match, deal: int) -> tuple[Decision, ...]:
    """Everything that people decided in a deal."""
    found: list[Decision] = []
    for before, moment in pairwise(match.moments):
        entry = moment.entry
        if not isinstance(entry, Played) or before.state.public.deal != deal:
            continue
        seat = entry.seat
        if match.seats[seat].is_person:
            told = redact_events(entry.events, seat)
            done = tuple(event for event in told if getattr(event, "seat", None) == seat)
            found.append(Decision(seat, entry.action, done, observe(before.state, seat)))
    return tuple(found)


class Reviewing(QObject):
    """Appraises one decision after the other, in a process of its own, until it is stopped."""

    progressed = Signal()
    """Another decision was looked at."""

    def __init__(
        self, decisions: tuple[Decision, ...], worker: Worker, parent: QObject | None
    ) -> None:
        super().__init__(parent)
        self._decisions = decisions
        self._worker = worker
        self._found: list[Finding] = []
        self.done = 0
        """How many decisions were looked at."""
        worker.appraised.connect(self._on_reply)

    @property
    def total(self) -> int:
        """How many decisions there are."""
        return len(self._decisions)

    @property
    def is_done(self) -> bool:
        """Whether all were looked at."""
        return self.done == self.total

    @property
    def findings(self) -> tuple[Finding, ...]:
        """The few that cost most so far, the dearest first."""
        return tuple(sorted(self._found, key=lambda one: -one.appraisal.gain)[:MOST])

    def go_on(self) -> None:
        """Look at the next decision."""
        if not self.is_done:
            decision = self._decisions[self.done]
            self._worker.appraise(decision.view, decision.made, f"review {self.done}")

    def stop(self) -> None:
        """Look at no more."""
        self._worker.stop()

    def _on_reply(self, reply: Reply) -> None:
        if reply.appraisal is not None:
            self._found.append(Finding(self._decisions[self.done], reply.appraisal))
        self.done += 1
        self.progressed.emit()
        self.go_on()
