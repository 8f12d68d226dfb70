"""Computes how cards lie on each other: squared in the stock and a second hand; and in the pile, a
growing heap in which every card lies where it was thrown.
"""

import itertools
import math
from functools import lru_cache

from canasta_gui.table.layout.geometry import CARD_ASPECT, Pose, Rect
from canasta_gui.table.layout.overlaps import EDGE

_HEAP = 3
"""The number of cards of a squared heap that are drawn apart."""
_CARD = 0.92
"""The width of the pile's cards, as a part of its place: a heap of any height fits there."""
_TURN = 18.0
"""The largest rotation of a card of a large heap, in degrees."""
_CROSS_TURN = 90.0
"""The rotation of a crosswise card, in degrees, to which a part of its own is added."""
_STRAIGHT = 0.4
"""The part of that rotation that a card at the right lacks, to show the index of crosswise
cards.
"""
_DRIFT = (0.3, 0.4, 0.08)
"""The largest distances of a card from the middle of a small heap: left, right and down; in card
widths.
"""
_BESIDE = 0.12
"""The largest distance to the right above a crosswise card, whose index shows there, in card
widths.
"""
_SPRAWL = 1.0
"""How much farther to both sides the cards of a very large heap lie, as a part of the distance."""
_CALM = 0.3
"""The part of rotation and distance that the first card has; the cards above have more of both."""
_UNTIDY = 14.0
"""The number of cards after which most of the disorder is reached."""
_RISE = 0.07
"""How far the top of a very large heap lies above its foot, in card widths."""
_SLOPE = 55.0
"""The number of cards after which a heap has most of its height and width."""
_FLOOD = 24.0
"""The number of cards after which a heap takes most of the free cloth beside it."""
_CROSS_SHARE = 0.6
"""How far into the free cloth crosswise cards lie, as a part of it."""
_FOOT = 0.25
"""The part of that height by which the foot of the heap lies below the middle."""
_CROSS_OUT = 0.35
"""How far crosswise cards lie to the right, in card widths: later cards do not hide their index."""
_CROSS_STEPS = (0.0, 0.2, -0.2)
"""How far down each crosswise card lies, so that one shows beside another, in card widths."""
_SPREADS = (math.sqrt(5) % 1, math.sqrt(2) % 1, math.sqrt(3) % 1)
"""Irrational steps, so that rotation, x and y of successive cards never repeat together."""
_INSET = 0.02
_EDGE_POINTS = 5


def heap(
    place: Rect,
    count: int,
    crosswise: frozenset[int],
    sprawl: tuple[float, float] = (0.0, 0.0),
) -> tuple[Pose, ...]:
    """Returns the poses of the pile, bottom to top.

    A large heap also takes the cloth that is free at the left and right, ``sprawl`` card widths.

    A card's pose depends on nothing but its position in the pile and on what lies crosswise below
    it: it stays as it is when other cards are thrown onto it.
    """
    poses: list[Pose] = []
    crossed = itertools.count()
    card, first = _CARD * place.w, min(crosswise, default=count)
    out = _CROSS_SHARE * sprawl[1]
    for at in range(count):
        mess = _CALM + (1 - _CALM) * _grown(at, _UNTIDY)
        turn, across, down = (mess * _swing(at, part) for part in _SPREADS)
        left, right, below = _DRIFT
        wider, flood = 1 + _SPRAWL * _grown(at, _SLOPE), _grown(at, _FLOOD)
        if across < 0:
            reach = wider * left + flood * sprawl[0]
        else:
            reach = _BESIDE + out if at > first else wider * right + flood * sprawl[1]
        x = place.cx + reach * across * card
        y = place.cy + (below * down - _RISE * (_grown(at, _SLOPE) - _FOOT)) * card
        angle = _TURN * turn * (1 - _STRAIGHT * max(across, 0.0))
        if at in crosswise:
            x = place.cx + (_CROSS_OUT + out) * card
            y += _CROSS_STEPS[next(crossed) % len(_CROSS_STEPS)] * card
            angle = _CROSS_TURN + angle / 4
        poses.append(Pose(x, y, card, angle, at))
    return tuple(poses)


@lru_cache(maxsize=16)
def buried(poses: tuple[Pose, ...]) -> frozenset[int]:
    """Returns the positions of the cards that are hidden below others."""
    return frozenset(at for at, pose in enumerate(poses) if _is_buried(pose, poses[:at:-1]))


def _grown(at: int, most: float) -> float:
    """Returns a saturating growth: 0 for the first card, towards 1 for later ones."""
    return 1 - math.exp(-at / most)


def _swing(at: int, part: float) -> float:
    """Returns a value from -1 to 1, evenly spread over the cards and fixed for each position."""
    return 2 * ((at + 1) * part % 1) - 1


def _is_buried(pose: Pose, above: tuple[Pose, ...]) -> bool:
    return all(any(other.covers(x, y) for other in above) for x, y in _edge(pose))


def _edge(pose: Pose) -> list[tuple[float, float]]:
    """Returns points along the edge of a card."""
    across, down = (0.5 - _INSET) * pose.width, (0.5 - _INSET) * pose.width * CARD_ASPECT
    steps = [2 * step / _EDGE_POINTS - 1 for step in range(_EDGE_POINTS + 1)]
    sides = [(across * step, side * down) for step in steps for side in (-1, 1)]
    sides += [(side * across, down * step) for step in steps for side in (-1, 1)]
    return [pose.point(dx, dy) for dx, dy in sides]


def packet(place: Rect, count: int) -> tuple[Pose, ...]:
    """Returns the poses of a second hand: a neat packet of which the topmost cards are drawn
    apart.
    """
    step = 0.05 * place.w

    def pose(at: int) -> Pose:
        rise = max(at - count + _HEAP, 0) * step
        return Pose(place.cx - rise, place.cy - rise, place.w, 0.0, at)

    return tuple(pose(at) for at in range(count))


def stack(place: Rect, count: int) -> tuple[Pose, ...]:
    """Returns the poses of the stock: a few layers, more of them the more cards are left."""
    layers = min(math.ceil(count / 14), 8)
    step = EDGE * place.w
    return tuple(Pose(place.cx, place.cy - at * step, place.w, 0.0, at) for at in range(layers))
