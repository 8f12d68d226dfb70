"""What decisions cost: the points lost with each, and their mean by theme with its uncertainty."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import sqrt

from engine.ai.advice.theme import Theme


@dataclass(frozen=True, slots=True)
class Loss:
    """The points by which an action brought less than the advised one, in trials of neither."""

    theme: Theme
    points: float
    """Signed: below zero where the action did better. Only so does the noise of many cancel."""
    doubt: float
    """The standard error."""


@dataclass(frozen=True, slots=True)
class ErrorRate:
    """What some decisions cost together."""

    decisions: int = 0
    points: float = 0.0
    """The sum of the losses."""
    variance: float = 0.0
    """The sum of the squared standard errors: the noise of the trials."""
    squares: float = 0.0
    """The sum of the squared losses."""

    def __add__(self, other: "ErrorRate") -> "ErrorRate":
        return ErrorRate(
            self.decisions + other.decisions,
            self.points + other.points,
            self.variance + other.variance,
            self.squares + other.squares,
        )

    @property
    def doubt(self) -> float:
        """The standard error of ``points``: how well is known what these decisions cost."""
        return sqrt(self.variance)

    @property
    def mean(self) -> float:
        """The points lost a decision; 0 without decisions."""
        return self.points / self.decisions if self.decisions else 0.0

    @property
    def mean_doubt(self) -> float | None:
        """The standard error of ``mean`` for what decisions of such a player cost: from how much
        they differ, which includes the noise of the trials. ``None`` below two decisions.
        """
        if self.decisions < 2:
            return None
        spread = max(0.0, self.squares - self.points * self.mean)
        return sqrt(spread / (self.decisions - 1) / self.decisions)


def error_rates(losses: Iterable[Loss]) -> Mapping[Theme, ErrorRate]:
    """Returns the error rate of each theme that occurs, in the order of the themes."""
    found = dict.fromkeys(Theme, ErrorRate())
    for one in losses:
        found[one.theme] += ErrorRate(1, one.points, one.doubt**2, one.points**2)
    return {theme: rate for theme, rate in found.items() if rate.decisions}


def total_rate(rates: Iterable[ErrorRate]) -> ErrorRate:
    """Returns the error rate of all decisions together."""
    return sum(rates, ErrorRate())
