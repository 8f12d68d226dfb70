"""What one side has laid where there are sequences, meld by meld as on the table."""

from collections.abc import Sequence
from typing import Final, NamedTuple, cast

from engine.ai.kernel.classes import NATURALS, POINTS, STOP
from engine.ai.kernel.sequences.kinds import KINDS, SUITED, first_of, put
from engine.ai.kernel.table import SideMelds
from engine.ruleset.model import Ruleset
from engine.shapes import is_canasta

Lying = tuple[int, int, int, int]
"""A meld. A set: its rank, natural cards, twos, jokers. A run: `RUN` and its suit, its lowest rank,
its length, and nothing."""
RUN: Final = SUITED
NEW: Final = -1


class Lay(NamedTuple):
    """Cards for one meld."""

    kinds: tuple[int, ...]
    place: int = NEW
    """Of the own meld that they join, as it lies before anything is laid; behind those, in their
    order, the ones that are begun with it."""
    joined: tuple[int, ...] = ()
    """Places of own sets that become one with it."""


def is_run(meld: Lying) -> bool:
    """Whether a meld is a sequence."""
    return meld[0] >= RUN


def is_set(meld: Lying) -> bool:
    """Whether a meld is a set of a natural rank."""
    return meld[0] < NATURALS


def size_of(meld: Lying) -> int:
    """How many cards a meld has."""
    return meld[2] if meld[0] >= RUN else meld[1] + meld[2] + meld[3]


class SequenceMelds(SideMelds):
    """Sets and runs as they lie; the counts by rank are those of the set in play.

    That is the fullest unfinished set of the rank, or else a finished one.
    """

    __slots__ = ("laid", "laid_points", "limits", "lying")

    def __init__(self, rules: Ruleset) -> None:
        super().__init__(rules.canasta.size, 0)
        self.limits = rules.limits
        self.lying: list[Lying] = []
        self.laid = [0] * KINDS
        """Natural cards on the table, by class and by kind."""
        self.laid_points: int = 0
        """The values of the cards on the table, counted as they are laid."""

    def copy(self) -> "SequenceMelds":
        """Melds of their own that are the same."""
        other = cast("SequenceMelds", super().copy())
        other.limits = self.limits
        other.lying = self.lying[:]
        other.laid = self.laid[:]
        other.laid_points = self.laid_points
        return other

    @property
    def count(self) -> int:
        """How many melds there are."""
        return len(self.lying)

    @property
    def points(self) -> int:
        """The values of the cards on the table."""
        return self.laid_points

    def is_canasta(self, meld: Lying) -> bool:
        """Whether a meld is one."""
        if meld[0] >= RUN:
            return meld[2] >= self.canasta_size
        return meld[0] < NATURALS and is_canasta(self.limits, meld[1], meld[2] + meld[3])

    def put_down(self, groups: Sequence[Lay], afters: Sequence[Lying]) -> None:
        """Each meld becomes what it is afterwards, where the first of its parts lay."""
        self.has_opened = True
        gone, begun = set[int](), list[Lying]()
        for lay, after in zip(groups, afters, strict=True):
            if lay.place == NEW:
                begun.append(after)
            else:
                places = (lay.place, *lay.joined)
                for place in places:
                    self._count(self.lying[place], -1)
                gone.update(places)
                gone.remove(min(places))
                self.lying[min(places)] = after
            self._count(after, 1)
            for kind in lay.kinds:
                if kind >= SUITED:
                    put(self.laid, kind)
        kept = self.lying
        if gone:
            kept = [meld for place, meld in enumerate(kept) if place not in gone]
        self.lying = [*kept, *begun]
        for after in afters:
            if after[0] < NATURALS:
                self._bring_into_play(after[0])

    def _count(self, meld: Lying, more: int) -> None:
        self.laid_points += more * points_of_meld(meld)
        if self.is_canasta(meld):
            self.canastas += more
            self.natural_canastas += more * (meld[0] < NATURALS and not meld[2] + meld[3])
            self.sambas += more * (meld[0] >= RUN)
        if meld[0] == STOP:
            self.stops += more * meld[1]

    def _bring_into_play(self, rank: int) -> None:
        sets = [meld for meld in self.lying if meld[0] == rank]
        best = max(sets, key=lambda meld: (not self.is_canasta(meld), size_of(meld)))
        _, self.naturals[rank], self.twos[rank], self.bigs[rank] = best
        self.sizes[rank] = size_of(best)

    def place_in_play(self, rank: int) -> int:
        """The place of the set in play; `NEW` without one."""
        wanted = (rank, self.naturals[rank], self.twos[rank], self.bigs[rank])
        return self.lying.index(wanted) if self.sizes[rank] else NEW


def points_of_meld(meld: Lying) -> int:
    """The values of the cards of a meld."""
    head, naturals, twos, bigs = meld
    if head >= RUN:
        return sum(POINTS[naturals : naturals + twos])
    return naturals * POINTS[head] + 20 * twos + 50 * bigs


def kinds_of_run(meld: Lying) -> range:
    """The kinds in a run."""
    first = first_of(meld[0] - RUN) + meld[1]
    return range(first, first + meld[2])


def ends_of(meld: Lying) -> tuple[int, ...]:
    """The kinds that a run could take next."""
    head, low, length, _ = meld
    first = first_of(head - RUN) + low
    below = (first - 1,) if low > 0 else ()
    above = (first + length,) if low + length < NATURALS else ()
    return (*below, *above)
