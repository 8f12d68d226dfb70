"""Computes how the cards of one place are spread: fan, cascade, square, row."""

import itertools
import math
from collections.abc import Sequence
from dataclasses import replace

from canasta_gui.table.layout.geometry import CARD_ASPECT, Pose, Rect
from canasta_gui.table.layout.overlaps import BONUS_FAN, FAN, STRIP
from canasta_gui.table.layout.slot import FEW, Slot
from canasta_gui.viewmodel.picture import Cards
from engine import Card, is_wild, rank_of

Poses = tuple[Pose, ...]

_FAN_ARC = (26.0, 42.0)
"""The largest angle between the outer cards of another player's fan: opposite, and at the edge."""
_FAN_ENDS = 1.25
"""The width that such a fan needs besides its steps, in card widths."""
_FAN_EDGE = 0.035
"""How far the corners of cards in a fan reach beyond its middle card, in card widths."""
_BEHIND, _IN_GAP = 0.015, 0.021
"""The visible strip of a card squared behind another of its rank, as a part of its size; and what
each of a long fan takes of the gap beside it.
"""
_TALL = 0.3
"""The most that shows of a card above others that are squared, in card sizes."""
PAPER = 0.05
"""The same where there is room: an edge of paper lies there over what is cut of the rank."""
_ROUNDING = 1e-6
"""What the room of a column may lack by rounding, in card sizes."""
_OPEN = 1.04
"""The visible part of a card in a fan with much room, in card widths."""


def fan(area: Rect, card: float, count: int, turn: float = 0.0, end: int = 0) -> Poses:
    """Returns the poses of another player's cards: a small fan about the middle of its area, or
    at its left end (``end`` is -1) or right end (1).

    ``turn`` is by how many degrees the player sits turned: 90 at the left, -90 at the right.
    """
    if count == 0:
        return ()
    long, deep = (area.h, area.w) if turn else (area.w, area.h)
    step = min(0.34 * card, (long - _FAN_ENDS * card) / max(count - 1, 1))
    arc = min(_FAN_ARC[turn != 0], 3.2 * (count - 1))
    spare = long - _FAN_ENDS * card - step * (count - 1)
    sin, cos = math.sin(math.radians(turn)), math.cos(math.radians(turn))
    bend = 0.1 * (arc / _FAN_ARC[0]) ** 2
    poses: list[Pose] = []
    for at in range(count):
        part = 0.0 if count == 1 else 2 * at / (count - 1) - 1
        down = card * (CARD_ASPECT / 2 + _FAN_EDGE + bend * part**2) - deep / 2
        along = (part * step * (count - 1) + end * spare) / 2
        x, y = area.cx + along * cos - down * sin, area.cy + along * sin + down * cos
        poses.append(Pose(x, y, card, turn + part * arc / 2, at))
    return tuple(poses)


def most_open(slot: Slot, longest: int) -> int:
    """Returns how many cards of a set show an index besides the front one, so that the longest of a
    row has room, and each longer one is higher. One or two would be clutter: then none does.
    """
    spare = slot.room - 1 - (longest - 1) * PAPER + _ROUNDING
    most = max(int(spare / (STRIP - PAPER)), 0)
    return most if most >= min(longest, FEW) - 1 else 0


def group(slot: Slot, cards: Cards, most: int) -> Poses:
    """Returns the poses of a growing set: a fan with its first card at the left, or a column with
    its first card in front; wild cards come last.

    No rank is cut: where there is no room for all of them, cards lie squared behind others of their
    rank. A natural card never hides a wild one. In a column ``most`` show that could lie squared.
    """
    if not cards:
        return ()
    if slot.is_wide:
        # A few indices always show: where a long fan has no more room its edges lie in the gap.
        least = 1 + (FEW - 1) * FAN + max(len(cards) - FEW, 0) * _IN_GAP
        slot = replace(slot, room=max(slot.room, least))
        steps = _opened(slot, _steps(cards, slot.room, FAN, len(cards)))
        return _beside(slot, [sum(steps[:at]) for at in range(len(cards))])
    steps = _steps(cards, slot.room, STRIP, most)
    return _above(slot, [sum(steps[:at]) for at in range(len(cards))])


def _opened(slot: Slot, steps: Sequence[float]) -> list[float]:
    """Returns the distances between the cards of a fan, those that show an index as open as its
    place allows.
    """
    behind = [step for step in steps if step < FAN]
    room = slot.room - 1 - sum(behind)
    step = max(min(_OPEN, room / max(len(steps) - len(behind), 1)), FAN)
    return [it if it < FAN else step for it in steps]


def _beside(slot: Slot, places: Sequence[float]) -> Poses:
    """Returns the poses of a fan about the middle; ``places`` are distances from its left end, in
    card widths.
    """
    front = slot.front
    card = front.w * min(1.0, slot.room / (1 + max(places)))
    left, foot = front.cx - max(places) * card / 2, front.bottom - card * CARD_ASPECT / 2
    return tuple(
        Pose(left + place * card, foot, card, 0.0, height)
        for place, height in zip(places, _heights(places), strict=True)
    )


def _above(slot: Slot, places: Sequence[float]) -> Poses:
    """Returns the poses of a column; ``places`` are distances from its foot, in card heights."""
    front = slot.front
    high = front.h * min(1.0, slot.room / (1 + max(places)))
    foot = front.bottom - high / 2
    return tuple(
        Pose(front.cx, foot - place * high, high / CARD_ASPECT, 0.0, len(places) - 1 - height)
        for place, height in zip(places, _heights(places), strict=True)
    )


def _heights(places: Sequence[float]) -> list[int]:
    """Returns the z values of cards: the farther along a card lies, the higher it is."""
    order = sorted(range(len(places)), key=places.__getitem__)
    return [order.index(at) for at in range(len(places))]


def _steps(cards: Cards, room: float, whole: float, most: int) -> list[float]:
    """Returns the distances between the cards of a set, in card sizes; ``room`` is for the whole
    set, at most ``most`` cards show an index that could lie squared, wild ones first, and what
    indices leave of the room shows the edges of others.
    """
    pairs = list(itertools.pairwise(cards))
    room += _ROUNDING
    if room >= 1 + len(pairs) * whole and most >= len(pairs):
        return [whole] * len(pairs)
    hides = [_is_alike(one, other) for one, other in pairs]
    spare = room - 1 - sum(_BEHIND if hide else whole for hide in hides)
    opened = min(max(int(spare / (whole - _BEHIND)), 0), sum(hides), most)
    spare -= opened * (whole - _BEHIND) + _ROUNDING
    behind = _BEHIND + max(min(spare / max(sum(hides) - opened, 1), PAPER - _BEHIND), 0.0)
    shut = [at for at, hide in enumerate(hides) if hide]
    shut = sorted(shut, key=lambda at: not _is_wild(cards[at]))[opened:]
    spare = room - 1 - len(shut) * behind
    tall = max(min(_TALL, spare / max(len(pairs) - len(shut), 1)), whole) if shut else whole
    return [behind if at in shut else tall for at in range(len(pairs))]


def _is_wild(card: Card | None) -> bool:
    return card is not None and is_wild(card)


def _is_alike(one: Card | None, other: Card | None) -> bool:
    """Returns whether a card may hide the other: both are natural, or wild and of one rank."""
    if one is None or other is None:
        return one is other
    if _is_wild(one) or _is_wild(other):
        return rank_of(one) == rank_of(other)
    return True


def run(slot: Slot, count: int) -> Poses:
    """Returns the poses of a sequence, from the lowest card to the highest, which is in front.

    The lowest card lies farthest up or left. All indices show: if they would not, the cards are
    smaller.
    """
    if count == 0:
        return ()
    if slot.is_wide:
        steps = _opened(slot, [FAN] * (count - 1))
        return _beside(slot, [sum(steps[:at]) for at in range(count)])
    return _above(slot, [(count - 1 - at) * STRIP for at in range(count)])


def has_room(slot: Slot, count: int) -> bool:
    """Returns whether all indices of a meld show at the size of a slot."""
    return slot.is_wide or 1 + (count - 1) * STRIP <= slot.room + _ROUNDING


def named(slot: Slot, count: int, edge: float, *, is_run: bool) -> Poses:
    """Returns the poses of a column that shows its name in front, and of the cards behind it an
    edge each: in front lies the last card of a sequence, and the first one of a set.
    """
    places = [at * edge for at in range(count)]
    return _above(slot, places[::-1] if is_run else places)


def square(slot: Slot, count: int, top: int) -> Poses:
    """Returns the poses of a canasta: a squared stack, of which the edges below are furniture."""
    front = slot.front
    order = [at for at in range(count) if at != top] + [top]
    heights = {at: height for height, at in enumerate(order)}
    return tuple(Pose(front.cx, front.cy, front.w, 0.0, heights[at]) for at in range(count))


def row_width(card: float, count: int) -> float:
    """Returns the least width of bonus cards of a width beside each other, all ranks visible."""
    return card * (1 + BONUS_FAN * (count - 1))


def row(
    place: Rect, card: float, count: int, pitch: float = 0.5, *, is_at_right: bool = False
) -> Poses:
    """Returns the poses of bonus cards at the left or right end of the foot of the place, with all
    indices visible.

    Many of them lie in two rows where that leaves larger cards.
    """
    if count == 0:
        return ()
    half = math.ceil(count / 2)
    one, two = _bonus_card(place, count, 1), _bonus_card(place, half, 2)
    card, across = (min(card, two), half) if two > one and one < card else (min(card, one), count)
    step = min(pitch * card, (place.w - card) / max(across - 1, 1))
    left, foot = place.x + card / 2, place.bottom - card * CARD_ASPECT / 2
    if is_at_right:
        left = place.right - card / 2 - step * (across - 1)
    return tuple(
        Pose(left + at % across * step, foot - at // across * card * CARD_ASPECT, card, 0.0, at)
        for at in range(count)
    )


def _bonus_card(place: Rect, across: int, rows: int) -> float:
    """Returns the largest card width at which ``rows`` rows of ``across`` cards fit and all indices
    show.
    """
    return min(place.w / (1 + BONUS_FAN * (across - 1)), place.h / (rows * CARD_ASPECT))
