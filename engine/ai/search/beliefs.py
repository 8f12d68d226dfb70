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
    """What all that was thrown in this deal tells about every seat.

    Who has taken up a second hand since holds other cards: of that seat only late acts tell.
    """
    weights = [[1.0] * CLASSES for _ in view.public.hand_counts]
    order = turn_order(view.rules, view.public)
    following = dict(zip(order, (*order[1:], order[0]), strict=True))
    count, in_foot = len(view.public.thrown), view.public.in_foot
    for place, thrown in enumerate(view.public.thrown, start=1):
        if (kind := class_of(thrown.card)) >= NATURALS:
            continue
        is_late = count - place < _LATELY
        if is_late or not in_foot[thrown.seat]:
            _lower(weights[thrown.seat], kind, THREW_LATELY if is_late else THREW_BEFORE)
        is_passed = not thrown.was_taken and place < count
        after = following.get(thrown.seat)
        if is_passed and after is not None and (is_late or not in_foot[after]):
            _lower(weights[after], kind, PASSED)
    return tuple(map(tuple, weights))


def _lower(weights: list[float], kind: int, weight: float) -> None:
    weights[kind] = min(weights[kind], weight)
