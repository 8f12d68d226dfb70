"""The melds of one side on counts."""

from collections.abc import Iterable, Sequence
from operator import mul
from typing import Final, NamedTuple

from engine.ai.kernel.kinds import (
    BIG,
    CLASSES,
    NATURALS,
    POINTS,
    SEVEN,
    STOP,
    TWO,
    WILD_SET,
    first_of,
)
from engine.shapes import ShapeLimits, is_canasta, is_canasta_size, is_open, is_wild_meld_open

CountedMeld = tuple[int, int, int, int]
"""A meld. A set, stop cards or wild cards alone: the head, which is its rank, `STOP` or `WILD_SET`,
natural cards, twos, jokers. A run: `RUN` and its lane, its lowest rank, its length, and nothing."""
RUN: Final = CLASSES
NEW: Final = -1
_HEADS: Final = STOP + 1


class Lay(NamedTuple):
    """Cards for one meld."""

    kinds: tuple[int, ...]
    place: int = NEW
    """Of the own meld that they join, as it lies before anything is laid; behind those, in their
    order, the ones that are begun with it."""
    joined: tuple[int, ...] = ()
    """Places of own sets that become one with it."""


def is_run(meld: CountedMeld) -> bool:
    """Whether a meld is a sequence."""
    return meld[0] >= RUN


def is_set(meld: CountedMeld) -> bool:
    """Whether a meld is a set of a natural rank."""
    return meld[0] < NATURALS


def size_of(meld: CountedMeld) -> int:
    """How many cards a meld has."""
    return meld[2] if meld[0] >= RUN else meld[1] + meld[2] + meld[3]


def points_of_meld(meld: CountedMeld) -> int:
    """The values of the cards of a meld."""
    head, naturals, twos, bigs = meld
    if head >= RUN:
        return sum(POINTS[naturals : naturals + twos])
    return naturals * POINTS[head] + twos * POINTS[TWO] + bigs * POINTS[BIG]


def kinds_of_run(meld: CountedMeld) -> range:
    """The kinds in a run."""
    first = first_of(meld[0] - RUN) + meld[1]
    return range(first, first + meld[2])


def ends_of(meld: CountedMeld) -> tuple[int, ...]:
    """The kinds that a run could take next."""
    head, low, length, _ = meld
    first = first_of(head - RUN) + low
    below = (first - 1,) if low > 0 else ()
    above = (first + length,) if low + length < NATURALS else ()
    return (*below, *above)


class SideMelds:
    """Sets, runs and wild melds of a side, with cached facts about them.

    Of a rank, one set is in play: that which further cards of the rank join. Where a side may own
    any number that is the fullest unfinished one, or else a finished one.
    """

    __slots__ = (
        "canasta_size",
        "canastas",
        "has_opened",
        "homes",
        "limits",
        "lying",
        "natural_canastas",
        "points",
        "sambas",
        "seven_canastas",
        "sizes",
        "wild_canastas",
    )

    def __init__(
        self,
        limits: ShapeLimits,
        lying: list[CountedMeld],
        homes: list[int],
        sizes: list[int],
    ) -> None:
        self.limits = limits
        self.canasta_size = limits.canasta_size
        self.lying = lying
        self.homes = homes
        """By head: the place of the meld in play; `NEW` without one."""
        self.sizes = sizes
        """By head: how many cards the meld in play has."""
        self.points = 0
        """The values of the cards on the table."""
        self.has_opened = False
        """Whether anything is laid."""
        self.canastas = 0
        self.natural_canastas = 0
        self.wild_canastas = 0
        self.sambas = 0
        self.seven_canastas = 0
        """Canastas of sevens; where these are no kind of their own, among the others."""

    def copy(self) -> "SideMelds":
        """Melds of their own that are the same."""
        other = SideMelds(self.limits, self.lying[:], self.homes[:], self.sizes[:])
        other.points = self.points
        other.has_opened = self.has_opened
        other.canastas = self.canastas
        other.natural_canastas = self.natural_canastas
        other.wild_canastas = self.wild_canastas
        other.sambas = self.sambas
        other.seven_canastas = self.seven_canastas
        return other

    @property
    def mixed_canastas(self) -> int:
        """How many canastas have natural and wild cards and are of no other kind."""
        others = self.natural_canastas + self.wild_canastas + self.sambas
        return self.canastas - others - (self.seven_canastas if self.are_sevens_apart else 0)

    @property
    def are_sevens_apart(self) -> bool:
        """Whether a canasta of sevens is a kind of its own."""
        return self.limits.sevens_apart

    def is_canasta(self, meld: CountedMeld) -> bool:
        """Whether a meld is one."""
        head = meld[0]
        if head < NATURALS:
            return is_canasta(self.limits, meld[1], meld[2] + meld[3])
        return head != STOP and is_canasta_size(self.limits, size_of(meld))

    def in_play(self, rank: int) -> CountedMeld | None:
        """The set of a rank that further cards of it join."""
        home = self.homes[rank]
        return None if home == NEW else self.lying[home]

    def put_down(self, groups: Sequence[Lay], afters: Sequence[CountedMeld]) -> None:
        """Replaces melds by their state after a move, in the place of their first part."""
        self.has_opened = True
        gone, begun = list[int](), list[CountedMeld]()
        for lay, after in zip(groups, afters, strict=True):
            if lay.place == NEW:
                begun.append(after)
            else:
                self._count(self.lying[lay.place], -1)
                first = lay.place
                if lay.joined:
                    first, *others = sorted((first, *lay.joined))
                    gone.extend(others)
                    for place in lay.joined:
                        self._count(self.lying[place], -1)
                self.lying[first] = after
                self._bring_into_play(after, first)
            self._count(after, 1)
        if gone:
            self.lying = [meld for place, meld in enumerate(self.lying) if place not in gone]
        for after in begun:
            self.lying.append(after)
            self._bring_into_play(after, len(self.lying) - 1)
        # Only where a side may own several sets of a rank do some become one.
        if self.limits.sets_per_rank == "unlimited":
            self._choose_again(range(_HEADS) if gone else [after[0] for after in afters])

    def _count(self, meld: CountedMeld, more: int) -> None:
        self.points += more * points_of_meld(meld)
        if self.is_canasta(meld):
            head = meld[0]
            self.canastas += more
            if head >= RUN:
                self.sambas += more
            elif head == WILD_SET:
                self.wild_canastas += more
            else:
                if head == SEVEN:
                    self.seven_canastas += more
                is_apart = head == SEVEN and self.limits.sevens_apart
                if not is_apart and not meld[2] + meld[3]:
                    self.natural_canastas += more

    def _bring_into_play(self, meld: CountedMeld, place: int) -> None:
        """Where a side may own one (open) set of a rank, it is in play."""
        head = meld[0]
        if head >= _HEADS:
            return
        home = self.homes[head]
        if self._is_taking(meld):
            # Partners who found each other may have two sets of a rank: the first is in play.
            if home in (NEW, place) or place < home:
                self.homes[head], self.sizes[head] = place, meld[1] + meld[2] + meld[3]
        elif home == place:
            self.homes[head], self.sizes[head] = NEW, 0
            for other, lying in enumerate(self.lying):
                if lying[0] == head and self._is_taking(lying):
                    self.homes[head], self.sizes[head] = other, size_of(lying)
                    break

    def _choose_again(self, heads: Iterable[int]) -> None:
        """Of several sets of a rank the fullest unfinished one is in play, or a finished one."""
        for head in heads:
            best, most = NEW, (False, 0)
            for place, meld in enumerate(self.lying):
                if meld[0] == head:
                    rated = not self.is_canasta(meld), size_of(meld)
                    if rated > most:
                        best, most = place, rated
            if head < _HEADS:
                self.homes[head], self.sizes[head] = best, most[1]

    def _is_taking(self, meld: CountedMeld) -> bool:
        """Whether further cards of the head are meant for the meld, as far as its size goes.

        Where a side may own any number of sets of a rank that is not looked at.
        """
        if self.limits.sets_per_rank == "one" and meld[0] != WILD_SET:
            return True
        is_taking = is_wild_meld_open if meld[0] == WILD_SET else is_open
        return is_taking(self.limits, size_of(meld))


def no_melds(limits: ShapeLimits) -> SideMelds:
    """Returns the melds of a side that has laid nothing."""
    return SideMelds(limits, [], [NEW] * _HEADS, [0] * _HEADS)


def points_of_kinds(counts: list[int]) -> int:
    """Returns the points of cards that are counted by class."""
    return sum(map(mul, counts, POINTS))
