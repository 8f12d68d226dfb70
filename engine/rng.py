"""Repeatable randomness from text seeds, independent of any library's generator."""

from hashlib import sha256
from typing import TypeVar

Item = TypeVar("Item")


class Chance:
    """A stream of random numbers that depends only on its seed, in every version and on every
    system.
    """

    def __init__(self, seed: str) -> None:
        self._seed = seed.encode()
        self._block = 0
        self._buffer = b""

    def _bytes(self, count: int) -> bytes:
        while len(self._buffer) < count:
            self._buffer += sha256(self._seed + self._block.to_bytes(8, "big")).digest()
            self._block += 1
        taken, self._buffer = self._buffer[:count], self._buffer[count:]
        return taken

    def below(self, bound: int) -> int:
        """Returns a number from 0 to ``bound - 1``, each equally likely."""
        limit = (1 << 32) - (1 << 32) % bound
        while True:
            number = int.from_bytes(self._bytes(4), "big")
            if number < limit:
                return number % bound

    def shuffle(self, items: tuple[Item, ...]) -> tuple[Item, ...]:
        """Returns the items in a random order."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def choice(self, items: tuple[Item, ...]) -> Item:
        """Returns one of the items. Raises `ValueError` when there is none."""
        if not items:
            raise ValueError("nothing to choose from")
        return items[self.below(len(items))]
