"""Sets of ranks as bits, and the unbroken lines in them: where sequences can lie."""

from typing import Final

from engine.cards import NATURAL_RANKS
from engine.native import i64

BEHIND: Final = int(NATURAL_RANKS[-1]) + 1
"""The rank after the last natural rank."""
_ONE: Final[i64] = 1


def held_ranks(counts: list[int]) -> i64:
    """Returns the ranks, as bits, of which there are cards."""
    held: i64 = 0
    for rank, count in enumerate(counts):
        if count:
            held |= _ONE << rank
    return held


def line_starts(ranks: int, length: int) -> int:
    """Returns the ranks, as bits, at which an unbroken line of the length begins."""
    for _ in range(length - 1):
        ranks &= ranks >> 1
    return ranks


def in_lines(ranks: int, length: int) -> int:
    """Returns the ranks, as bits, that lie in unbroken lines of at least the length."""
    starts = line = line_starts(ranks, length)
    for _ in range(length - 1):
        starts <<= 1
        line |= starts
    return line


def lines_with(ranks: int, some: int) -> int:
    """Returns the ranks, as bits, that lie in unbroken lines which contain one of some ranks."""
    found, more = 0, ranks & some
    while found != more:
        found = more
        more |= (found << 1 | found >> 1) & ranks
    return found
