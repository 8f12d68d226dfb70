"""Computes how the viewer's hand lies: a slightly bent fan, or two of them, one above the other."""

import itertools
import math
from collections.abc import Sequence
from dataclasses import replace

from canasta_gui.table.layout.geometry import CARD_ASPECT, Pose, Rect
from canasta_gui.table.layout.overlaps import BEND, FAN, LIFT
from canasta_gui.viewmodel.picture import Cards
from engine import Card, is_natural, is_wild, rank_of, suit_of

_PITCH = 0.66
"""The distance from one card to the next if there is room, in card widths."""
_FEW_PITCH = 0.86
"""The same distance in a hand of few cards."""
_FEW_SPREAD = 6.0
"""The largest spread of a hand of few cards, in card widths."""
_ENDS = 1.3
"""The width that a row needs besides its steps because it is bent, in card widths."""
_CLOSE = 0.34
"""The least pitch, in card widths, with which a hand stays about the middle of the window."""
_ARC, _BEND = 10.0, 0.05
"""The largest angle between the outer cards of a row, in degrees; and how far these lie lower, in
card widths.
"""
_ABOVE, _LOW_LIFT, _FLAT = (0.74, 0.9), 0.12, 0.3
"""What shows of the upper row above the lower one, at the least and at the most, in card widths:
rank, suit and value, rank and suit also above a raised card, which stands out so far; and the part
of its bend that each of two rows has.
"""
_HIGH = _ABOVE[0] + CARD_ASPECT + _LOW_LIFT + _FLAT * BEND
"""The least height of two rows, in card widths."""
_WORTH = 0.85
"""The least size of cards for which there are two rows, as a part of that in one."""
_CROWDED = 0.4
"""The pitch, in card widths, below which groups of cards lie apart in a single row."""
_APART, _TOGETHER, _NEAR = (0.12, 0.3), (0.9, 0.72), 0.9 * FAN
"""The largest gap between groups, in card widths, and by which factor cards of one group lie nearer
together for it: in a single row, and in two; but no nearer than this, in card widths.
"""
_UNEVEN = 0.15
"""How far from the middle of a hand its second row may begin so as not to part a group, as a part
of all cards.
"""


def hand(
    area: Rect, middle: float, card: float, cards: Cards, raised: frozenset[int] = frozenset()
) -> tuple[Pose, ...]:
    """Returns the poses of the own hand; raised cards stand out.

    All indices show, and where many cards lie close, small gaps part the ranks, or the suits of a
    hand that is sorted by them. More cards than have room lie in two rows, unless these would be
    much smaller. One row lies about the middle of the window if it has room there, otherwise about
    that of its area.
    """
    count, ends = len(cards), _ends(cards)
    if count == 0:
        return ()
    one, two = _size(area, card, count, 1), _size(area, card, (count + 1) // 2, 2)
    if one == card or two < _WORTH * one:
        place = _about_middle(area, middle, card, count)
        return _Row(place, one, count).poses(ends, raised)
    half = _half(ends)
    longest = max(half, count - half)
    card = _size(area, card, longest, 2)
    least, most = _ABOVE
    above = least * card + min(area.h - card * _HIGH, (most - least) * card)
    upper = replace(area, h=area.h - above)
    below = frozenset(at - half for at in raised)
    first = _Row(upper, card, longest, 2).poses(ends[: half - 1], raised)
    second = _Row(area, card, longest, 2).poses(ends[half:], below)
    return (*first, *(replace(pose, z=pose.z + half) for pose in second))


def seen(poses: Sequence[Pose], at: int, air: float = 0.0) -> Rect:
    """Returns the part of a card of the hand that others leave to be seen, and a little less where
    the next one begins.
    """
    rect, begin = poses[at].rect, lower_row(poses)
    if at + 1 not in (begin, len(poses)):
        rect = replace(rect, w=min(rect.w, max(poses[at + 1].rect.x - rect.x - air, 0.0)))
    if at < begin < len(poses):
        rect = replace(rect, h=min(pose.rect.y for pose in poses[begin:]) - rect.y)
    return rect


def lower_row(poses: Sequence[Pose]) -> int:
    """Returns the position of the first card in the lower of two rows; the number of cards where
    there is one row.
    """
    steps = itertools.pairwise(poses)
    return next((at for at, (one, other) in enumerate(steps, 1) if other.x < one.x), len(poses))


class _Row:
    """A row of a hand, of which the longest has so many cards."""

    def __init__(self, area: Rect, card: float, longest: int, rows: int = 1) -> None:
        self._area, self._card, self._is_single = area, card, rows == 1
        self._lift = (LIFT if self._is_single else _LOW_LIFT) * card
        gaps = max(longest - 1, 1)
        pitch = max(min(_FEW_PITCH, _FEW_SPREAD / gaps), _PITCH)
        self._step = min(pitch * card, (area.w - _ENDS * card) / gaps)
        self._flat = 1.0 if self._is_single else _FLAT

    def poses(self, ends: Sequence[bool], raised: frozenset[int]) -> tuple[Pose, ...]:
        """Returns the poses of cards; ``ends`` tells for each but the last whether a group ends."""
        area, card, count = self._area, self._card, len(ends) + 1
        arc = self._flat * min(_ARC, 1.0 * (count - 1))
        foot = area.bottom - (self._flat * BEND + CARD_ASPECT / 2) * card
        found: list[Pose] = []
        for at, place in enumerate(self._places(ends)):
            part = 2 * place / (self._step * (count - 1)) - 1 if count > 1 else 0.0
            sag = _BEND * card * (arc / _ARC) * part**2
            lift = self._lift if at in raised else 0.0
            turn = math.radians(part * arc / 2)
            x = area.cx + part * self._step * (count - 1) / 2 + lift * math.sin(turn)
            y = foot + sag - lift * math.cos(turn)
            found.append(Pose(x, y, card, part * arc / 2, at))
        return tuple(found)

    def _places(self, ends: Sequence[bool]) -> list[float]:
        """Returns how far each card lies from the first one, at a step on average."""
        apart, together = _APART[not self._is_single], _TOGETHER[not self._is_single]
        gap, step = 0.0, self._step
        if any(ends) and (step < _CROWDED * self._card or not self._is_single):
            spare = step - max(together * step, _NEAR * self._card)
            gap = min(spare * len(ends) / sum(ends), apart * self._card)
        near = step - gap * sum(ends) / max(len(ends), 1)
        return list(itertools.accumulate((near + gap * end for end in ends), initial=0.0))


def _size(area: Rect, card: float, longest: int, rows: int) -> float:
    """Returns the largest width up to ``card`` of cards that have room in so many rows, all indices
    visible.
    """
    most = min(card, area.w / (_ENDS + FAN * (longest - 1)))
    if rows == 1:
        return most
    return min(most, area.h / _HIGH)


def _about_middle(area: Rect, middle: float, card: float, count: int) -> Rect:
    """Returns the part of an area about the middle of the window, if such a hand has room there."""
    reach = min(middle - area.x, area.right - middle)
    if card * (_ENDS + _CLOSE * (count - 1)) > 2 * reach:
        return area
    return Rect(middle - reach, area.y, 2 * reach, area.h)


def _half(ends: Sequence[bool]) -> int:
    """Returns the number of cards in the upper of two rows: half of them, or so many that no group
    is parted.
    """
    count = len(ends) + 1
    middle = (count + 1) // 2
    found = [at for at, end in enumerate(ends, 1) if end]
    nearest = min(found, key=lambda at: abs(at - count / 2), default=middle)
    return nearest if abs(nearest - count / 2) <= _UNEVEN * count else middle


def _ends(cards: Cards) -> list[bool]:
    """Returns for each card but the last whether a group ends with it: a rank, or a suit where the
    hand is sorted by these.
    """
    ranks = [one != other for one, other in itertools.pairwise(map(_rank, cards))]
    suits = [one != other for one, other in itertools.pairwise(map(_suit, cards))]
    return min(ranks, suits, key=sum)


def _rank(card: Card | None) -> object:
    return None if card is None else rank_of(card)


def _suit(card: Card | None) -> object:
    """Returns the suit of a card that is melded by it, and what else others are."""
    if card is None:
        return None
    return suit_of(card) if is_natural(card) else ("wild" if is_wild(card) else "special")
