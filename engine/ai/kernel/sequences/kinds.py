"""Cards with suits: behind the classes stand the natural cards, suit by suit, four to ace.

A hand counts its cards by class, as where suits are nothing, and its natural cards by kind too.
"""

from collections.abc import Iterable
from typing import Final

from engine.ai.kernel.classes import BIG, CALIENTE, CLASSES, NATURALS, POINTS, STOP, TWO, class_of
from engine.cards import CALIENTE as CALIENTE_CARD
from engine.cards import (
    FACE_COUNT,
    JOKER,
    NATURAL_RANKS,
    Card,
    Rank,
    Suit,
    is_natural,
    make_card,
    rank_of,
    suit_of,
)

SUITED: Final = CLASSES
"""The first kind of the first suit."""
SUITS: Final = range(len(Suit))
KINDS: Final = SUITED + len(Suit) * NATURALS

CLASS_OF: Final = (*range(CLASSES), *(rank for _ in SUITS for rank in range(NATURALS)))
"""The class of a kind."""
KIND_POINTS: Final = tuple(POINTS[kind] for kind in CLASS_OF)


def first_of(suit: int) -> int:
    """The kind of a suit's four."""
    return SUITED + NATURALS * suit


def suit_of_kind(kind: int) -> int:
    """The suit of a natural kind."""
    return (kind - SUITED) // NATURALS


def _kind(card: Card) -> int:
    if not is_natural(card):
        return class_of(card)
    return first_of(suit_of(card)) + rank_of(card) - Rank.FOUR


_BY_FACE: Final = tuple(_kind(Card(face)) for face in range(FACE_COUNT))
_SPECIAL: Final = {
    TWO: make_card(Rank.TWO, Suit.SPADES),
    BIG: JOKER,
    STOP: make_card(Rank.THREE, Suit.SPADES),
    CALIENTE: CALIENTE_CARD,
}


def kind_of(card: Card) -> int:
    """The kind of a card."""
    return _BY_FACE[card]


def card_of(kind: int) -> Card:
    """A card of a kind; where suits are nothing, of any suit."""
    if kind < SUITED:
        return _SPECIAL.get(kind) or make_card(NATURAL_RANKS[kind], Suit.SPADES)
    return make_card(NATURAL_RANKS[CLASS_OF[kind]], Suit(suit_of_kind(kind)))


def kind_counts(cards: Iterable[Card]) -> list[int]:
    """How many cards of each class and of each kind there are."""
    counts = [0] * KINDS
    for card in cards:
        put(counts, _BY_FACE[card])
    return counts


def put(counts: list[int], kind: int, more: int = 1) -> None:
    """Count cards of a kind, by their class too."""
    counts[kind] += more
    if kind >= SUITED:
        counts[CLASS_OF[kind]] += more


def held_kinds(hand: list[int]) -> list[int]:
    """The kinds that a hand has."""
    return [kind for kind in range(NATURALS, KINDS) if hand[kind]]


def cards_in(hand: list[int]) -> list[int]:
    """The cards of a hand, kind by kind."""
    return [kind for kind in range(NATURALS, KINDS) for _ in range(hand[kind])]


def count_classes(hand: list[int]) -> None:
    """Count natural cards by class again, once their kinds are right."""
    for rank in range(NATURALS):
        hand[rank] = sum(hand[SUITED + rank :: NATURALS])
