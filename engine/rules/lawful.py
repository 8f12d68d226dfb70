"""The shapes of lawful melds, for every rule and search that asks about them."""

from functools import lru_cache
from typing import Final, NamedTuple

from engine import shapes
from engine.cards import (
    JOKER,
    Card,
    Rank,
    is_bonus,
    is_caliente,
    is_natural,
    is_wild,
    rank_of,
    ranks_in,
    suit_of,
)
from engine.ruleset.model import Ruleset
from engine.shapes import ShapeLimits, is_lawful_run
from engine.state import MeldKind, TableMeld
from engine.values import canasta_kind

# Bound once, because Python 3.11 calls a function for each `MeldKind.NAME`.
_SET: Final = MeldKind.SET
_SEQUENCE: Final = MeldKind.SEQUENCE
_WILD: Final = MeldKind.WILD
_STOP_RANK: Final = Rank.THREE


class Contents(NamedTuple):
    """What cards are, as far as the laws of sets ask for it."""

    rank: Rank | None
    """The one rank of the cards that are not wild; ``None`` when there is none, or several, or when
    some of them are never part of a set."""
    naturals: int
    """The number of cards that are not wild."""
    wilds: int
    jokers: int
    """The number of jokers among the wild cards."""


@lru_cache(maxsize=2048)
def contents_of(cards: tuple[Card, ...]) -> Contents:
    """Counts cards; the result is cached because the same few cards are asked about again."""
    ranks, wilds = ranks_in(cards), sum(map(is_wild, cards))
    is_mixed = len(ranks) != 1 or any(map(is_bonus, cards)) or any(map(is_caliente, cards))
    rank = None if is_mixed else min(ranks)
    return Contents(rank, len(cards) - wilds, wilds, cards.count(JOKER))


def kind_of(limits: ShapeLimits, cards: tuple[Card, ...]) -> MeldKind:
    """Returns the kind of meld that the cards seem to be meant for, among those of the ruleset."""
    ranks = ranks_in(cards)
    if not ranks and limits.wild_melds:
        return _WILD
    return _SEQUENCE if len(ranks) > 1 and limits.lanes else _SET


def lane_of(limits: ShapeLimits, card: Card) -> int:
    """Returns the lane of a card in sequences: its suit, or 0 where suits are ignored."""
    return int(suit_of(card)) if limits.lanes > 1 else 0


def is_open(rules: Ruleset, meld: TableMeld) -> bool:
    """Returns whether the size of a meld still lets it take cards, in any turn."""
    return _IS_OPEN[meld.kind](rules.limits, len(meld.cards))


_IS_OPEN = {_SET: shapes.is_open, _SEQUENCE: shapes.is_run_open, _WILD: shapes.is_wild_meld_open}


@lru_cache(maxsize=2048)
def is_lawful_sequence(limits: ShapeLimits, cards: tuple[Card, ...]) -> bool:
    """Returns whether the cards make a sequence."""
    if limits.lanes > 1 and len(set(map(suit_of, cards))) > 1:
        return False
    if not limits.lanes or not all(map(is_natural, cards)):
        return False
    ranks = set(map(rank_of, cards))
    return bool(ranks) and is_lawful_run(limits, len(cards), len(ranks), min(ranks), max(ranks))


def is_lawful_meld(limits: ShapeLimits, meld: TableMeld) -> bool:
    """Returns whether the cards make a meld of its kind."""
    if meld.kind is _SEQUENCE:
        return is_lawful_sequence(limits, meld.cards)
    if meld.kind is _WILD:
        counts = len(meld.naturals), len(meld.wilds), meld.wilds.count(JOKER)
        return _is_lawful_size(limits, None, *counts)
    naturals = meld.naturals
    # The first and the last card in table order are of one rank only if all are.
    is_one_rank = bool(naturals) and rank_of(naturals[-1]) is meld.rank
    return is_one_rank and _is_lawful_size(limits, meld.rank, len(naturals), len(meld.wilds), 0)


@lru_cache(maxsize=2048)
def makes_meld(limits: ShapeLimits, cards: tuple[Card, ...]) -> bool:
    """Returns whether the cards make a new meld."""
    rank, naturals, wilds, jokers = contents_of(cards)
    if naturals and rank is None:
        return is_lawful_sequence(limits, cards)
    return _is_lawful_size(limits, rank, naturals, wilds, jokers)


def does_fit(rules: Ruleset, meld: TableMeld, cards: tuple[Card, ...]) -> bool:
    """Returns whether the cards, without others, may join a meld."""
    limits = rules.limits
    if meld.kind is _SEQUENCE:
        return is_lawful_sequence(limits, (*meld.cards, *cards))
    rank, naturals, wilds, jokers = contents_of(cards)
    if naturals and rank is not meld.rank:
        return False
    if wilds and not limits.wild_on_canasta and canasta_kind(rules, meld) is not None:
        return False
    if meld.kind is _WILD:
        jokers += meld.wilds.count(JOKER)
    naturals, wilds = naturals + len(meld.naturals), wilds + len(meld.wilds)
    return _is_lawful_size(limits, meld.rank, naturals, wilds, jokers)


@lru_cache(maxsize=2048)
def _is_lawful_size(
    limits: ShapeLimits, rank: Rank | None, naturals: int, wilds: int, jokers: int
) -> bool:
    """Returns whether so many cards of a rank, and wild cards, make a set, or without a rank a meld
    of wild cards. The jokers are among the wild cards.
    """
    if rank is None or rank is _STOP_RANK:
        counts = naturals, wilds - jokers, jokers
        return shapes.is_lawful_without_rank(limits, *counts, is_stops=rank is not None)
    return shapes.is_lawful_set(limits, naturals, wilds)
