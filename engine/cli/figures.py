"""Confidence intervals and percentiles."""

from collections.abc import Sequence
from math import ceil, sqrt
from statistics import mean, stdev

SPREAD_OF_95_PERCENT = 1.96


def interval(values: Sequence[float]) -> tuple[float, float] | None:
    """Returns the interval in which the true mean lies with 95 % confidence.

    ``None`` for fewer than two values.
    """
    if len(values) < 2:
        return None
    middle, reach = mean(values), SPREAD_OF_95_PERCENT * stdev(values) / sqrt(len(values))
    return middle - reach, middle + reach


def percentile(values: Sequence[float], share: float) -> float:
    """Returns the smallest of the values that at least this share (0 to 1) of them does not
    exceed.
    """
    return sorted(values)[max(0, ceil(len(values) * share) - 1)]
