"""Ratings of learners and exercises, by Mark Glickman's system of 1999.

A rating predicts results: 1500 against 1500 is even, 400 points more win ten times in eleven. Its
doubt is the standard deviation of the estimate; it grows while nobody plays.
"""

from dataclasses import dataclass, replace
from math import log, pi, sqrt
from typing import Final

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


def rating_of_exercise(points: float) -> Rating:
    """Returns the rating of an exercise with these points."""
    return Rating(points, _OF_EXERCISE)
