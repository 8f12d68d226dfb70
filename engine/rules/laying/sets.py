"""Ways to lay the natural cards of one rank, and wild cards, on sets of that rank."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.shapes import ShapeLimits, is_canasta, is_lawful_set, is_open, spoils_canasta


class Size(NamedTuple):
    """The numbers of natural and wild cards of a set."""

    naturals: int
    wilds: int


class Pot(NamedTuple):
    """The cards that one set receives, and the own sets that are combined into it."""

    members: tuple[int, ...]
    """Places among the own sets of the rank; empty for a new set."""
    naturals: int
    wilds: int


class SetWay(NamedTuple):
    """One way to lay all natural cards of a rank."""

    wilds: int
    natural: int
    """The number of natural canastas of the rank afterwards."""
    mixed: int
    pots: tuple[Pot, ...]


class _Reached(NamedTuple):
    """The result of a way after some of its sets."""

    left: int
    wilds: int
    natural: int
    mixed: int
    may_begin: bool


_Trail = dict[_Reached, tuple[Pot, ...]]


@lru_cache(maxsize=20_000)
def ways_to_lay(
    limits: ShapeLimits, own: tuple[Size, ...], naturals: int, wilds: int
) -> tuple[SetWay, ...]:
    """Returns one way for every result of laying all these naturals with at most so many wild
    cards.
    """
    found: dict[tuple[int, int, int], SetWay] = {}
    for grouping in _groupings(limits, len(own)):
        start = _Reached(naturals, 0, 0, 0, limits.sets_per_rank != "one" or not own)
        trail: _Trail = {start: ()}
        for members in grouping:
            trail = _grown(limits, own, members, trail, wilds)
        for state, pots in _begun(limits, trail, wilds).items():
            if not state.left:
                result = state.wilds, state.natural, state.mixed
                found.setdefault(result, SetWay(*result, pots))
    return tuple(found.values())


def _groupings(limits: ShapeLimits, count: int) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Yields ways to combine own sets; none are combined unless a side may own any number of a
    rank.
    """
    if limits.sets_per_rank == "unlimited":
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
    limits: ShapeLimits, own: tuple[Size, ...], members: tuple[int, ...], trail: _Trail, most: int
) -> _Trail:
    """Returns the trail after cards were added to one own set, or to several that are combined."""
    sizes = [own[place] for place in members]
    naturals = sum(size.naturals for size in sizes)
    wilds = sum(size.wilds for size in sizes)
    finished = [size.wilds for size in sizes if is_canasta(limits, size.naturals, size.wilds)]
    grown: _Trail = {}
    for state, pots in trail.items():
        for more, extra in _portions(state, most):
            is_untouched = len(members) == 1 and not more and not extra
            after = Size(naturals + more, wilds + extra)
            if not is_untouched and not is_lawful_set(limits, *after):
                continue
            if any(spoils_canasta(limits, held, after.wilds) for held in finished):
                continue
            is_closed = not is_open(limits, sum(after))
            may_begin = state.may_begin and (limits.sets_per_rank != "one-open" or is_closed)
            following = _following(limits, state, after, more, extra, may_begin)
            grown.setdefault(following, (*pots, Pot(members, more, extra)))
    return grown


def _begun(limits: ShapeLimits, trail: _Trail, most: int) -> _Trail:
    """Returns the trail with every possible number of new sets."""
    reached, latest = dict(trail), trail
    while latest:
        further: _Trail = {}
        for state, pots in latest.items():
            if not state.left or not state.may_begin:
                continue
            for more, extra in _portions(state, most):
                if not is_lawful_set(limits, more, extra):
                    continue
                is_closed = not is_open(limits, more + extra)
                may_begin = limits.sets_per_rank == "unlimited" or (
                    limits.sets_per_rank == "one-open" and is_closed
                )
                after = Size(more, extra)
                following = _following(limits, state, after, more, extra, may_begin)
                if following not in reached:
                    reached[following] = further[following] = (*pots, Pot((), more, extra))
        latest = further
    return reached


def _portions(state: _Reached, most: int) -> Iterator[tuple[int, int]]:
    for more in range(state.left + 1):
        for extra in range(most - state.wilds + 1):
            yield more, extra


def _following(
    limits: ShapeLimits, state: _Reached, after: Size, more: int, extra: int, may_begin: bool
) -> _Reached:
    is_finished = is_canasta(limits, *after)
    return _Reached(
        left=state.left - more,
        wilds=state.wilds + extra,
        natural=state.natural + (is_finished and not after.wilds),
        mixed=state.mixed + (is_finished and after.wilds > 0),
        may_begin=may_begin,
    )
