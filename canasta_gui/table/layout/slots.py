"""Computes the slots of a side's melds, about the middle of their band, always in the same order.

When another meld appears the others move aside by half a slot. Few melds are fanned out, as large
as they can be, in high bands in several rows; many of them stand in columns.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import zip_longest
from operator import itemgetter

from canasta_gui.table.layout.geometry import CARD_ASPECT, Rect, widened
from canasta_gui.table.layout.measure import Measure
from canasta_gui.table.layout.overlaps import (
    FAN,
    LEAST_TROPHY,
    TROPHY,
    squared_height,
    trophy_place,
)

_WIDEST_PITCH = 1.5
"""The largest distance from one column to the next, in card widths."""
_CAPTION, _APART = 1.28, 0.08
"""The width of a caption, unless the next one is nearer, and the gap between two, in card widths:
large words need that room.
"""
_LOW_CAPTION, _CLEAR = 0.8, 1.5
"""The height of captions between two rows, by the usual one; and the height that they take below
narrow cards where the band has it, so that they hide no suit, in text heights.
"""
_TIGHTEST, _CLOSE, _NARROW = 1.12, 1.04, 44.0
"""The least distance of columns, and of narrow ones, in card widths: then the cards become smaller,
or take two rows; and the width in pixels below which they are narrow.
"""
_ENDS = 0.4
"""The part of a gap that a row of columns leaves at both ends together, for its outer captions."""
_NAMED = 1.16
"""The height of a column with its name in front and edges of its other cards, in card heights."""
_AISLE, _AIR, _AIR_SHARE = 0.11, 0.5, 0.62
"""The least gap between two melds, how much wider it becomes in a row with room, in card widths;
and the part of the free room that gaps take before fans become wider.
"""
SQUARED, FEW = 1, 4
"""The numbers of cards that must show of a canasta, and at least have room in a fan."""
_SPREAD = 3.0
"""The largest width of a fan, in card widths: three cards beside each other, so that sets of three
and of more leave the same gaps.
"""
_ROWS = (1, 2, 3)
"""The numbers of rows of fans that are tried; high bands have several."""
_YIELDS, _YIELDS_WIDTH, _TROPHY_STEPS = 0.9, 0.98, 10
"""The least part of their size to which melds shrink in a low band, and in a full row, so that a
canasta is larger than they are; and how many sizes of canastas are tried beside them.
"""
READ, _WHOLE = 61.0, 0.98
"""The width in pixels below which cards are read in columns, with their rank in large type, if fans
would have larger ones with more room; and the part of that size from which on they have it.
"""
_WORTH, _SMALL_WORTH = 0.86, 1.15
"""The least scale of fans, by that of columns, for which they are chosen: read, and small cards."""


@dataclass(frozen=True, slots=True)
class Slot:
    """The place of one meld: a column, or the middle of a fan."""

    front: Rect
    """The place of a squared meld; a column grows upwards from there, a fan to both sides."""
    room: float
    """The length of the meld in the direction of its growth, in card lengths."""
    caption: Rect
    """The rectangle of the text below the meld."""
    card: float
    """The width of the cards in growing melds beside it."""
    is_wide: bool = False
    """Whether the meld is fanned out."""

    @property
    def left(self) -> float:
        """Returns where a meld begins that fills the slot."""
        return min(self.front.x, self.front.cx - self._reach)

    @property
    def right(self) -> float:
        """Returns where such a meld ends."""
        return max(self.front.right, self.front.cx + self._reach)

    @property
    def _reach(self) -> float:
        return self.room * self.card / 2 if self.is_wide else 0.0


_Way = tuple[float, Callable[[], Iterator[Slot]]]
"""The width of cards, by which a way is chosen, and what yields its slots, the upper row first."""


def slots(
    melds: Rect,
    m: Measure,
    shown: Sequence[int],
    whole: Sequence[int] = (),
    gaps: Sequence[float] = (),
    *,
    has_canastas: bool = False,
) -> tuple[Slot, ...]:
    """Returns the slots of a band for melds in their order; ``shown`` tells how many cards of each
    must show in a fan, and ``whole`` how many do where there is room; ``gaps`` how wide the gap
    behind each is in a row of columns. Where any row has canastas the cards of all leave room for
    them, so that they are alike.
    """
    if not shown:
        return ()
    gaps = tuple(gaps) or (1.0,) * len(shown)
    has_canastas = has_canastas or SQUARED in shown
    return _best_slots(melds, m, tuple(shown), tuple(whole or shown), gaps, has_canastas)


@lru_cache(maxsize=256)
def _best_slots(
    melds: Rect,
    m: Measure,
    shown: tuple[int, ...],
    whole: tuple[int, ...],
    gaps: tuple[float, ...],
    has_canastas: bool,
) -> tuple[Slot, ...]:
    """Returns fans, or columns where these are read better.

    They are kept, because most pictures of a deal differ in no meld from the one before.
    """
    ways = (_in_fans(melds, m, shown, whole, rows, has_canastas) for rows in _ROWS)
    card, fans = max(ways, key=itemgetter(0))
    ways = (_in_columns(melds, m, shown, gaps, rows) for rows in (1, 2))
    other, columns = max(ways, key=itemgetter(0))
    is_read = card >= min(READ, _WHOLE * _in_height(melds.h, m, has_canastas))
    return tuple(fans() if card >= (_WORTH if is_read else _SMALL_WORTH) * other else columns())


def _in_fans(
    melds: Rect,
    m: Measure,
    shown: Sequence[int],
    whole: Sequence[int],
    rows: int,
    has_canastas: bool,
) -> _Way:
    """Returns a way of fans in ``rows`` rows. Beside canastas of any row cards are smaller."""
    beside = math.ceil(len(shown) / rows)
    level = melds.h / rows
    parts = [shown[at : at + beside] for at in range(0, len(shown), beside)]
    high = _in_height(level, m, has_canastas)

    def largest(trophy: float) -> float:
        widest = min(melds.w / sum(_least(it, trophy) for it in part) for part in parts)
        return max(min(high, widest), 1.0)

    card, trophy = _with_trophies(shown, largest)

    def lay() -> Iterator[Slot]:
        for row, part in enumerate(parts):
            band = Rect(melds.x, melds.y + row * level, melds.w, level)
            wanted = whole[row * beside : (row + 1) * beside]
            yield from _fan_row(band, m, card, part, wanted, trophy)

    return card, lay


def _in_height(level: float, m: Measure, has_canastas: bool) -> float:
    """Returns the width of the cards of fans for which a band is high enough: beside canastas less,
    and in a low window so much that these are hardly larger.
    """
    card = min(m.meld, (level - m.below) / CARD_ASPECT)
    if not has_canastas:
        return card
    most = level / squared_height(m.lowness)
    ample = max(most / TROPHY, _YIELDS * card)
    return min(card, ample + m.lowness * max(most / LEAST_TROPHY - ample, 0.0))


def _with_trophies(shown: Sequence[int], largest: Callable[[float], float]) -> tuple[float, float]:
    """Returns the width of cards, and that of canastas beside them in widths of these; ``largest``
    tells how wide cards are beside canastas of a width.
    """
    if SQUARED not in shown:
        return largest(1.0), 1.0
    span = (TROPHY - LEAST_TROPHY) / _TROPHY_STEPS
    steps = (TROPHY - span * at for at in range(_TROPHY_STEPS))
    least = _YIELDS_WIDTH * largest(LEAST_TROPHY)
    trophy = next((it for it in steps if largest(it) >= least), LEAST_TROPHY)
    return largest(trophy), trophy


def _least(shown: int, trophy: float) -> float:
    """Returns the least width of a meld of which so many cards must show, in card widths."""
    if shown == SQUARED:
        return trophy + _AISLE
    return 1 + (max(shown, FEW) - 1) * FAN + _AISLE


def _fan_row(
    band: Rect,
    m: Measure,
    card: float,
    shown: Sequence[int],
    whole: Sequence[int],
    trophy: float,
) -> Iterator[Slot]:
    """Yields slots for fans about the middle of a band; free room shows more indices of long ones,
    then it widens gaps and fans alike, and what fans leave the gaps.
    """
    most = [0.0 if it == SQUARED else (_SPREAD + _AISLE) * card for it in shown]
    widths = [_least(it, trophy) * card for it in shown]
    wanted = [min(_least(it, trophy) * card, wide) for it, wide in zip(whole, most, strict=True)]
    widths = widened(widths, wanted, (1 - _AIR_SHARE) * (band.w - sum(widths)))
    widths = widened(widths, most, (1 - _AIR_SHARE) * (band.w - sum(widths)))
    air = min((band.w - sum(widths)) / max(len(shown) - 1, 1), _AIR * card)
    left = band.cx - (sum(widths) + (len(shown) - 1) * air) / 2
    for wide, count in zip(widths, shown, strict=True):
        front, caption = _standing(band, m, card, left + wide / 2)
        if count == SQUARED:
            front = trophy_place(band, front, trophy, m.lowness)
        caption = Rect(front.cx - 0.47 * wide, caption.y, 0.94 * wide, caption.h)
        yield Slot(front, wide / card - _AISLE, caption, card, is_wide=True)
        left += wide + air


def _in_columns(
    melds: Rect, m: Measure, shown: Sequence[int], gaps: Sequence[float], rows: int
) -> _Way:
    """Returns a way of columns in ``rows`` rows. Narrow ones lie about the middle of a high band:
    there indices above each other could not be read.
    """
    across = math.ceil(len(shown) / rows)
    level = melds.h / rows
    low = 1.0 if rows == 1 else _LOW_CAPTION
    high = min((level - low * m.below) / (CARD_ASPECT * _NAMED), m.meld)
    parts = [slice(at, at + across) for at in range(0, len(shown), across)]
    rows_gaps = [gaps[part][:-1] for part in parts]

    def units(trophy: float) -> list[list[float]]:
        return [[trophy if it == SQUARED else 1.0 for it in shown[part]] for part in parts]

    def largest(trophy: float) -> float:
        pairs = zip(units(trophy), rows_gaps, strict=True)
        return min(high, *(_widest(melds.w, sum(row), sum(between)) for row, between in pairs))

    card, trophy = _with_trophies(shown, largest)

    def lay() -> Iterator[Slot]:
        laid = list(zip(units(trophy), rows_gaps, strict=True))
        spare = ((melds.w - sum(row) * card) / (sum(between) + _ENDS) for row, between in laid)
        aisle = min((_WIDEST_PITCH - 1) * card, *spare)
        tall, words, squared = level, low, card * CARD_ASPECT * _NAMED
        if card < _NARROW:
            tall = min(level, max(squared + low * m.below, clear_height(m, card)))
            words = (tall - squared) / m.below
        for at, (row, between) in enumerate(laid):
            band = Rect(melds.x, melds.y + at * level + (level - tall) / 2, melds.w, tall)
            yield from _row(band, m, words, card, row, [it * aisle for it in between])

    return card, lay


def clear_height(m: Measure, card: float) -> float:
    """Returns the height of a row of columns whose captions hide nothing of their cards."""
    return card * CARD_ASPECT * _NAMED + _CLEAR * m.text


def _widest(room: float, units: float, gaps: float) -> float:
    """Returns the largest width of cards in a row of columns with so many card widths and gaps;
    narrow ones stand closer.
    """
    apart, close = (room / (units + (least - 1) * gaps) for least in (_TIGHTEST, _CLOSE))
    return max(apart, min(close, _NARROW))


def _row(
    band: Rect, m: Measure, low: float, card: float, units: Sequence[float], gaps: Sequence[float]
) -> Iterator[Slot]:
    """Yields slots for columns about the middle of a band, with gaps between them."""
    left = band.cx - (sum(units) * card + sum(gaps)) / 2
    for unit, gap in zip_longest(units, gaps, fillvalue=min(gaps, default=band.w)):
        wide = unit * card
        front, words = _standing(band, m, card, left + wide / 2, low)
        if unit > 1.0:
            front = trophy_place(band, front, unit, m.lowness)
        between = max(min(gaps, default=band.w) - _APART * card * (not m.yielding), 0.0)
        free = min(wide + between, _CAPTION * wide)
        words = Rect(front.cx - free / 2, words.y, free, words.h)
        yield Slot(front, (front.bottom - band.y) / front.h, words, card)
        left += wide + gap


def _standing(
    band: Rect, m: Measure, card: float, cx: float, low: float = 1.0
) -> tuple[Rect, Rect]:
    """Returns the rectangles of a card at the foot of a band, and of the text below it, which is
    ``low`` by its usual height.
    """
    high, wide, caption = card * CARD_ASPECT, _CAPTION * card, low * m.caption
    front = Rect(cx - card / 2, band.bottom - low * m.below - high, card, high)
    return front, Rect(cx - wide / 2, band.bottom - caption, wide, caption)
