"""Repeatable randomness from text seeds, independent of any library's generator."""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import chain, count
from struct import Struct
from typing import Final, TypeVar

Item = TypeVar("Item")

_EIGHT_NUMBERS: Final = Struct(">8I")
_SPAN: Final = 1 << 32


class Chance:
    """A stream of random numbers that depends only on its seed, in every version and on every
    system.
    """

    def __init__(self, seed: str) -> None:
        self._numbers = _numbers(seed.encode())

    def below(self, bound: int) -> int:
        """Returns a number from 0 to ``bound - 1``, each equally likely."""
        limit = _SPAN - _SPAN % bound
        number = next(self._numbers)
        while number >= limit:
            number = next(self._numbers)
        return number % bound

    def shuffle(self, items: tuple[Item, ...]) -> tuple[Item, ...]:
        """Returns the items in a random order."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def drawn(self, items: Iterable[Item]) -> Iterator[Item]:
        """Yields the items in a random order; makes numbers for those that are asked for."""
        left = list(items)
        while left:
            at = self.below(len(left))
            left[at], left[-1] = left[-1], left[at]
            yield left.pop()

    def choice(self, items: tuple[Item, ...]) -> Item:
        """Returns one of the items. Raises `ValueError` when there is none."""
        if not items:
            raise ValueError("nothing to choose from")
        return items[self.below(len(items))]


def _numbers(seed: bytes) -> Iterator[int]:
    """Yields numbers of 32 bits without end, eight from each hash of the seed and a counter."""
    blocks = (sha256(seed + block.to_bytes(8, "big")).digest() for block in count())
    return chain.from_iterable(map(_EIGHT_NUMBERS.unpack, blocks))
