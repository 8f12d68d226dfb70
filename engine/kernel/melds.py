"""The melds of one side, as counts of cards."""

from collections.abc import Iterable, Sequence
from operator import mul
from typing import Final, final

from engine.kernel.kinds import (
    ACE,
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
from engine.kernel.set_shapes import SetShapes, set_shapes
from engine.shapes import ShapeLimits, is_canasta_size, is_open, is_run_long, is_wild_meld_open

CountedMeld = tuple[int, int, int, int]
"""A meld as four numbers. A set, stop set or wild meld: its head (the rank, `STOP` or `WILD_SET`),
then the numbers of natural cards, twos and jokers. A run: `RUN` plus its lane, its lowest rank, its
length, and 0."""
RUN: Final = CLASSES
NEW: Final = -1
_HEADS: Final = STOP + 1


@final
class Lay:
    """Cards for one meld."""

    __slots__ = ("joined", "kinds", "place")

    def __init__(
        self, kinds: tuple[int, ...], place: int = NEW, joined: tuple[int, ...] = ()
    ) -> None:
        self.kinds = kinds
        self.place = place
        """Index of the own meld that the cards join, before anything is laid; `NEW` for a new meld.
        New melds follow the existing ones in the order in which they are laid."""
        self.joined = joined
        """Places of own sets that are combined with this meld."""

    def __eq__(self, other: object) -> bool:
        match other:
            case Lay():
                return self._values() == other._values()
            case _:
                return False

    def __hash__(self) -> int:
        return hash(self._values())

    def _values(self) -> tuple[tuple[int, ...], int, tuple[int, ...]]:
        return self.kinds, self.place, self.joined


def is_run(meld: CountedMeld) -> bool:
    """Returns whether a meld is a sequence."""
    return meld[0] >= RUN


def is_set(meld: CountedMeld) -> bool:
    """Returns whether a meld is a set of a natural rank."""
    return meld[0] < NATURALS


def size_of(meld: CountedMeld) -> int:
    """Returns the number of cards of a meld."""
    return meld[2] if meld[0] >= RUN else meld[1] + meld[2] + meld[3]


def points_of_meld(meld: CountedMeld) -> int:
    """Returns the points of the cards of a meld."""
    head, naturals, twos, bigs = meld
    if head >= RUN:
        return sum(POINTS[naturals : naturals + twos])
    return naturals * POINTS[head] + twos * POINTS[TWO] + bigs * POINTS[BIG]


def is_long_run(limits: ShapeLimits, meld: CountedMeld) -> bool:
    """Returns whether a meld is a sequence beyond the size of a canasta."""
    return is_run(meld) and is_run_long(limits, meld[2])


def ends_of(meld: CountedMeld) -> tuple[int, ...]:
    """Returns the kinds that extend a run at either end."""
    head, low, length, _ = meld
    first = first_of(head - RUN) + low
    below = (first - 1,) if low > 0 else ()
    above = (first + length,) if low + length < NATURALS else ()
    return (*below, *above)


class SideMelds:
    """Sets, runs and wild melds of a side, with cached facts about them.

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
        self.wild_canastas = 0
        self.sambas = 0
        self.seven_canastas = 0
        """Canastas of sevens; where they are no separate kind, they also count among the others."""

    def copy(self) -> "SideMelds":
        """Returns an independent copy."""
        shapes = self.set_shapes
        other = SideMelds(self.limits, shapes, self.lying[:], self.homes[:], self.sizes[:])
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
        """The number of canastas of natural and wild cards that are of no other kind."""
        others = self.natural_canastas + self.wild_canastas + self.sambas
        return self.canastas - others - (self.seven_canastas if self.limits.sevens_apart else 0)

    def is_canasta(self, meld: CountedMeld) -> bool:
        """Returns whether a meld is a canasta."""
        head = meld[0]
        if head < NATURALS:
            return self.set_shapes.canastas[meld[1]][meld[2] + meld[3]]
        return head != STOP and is_canasta_size(self.limits, size_of(meld))

    def is_mixed_canasta(self, meld: CountedMeld) -> bool:
        """Returns whether a meld is a canasta of natural and wild cards of no other kind."""
        is_apart = meld[0] == SEVEN and self.limits.sevens_apart
        return is_set(meld) and meld[2] + meld[3] > 0 and not is_apart and self.is_canasta(meld)

    def add(self, melds: Sequence[CountedMeld]) -> None:
        """Adds melds to those of the side, if there are any."""
        if melds:
            self.put_down([Lay(())] * len(melds), melds)

    def put_down(self, groups: Sequence[Lay], afters: Sequence[CountedMeld]) -> None:
        """Replaces the melds of the groups by ``afters``; combined sets keep their first place."""
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
        """Updates the set in play where a side may own one set, or one open set, of a rank."""
        head = meld[0]
        if head >= _HEADS:
            return
        home = self.homes[head]
        if self._is_taking(meld):
            # After partners have joined they may own two sets of a rank: the first is in play.
            if home in (NEW, place):
                self.homes[head], self.sizes[head] = place, meld[1] + meld[2] + meld[3]
        elif home == place:
            self.homes[head], self.sizes[head] = NEW, 0
            for other, lying in enumerate(self.lying):
                if lying[0] == head and self._is_taking(lying):
                    self.homes[head], self.sizes[head] = other, size_of(lying)
                    break

    def _choose_again(self, heads: Iterable[int]) -> None:
        """Puts the largest unfinished meld of each head in play, or else the largest canasta."""
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
        """Returns whether the meld may take further cards of its head, judged by its size.

        The answer is not used where a side may own any number of sets of a rank.
        """
        if self.limits.sets_per_rank == "one" and meld[0] != WILD_SET:
            return True
        is_taking = is_wild_meld_open if meld[0] == WILD_SET else is_open
        return is_taking(self.limits, size_of(meld))


def _is_at_risk(meld: CountedMeld) -> bool:
    """Returns whether a meld should not stay unfinished: sevens, wild cards and pure aces."""
    head, _, twos, bigs = meld
    return head in (SEVEN, WILD_SET) or (head == ACE and not twos + bigs)


def unfinished_at_risk(melds: SideMelds) -> list[CountedMeld]:
    """Returns the unfinished melds that bar going out or cost points in some games."""
    return [meld for meld in melds.lying if _is_at_risk(meld) and not melds.is_canasta(meld)]


def finished_heads(melds: SideMelds) -> frozenset[int]:
    """Returns the natural ranks of which a side has a canasta."""
    if not melds.canastas:
        return frozenset()
    return frozenset(meld[0] for meld in melds.lying if is_set(meld) and melds.is_canasta(meld))


def no_melds(limits: ShapeLimits) -> SideMelds:
    """Returns the melds of a side that has laid nothing."""
    return SideMelds(limits, set_shapes(limits), [], [NEW] * _HEADS, [0] * _HEADS)


def points_of_kinds(counts: Sequence[int]) -> int:
    """Returns the points of cards that are counted by class."""
    return sum(map(mul, counts, POINTS))
