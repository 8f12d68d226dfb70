"""How good a learner is, when a missed exercise comes back, and the texts about both.

Ratings are those of Mark Glickman's system of 1999. A rating predicts results: 1500 against 1500 is
even, 400 points more win ten times in eleven. Its doubt is the standard deviation of the estimate;
it grows while nobody plays. A missed exercise comes back by a date that is passed in.
"""

from dataclasses import dataclass, replace
from datetime import date, timedelta
from math import log, pi, sqrt
from typing import Final

from PySide6.QtCore import QDate, QLocale

from canasta_gui.settings.practice import LearnerRating, Practice, Record
from canasta_gui.words.translated import Translated

_Q: Final = log(10) / 400
MOST_DOUBT: Final = 350.0
"""The doubt about a player of whom nothing is known."""
LEAST_DOUBT: Final = 40.0
"""The lowest doubt, however much is known, because learners improve."""
_FORGOTTEN_DAYS: Final = 2 * 365
"""The number of days without play after which nothing is known any more."""
_OF_EXERCISE: Final = 60.0
"""The doubt about every exercise; it is low, because one learner tells little about an exercise."""
_LEVELS: Final = {
    "beginner": 1000.0,
    "casual": 1250.0,
    "club": 1500.0,
    "strong": 1750.0,
    "expert": 2000.0,
}


@dataclass(frozen=True, slots=True)
class Rating:
    """The estimate of a strength, and its standard deviation."""

    points: float = 1500.0
    doubt: float = MOST_DOUBT

    def rested(self, days: int) -> "Rating":
        """Returns the rating after some days without play; a negative number counts as 0."""
        growth = (MOST_DOUBT**2 - LEAST_DOUBT**2) / _FORGOTTEN_DAYS
        return replace(self, doubt=min(MOST_DOUBT, sqrt(self.doubt**2 + growth * max(0, days))))

    def after(self, other: "Rating", *, has_won: bool) -> "Rating":
        """Returns the rating after one result against another."""
        weight = 1 / sqrt(1 + 3 * (_Q * other.doubt / pi) ** 2)
        chance = 1 / (1 + 10 ** (weight * (other.points - self.points) / 400))
        known = 1 / self.doubt**2 + (_Q * weight) ** 2 * chance * (1 - chance)
        points = self.points + _Q / known * weight * (has_won - chance)
        return Rating(min(max(points, 0.0), 4000.0), max(LEAST_DOUBT, sqrt(1 / known)))


def rating_of_level(level: str) -> Rating:
    """Returns the first rating of an exercise of a level."""
    return Rating(_LEVELS[level], _OF_EXERCISE)


def _rating_of_exercise(points: float) -> Rating:
    """Returns the rating of an exercise with these points."""
    return Rating(points, _OF_EXERCISE)


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
    met = rating_of_level(level) if record.points is None else _rating_of_exercise(record.points)
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


class RatingTexts(Translated):
    """The sentences for the card on the table and for the page of exercises."""

    def rating(self, practice: Practice, today: date) -> str:
        """Returns the sentences about the learner's rating and how certain it is."""
        if not practice.rating.noted:
            return self.tr("No rating yet: the first exercises find it.")
        known = rating_of(practice.rating, today)
        return self.tr("Your rating: {points}, give or take {doubt}.").format(
            points=round(known.points), doubt=round(known.doubt)
        )

    def return_of(self, record: Record, today: date) -> str:
        """Returns when a missed exercise comes back; empty where it does not."""
        if not record.due:
            return ""
        if is_due(record, today):
            return self.tr("It comes back today.")
        if record.due == (today + timedelta(1)).isoformat():
            return self.tr("It comes back tomorrow.")
        day = QDate.fromString(record.due, "yyyy-MM-dd")
        shown = QLocale().toString(day, QLocale.FormatType.ShortFormat)
        return self.tr("It comes back on {day}.").format(day=shown)
