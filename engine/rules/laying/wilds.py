"""Ways to lay wild cards as melds of their own."""

from functools import lru_cache
from typing import NamedTuple

from engine.shapes import (
    ShapeLimits,
    is_canasta_size,
    is_lawful_wild_meld,
    is_wild_meld_beyond_closing,
    is_wild_meld_open,
    spoils_canasta,
)


class WildWay(NamedTuple):
    """The best way to lay some wild cards: the wild canastas afterwards, and the cards by meld."""

    canastas: int
    added: tuple[int, ...]
    """Wild cards by own wild meld, then those of each new one."""


@lru_cache(maxsize=2000)
def best_wild_melds(
    limits: ShapeLimits, own: tuple[int, ...], wilds: int, *, must_finish: bool = False
) -> WildWay | None:
    """Returns the way with the most wild canastas; ``None`` when not all cards can be laid in wild
    melds.

    With ``must_finish`` no meld of wild cards may stay unfinished.
    """
    return _grow(limits, own, wilds, may_begin=True, must_finish=must_finish)


def _grow(
    limits: ShapeLimits, own: tuple[int, ...], wilds: int, *, may_begin: bool, must_finish: bool
) -> WildWay | None:
    if not own:
        return _begin(limits, wilds, must_finish) if may_begin or not wilds else None
    found: list[WildWay] = []
    is_finished = is_canasta_size(limits, own[0])
    for more in range(wilds + 1):
        size = own[0] + more
        is_spoilt = is_finished and spoils_canasta(limits, own[0], size)
        if more and (is_spoilt or is_wild_meld_beyond_closing(limits, size)):
            break
        if must_finish and not is_canasta_size(limits, size):
            continue
        is_free = limits.sets_per_rank == "unlimited" or not is_wild_meld_open(limits, size)
        may_go_on = may_begin and is_free
        rest = _grow(limits, own[1:], wilds - more, may_begin=may_go_on, must_finish=must_finish)
        if rest is not None:
            canastas = rest.canastas + is_canasta_size(limits, size)
            found.append(WildWay(canastas, (more, *rest.added)))
    return max(found, default=None)


def _begin(limits: ShapeLimits, wilds: int, must_finish: bool) -> WildWay | None:
    if not wilds:
        return WildWay(0, ())
    found: list[WildWay] = []
    for size in range(1, wilds + 1):
        if not is_lawful_wild_meld(limits, size):
            continue
        if must_finish and not is_canasta_size(limits, size):
            continue
        is_free = limits.sets_per_rank == "unlimited" or not is_wild_meld_open(limits, size)
        rest = _begin(limits, wilds - size, must_finish) if is_free or size == wilds else None
        if rest is not None:
            canastas = rest.canastas + is_canasta_size(limits, size)
            found.append(WildWay(canastas, (size, *rest.added)))
    return max(found, default=None)
