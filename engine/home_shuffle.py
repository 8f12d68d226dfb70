"""Shuffling as people do at home: the deck stays in the order of the deal before, some riffles and
a cut go over it.

A riffle follows Gilbert, Shannon and Reeds: the deck is parted about in the middle, and each card
falls from either packet with a chance in proportion to the cards that are left in it.
"""

from typing import TypeVar

from engine.rng import Chance

MOST_RIFFLES = 7
"""After seven riffles the deck of before can hardly be told any more."""

Item = TypeVar("Item")


def expect_riffles(riffles: int) -> None:
    """Raises `ValueError` for a number of riffles that no match has; 0 is a perfect shuffle."""
    if not 0 <= riffles <= MOST_RIFFLES:
        raise ValueError(f"0 to {MOST_RIFFLES} riffles expected, not {riffles}")


def shuffled_at_home(gathered: tuple[Item, ...], riffles: int, chance: Chance) -> tuple[Item, ...]:
    """Returns the gathered cards after some riffles and a cut."""
    cards = gathered
    for _ in range(riffles):
        cards = _riffled(cards, chance)
    return _cut(cards, chance)


def _riffled(cards: tuple[Item, ...], chance: Chance) -> tuple[Item, ...]:
    """Returns the cards after one riffle."""
    size = len(cards)
    parted = sum(chance.below(2) for _ in cards)
    first, second = 0, parted
    fallen: list[Item] = []
    while len(fallen) < size:
        left = parted - first
        if chance.below(left + size - second) < left:
            fallen.append(cards[first])
            first += 1
        else:
            fallen.append(cards[second])
            second += 1
    return tuple(fallen)


def _cut(cards: tuple[Item, ...], chance: Chance) -> tuple[Item, ...]:
    """Returns the cards after a cut, which leaves at least a quarter of them on either side."""
    quarter = len(cards) // 4
    place = quarter + chance.below(len(cards) - 2 * quarter + 1)
    return cards[place:] + cards[:place]
