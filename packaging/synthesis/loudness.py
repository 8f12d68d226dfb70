"""How loud a sound is to the ear."""

import math
from collections.abc import Sequence

from synthesis.signals import Signal, high_pass, low_pass, samples

WINDOW_MS = 125
"""What comes within this time counts as one sound, as with the "fast" hand of a level meter."""
_AT_ONE_KILOHERTZ = 1.2589
"""Makes up for what the filters take away there."""


def loudness(signal: Sequence[float]) -> float:
    """The loudest moment of a sound, weighted as the ear weights pitches (curve A)."""
    squares = [sample * sample for sample in _weighted(signal)]
    width = samples(WINDOW_MS)
    total = loudest = sum(squares[:width])
    for leaving, coming in zip(squares, squares[width:], strict=False):
        total += coming - leaving
        loudest = max(loudest, total)
    return math.sqrt(loudest / width)


def decibels(level: float) -> float:
    """A level relative to full scale."""
    return 20 * math.log10(level) if level > 0 else -math.inf


def _weighted(signal: Sequence[float]) -> Signal:
    made = list(signal)
    for corner in (20.6, 20.6, 107.7, 737.9):
        made = high_pass(made, corner)
    for corner in (12_194, 12_194):
        made = low_pass(made, corner)
    return [_AT_ONE_KILOHERTZ * sample for sample in made]
