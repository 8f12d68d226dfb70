"""The melds of one side, as counts of cards.

Lawful sets and canastas are looked up by their numbers of natural and wild cards: the laws stand in
`engine.shapes`, and the kernel asks them thousands of times a second.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final, final

from engine import shapes
from engine.kernel.counted_meld import (
    NEW,
    CountedMeld,
    Lay,
    is_run,
    is_set,
    points_of,
    points_of_meld,
)
from engine.kernel.kinds import (
    CLASSES,
    LOWEST_RANK,
    MOST_PACKS,
    NATURALS,
    POINTS,
    SEVEN,
    STOP,
    WILD_SET,
)
from engine.native import i64, mypyc_attr
from engine.shapes import ShapeLimits

_CLASSES: Final[i64] = CLASSES
_MOST_NATURALS: Final = 4 * MOST_PACKS
_MOST_WILDS: Final = 6 * MOST_PACKS


@final
class SetShapes:
    """What sets of a natural rank are under some limits, by natural cards, then by wild ones."""

    __slots__ = ("canasta_size", "canastas", "lawful")

    def __init__(self, limits: ShapeLimits) -> None:
        naturals, wilds = range(_MOST_NATURALS + 1), range(_MOST_WILDS + 1)
        self.canasta_size = limits.canasta_size
        self.lawful = [
            [shapes.is_lawful_set(limits, one, more) for more in wilds] for one in naturals
        ]
        self.canastas = [
            [shapes.is_canasta(limits, one, more) for more in wilds] for one in naturals
        ]


set_shapes: Final = cache(SetShapes)
"""Returns the sets under these limits."""


_HEADS: Final = STOP + 1
NO_CLASSES: Final = frozenset[int]()


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SideMelds:
    """Sets, runs and wild melds of a side, with cached facts about them; nothing changes them.

    Each rank has at most one set in play: the set that further cards of the rank join. Where a side
    may own any number of sets, it is the largest unfinished one, or else a finished one.
    """

    __slots__ = (
        "canasta_size",
        "canastas",
        "has_opened",
        "homes",
        "limits",
        "lying",
        "mixed_canastas",
        "natural_canastas",
        "points",
        "sambas",
        "set_shapes",
        "seven_canastas",
        "sizes",
        "wild_canastas",
    )

    def __init__(
        self,
        limits: ShapeLimits,
        set_shapes: SetShapes,
        lying: list[CountedMeld],
        homes: list[int],
        sizes: list[int],
    ) -> None:
        self.limits = limits
        self.set_shapes = set_shapes
        """Which sets are lawful and which are canastas, under these limits."""
        self.canasta_size = set_shapes.canasta_size
        self.lying = lying
        self.homes = homes
        """Place of the meld in play, by head; `NEW` without one."""
        self.sizes = sizes
        """Number of cards of the meld in play, by head; 0 without one."""
        self.points = 0
        """Points of the cards on the table, without canasta bonuses."""
        self.has_opened = False
        """Whether the side has laid a meld."""
        self.canastas = 0
        self.natural_canastas = 0
        self.mixed_canastas = 0
        self.wild_canastas = 0
        self.sambas = 0
        self.seven_canastas = 0
        """Canastas of sevens; where they are no separate kind, they also count among the others."""

    def with_laid(self, groups: tuple[Lay, ...], afters: list[CountedMeld]) -> "SideMelds":
        """Returns the melds when ``afters`` have replaced the melds of the groups."""
        sets, lying = self.set_shapes, self.lying[:]
        other = SideMelds(self.limits, sets, lying, self.homes[:], self.sizes[:])
        other.points = self.points + points_of(groups)
        other.canastas = self.canastas
        other.natural_canastas = self.natural_canastas
        other.mixed_canastas = self.mixed_canastas
        other.wild_canastas = self.wild_canastas
        other.sambas = self.sambas
        other.seven_canastas = self.seven_canastas
        other._put_down(groups, afters)
        return other

    def is_canasta(self, meld: CountedMeld) -> bool:
        """Returns whether a meld is a canasta."""
        if meld.head < NATURALS:
            return self.set_shapes.canastas[meld.naturals][meld.wilds]
        return meld.head != STOP and shapes.is_canasta_size(self.limits, meld.size)

    def canasta_kind(self, meld: CountedMeld) -> int:
        """Returns which canasta a meld is, as one of the numbers in `engine.shapes`."""
        if not self.is_canasta(meld):
            return shapes.NO_CANASTA
        if meld.head < NATURALS:
            rank = meld.head + LOWEST_RANK
            return shapes.canasta_of_set(self.limits, rank, meld.naturals, meld.wilds)
        return shapes.canasta_of_others(self.limits, meld.size, is_run=is_run(meld))

    def _put_down(self, groups: tuple[Lay, ...], afters: list[CountedMeld]) -> None:
        """Replaces the melds of the groups; combined sets keep their first place."""
        self.has_opened = True
        lying = self.lying
        gone: list[int] = []
        begun: list[CountedMeld] = []
        for at, lay in enumerate(groups):
            first, after = lay.place, afters[at]
            if first == NEW:
                begun.append(after)
            else:
                self._count(lying[first], -1)
                if lay.joined:
                    first, *others = sorted((first, *lay.joined))
                    gone += others
                    for place in lay.joined:
                        self._count(lying[place], -1)
                lying[first] = after
                self._bring_into_play(after, first)
            self._count(after, 1)
        if gone:
            lying = self.lying = [meld for at, meld in enumerate(lying) if at not in gone]
        for after in begun:
            lying.append(after)
            self._bring_into_play(after, len(lying) - 1)
        # Sets can be combined only where a side may own several sets of a rank.
        if shapes.are_sets_unlimited(self.limits):
            self._choose_again(range(_HEADS) if gone else [after.head for after in afters])

    def _count(self, meld: CountedMeld, more: int) -> None:
        """Adds a canasta, or takes it away if ``more`` is negative."""
        kind = self.canasta_kind(meld)
        if kind == shapes.NO_CANASTA:
            return
        self.canastas += more
        if meld.head == SEVEN:
            self.seven_canastas += more
        if kind == shapes.NATURAL_CANASTA:
            self.natural_canastas += more
        elif kind == shapes.MIXED_CANASTA:
            self.mixed_canastas += more
        elif kind == shapes.SAMBA:
            self.sambas += more
        elif kind == shapes.WILD_CANASTA:
            self.wild_canastas += more

    def _bring_into_play(self, meld: CountedMeld, place: int) -> None:
        """Updates the set in play where a side may own one set, or one open set, of a rank."""
        head = meld.head
        if head >= _HEADS:
            return
        home = self.homes[head]
        if self._is_taking(meld):
            # After partners have joined they may own two sets of a rank: the first is in play.
            if home in (NEW, place):
                self.homes[head], self.sizes[head] = place, meld.size
        elif home == place:
            self.homes[head], self.sizes[head] = NEW, 0
            for other, lying in enumerate(self.lying):
                if lying.head == head and self._is_taking(lying):
                    self.homes[head], self.sizes[head] = other, lying.size
                    break

    def _choose_again(self, heads: Iterable[int]) -> None:
        """Puts the largest unfinished meld of each head in play, or else the largest canasta."""
        for head in heads:
            best, most = NEW, (False, 0)
            for place, meld in enumerate(self.lying):
                if meld.head == head:
                    rated = not self.is_canasta(meld), meld.size
                    if rated > most:
                        best, most = place, rated
            if head < _HEADS:
                self.homes[head], self.sizes[head] = best, most[1]

    def _is_taking(self, meld: CountedMeld) -> bool:
        """Returns whether a meld of its size takes more; not asked where sets are unlimited."""
        is_wild_meld = meld.head == WILD_SET
        return shapes.takes_further_cards(self.limits, meld.size, is_wild_meld=is_wild_meld)


def _is_at_risk(meld: CountedMeld) -> bool:
    """Returns whether a meld should not stay unfinished: sevens, wild cards and pure aces."""
    return meld.head == WILD_SET or shapes.is_at_risk(meld.head + LOWEST_RANK, meld.wilds)


def unfinished_at_risk(melds: SideMelds) -> list[CountedMeld]:
    """Returns the unfinished melds that bar going out or cost points in some games."""
    return [meld for meld in melds.lying if _is_at_risk(meld) and not melds.is_canasta(meld)]


def finished_heads(melds: SideMelds) -> frozenset[int]:
    """Returns the natural ranks of which a side has a canasta."""
    if not melds.canastas:
        return NO_CLASSES
    return frozenset(meld.head for meld in melds.lying if is_set(meld) and melds.is_canasta(meld))


def melds_of_side(limits: ShapeLimits, lying: list[CountedMeld]) -> SideMelds:
    """Returns the melds of a side that has laid these."""
    none = SideMelds(limits, set_shapes(limits), [], [NEW] * _HEADS, [0] * _HEADS)
    if not lying:
        return none
    laid = none.with_laid((Lay(()),) * len(lying), lying)
    laid.points = sum(map(points_of_meld, lying))
    return laid


def points_of_kinds(counts: list[int]) -> int:
    """Returns the points of cards that are counted by class."""
    total: i64 = 0
    for kind in range(_CLASSES):
        count: i64 = counts[kind]
        if count:
            points: i64 = POINTS[kind]
            total += count * points
    return total
