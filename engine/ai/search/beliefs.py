"""What play says about hands: a thrown rank is seldom kept, a pile left seldom matched."""

from engine.ai.kernel.classes import CLASSES, NATURALS, class_of
from engine.observation import Observation
from engine.seating import turn_order

THREW_LATELY = 0.45
"""Cards of a rank in a hand, compared with chance, after its seat threw one; or left one lie.

Counted in deals that the rules of thumb played with themselves.
"""
THREW_BEFORE = 0.6
PASSED = 0.6
_LATELY = 8
"""Discards of about two rounds."""

Beliefs = tuple[tuple[float, ...], ...]
"""By seat and class: how many cards are likely, compared with chance."""


def beliefs(view: Observation) -> Beliefs:
    """What all that was thrown in this deal tells about every seat."""
    weights = [[1.0] * CLASSES for _ in view.public.hand_counts]
    order = turn_order(view.rules, view.public)
    following = dict(zip(order, (*order[1:], order[0]), strict=True))
    count = len(view.public.thrown)
    for place, thrown in enumerate(view.public.thrown, start=1):
        if (kind := class_of(thrown.card)) >= NATURALS:
            continue
        threw = THREW_LATELY if count - place < _LATELY else THREW_BEFORE
        _lower(weights[thrown.seat], kind, threw)
        is_passed = not thrown.was_taken and place < count
        if is_passed and thrown.seat in following:
            _lower(weights[following[thrown.seat]], kind, PASSED)
    return tuple(map(tuple, weights))


def _lower(weights: list[float], kind: int, weight: float) -> None:
    weights[kind] = min(weights[kind], weight)
