"""Estimates the chances of runs to become sambas, by lane."""

from collections.abc import Sequence
from functools import lru_cache
from math import prod
from operator import itemgetter

from engine.kernel.kinds import CLASS_OF, NATURALS, first_of, lane_of_kind
from engine.kernel.melds import RUN, SideMelds

_HIDDEN = 0.8
"""Worth of a run in the hand relative to one on the table, to which a partner can add."""

RunSpan = tuple[int, int]
"""The lowest rank and the length of a run."""


@lru_cache(maxsize=2048)
def prospect_of_lane(
    held: tuple[int, ...], runs: tuple[RunSpan, ...], gets: tuple[float, ...], size: int
) -> float:
    """Returns the expected number of sambas of a lane.

    ``gets`` are the probabilities to get a card of each rank; ``size`` is the length of a samba.
    Each run takes its best stretch, longest run first; the remaining cards may begin one more.
    """
    total, left = 0.0, list(held)
    for low, length in sorted(runs, key=itemgetter(1), reverse=True):
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
    """Returns the probability of each stretch of ``size`` ranks to be completed."""
    odds = [1.0 if count else chance for count, chance in zip(held, gets, strict=True)]
    return [prod(odds[start : start + size]) for start in range(NATURALS - size + 1)]


def runs_by_lane(melds: SideMelds) -> list[list[RunSpan]]:
    """Returns the runs of a side, lane by lane."""
    runs: list[list[RunSpan]] = [[] for _ in range(melds.limits.lanes)]
    if runs:
        for head, low, length, _ in melds.lying:
            if head >= RUN:
                runs[head - RUN].append((low, length))
    return runs


class RunProspects:
    """The expected sambas of one seat, from its side's melds and its own cards."""

    __slots__ = ("_gets", "_size", "_stretches", "_worth", "runs")

    def __init__(
        self, runs: list[list[RunSpan]], unseen: list[int], share: float, size: int, worth: float
    ) -> None:
        self.runs = runs
        self._size = size
        self._stretches: list[tuple[tuple[int, ...], list[float]] | None] = [None] * len(runs)
        self._worth = worth
        chances = [1.0 - (1.0 - share) ** count for count in range(max(unseen) + 1)]
        self._gets = [
            tuple([chances[count] for count in unseen[NATURALS * lane : NATURALS * (lane + 1)]])
            for lane in range(len(runs))
        ]

    def of_lane(self, lane: int, held: tuple[int, ...], runs: list[RunSpan]) -> float:
        """Returns the expected points of the sambas of a lane."""
        return self._worth * prospect_of_lane(held, tuple(runs), self._gets[lane], self._size)

    def of_hand(self, hand: list[int], runs: list[list[RunSpan]]) -> float:
        """Returns the expected points of all sambas."""
        return sum(self.of_lane(lane, held_of(hand, lane), of) for lane, of in enumerate(runs))

    def loss(self, hand: list[int], kind: int) -> float:
        """Returns the expected points lost when a natural card leaves the hand."""
        lane, rank = lane_of_kind(kind), CLASS_OF[kind]
        held, runs = held_of(hand, lane), self.runs[lane]
        if held[rank] > 1 + len(runs):
            return 0.0
        if not runs:
            return self._worth * _HIDDEN * self._loss_of_hidden(lane, held, rank)
        without = (*held[:rank], held[rank] - 1, *held[rank + 1 :])
        return self.of_lane(lane, held, runs) - self.of_lane(lane, without, runs)

    def _loss_of_hidden(self, lane: int, held: tuple[int, ...], rank: int) -> float:
        """Returns the drop in probability of the best stretch of a lane without a run."""
        gets, before = self._gets[lane], self._stretches[lane]
        if before is None or before[0] != held:
            before = self._stretches[lane] = held, stretches_of(held, gets, self._size)
        chances, chance = before[1], gets[rank]
        if sum(held) == 1:
            return max(chances)
        return max(chances) - max(
            [
                odds * chance if start <= rank < start + self._size else odds
                for start, odds in enumerate(chances)
            ]
        )


def held_of(hand: list[int], lane: int) -> tuple[int, ...]:
    """Returns the numbers of a hand's cards of a lane, by rank."""
    first = first_of(lane)
    return tuple(hand[first : first + NATURALS])
