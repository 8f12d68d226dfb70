"""The first turn of an exercise: what was done in it, what is told of it, and what is kept:
ratings, and the day on which the exercise is due again.
"""

from collections.abc import Callable
from datetime import date
from pathlib import Path

from canasta_gui.controller.deal_review import DealReviewer
from canasta_gui.lessons.exercises import Assignment
from canasta_gui.lessons.learner_rating import RatingTexts, after_turn, counts
from canasta_gui.settings.practice import Practice, Record, load_practice, note_practice
from canasta_gui.words.verdict_texts import VerdictTexts
from canasta_gui.words.words import Words
from engine import Action, Appraisal, Known, Reason, State, TableMeld, observe

Clock = Callable[[], date]


class ExerciseNotes:
    """Reads and writes the practice of the present person.

    Functions supply the path of the file and the present day, and have it written.
    """

    def __init__(
        self,
        find_path: Callable[[], Path],
        keep: Callable[[Path, Callable[[], object]], object],
        today: Clock = date.today,
    ) -> None:
        self._find_path = find_path
        self._keep = keep
        self.today = today

    @property
    def practice(self) -> Practice:
        """All that has been recorded so far."""
        return load_practice(self._find_path())

    def record(self, assignment: Assignment) -> Record:
        """Returns the record of an exercise."""
        return self.practice.record(assignment.name)

    def note(self, assignment: Assignment, faults: int, lost: int | None) -> Record:
        """Records the result of a turn; only the first turn of a day changes ratings."""
        practice, today = self.practice, self.today()
        record, rating = practice.record(assignment.name), practice.rating
        if assignment.level and counts(record, today):
            is_solved = not faults
            record, rating = after_turn(
                practice,
                assignment.name,
                assignment.level,
                today,
                is_solved=is_solved,
                comes_back=assignment.comes_back,
            )
        record = record.after(faults, lost)
        path = self._find_path()
        self._keep(path, lambda: note_practice(path, record, rating))
        return record

    def texts(self, assignment: Assignment) -> tuple[str, ...]:
        """Returns texts on the rating and the next date of an exercise; empty for one set
        by hand.
        """
        if not assignment.level:
            return ()
        texts, practice, today = RatingTexts(), self.practice, self.today()
        return (texts.rating(practice, today), texts.return_of(self.record(assignment), today))


class ExerciseTurn:
    """The actions of the learner with their appraisals, and how much of the answer was told."""

    def __init__(self, assignment: Assignment, judging: DealReviewer) -> None:
        self.assignment = assignment
        self.judging = judging
        self.texts = VerdictTexts(Words(assignment.state.rules))
        self.begun: list[tuple[State, Action]] = []
        """The state before each action of the turn, with the action."""
        self.size: int | None = None
        """The number of actions, once the turn is over."""
        self.shown: Appraisal | None = None
        """The appraisal whose better action the table shows."""
        self.has_hint = False
        """Whether the reason of an own decision was told without the move."""
        self.is_refuting = False
        """Whether the table shows what the next best move leads to."""

    def known(self, action: Action) -> Known | None:
        """Returns what was found of a first action when the exercise was made."""
        return None if self.begun else self.assignment.known(action)

    @property
    def faults(self) -> list[Appraisal] | None:
        """What would have been better; ``None`` until every action is appraised."""
        if self.size is None or self.judging.done < self.size or self.judging.has_gaps:
            return None
        return [one for one in self.judging.appraisals[: self.size] if one is not None]

    @property
    def costliest(self) -> tuple[int, Appraisal] | None:
        """The most costly action, by index, with its appraisal."""
        judged = self.judging.appraisals[: self.size]
        found = [(at, one) for at, one in enumerate(judged) if one is not None]
        return max(found, key=lambda it: it[1].weight, default=None)

    @property
    def is_solved(self) -> bool:
        """Whether the learner began with the best action, and nothing cost anything."""
        is_best = bool(self.begun) and self.assignment.is_best(self.begun[0][1])
        return is_best and self.costliest is None

    @property
    def may_give_up(self) -> bool:
        """Whether the better move of an own decision is told before anything was tried."""
        return not (self.assignment.is_kept or self.begun or self.shown)

    @property
    def may_refute(self) -> bool:
        """Whether one may look at what the next best move leads to."""
        is_made = self.assignment.judged is not None and self.assignment.is_kept
        return is_made and self.size is not None and not self.is_refuting

    @property
    def answer(self) -> tuple[State, Action, Appraisal] | None:
        """The most costly action, or who gives up, the one to be improved: the state before it,
        the action, and what is better.
        """
        if self.costliest is not None:
            at, appraisal = self.costliest
            return *self.begun[at], appraisal
        judged, appraisal = self.assignment.judged, self.assignment.answer
        if judged is None or appraisal is None:
            return None
        return self.assignment.state, judged.alternatives[0].action, appraisal

    @property
    def counts(self) -> tuple[Reason, ...]:
        """The reasons whose counts are shown beside the text."""
        judged = self.assignment.judged
        if judged is not None and (self.is_refuting or self.has_hint or self.is_solved):
            return judged.reasons
        appraisal = self.shown or (self.costliest and self.costliest[1])
        return appraisal.reasons if appraisal else ()

    @property
    def verdict(self) -> str:
        """What is told of the actions so far."""
        judged = self.assignment.judged
        if judged is not None and self.is_solved:
            return self.texts.solved(judged, self._melds)
        if self.shown is not None:
            return self.texts.verdict(self.shown)
        return self.texts.verdict(None if self.costliest is None else self.costliest[1])

    @property
    def refutation(self) -> str:
        """What is told while the table shows what the next best move leads to."""
        judged = self.assignment.judged
        return "" if judged is None else self.texts.refuted(judged, self._melds)

    @property
    def hint(self) -> str:
        """Why the better move of an own decision is better, without the move."""
        judged = self.assignment.judged
        return "" if judged is None else self.texts.hint(judged)

    @property
    def _melds(self) -> tuple[TableMeld, ...]:
        return observe(self.assignment.state, self.assignment.seat).own.melds
