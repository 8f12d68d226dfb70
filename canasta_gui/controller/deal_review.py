"""Finds the most costly decisions of people in a finished deal, in the background."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Signal

from canasta_gui.controller.player_messages import Reply
from canasta_gui.controller.player_worker import Worker
from canasta_gui.session.decisions import Finding, PersonDecision
from engine import Appraisal, Loss, is_as_good_as_advised

MOST_FINDINGS = 3
"""The findings of each person."""


class DealReviewer(QObject):
    """Appraises one decision after another in a separate process; can be paused."""

    progressed = Signal()
    """Emitted when another decision was appraised."""

    def __init__(
        self,
        decisions: Iterable[PersonDecision],
        make_worker: Callable[[], Worker],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._decisions = list(decisions)
        self._make_worker = make_worker
        self._worker: Worker | None = None
        self._appraisals: list[Appraisal | None] = []
        self.has_gaps = False
        """Whether the appraisal of a decision failed."""
        self.followed = Counter[int]()
        """By seat: how often its person asked for a hint and did what it called best or as good."""
        self.losses = defaultdict[int, list[Loss]](list)
        """By seat: what each decision cost of those that the person made without the hint."""

    @property
    def done(self) -> int:
        """Returns how many decisions were appraised."""
        return len(self._appraisals)

    @property
    def total(self) -> int:
        """Returns how many decisions there are."""
        return len(self._decisions)

    @property
    def is_done(self) -> bool:
        """Returns whether all decisions were appraised."""
        return self.done == self.total

    @property
    def seats(self) -> tuple[int, ...]:
        """Returns the seats whose decisions are looked at, in ascending order."""
        return tuple(sorted({decision.seat for decision in self._decisions}))

    @property
    def findings(self) -> tuple[Finding, ...]:
        """Returns the most costly decisions of each person so far, the worst first."""
        every = (one for seat in self.seats for one in self.findings_of(seat))
        return tuple(sorted(every, key=_weight))

    def findings_of(self, seat: int) -> tuple[Finding, ...]:
        """Returns the most costly decisions of a seat's person so far, the worst first."""
        found = (Finding(it, one) for it, one in self._looked_at() if one is not None)
        own = (one for one in found if one.decision.seat == seat)
        return tuple(sorted(own, key=_weight)[:MOST_FINDINGS])

    @property
    def appraisals(self) -> tuple[Appraisal | None, ...]:
        """Returns the appraisal of each decision so far; ``None`` if nothing was better."""
        return tuple(self._appraisals)

    def add(self, decision: PersonDecision) -> None:
        """Adds a decision to the end of the queue."""
        was_done = self.is_done
        self._decisions.append(decision)
        if was_done:
            self.go_on()

    def add_appraised(self, decision: PersonDecision, appraisal: Appraisal | None) -> None:
        """Adds a decision whose appraisal is known; all others must be appraised already."""
        assert self.is_done
        self._decisions.append(decision)
        self._appraisals.append(appraisal)
        self.progressed.emit()

    def go_on(self) -> None:
        """Appraises the next decision."""
        if self.is_done:
            return
        if self._worker is None:
            self._worker = self._make_worker()
            self._worker.appraised.connect(self._on_reply)
            self._worker.advised.connect(self._on_advice)
        decision = self._decisions[self.done]
        if decision.has_hint:
            self._worker.advise(decision.view)
        else:
            self._worker.appraise(decision.view, decision.made, f"review {self.done}")

    def stop(self) -> None:
        """Pauses the review."""
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.stop()

    def _on_advice(self, reply: Reply) -> None:
        """Handles the hint that was given there: a person who followed it is not judged again."""
        decision = self._decisions[self.done]
        if reply.advice and is_as_good_as_advised(reply.advice, decision.made):
            self.followed[decision.seat] += 1
            self._on_reply(reply)
        elif self._worker is not None:
            self._worker.appraise(decision.view, decision.made, f"review {self.done}")

    def _on_reply(self, reply: Reply) -> None:
        if reply.loss is not None:
            self.losses[self._decisions[self.done].seat].append(reply.loss)
        self._appraisals.append(reply.appraisal)
        self.has_gaps = self.has_gaps or bool(reply.error)
        self.progressed.emit()
        self.go_on()

    def _looked_at(self) -> Iterable[tuple[PersonDecision, Appraisal | None]]:
        return zip(self._decisions, self._appraisals, strict=False)


def _weight(finding: Finding) -> float:
    """Returns a key by which the worst comes first."""
    return -finding.appraisal.weight
