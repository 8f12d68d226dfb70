"""The shapes of lawful melds, for every rule and search that asks about them."""

from functools import lru_cache

from engine import shapes
from engine.cards import (
    Card,
    Rank,
    is_natural,
    is_stop,
    is_wild,
    ranks_in,
    suit_of,
)
from engine.ruleset.model import Ruleset
from engine.shapes import (
    ShapeLimits,
    is_lawful_run,
    is_lawful_set,
    is_lawful_stop_set,
    is_lawful_wild_meld,
)
from engine.state import MeldKind, TableMeld, make_meld
from engine.values import canasta_kind


@lru_cache(maxsize=8192)
def set_rank(cards: tuple[Card, ...]) -> Rank | None:
    """Returns the one rank of the cards that are not wild; ``None`` when there is none, or
    several.
    """
    ranks = ranks_in(cards)
    return next(iter(ranks)) if len(ranks) == 1 else None


def kind_of(limits: ShapeLimits, cards: tuple[Card, ...]) -> MeldKind:
    """Returns the kind of meld that the cards seem to be meant for, among those of the ruleset."""
    ranks = ranks_in(cards)
    if not ranks and limits.wild_melds:
        return MeldKind.WILD
    return MeldKind.SEQUENCE if len(ranks) > 1 and limits.lanes else MeldKind.SET


def lane_of(limits: ShapeLimits, card: Card) -> int:
    """Returns the lane of a card in sequences: its suit, or 0 where suits are ignored."""
    return int(suit_of(card)) if limits.lanes > 1 else 0


def is_open(rules: Ruleset, meld: TableMeld) -> bool:
    """Returns whether the size of a meld still lets it take cards, in any turn."""
    return _IS_OPEN[meld.kind](rules.limits, len(meld.cards))


_IS_OPEN = {
    MeldKind.SET: shapes.is_open,
    MeldKind.SEQUENCE: shapes.is_run_open,
    MeldKind.WILD: shapes.is_wild_meld_open,
}


def is_lawful_sequence(limits: ShapeLimits, cards: tuple[Card, ...]) -> bool:
    """Returns whether the cards make a sequence."""
    if not limits.lanes or not all(map(is_natural, cards)):
        return False
    if len({lane_of(limits, card) for card in cards}) > 1:
        return False
    ranks = ranks_in(cards)
    return bool(ranks) and is_lawful_run(limits, len(cards), len(ranks), min(ranks), max(ranks))


def is_lawful_meld(limits: ShapeLimits, meld: TableMeld) -> bool:
    """Returns whether the cards make a meld of its kind."""
    if meld.kind is MeldKind.SEQUENCE:
        return is_lawful_sequence(limits, meld.cards)
    if meld.kind is MeldKind.WILD:
        return not meld.naturals and is_lawful_wild_meld(limits, len(meld.cards))
    if set_rank(meld.cards) is None:
        return False
    if meld.is_stops:
        return all(map(is_stop, meld.cards)) and is_lawful_stop_set(limits, len(meld.cards))
    return is_lawful_set(limits, len(meld.naturals), len(meld.wilds))


@lru_cache(maxsize=8192)
def makes_meld(limits: ShapeLimits, cards: tuple[Card, ...]) -> bool:
    """Returns whether the cards make a new meld."""
    return is_lawful_meld(limits, make_meld(kind_of(limits, cards), cards))


def does_fit(rules: Ruleset, meld: TableMeld, cards: tuple[Card, ...]) -> bool:
    """Returns whether the cards, without others, may join a meld."""
    is_spoiling = not rules.meld.wild_on_canasta and any(map(is_wild, cards))
    if is_spoiling and canasta_kind(rules, meld) is not None:
        return False
    return is_lawful_meld(rules.limits, make_meld(meld.kind, (*meld.cards, *cards)))
