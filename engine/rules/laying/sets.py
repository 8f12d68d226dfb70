"""Ways to lay the natural cards of one rank, and wild cards, on sets of that rank."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple, final

from engine.cards import Rank
from engine.native import mypyc_attr
from engine.shapes import (
    ShapeLimits,
    are_sets_unlimited,
    is_canasta,
    is_lawful_set,
    may_wilds_join,
    spoils_canasta,
    takes_further_cards,
)

_CARD_BITS: Final = 6
_RANK_BITS: Final = 4
"""The bits of a number of cards, and of a rank, in a key."""
_MOST_KNOWN: Final = 2048

Size = tuple[int, int]
"""The numbers of natural and wild cards of a set."""


Pot = tuple[tuple[int, ...], int, int]
"""The own sets that are combined into one set, by place among those of the rank (none for a new
set), and the natural and wild cards that it receives.
"""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class SetWay:
    """One way to lay all natural cards of a rank."""

    __slots__ = ("has_triple", "is_unfinished", "mixed", "natural", "pots", "wilds")

    def __init__(
        self,
        wilds: int,
        natural: int,
        mixed: int,
        has_triple: bool,
        is_unfinished: bool,
        pots: tuple[Pot, ...],
    ) -> None:
        self.wilds = wilds
        self.natural = natural
        """By how many the natural canastas of the rank become more."""
        self.mixed = mixed
        self.has_triple = has_triple
        """Whether one of them, in an opening, is new and clean: of three natural cards or more."""
        self.is_unfinished = is_unfinished
        """Whether a set of a rank with rules of its own stays pure and no canasta."""
        self.pots = pots
        """The sets that change: own ones before new ones, the largest lays first."""


class _Timing(NamedTuple):
    """What the lawful ways depend on besides numbers of cards."""

    rank: int
    is_opening: bool


_Reached = tuple[int, int, int, int, bool, bool, bool]
"""The result of a way after some of its sets: the natural cards that are left, then what `SetWay`
tells of it in the same order, and whether a new set may begin.
"""


_Trail = dict[_Reached, tuple[Pot, ...]]


@final
class SetWays:
    """Finds the ways to lay cards of a rank on sets within some limits, and keeps what it found."""

    __slots__ = ("_known", "_limits")

    def __init__(self, limits: ShapeLimits) -> None:
        self._limits = limits
        self._known: dict[int, tuple[SetWay, ...]] = {}

    def find(
        self,
        own: tuple[Size, ...],
        naturals: int,
        wilds: int,
        rank: int = 0,
        is_opening: bool = False,
    ) -> tuple[SetWay, ...]:
        """Returns one way for every result of laying all these naturals on own and new sets, with
        at most so many wild cards.

        ``rank`` is the rank if it has rules of its own, 0 for other ranks; ``is_opening`` tells
        whether these are the first melds of the side, where that makes a difference.
        """
        key = 1
        for count, held in own:
            key = key << _CARD_BITS << _CARD_BITS | count << _CARD_BITS | held
        key = key << _CARD_BITS << _CARD_BITS | naturals << _CARD_BITS | wilds
        key = key << _RANK_BITS << 1 | rank << 1 | is_opening
        ways = self._known.get(key)
        if ways is None:
            if len(self._known) >= _MOST_KNOWN:
                self._known.clear()
            timing = _Timing(rank, is_opening)
            ways = self._known[key] = _ways_to_lay(self._limits, own, naturals, wilds, timing)
        return ways


def _ways_to_lay(
    limits: ShapeLimits, own: tuple[Size, ...], naturals: int, wilds: int, timing: _Timing
) -> tuple[SetWay, ...]:
    """Returns the ways that `SetWays.find` returns."""
    found: dict[tuple[int, int, int, bool, bool], SetWay] = {}
    natural, mixed = canastas_among(limits, own)
    for grouping in _groupings(limits, len(own)):
        may_begin = limits.sets_per_rank != "one" or not own
        start = naturals, 0, -natural, -mixed, False, False, may_begin
        trail: _Trail = {start: ()}
        for members in grouping:
            trail = _grown(limits, own, members, trail, wilds, timing)
        for state, pots in _begun(limits, trail, wilds, timing).items():
            left, more, new, mixed_more, has_triple, is_unfinished, _ = state
            result = more, new, mixed_more, has_triple, is_unfinished
            if not left and result not in found:
                found[result] = SetWay(
                    more, new, mixed_more, has_triple, is_unfinished, _changed(pots)
                )
    return tuple(found.values())


def canastas_among(limits: ShapeLimits, sets: tuple[Size, ...]) -> tuple[int, int]:
    """Returns the numbers of natural and mixed canastas among sets of a rank."""
    natural = mixed = 0
    for count, held in sets:
        if is_canasta(limits, count, held):
            natural += not held
            mixed += held > 0
    return natural, mixed


def _changed(pots: Iterable[Pot]) -> tuple[Pot, ...]:
    """Returns the pots that change a set, in the order in which they are laid."""
    changed = [pot for pot in pots if pot[1] or pot[2] or len(pot[0]) > 1]
    return tuple(sorted(changed, key=lambda pot: (not pot[0], -pot[1] - pot[2])))


def _groupings(limits: ShapeLimits, count: int) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Yields ways to combine own sets, where a side may own any number of a rank."""
    if are_sets_unlimited(limits):
        yield from _partitions(tuple(range(count)))
    else:
        yield tuple((place,) for place in range(count))


def _partitions(places: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], ...]]:
    if not places:
        yield ()
        return
    first, rest = places[0], places[1:]
    for parts in _partitions(rest):
        yield ((first,), *parts)
        for at, part in enumerate(parts):
            yield (*parts[:at], (first, *part), *parts[at + 1 :])


def _grown(
    limits: ShapeLimits,
    own: tuple[Size, ...],
    members: tuple[int, ...],
    trail: _Trail,
    most: int,
    timing: _Timing,
) -> _Trail:
    """Returns the trail after cards were added to one own set or to several that are combined, or
    after a new set was begun if there are no ``members``.
    """
    sizes = [own[place] for place in members]
    naturals, wilds = (sum(size[at] for size in sizes) for at in (0, 1))
    finished = [held for count, held in sizes if is_canasta(limits, count, held)]
    rank, is_opening = timing
    grown: _Trail = {}
    for state, pots in trail.items():
        for more, extra in _portions(state, most):
            after = naturals + more, wilds + extra
            if not is_lawful_set(limits, *after):
                continue
            if finished and any(spoils_canasta(limits, before, after[1]) for before in finished):
                continue
            if not may_wilds_join(limits, rank, after[0], wilds, after[1], is_opening=is_opening):
                continue
            following = _following(limits, state, after, more, extra, timing)
            grown.setdefault(following, (*pots, (members, more, extra)))
    return grown


def _begun(limits: ShapeLimits, trail: _Trail, most: int, timing: _Timing) -> _Trail:
    """Returns the trail with every possible number of new sets."""
    reached, latest = dict(trail), trail
    while latest:
        waiting = {state: pots for state, pots in latest.items() if state[0] and state[6]}
        grown = _grown(limits, (), (), waiting, most, timing)
        latest = {state: pots for state, pots in grown.items() if state not in reached}
        reached |= latest
    return reached


def _portions(state: _Reached, most: int) -> list[tuple[int, int]]:
    left, wilds = state[0] + 1, most - state[1] + 1
    return [(more, extra) for more in range(left) for extra in range(wilds)]


def _following(
    limits: ShapeLimits, state: _Reached, after: Size, more: int, extra: int, timing: _Timing
) -> _Reached:
    naturals, wilds = after
    is_finished, is_seven = is_canasta(limits, naturals, wilds), timing.rank == Rank.SEVEN
    may_follow = are_sets_unlimited(limits) or not takes_further_cards(
        limits, naturals + wilds, is_wild_meld=False
    )
    left, spent, natural, mixed, has_triple, is_unfinished, may_begin = state
    return (
        left - more,
        spent + extra,
        natural + (is_finished and not wilds),
        mixed + (is_finished and wilds > 0),
        has_triple or (timing.is_opening and not wilds),
        is_unfinished or (timing.rank > 0 and not is_finished and (is_seven or not wilds)),
        may_begin and may_follow,
    )
