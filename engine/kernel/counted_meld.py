"""One meld as numbers, and the cards that join it."""

from typing import Final, final

from engine.kernel.kinds import BIG, CLASSES, KIND_POINTS, NATURALS, POINTS, TWO, first_of
from engine.native import mypyc_attr
from engine.shapes import ShapeLimits, is_run_long

RUN: Final = CLASSES
NEW: Final = -1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CountedMeld:
    """A meld as numbers; nothing changes it."""

    __slots__ = ("bigs", "head", "low", "naturals", "size", "twos", "wilds")

    def __init__(
        self, head: int, naturals: int, twos: int = 0, bigs: int = 0, low: int = 0
    ) -> None:
        self.head = head
        """The rank of a set; `STOP`, `WILD_SET`; of a run `RUN` plus its lane."""
        self.naturals = naturals
        self.twos = twos
        self.bigs = bigs
        """The jokers."""
        self.low = low
        """The lowest rank of a run; 0 for other melds."""
        self.wilds = twos + bigs
        self.size = naturals + self.wilds

    def __eq__(self, other: object) -> bool:
        match other:
            case CountedMeld():
                return self._values() == other._values()
            case _:
                return False

    def __hash__(self) -> int:
        return hash(self._values())

    def _values(self) -> tuple[int, int, int, int, int]:
        return self.head, self.naturals, self.twos, self.bigs, self.low


@final
@mypyc_attr(acyclic=True, free_list_len=1)
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


def points_of(lays: tuple[Lay, ...]) -> int:
    """Returns the points of the cards laid."""
    points = 0
    for lay in lays:
        for kind in lay.kinds:
            points += KIND_POINTS[kind]
    return points


def is_run(meld: CountedMeld) -> bool:
    """Returns whether a meld is a sequence."""
    return meld.head >= RUN


def is_set(meld: CountedMeld) -> bool:
    """Returns whether a meld is a set of a natural rank."""
    return meld.head < NATURALS


def points_of_meld(meld: CountedMeld) -> int:
    """Returns the points of the cards of a meld."""
    if meld.head >= RUN:
        total = 0
        for rank in range(meld.low, meld.low + meld.naturals):
            total += POINTS[rank]
        return total
    return meld.naturals * POINTS[meld.head] + meld.twos * POINTS[TWO] + meld.bigs * POINTS[BIG]


def is_long_run(limits: ShapeLimits, meld: CountedMeld) -> bool:
    """Returns whether a meld is a sequence beyond the size of a canasta."""
    return is_run(meld) and is_run_long(limits, meld.naturals)


def ends_of(meld: CountedMeld) -> tuple[int, ...]:
    """Returns the kinds that extend a run at either end."""
    low, above_it = meld.low, meld.low + meld.naturals
    first = first_of(meld.head - RUN)
    below = (first + low - 1,) if low > 0 else ()
    above = (first + above_it,) if above_it < NATURALS else ()
    return (*below, *above)
