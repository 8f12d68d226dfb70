"""When a missed exercise comes back, by a date that is passed in."""

from dataclasses import replace
from datetime import date, timedelta
from typing import Final

from canasta_gui.lessons.rating import Rating, rating_of_exercise, rating_of_level
from canasta_gui.settings.practice import LearnerRating, Practice, Record

REST_DAYS: Final = (1, 3, 7, 21, 60)
"""The days until a missed exercise comes back: after the miss, then after each solution when it was
due. After the last it does not come back."""

_AFTER_LESSON: Final = 2
"""Which of these rests follows an exercise after a lesson that was solved at once."""


def is_due(record: Record, today: date) -> bool:
    """Returns whether a missed exercise comes back now.

    If the clock has been set back since, it comes back at once: its date may be years away.
    """
    if not record.due:
        return False
    return record.due <= today.isoformat() or record.noted > today.isoformat()


def counts(record: Record, today: date) -> bool:
    """Returns whether a turn counts for ratings and repetition: only the first of a day does."""
    return record.noted != today.isoformat()


def after_turn(
    practice: Practice,
    name: str,
    level: str,
    today: date,
    *,
    is_solved: bool,
    comes_back: bool = False,
) -> tuple[Record, LearnerRating]:
    """Returns the record and the learner's rating after a turn that counts.

    What was solved at once comes back only where ``comes_back`` says so.
    """
    record, learner = practice.record(name), rating_of(practice.rating, today)
    met = rating_of_level(level) if record.points is None else rating_of_exercise(record.points)
    points = met.after(learner, has_won=not is_solved).points
    better = learner.after(met, has_won=is_solved)
    rating = LearnerRating(round(better.points, 2), round(better.doubt, 2), today.isoformat())
    step = _next_step(record, today, is_solved=is_solved, comes_back=comes_back)
    due = (today + timedelta(REST_DAYS[step - 1])).isoformat() if step else ""
    noted = today.isoformat()
    return replace(record, points=round(points, 2), step=step, noted=noted, due=due), rating


def rating_of(learner: LearnerRating, today: date) -> Rating:
    """Returns the learner's rating today, with the doubt grown since the last turn."""
    known = Rating(learner.points, max(1.0, learner.doubt))
    last = _day(learner.noted)
    return known if last is None else known.rested((today - last).days)


def _next_step(record: Record, today: date, *, is_solved: bool, comes_back: bool) -> int:
    """Returns which of the rests comes next, from 1; 0 where the exercise does not come back."""
    if not is_solved:
        return 1
    if comes_back and not record.step:
        return _AFTER_LESSON
    if not record.step or not is_due(record, today):
        return record.step
    return record.step + 1 if record.step < len(REST_DAYS) else 0


def _day(text: str) -> date | None:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None
