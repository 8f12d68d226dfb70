"""Ways to lay wild cards as melds of their own."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from engine.shapes import (
    ShapeLimits,
    are_sets_unlimited,
    is_canasta_size,
    is_lawful_wild_meld,
    is_wild_meld_open,
    spoils_canasta,
)


class WildCount(NamedTuple):
    """The numbers of twos and jokers; where these are not told apart, all count as twos."""

    twos: int
    jokers: int

    @property
    def size(self) -> int:
        """The number of cards."""
        return self.twos + self.jokers


class WildWay(NamedTuple):
    """The best way to lay some wild cards: the wild canastas afterwards, and the cards by meld."""

    canastas: int
    added: tuple[WildCount, ...]
    """Wild cards by own wild meld, then those of each new one."""


NO_WILDS: Final = WildWay(0, ())


class _Terms(NamedTuple):
    """What holds for every wild meld of a search."""

    limits: ShapeLimits
    must_finish: bool
    is_one_open: bool

    def lets_begin(self, size: int) -> bool:
        """Returns whether another meld may begin beside one of so many cards."""
        if self.is_one_open and not is_canasta_size(self.limits, size):
            return False
        return are_sets_unlimited(self.limits) or not is_wild_meld_open(self.limits, size)


@lru_cache(maxsize=2000)
def best_wild_melds(
    limits: ShapeLimits,
    own: tuple[WildCount, ...],
    left: WildCount,
    *,
    must_finish: bool = False,
    is_one_open: bool = False,
) -> WildWay | None:
    """Returns the way with the most wild canastas; ``None`` when not all cards can be laid in wild
    melds.

    With ``must_finish`` no meld of wild cards may stay unfinished, with ``is_one_open`` none begins
    beside an unfinished one.
    """
    terms = _Terms(limits, must_finish, is_one_open)
    return _grow(terms, own, left, may_begin=True)


def _grow(
    terms: _Terms, own: tuple[WildCount, ...], left: WildCount, *, may_begin: bool
) -> WildWay | None:
    """Returns the best way to lay all cards on own melds and, where these may begin, new ones."""
    if not own and not (may_begin and left.size):
        return None if left.size else WildWay(0, ())
    limits, before = terms.limits, own[0] if own else WildCount(0, 0)
    found: list[WildWay] = []
    is_finished = is_canasta_size(limits, before.size)
    for more in _portions(left):
        after = WildCount(before.twos + more.twos, before.jokers + more.jokers)
        is_spoilt = is_finished and spoils_canasta(limits, before.size, after.size)
        if is_spoilt or not is_lawful_wild_meld(limits, *after):
            continue
        if terms.must_finish and not is_canasta_size(limits, after.size):
            continue
        rest = _grow(
            terms,
            own[1:],
            WildCount(left.twos - more.twos, left.jokers - more.jokers),
            may_begin=may_begin and terms.lets_begin(after.size),
        )
        if rest is not None:
            canastas = rest.canastas + is_canasta_size(limits, after.size)
            found.append(WildWay(canastas, (more, *rest.added)))
    return max(found, default=None)


def _portions(left: WildCount) -> Iterator[WildCount]:
    """Yields every choice of so many twos and jokers, fewest twos first."""
    for twos in range(left.twos + 1):
        for jokers in range(left.jokers + 1):
            yield WildCount(twos, jokers)
