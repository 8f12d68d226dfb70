"""What runs may still become: the chance of a samba, by the cards of one suit."""

from collections.abc import Sequence
from functools import lru_cache
from math import prod

from engine.ai.kernel.classes import NATURALS
from engine.ai.kernel.sequences.kinds import SUITS, first_of
from engine.ai.kernel.sequences.melds import RUN, SequenceMelds

_HIDDEN = 0.8
"""What a run in the hand is worth beside one on the table, to which a partner can add."""

Run = tuple[int, int]
"""Its lowest rank and its length."""


@lru_cache(maxsize=50_000)
def hope_of_suit(
    held: tuple[int, ...], runs: tuple[Run, ...], gets: tuple[float, ...], size: int
) -> float:
    """How many sambas a suit may bring, by the cards held, the runs laid and the chances to get.

    Each run takes its best stretch, longest first; what is left may begin one more.
    """
    total, left = 0.0, list(held)
    for low, length in sorted(runs, key=_by_length):
        if length >= size:
            total += 1.0
            continue
        odds = [1.0 if count else chance for count, chance in zip(left, gets, strict=True)]
        odds[low : low + length] = (1.0,) * length
        starts = range(max(0, low + length - size), min(low, NATURALS - size) + 1)
        best, start = max([(prod(odds[start : start + size]), start) for start in starts])
        total += best
        for rank in range(start, start + size):
            if left[rank] and not low <= rank < low + length:
                left[rank] -= 1
    if not any(left):
        return total
    return total + _HIDDEN * max(stretches_of(left, gets, size))


def stretches_of(held: Sequence[int], gets: tuple[float, ...], size: int) -> list[float]:
    """The chance of each stretch of a suit to become a run."""
    odds = [1.0 if count else chance for count, chance in zip(held, gets, strict=True)]
    return [prod(odds[start : start + size]) for start in range(NATURALS - size + 1)]


def _by_length(run: Run) -> int:
    return -run[1]


def runs_by_suit(melds: SequenceMelds) -> list[list[Run]]:
    """The runs of a side, suit by suit."""
    runs: list[list[Run]] = [[] for _ in SUITS]
    for head, low, length, _ in melds.lying:
        if head >= RUN:
            runs[head - RUN].append((low, length))
    return runs


class Hopes:
    """What one seat may hope for, with its side's melds and its own cards."""

    __slots__ = ("_gets", "_size", "_stretches", "_worth", "runs")

    def __init__(
        self, runs: list[list[Run]], unseen: list[int], share: float, size: int, worth: float
    ) -> None:
        self.runs = runs
        self._size = size
        self._stretches: list[tuple[tuple[int, ...], list[float]] | None] = [None] * len(SUITS)
        self._worth = worth
        chances = [1.0 - (1.0 - share) ** count for count in range(max(unseen) + 1)]
        self._gets = [
            tuple(chances[count] for count in unseen[NATURALS * suit : NATURALS * (suit + 1)])
            for suit in SUITS
        ]

    def of_suit(self, suit: int, held: tuple[int, ...], runs: list[Run]) -> float:
        """Points that the sambas of a suit may bring."""
        return self._worth * hope_of_suit(held, tuple(runs), self._gets[suit], self._size)

    def of_hand(self, hand: list[int], runs: list[list[Run]]) -> float:
        """Points that all sambas may bring."""
        return sum(self.of_suit(suit, held_of(hand, suit), runs[suit]) for suit in SUITS)

    def loss(self, hand: list[int], suit: int, rank: int) -> float:
        """What is lost when a card leaves the hand for anything else."""
        held, runs = held_of(hand, suit), self.runs[suit]
        if held[rank] > 1 + len(runs):
            return 0.0
        if not runs:
            return self._worth * _HIDDEN * self._loss_of_hidden(suit, held, rank)
        without = (*held[:rank], held[rank] - 1, *held[rank + 1 :])
        return self.of_suit(suit, held, runs) - self.of_suit(suit, without, runs)

    def _loss_of_hidden(self, suit: int, held: tuple[int, ...], rank: int) -> float:
        """By how much the best stretch of a suit without a run gets worse."""
        gets, before = self._gets[suit], self._stretches[suit]
        if before is None or before[0] != held:
            before = self._stretches[suit] = held, stretches_of(held, gets, self._size)
        chances, chance = before[1], gets[rank]
        if sum(held) == 1:
            return max(chances)
        return max(chances) - max(
            [
                odds * chance if start <= rank < start + self._size else odds
                for start, odds in enumerate(chances)
            ]
        )


def held_of(hand: list[int], suit: int) -> tuple[int, ...]:
    """A hand's cards of a suit, by rank."""
    first = first_of(suit)
    return tuple(hand[first : first + NATURALS])
