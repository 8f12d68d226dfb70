"""How strong a learner is, and how difficult an exercise, as Mark Glickman's rating of 1999.

A rating says how a meeting ends: 1500 against 1500 is even, 400 points more win ten times in
eleven. Its doubt is the standard deviation of what is known; it grows while nobody plays.
"""

from dataclasses import dataclass, replace
from math import log, pi, sqrt
from typing import Final

_Q: Final = log(10) / 400
MOST_DOUBT: Final = 350.0
"""Of somebody of whom nothing is known."""
LEAST_DOUBT: Final = 40.0
"""However much is known: who learns gets better."""
_FORGOTTEN_DAYS: Final = 2 * 365
"""After so long without play as little is known as at the beginning."""
_OF_EXERCISE: Final = 60.0
"""The doubt of every exercise. One learner says little about it, so that it moves little."""
_LEVELS: Final = {
    "beginner": 1000.0,
    "casual": 1250.0,
    "club": 1500.0,
    "strong": 1750.0,
    "expert": 2000.0,
}


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength, and its standard deviation."""

    points: float = 1500.0
    doubt: float = MOST_DOUBT

    def rested(self, days: int) -> "Rating":
        """After so many days without play; a clock that goes back takes no doubt away."""
        growth = (MOST_DOUBT**2 - LEAST_DOUBT**2) / _FORGOTTEN_DAYS
        return replace(self, doubt=min(MOST_DOUBT, sqrt(self.doubt**2 + growth * max(0, days))))

    def after(self, other: "Rating", *, has_won: bool) -> "Rating":
        """After one meeting."""
        weight = 1 / sqrt(1 + 3 * (_Q * other.doubt / pi) ** 2)
        chance = 1 / (1 + 10 ** (weight * (other.points - self.points) / 400))
        known = 1 / self.doubt**2 + (_Q * weight) ** 2 * chance * (1 - chance)
        points = self.points + _Q / known * weight * (has_won - chance)
        return Rating(min(max(points, 0.0), 4000.0), max(LEAST_DOUBT, sqrt(1 / known)))


def rating_of_level(level: str) -> Rating:
    """What an exercise of a level begins with."""
    return Rating(_LEVELS[level], _OF_EXERCISE)


def rating_of_exercise(points: float) -> Rating:
    """An exercise that has got so many points."""
    return Rating(points, _OF_EXERCISE)
