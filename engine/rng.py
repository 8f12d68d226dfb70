"""Repeatable randomness from text seeds, independent of any library's generator."""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from struct import Struct
from typing import Final, TypeVar

Item = TypeVar("Item")

_EIGHT_NUMBERS: Final = Struct(">8I")
_SPAN: Final = 1 << 32


class Chance:
    """A stream of random numbers that depends only on its seed, in all versions and systems."""

    __slots__ = ("_hashes", "_left", "_seed")

    def __init__(self, seed: str) -> None:
        self._seed = seed.encode()
        self._hashes = 0
        """How many hashes of the seed and a counter were used up, of eight numbers each."""
        self._left: Iterator[int] = iter(())
        """The numbers of the last hash that were not given yet."""

    def below(self, bound: int) -> int:
        """Returns a number from 0 to ``bound - 1``, each equally likely."""
        limit = _SPAN - _SPAN % bound
        while True:
            for number in self._left:
                if number < limit:
                    return number % bound
            self._left = self._next_numbers()

    def _next_numbers(self) -> Iterator[int]:
        """Returns the numbers of the next hash."""
        digest = sha256(self._seed + self._hashes.to_bytes(8, "big")).digest()
        self._hashes += 1
        return iter(_EIGHT_NUMBERS.unpack(digest))

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
