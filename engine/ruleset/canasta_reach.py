"""Whether the deck has the cards for the canastas that going out needs."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from engine.cards import NATURAL_RANKS, Rank
from engine.ruleset.model import Ruleset
from engine.shapes import (
    UNLIMITED,
    ShapeLimits,
    are_sets_unlimited,
    is_canasta,
    is_lawful_set,
    is_lawful_wild_meld,
    spoils_pure_rank,
)

OF_A_RANK_IN_A_PACK = 4
WILDS_IN_A_PACK = 6
JOKERS_IN_A_PACK = 2
_SEVEN = NATURAL_RANKS.index(Rank.SEVEN)


class _CanastaCounts(NamedTuple):
    """Numbers of canastas by kind."""

    natural: int
    mixed: int
    wild: int
    samba: int
    sevens: int


def wild_cards(ruleset: Ruleset, canastas: int) -> int:
    """Returns how many wild cards of the deck so many wild canastas can hold at most: where twos
    are a rank, jokers are few beside them.
    """
    packs, size, limits = ruleset.deck.count, ruleset.canasta.size, ruleset.limits
    if not limits.twos_as_rank:
        return packs * WILDS_IN_A_PACK
    lawful = [
        jokers for jokers in range(size) if is_lawful_wild_meld(limits, size - jokers, jokers)
    ]
    jokers = min(packs * JOKERS_IN_A_PACK, canastas * max(lawful, default=0))
    return packs * (WILDS_IN_A_PACK - JOKERS_IN_A_PACK) + jokers


def wild_cards_for(ruleset: Ruleset, canastas: int) -> int:
    """Returns how many wild cards a side needs for so many wild canastas: another meld of them
    begins when the last is full, unless a side may have several.
    """
    limits, size = ruleset.limits, ruleset.canasta.size
    full = size if are_sets_unlimited(limits) else limits.wild_melds_closed_at
    return (canastas - 1) * full + size if canastas else 0


def do_wild_melds_close(limits: ShapeLimits) -> bool:
    """Returns whether a side can have several melds of wild cards."""
    return are_sets_unlimited(limits) or limits.wild_melds_closed_at < UNLIMITED


def most_of_a_rank(ruleset: Ruleset, rank: Rank) -> int:
    """Returns how many canastas of a rank a side can own, as far as the natural cards go."""
    left, found = ruleset.deck.count * OF_A_RANK_IN_A_PACK, 0
    while (cards := _smallest(ruleset, rank, left)) is not None:
        left, found = _left_beside(ruleset.limits, left, cards), found + 1
    return found


class _Cards(NamedTuple):
    """The cards of a canasta."""

    naturals: int
    wilds: int


def _smallest(ruleset: Ruleset, rank: Rank, naturals: int, least: int = 0) -> _Cards | None:
    """Returns the canasta of a rank with the fewest wild cards, ``least`` or more, that so many
    natural cards make; ``None`` if they make none.
    """
    limits, packs = ruleset.limits, ruleset.deck.count
    for wilds in range(least, min(limits.wild_cap, packs * WILDS_IN_A_PACK) + 1):
        if spoils_pure_rank(limits, rank, 0, wilds, is_opening=True):
            return None
        for own in range(max(0, ruleset.canasta.size - wilds), naturals + 1):
            if is_lawful_set(limits, own, wilds) and is_canasta(limits, own, wilds):
                return _Cards(own, wilds)
    return None


def _left_beside(limits: ShapeLimits, naturals: int, canasta: _Cards) -> int:
    """Returns how many natural cards of a rank can make further canastas beside one."""
    is_last = limits.sets_per_rank == "one"
    if limits.sets_per_rank == "one-open":
        is_last = limits.closed_at == UNLIMITED
    return 0 if is_last else naturals - canasta.naturals


def can_be_made(ruleset: Ruleset) -> bool:
    """Returns whether one side can own all the canastas that going out needs at the same time."""
    need = ruleset.out.canastas
    least = _CanastaCounts(need.natural, need.mixed, need.wild, need.samba, need.sevens)
    counted = sum(least) - (0 if need.wild_counts else need.wild)
    return any(_fit(ruleset, made) for made in _more(ruleset, least, need.total - counted))


def _more(ruleset: Ruleset, least: _CanastaCounts, lacking: int) -> Iterator[_CanastaCounts]:
    """Yields the numbers of canastas with so many more of any kinds, natural ones first."""
    limits = ruleset.limits
    kinds = (
        True,
        True,
        limits.wild_melds and ruleset.out.canastas.wild_counts,
        limits.lanes > 0,
        limits.sevens_apart,
    )
    ranges = [range(max(0, lacking), -1, -1) if kind else range(1) for kind in kinds]
    for more in product(*ranges):
        if sum(more) == max(0, lacking):
            yield _CanastaCounts(*map(sum, zip(least, more, strict=True)))


def _fit(ruleset: Ruleset, made: _CanastaCounts) -> bool:
    """Returns whether the deck has the cards for all these canastas together."""
    needed = wild_cards_for(ruleset, made.wild)
    if needed > wild_cards(ruleset, made.wild):
        return False
    left = ruleset.deck.count * WILDS_IN_A_PACK - needed
    return any(
        _are_sets_left(ruleset, made, supply, left) for supply in _beside_runs(ruleset, made.samba)
    )


def _beside_runs(ruleset: Ruleset, runs: int) -> Iterator[list[int]]:
    """Yields the natural cards of each rank that are left beside so many full sequences, some of
    which begin with the lowest rank and the others end with the highest.
    """
    ranks, size = len(NATURAL_RANKS), ruleset.canasta.size
    copies = ruleset.deck.count * OF_A_RANK_IN_A_PACK
    for low in range(runs + 1):
        supply = [
            copies - low * (place < size) - (runs - low) * (place >= ranks - size)
            for place in range(ranks)
        ]
        if min(supply) >= 0:
            yield supply


def _are_sets_left(ruleset: Ruleset, made: _CanastaCounts, supply: list[int], wilds: int) -> bool:
    """Returns whether these natural cards by rank and so many wild cards make the sets."""
    for _ in range(made.sevens):
        wilds -= _take(ruleset, supply, (_SEVEN,))
    if ruleset.limits.sevens_apart:
        supply[_SEVEN] = 0
    for _ in range(made.natural):
        enough = [place for place, left in enumerate(supply) if left >= ruleset.canasta.size]
        wilds -= _take(ruleset, supply, sorted(enough, key=supply.__getitem__))
    for _ in range(made.mixed):
        fullest = sorted(range(len(supply)), key=supply.__getitem__, reverse=True)
        wilds -= _take(ruleset, supply, fullest, least=1)
    return wilds >= 0


def _take(ruleset: Ruleset, supply: list[int], places: Sequence[int], least: int = 0) -> int:
    """Takes the natural cards of a canasta of the first rank that makes one; returns how many wild
    cards it needs, more than any deck has if no rank makes one.
    """
    for place in places:
        cards = _smallest(ruleset, NATURAL_RANKS[place], supply[place], least)
        if cards is not None:
            supply[place] = _left_beside(ruleset.limits, supply[place], cards)
            return cards.wilds
    return UNLIMITED
