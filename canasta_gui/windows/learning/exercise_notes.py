"""Keeps the results of exercises: ratings, and the day on which an exercise is due again."""

import logging
from collections.abc import Callable
from datetime import date
from pathlib import Path

from canasta_gui.diagnostics.errors import name_of
from canasta_gui.lessons.exercises import Assignment
from canasta_gui.lessons.learner_rating import RatingTexts, after_turn, counts
from canasta_gui.settings.practice import Practice, Record, load_practice, note_practice

_log = logging.getLogger(__name__)

Clock = Callable[[], date]


class ExerciseNotes:
    """Reads and writes the practice of the present person.

    Functions supply the path of the file and the present day.
    """

    def __init__(self, find_path: Callable[[], Path], today: Clock = date.today) -> None:
        self._find_path = find_path
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
        try:
            note_practice(path, record, rating)
        except OSError as error:
            # A full disk must not stop an exercise.
            _log.info("%s was not written: %s", path.name, name_of(error))
        return record

    def texts(self, assignment: Assignment) -> tuple[str, ...]:
        """Returns texts on the rating and the next date of an exercise; empty for one set
        by hand.
        """
        if not assignment.level:
            return ()
        texts, practice, today = RatingTexts(), self.practice, self.today()
        return (texts.rating(practice, today), texts.return_of(self.record(assignment), today))
