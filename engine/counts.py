"""Multisets of cards: sorted tuples, and vectors of counts where those are faster."""

from collections.abc import Iterable, Sequence

from engine.cards import Card, Rank, is_natural, rank_of


class MissingCardsError(ValueError):
    """Raised when cards are removed from a group that does not hold them."""


def sort_cards(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Returns the cards in ascending order: the canonical form of a multiset."""
    return tuple(sorted(cards))


def add_cards(cards: Iterable[Card], more: Iterable[Card]) -> tuple[Card, ...]:
    """Returns both groups together, sorted."""
    joined = [*cards, *more]
    joined.sort()
    return tuple(joined)


def missing_cards(cards: Iterable[Card], wanted: Iterable[Card]) -> tuple[Card, ...]:
    """Returns the wanted cards that the group does not hold often enough."""
    left = list(cards)
    lacking: list[Card] = []
    for card in wanted:
        try:
            left.remove(card)
        except ValueError:
            lacking.append(card)
    return tuple(sorted(lacking)) if lacking else ()


def remove_cards(cards: Sequence[Card], gone: Sequence[Card]) -> tuple[Card, ...]:
    """Returns the group without the given cards, sorted. Raises `MissingCardsError`."""
    left = list(cards)
    try:
        for card in gone:
            left.remove(card)
    except ValueError:
        raise MissingCardsError(f"cards not held: {missing_cards(cards, gone)}") from None
    left.sort()
    return tuple(left)


def spare_cards(cards: tuple[Card, ...], gone: Iterable[Card]) -> tuple[Card, ...]:
    """Returns the group, sorted, without the given cards; ignores those that it does not hold."""
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    left.sort()
    return tuple(left)


def naturals_by_rank(cards: Iterable[Card]) -> dict[Rank, tuple[Card, ...]]:
    """Returns the natural cards grouped by rank, lowest rank first."""
    groups: dict[Rank, tuple[Card, ...]] = {}
    for card in sorted(filter(is_natural, cards)):
        rank = rank_of(card)
        groups[rank] = (*groups[rank], card) if rank in groups else (card,)
    return groups
