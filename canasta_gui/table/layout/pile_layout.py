"""The poses of the pile: a growing heap, every card where it was thrown."""

import itertools
import math
from functools import lru_cache

from canasta_gui.table.layout.geometry import CARD_ASPECT, Pose, Rect

_CARD = 0.92
"""The width of its cards, by that of its place: a heap of any height fits there."""
_TURN = 13.0
"""Degrees by which a card of a large heap is turned at the most."""
_STRAIGHT = 0.4
"""The part of that which a card at the right lacks: the index of crosswise cards shows there."""
_DRIFT = (0.38, 0.12, 0.05)
"""How far it lies from the middle at the most: left, where the cloth is free, right and down, by
the width of a card."""
_CALM = 0.3
"""The part of both that the first card has; those above it lie less and less neatly."""
_UNTIDY = 14.0
"""So many cards, and most of the untidiness is reached."""
_RISE = 0.1
"""How far the top of a very large heap lies above its foot, by the width of a card."""
_SLOPE = 55.0
"""So many cards, and a heap has most of its height."""
_FOOT = 0.25
"""The part of that height by which its foot lies below the middle."""
_CROSS_OUT = 0.35
"""How far crosswise cards lie to the right: their index stays in sight below later cards."""
_CROSS_STEPS = (0.0, 0.2, -0.2)
"""How far down each of them lies, so that one shows beside another, by the width of a card."""
_SPREADS = (math.sqrt(5) % 1, math.sqrt(2) % 1, math.sqrt(3) % 1)
"""Parts of a whole that are never in step: turn, across and down of one card after the other."""
_INSET = 0.02
_EDGE_POINTS = 5


def heap(place: Rect, count: int, crosswise: frozenset[int]) -> tuple[Pose, ...]:
    """The poses of the pile, bottom to top.

    A card's pose depends on nothing but its position in the pile and on what lies crosswise below
    it: it stays as it is when other cards are thrown onto it.
    """
    poses: list[Pose] = []
    crossed = itertools.count()
    card = _CARD * place.w
    for at in range(count):
        mess = _CALM + (1 - _CALM) * _grown(at, _UNTIDY)
        turn, across, down = (mess * _swing(at, part) for part in _SPREADS)
        left, right, below = _DRIFT
        x = place.cx + (right if across > 0 else left) * across * card
        y = place.cy + (below * down - _RISE * (_grown(at, _SLOPE) - _FOOT)) * card
        angle = _TURN * turn * (1 - _STRAIGHT * max(across, 0.0))
        if at in crosswise:
            x = place.cx + _CROSS_OUT * card
            y += _CROSS_STEPS[next(crossed) % len(_CROSS_STEPS)] * card
            angle = 90 + angle / 2
        poses.append(Pose(x, y, card, angle, at))
    return tuple(poses)


@lru_cache(maxsize=16)
def buried(poses: tuple[Pose, ...]) -> frozenset[int]:
    """Returns the positions of the cards that are hidden below others."""
    return frozenset(at for at, pose in enumerate(poses) if _is_buried(pose, poses[:at:-1]))


def _grown(at: int, most: float) -> float:
    """From 0 for the first card towards 1."""
    return 1 - math.exp(-at / most)


def _swing(at: int, part: float) -> float:
    """From -1 to 1, evenly spread over the cards, and the same for each position every time."""
    return 2 * ((at + 1) * part % 1) - 1


def _is_buried(pose: Pose, above: tuple[Pose, ...]) -> bool:
    return all(any(_covers(other, x, y) for other in above) for x, y in _edge(pose))


def _edge(pose: Pose) -> list[tuple[float, float]]:
    """Points along the edge of a card."""
    across, down = (0.5 - _INSET) * pose.width, (0.5 - _INSET) * pose.width * CARD_ASPECT
    steps = [2 * step / _EDGE_POINTS - 1 for step in range(_EDGE_POINTS + 1)]
    sides = [(across * step, side * down) for step in steps for side in (-1, 1)]
    sides += [(side * across, down * step) for step in steps for side in (-1, 1)]
    turn = math.radians(pose.angle)
    cos, sin = math.cos(turn), math.sin(turn)
    return [(pose.x + dx * cos - dy * sin, pose.y + dx * sin + dy * cos) for dx, dy in sides]


def _covers(pose: Pose, x: float, y: float) -> bool:
    turn = math.radians(-pose.angle)
    cos, sin, dx, dy = math.cos(turn), math.sin(turn), x - pose.x, y - pose.y
    across, down = dx * cos - dy * sin, dx * sin + dy * cos
    return abs(across) <= pose.width / 2 and abs(down) <= pose.width / 2 * CARD_ASPECT
