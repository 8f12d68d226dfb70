"""Kinds and classes of cards, which the kernel counts.

In games without sequences, suits have no meaning and all cards of one class are equal. In games
with sequences, a hand counts natural cards twice: by class, and by kind. The kinds of natural cards
follow the classes, lane by lane, from four to ace.
"""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Final

from engine.cards import CALIENTE as CALIENTE_CARD
from engine.cards import (
    FACE_COUNT,
    JOKER,
    NATURAL_RANKS,
    Card,
    Rank,
    Suit,
    is_bonus,
    is_natural,
    make_card,
    rank_of,
    suit_of,
)
from engine.values import points_of

NATURALS: Final = 11
"""Classes 0 to 10 are the natural ranks, four to ace."""
SEVEN: Final = Rank.SEVEN - Rank.FOUR
ACE: Final = Rank.ACE - Rank.FOUR
TWO: Final = 11
WILD_SET: Final = TWO
"""The head of a meld that consists of wild cards alone."""
BIG: Final = 12
"""Jokers."""
STOP: Final = 13
CALIENTE: Final = 14
BONUS: Final = 15
CLASSES: Final = 16
"""The number of classes, which is also the first kind of the first lane."""
_MOST_LANES: Final = len(Suit)
KINDS: Final = CLASSES + _MOST_LANES * NATURALS

CLASS_OF: Final = (*range(CLASSES), *list(range(NATURALS)) * _MOST_LANES)
"""The class of a card, by kind."""

_SPECIAL: Final = {
    TWO: make_card(Rank.TWO, Suit.SPADES),
    BIG: JOKER,
    STOP: make_card(Rank.THREE, Suit.SPADES),
    CALIENTE: CALIENTE_CARD,
    BONUS: make_card(Rank.THREE, Suit.HEARTS),
}
_BY_RANK: Final = {rank_of(card): kind for kind, card in _SPECIAL.items() if kind != BONUS}


def card_of(kind: int) -> Card:
    """Returns a card of a kind; the suit is arbitrary where suits have no meaning."""
    if kind < CLASSES:
        return _SPECIAL.get(kind) or make_card(NATURAL_RANKS[kind], Suit.SPADES)
    return make_card(NATURAL_RANKS[CLASS_OF[kind]], Suit(lane_of_kind(kind)))


def lane_of_kind(kind: int) -> int:
    """Returns the lane of a natural kind."""
    return (kind - CLASSES) // NATURALS


def first_of(lane: int) -> int:
    """Returns the kind of a lane's four."""
    return CLASSES + NATURALS * lane


KIND_POINTS: Final = tuple(points_of(card_of(kind)) for kind in range(KINDS))
"""The value of a card by kind."""
POINTS: Final = KIND_POINTS[:CLASSES]


def class_of(card: Card) -> int:
    """Returns the class of a card."""
    return kind_map(0)(card)


@cache
def kind_map(lanes: int) -> Callable[[Card], int]:
    """Returns a function from card to kind, for a number of lanes."""
    return tuple(_kind(Card(face), lanes) for face in range(FACE_COUNT)).__getitem__


def _kind(card: Card, lanes: int) -> int:
    if is_bonus(card):
        return BONUS
    if not is_natural(card):
        return _BY_RANK[rank_of(card)]
    rank = rank_of(card) - Rank.FOUR
    return first_of(suit_of(card) % lanes) + rank if lanes else rank


@cache
def natural_kinds(lanes: int) -> range:
    """Returns the kinds of natural cards."""
    return range(CLASSES, first_of(lanes)) if lanes else range(NATURALS)


@cache
def playable_kinds(lanes: int) -> tuple[int, ...]:
    """Returns the kinds of all cards that can be discarded; each card has one kind, bonus none."""
    return (
        (*natural_kinds(lanes), *range(NATURALS, BONUS))
        if not lanes
        else (
            *range(NATURALS, BONUS),
            *natural_kinds(lanes),
        )
    )


def no_cards(lanes: int) -> list[int]:
    """Returns an empty hand."""
    return [0] * first_of(lanes)


def kind_counts(lanes: int, cards: Iterable[Card]) -> list[int]:
    """Returns the numbers of cards of each class and of each kind."""
    counts = no_cards(lanes)
    for kind in map(kind_map(lanes), cards):
        put(counts, kind)
    return counts


def put(counts: list[int], kind: int, more: int = 1) -> None:
    """Adds ``more`` cards of a kind to a hand, by kind and by class."""
    counts[kind] += more
    if kind >= CLASSES:
        counts[CLASS_OF[kind]] += more


def remove(counts: list[int], kinds: tuple[int, ...]) -> None:
    """Removes cards from a hand, by kind and by class; counts of missing cards become negative."""
    for kind in kinds:
        counts[kind] -= 1
        if kind >= CLASSES:
            counts[CLASS_OF[kind]] -= 1


def cards_of_rank(hand: list[int], rank: int) -> tuple[int, ...]:
    """Returns the natural cards of a rank in a hand, by kind."""
    if len(hand) == CLASSES:
        return (rank,) * hand[rank]
    kinds = range(CLASSES + rank, len(hand), NATURALS)
    return tuple(kind for kind in kinds for _ in range(hand[kind]))


def count_classes(hand: list[int]) -> None:
    """Recounts natural cards by class from their counts by kind."""
    if len(hand) > CLASSES:
        for rank in range(NATURALS):
            hand[rank] = sum(hand[CLASSES + rank :: NATURALS])
