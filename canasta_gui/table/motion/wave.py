"""Animates the pile on its way into hands and melds as one wave across the cloth."""

import math
from collections.abc import Collection
from dataclasses import replace
from statistics import mean

from canasta_gui.table.items.card_sprite import CardSprite
from canasta_gui.table.layout.geometry import CARD_ASPECT
from canasta_gui.table.motion.clock import SLOWS_DOWN, Travel
from canasta_gui.table.motion.path import Point
from canasta_gui.table.motion.timing import Timing

_BULGE = 0.42
"""How far the wave swings out, as a part of the distance from the pile to its main target."""
_SPIN = 26.0
"""Degrees by which the cards of the wave tilt into the way."""
_LIFT = 0.5
_FEW = 12
"""The largest number of cards that are lifted. With more, nobody would see each long shadow, and
all of them would have to be drawn.
"""
_DRAWN_PIXELS = 1_000_000
"""How many device pixels of cards can be on their way at once without a picture coming late."""


def wave(
    travels: list[Travel], heap: Collection[CardSprite], middle: Point, timing: Timing
) -> list[Travel]:
    """Makes the travels of cards from the heap follow one another on one path, from the top card
    down.

    ``middle`` is the middle of the table: the wave swings out away from it.
    """
    swept = [travel for travel in travels if travel.sprite in heap and not travel.is_fading]
    if not swept:
        return travels
    swept.sort(key=lambda travel: -travel.sprite.pose.z)
    by = _lead(swept, middle)
    spin = math.copysign(_SPIN, by[0] - mean(travel.pose.x for travel in swept))
    drawn_every = _drawn_every(swept)
    sent = {
        travel.sprite: replace(
            travel,
            delay=timing.delay(place, len(swept)),
            by=by,
            spin=spin,
            lift=_LIFT if len(swept) <= _FEW else 0.0,
            appears=_left_out(travel) if place % drawn_every else travel.appears,
        )
        for place, travel in enumerate(swept)
    }
    return [sent.get(travel.sprite, travel) for travel in travels]


def _drawn_every(swept: list[Travel]) -> int:
    """Returns the distance between buried cards that are drawn all the way.

    Where there are many they lie so close that those between them are not missed.
    """
    sides = (travel.pose.width * travel.sprite.ratio for travel in swept)
    return 1 + round(sum(CARD_ASPECT * side * side for side in sides)) // _DRAWN_PIXELS


def _left_out(travel: Travel) -> float | None:
    """Returns when a buried card that is left out becomes visible, in milliseconds after its
    departure.
    """
    return None if travel.appears is None else SLOWS_DOWN * travel.duration


def _lead(swept: list[Travel], middle: Point) -> Point:
    """Returns the point towards which the paths of all cards are drawn."""
    starts = [travel.sprite.pose for travel in swept]
    start = mean(pose.x for pose in starts), mean(pose.y for pose in starts)
    end = mean(travel.pose.x for travel in swept), mean(travel.pose.y for travel in swept)
    dx, dy = end[0] - start[0], end[1] - start[1]
    is_left = -dy * (start[0] - middle[0]) + dx * (start[1] - middle[1]) >= 0
    side = _BULGE if is_left else -_BULGE
    return (start[0] + end[0]) / 2 - dy * side, (start[1] + end[1]) / 2 + dx * side
