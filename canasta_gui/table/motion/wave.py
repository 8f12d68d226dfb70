"""How cards fly: their way by the kind of beat, what is seen of those that leave the stock, and the
pile as one wave across the cloth into hands and melds.
"""

import math
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace

from canasta_gui.table.items.card_pixmaps import SLOWS_DOWN
from canasta_gui.table.items.card_sprite import CardSprite
from canasta_gui.table.layout.geometry import CARD_ASPECT, Pose
from canasta_gui.table.motion.clock import Travel
from canasta_gui.table.motion.path import Point
from canasta_gui.table.motion.timing import Timing
from canasta_gui.viewmodel.beat import Beat, BeatKind, Token
from canasta_gui.viewmodel.zones import Zone

FLIGHTS = {
    BeatKind.PICK: (0.06, 8.0, 0.6),
    BeatKind.SEATS: (0.12, 0.0, 0.0),
    BeatKind.THROW: (0.10, 22.0, 0.9),
    BeatKind.TURN_UP: (0.08, 8.0, 0.7),
    BeatKind.DEAL: (0.05, 14.0, 0.0),
    BeatKind.BONUS: (0.06, 0.0, 0.5),
    BeatKind.DRAW: (0.04, 3.0, 0.6),
    BeatKind.MELD: (0.04, 4.0, 0.6),
}
"""The flights of cards by beat: the bend of the way, degrees of rotation, and height."""
_STRAIGHT = (0.0, 0.0, 0.0)


_UNCOVERED = -140.0
"""When a card that lies deep in the pile becomes visible, in milliseconds after its departure."""


def arrivals(
    beat: Beat,
    timing: Timing,
    sprites: Mapping[Token, CardSprite],
    poses: Mapping[Zone, Sequence[Pose]],
    *,
    is_fading: bool,
) -> list[Travel]:
    """Returns how cards come to where they lie after a beat; those that lie there stay."""
    places = {token: place for place, token in enumerate(beat.moved)}
    flight = FLIGHTS.get(beat.kind, _STRAIGHT)
    travels: list[Travel] = []
    for zone, cards in beat.zones.items():
        for placed, pose in zip(cards, poses[zone], strict=True):
            sprite, is_moved = sprites[placed.token], placed.token in places
            if not is_moved and sprite.pose == pose and sprite.face == placed.face:
                continue
            is_buried = beat.kind is BeatKind.TAKE and not (is_fading or sprite.isVisible())
            sprite.setVisible(not is_buried)
            bend, spin, lift = flight if is_moved else _STRAIGHT
            travel = Travel(
                sprite,
                pose,
                placed.face,
                delay=timing.delay(places.get(placed.token, 0), len(beat.moved)),
                duration=timing.travel,
                bend=bend,
                spin=spin,
                lift=lift,
                is_moved=is_moved,
                appears=_UNCOVERED if is_buried else None,
                is_fading=is_fading,
            )
            travels.append(travel)
    return travels


def hidden_in_stock(travels: list[Travel], new: Collection[CardSprite]) -> list[Travel]:
    """Hides the cards that leave the stock until they set out, all but the last: on top of each
    other, their shadows would add up to a black frame.
    """
    waiting = sorted((it for it in travels if it.sprite in new), key=lambda it: it.delay)[:-1]
    hidden = {travel.sprite: replace(travel, appears=0.0) for travel in waiting if travel.delay}
    for sprite in hidden:
        sprite.setVisible(False)
    return [hidden.get(travel.sprite, travel) for travel in travels]


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
_CAST_PIXELS = 250_000
"""The same of cards that throw long shadows; those of others join to one below several cards."""


def wave(
    travels: list[Travel], heap: Collection[CardSprite], middle: Point, timing: Timing
) -> list[Travel]:
    """Makes the travels of cards from the heap follow one another on one path: those that go
    farthest to either side first, so that meld after meld is laid and none flies over one that
    lies; to one place from the top card down.

    ``middle`` is the middle of the table: the wave swings out away from it.
    """
    swept = [travel for travel in travels if travel.sprite in heap and not travel.is_fading]
    if not swept:
        return travels
    home = _mean(travel.sprite.pose.x for travel in swept)
    swept.sort(key=lambda it: (-abs(it.pose.x - home), -it.sprite.pose.z))
    by = _lead(swept, middle)
    spin = math.copysign(_SPIN, by[0] - _mean(travel.pose.x for travel in swept))
    drawn_every, cast_every = (_distance(swept, most) for most in (_DRAWN_PIXELS, _CAST_PIXELS))
    sent = {
        travel.sprite: replace(
            travel,
            delay=timing.delay(place, len(swept)),
            by=by,
            spin=spin,
            lift=_LIFT if len(swept) <= _FEW else 0.0,
            casts=place % cast_every == 0,
            appears=_left_out(travel) if place % drawn_every else travel.appears,
        )
        for place, travel in enumerate(swept)
    }
    return [sent.get(travel.sprite, travel) for travel in travels]


def _distance(swept: list[Travel], most: int) -> int:
    """Returns how far those are apart of the swept cards that have about so many device pixels
    together: they lie so close that what is left out between them is not missed.
    """
    sides = (travel.pose.width * travel.sprite.ratio for travel in swept)
    return 1 + round(sum(CARD_ASPECT * side * side for side in sides)) // most


def _mean(values: Iterable[float]) -> float:
    """Returns the mean; that of the library is exact, and loads a module for fractions."""
    listed = [*values]
    return sum(listed) / len(listed)


def _left_out(travel: Travel) -> float | None:
    """Returns when a buried card that is left out becomes visible, in milliseconds after its
    departure.
    """
    return None if travel.appears is None else SLOWS_DOWN * travel.duration


def _lead(swept: list[Travel], middle: Point) -> Point:
    """Returns the point towards which the paths of all cards are drawn."""
    starts = [travel.sprite.pose for travel in swept]
    start = _mean(pose.x for pose in starts), _mean(pose.y for pose in starts)
    end = _mean(travel.pose.x for travel in swept), _mean(travel.pose.y for travel in swept)
    dx, dy = end[0] - start[0], end[1] - start[1]
    is_left = -dy * (start[0] - middle[0]) + dx * (start[1] - middle[1]) >= 0
    side = _BULGE if is_left else -_BULGE
    return (start[0] + end[0]) / 2 - dy * side, (start[1] + end[1]) / 2 + dx * side


def departures(
    beat: Beat, timing: Timing, leaving: Sequence[CardSprite], stock: Pose, *, is_fading: bool
) -> list[Travel]:
    """Returns how cards leave the table: into the stock, or fading where they lie."""
    is_over = beat.kind is BeatKind.GATHER
    is_going_home = is_over or beat.kind is BeatKind.UNDER
    return [
        Travel(
            sprite,
            replace(stock, z=stock.z if is_over else sprite.pose.z)
            if is_going_home
            else sprite.pose,
            None,
            delay=timing.delay(place, len(leaving)),
            duration=timing.travel,
            is_moved=is_over,
            is_fading=is_fading or not is_going_home,
            is_leaving=True,
        )
        for place, sprite in enumerate(leaving)
    ]
