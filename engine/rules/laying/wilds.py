"""Ways to lay wild cards as melds of their own."""

from functools import lru_cache
from typing import NamedTuple

from engine.rules.laying.sets import Numbers


class WildWay(NamedTuple):
    """The best way to lay so many wild cards: the wild canastas afterwards, and what goes where."""

    canastas: int
    added: tuple[int, ...]
    """Wild cards by own wild meld, then those of each new one."""


@lru_cache(maxsize=2000)
def best_wild_melds(numbers: Numbers, own: tuple[int, ...], wilds: int) -> WildWay | None:
    """The way with the most wild canastas; ``None`` when the cards cannot all be laid so."""
    return _grow(numbers, own, wilds, may_begin=True)


def _grow(numbers: Numbers, own: tuple[int, ...], wilds: int, *, may_begin: bool) -> WildWay | None:
    if not own:
        return _begin(numbers, wilds) if may_begin or not wilds else None
    found: list[WildWay] = []
    is_finished = own[0] >= numbers.canasta_size
    for more in range(wilds + 1):
        size = own[0] + more
        if more and (size > numbers.closed_at or (is_finished and not numbers.wild_on_canasta)):
            break
        is_free = numbers.sets_per_rank == "unlimited" or size >= numbers.closed_at
        rest = _grow(numbers, own[1:], wilds - more, may_begin=may_begin and is_free)
        if rest is not None:
            canastas = rest.canastas + (size >= numbers.canasta_size)
            found.append(WildWay(canastas, (more, *rest.added)))
    return max(found, default=None)


def _begin(numbers: Numbers, wilds: int) -> WildWay | None:
    if not wilds:
        return WildWay(0, ())
    found: list[WildWay] = []
    for size in range(numbers.min_size, min(wilds, numbers.closed_at) + 1):
        is_free = numbers.sets_per_rank == "unlimited" or size >= numbers.closed_at
        rest = _begin(numbers, wilds - size) if is_free or size == wilds else None
        if rest is not None:
            canastas = rest.canastas + (size >= numbers.canasta_size)
            found.append(WildWay(canastas, (size, *rest.added)))
    return max(found, default=None)
