"""Cards without suits: in games without sequences cards of one class are the same card."""

from collections.abc import Iterable
from typing import Final

from engine.cards import FACE_COUNT, Card, Rank, is_bonus, rank_of

NATURALS: Final = 11
"""Classes 0 to 10 are the natural ranks, four to ace."""
TWO: Final = 11
WILD_SET: Final = TWO
"""As the rank of a meld: wild cards alone."""
BIG: Final = 12
"""Jokers."""
STOP: Final = 13
CALIENTE: Final = 14
BONUS: Final = 15
"""Of these no hand ever holds one."""
CLASSES: Final = 16
IN_HAND: Final = range(BONUS)

POINTS: Final = (5, 5, 5, 5, 10, 10, 10, 10, 10, 10, 20, 20, 50, 5, 0, 0)
"""The value of a card by class, as `engine.values` has it."""

_SPECIAL: Final = {Rank.TWO: TWO, Rank.JOKER: BIG, Rank.CALIENTE: CALIENTE}


def _class(card: Card) -> int:
    rank = rank_of(card)
    if rank is Rank.THREE:
        return BONUS if is_bonus(card) else STOP
    return _SPECIAL.get(rank, rank - Rank.FOUR)


_BY_FACE: Final = tuple(_class(Card(face)) for face in range(FACE_COUNT))


def class_of(card: Card) -> int:
    """The class of a card."""
    return _BY_FACE[card]


def class_counts(cards: Iterable[Card]) -> list[int]:
    """How many cards of each class there are."""
    counts = [0] * CLASSES
    for card in cards:
        counts[_BY_FACE[card]] += 1
    return counts
