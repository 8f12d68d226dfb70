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
    make_card,
    rank_of,
    suit_of,
)
from engine.native import i64
from engine.values import points_of

NATURALS: Final = 11
"""Classes 0 to 10 are the natural ranks, four to ace."""
LOWEST_RANK: Final = int(Rank.FOUR)
"""The rank of the lowest class; a constant, because reading an enumeration takes time."""
SEVEN: Final = Rank.SEVEN - Rank.FOUR
ACE: Final = Rank.ACE - Rank.FOUR
TWO: Final = 11
WILD_SET: Final = TWO
"""The head of a meld that consists of wild cards alone."""
BIG: Final = 12
"""Jokers."""
STOP: Final = 13
"""Black threes. No card of a lower class is laid beside the melds, which is asked first: comparing
numbers takes less time than searching them."""
CALIENTE: Final = 14
BONUS: Final = 15
CLASSES: Final = 16
"""The number of classes, which is also the first kind of the first lane."""
_MOST_LANES: Final = len(Suit)
KINDS: Final = CLASSES + _MOST_LANES * NATURALS

CLASS_OF: Final[tuple[int, ...]] = (*range(CLASSES), *list(range(NATURALS)) * _MOST_LANES)
"""The class of a card, by kind."""

CARDS: Final = (
    *[make_card(rank, Suit.SPADES) for rank in NATURAL_RANKS],
    make_card(Rank.TWO, Suit.SPADES),
    JOKER,
    make_card(Rank.THREE, Suit.SPADES),
    CALIENTE_CARD,
    make_card(Rank.THREE, Suit.HEARTS),
)
"""A card of each class."""
_BY_RANK: Final = {rank_of(card): kind for kind, card in enumerate(CARDS) if kind != BONUS}
POINTS: Final = tuple(map(points_of, CARDS))
"""The value of a card by class."""
MOST_PACKS: Final = 7
_MOST_ALIKE: Final = 4 * MOST_PACKS
_ALIKE: Final = tuple(
    [tuple([(kind,) * count for count in range(_MOST_ALIKE + 1)]) for kind in range(CLASSES)]
)
"""Cards of one class, by class and by their number."""
KIND_POINTS: Final = tuple(POINTS[kind] for kind in CLASS_OF)
"""The value of a card by kind."""


def lane_of_kind(kind: int) -> int:
    """Returns the lane of a natural kind."""
    return (kind - CLASSES) // NATURALS


def first_of(lane: int) -> int:
    """Returns the kind of a lane's four."""
    return CLASSES + NATURALS * lane


@cache
def kind_map(lanes: int) -> Callable[[Card], int]:
    """Returns a function from card to kind, for a number of lanes."""
    return tuple(_kind(Card(face), lanes) for face in range(FACE_COUNT)).__getitem__


def _kind(card: Card, lanes: int) -> int:
    if is_bonus(card):
        return BONUS
    kind = _BY_RANK[rank_of(card)]
    return first_of(suit_of(card) % lanes) + kind if lanes and kind < NATURALS else kind


class_of: Final = kind_map(0)
"""Returns the class of a card."""


def kinds_where(is_so: Callable[[Card], bool]) -> tuple[int, ...]:
    """Returns the classes of the cards of which something is true, the highest first."""
    return tuple([kind for kind in reversed(range(CLASSES)) if is_so(CARDS[kind])])


@cache
def playable_kinds(lanes: int) -> tuple[int, ...]:
    """Returns the kinds of all cards that can be discarded; each card has one kind, bonus none."""
    first = NATURALS if lanes else 0
    return tuple(kind for kind in range(first, first_of(lanes)) if kind != BONUS)


def no_cards(lanes: int) -> list[int]:
    """Returns an empty hand."""
    return [0] * first_of(lanes)


def kind_counts(lanes: int, cards: Iterable[Card]) -> list[int]:
    """Returns the numbers of cards of each class and of each kind."""
    counts = no_cards(lanes)
    add(counts, list(map(kind_map(lanes), cards)))
    return counts


def put(counts: list[int], kind: i64, more: i64 = 1) -> None:
    """Adds ``more`` cards of a kind to a hand, by kind and by class."""
    counts[kind] = counts[kind] + more
    if kind >= CLASSES:
        rank = (kind - CLASSES) % NATURALS
        counts[rank] = counts[rank] + more


def add(counts: list[int], kinds: list[int]) -> None:
    """Adds cards to a hand, by kind and by class."""
    for kind in kinds:
        put(counts, kind)


def remove(counts: list[int], kinds: tuple[int, ...]) -> None:
    """Removes cards from a hand, by kind and by class; counts of missing cards become negative."""
    for kind in kinds:
        counts[kind] = counts[kind] - 1
        if kind >= CLASSES:
            counts[CLASS_OF[kind]] = counts[CLASS_OF[kind]] - 1


def alike(kind: int, count: int) -> tuple[int, ...]:
    """Returns so many cards of one class, by kind."""
    return _ALIKE[kind][count]


def cards_of_rank(hand: list[int], rank: int) -> tuple[int, ...]:
    """Returns the cards of a natural rank, or of another class, in a hand, by kind."""
    if len(hand) == CLASSES or rank >= NATURALS:
        return _ALIKE[rank][hand[rank]]
    found: list[int] = []
    for kind in range(CLASSES + rank, len(hand), NATURALS):
        if hand[kind]:
            found += [kind] * hand[kind]
    return tuple(found)
