"""Estimates the chances of runs to become sambas, by lane."""

from operator import itemgetter
from typing import Final, final

from engine.kernel.counted_meld import RUN
from engine.kernel.kinds import CLASS_OF, NATURALS, first_of, lane_of_kind
from engine.kernel.melds import SideMelds

_HIDDEN: Final = 0.8
"""Worth of a run in the hand relative to one on the table, to which a partner can add."""

RunSpan = tuple[int, int]
"""The lowest rank and the length of a run."""


def prospect_of_lane(held: list[int], runs: list[RunSpan], gets: list[float], size: int) -> float:
    """Returns the expected number of sambas of a lane.

    ``gets`` are the probabilities to get a card of each rank; ``size`` is the length of a samba.
    Each run takes its best stretch, longest run first; the remaining cards may begin one more.
    """
    total, left = 0.0, held[:]
    if len(runs) > 1:
        runs = sorted(runs, key=itemgetter(1), reverse=True)
    for low, length in runs:
        if length >= size:
            total += 1.0
            continue
        odds, start = _best_around(left, gets, size, low, low + length)
        total += odds
        for rank in range(start, start + size):
            if left[rank] and not low <= rank < low + length:
                left[rank] -= 1
    if not any(left):
        return total
    return total + _HIDDEN * max(stretches_of(left, gets, size))


def _best_around(
    held: list[int], gets: list[float], size: int, low: int, high: int
) -> tuple[float, int]:
    """Returns the probability and the lowest rank of the stretch of ``size`` ranks into which a run
    from ``low`` to below ``high`` grows most likely; the highest one of equals.
    """
    best, start = -1.0, 0
    for first in range(max(0, high - size), min(low, NATURALS - size) + 1):
        odds = 1.0
        for rank in range(first, first + size):
            if not held[rank] and not low <= rank < high:
                odds *= gets[rank]
        if odds >= best:
            best, start = odds, first
    return best, start


def stretches_of(held: list[int], gets: list[float], size: int) -> list[float]:
    """Returns the probability of each stretch of ``size`` ranks to be completed."""
    found: list[float] = []
    for first in range(NATURALS - size + 1):
        odds = 1.0
        for rank in range(first, first + size):
            if not held[rank]:
                odds *= gets[rank]
        found.append(odds)
    return found


def runs_by_lane(melds: SideMelds) -> list[list[RunSpan]]:
    """Returns the runs of a side, lane by lane."""
    runs: list[list[RunSpan]] = [[] for _ in range(melds.limits.lanes)]
    if runs:
        for meld in melds.lying:
            if meld.head >= RUN:
                runs[meld.head - RUN].append((meld.low, meld.size))
    return runs


@final
class RunProspects:
    """The expected sambas of one seat, from its side's melds and its own cards."""

    __slots__ = ("_gets", "_size", "_stretches", "_worth", "runs")

    def __init__(
        self, runs: list[list[RunSpan]], unseen: list[int], share: float, size: int, worth: float
    ) -> None:
        self.runs = runs
        self._size = size
        self._stretches: list[tuple[list[int], list[float], float] | None] = [None] * len(runs)
        self._worth = worth
        chances = [1.0 - (1.0 - share) ** count for count in range(max(unseen) + 1)]
        self._gets = [
            [chances[count] for count in unseen[NATURALS * lane : NATURALS * (lane + 1)]]
            for lane in range(len(runs))
        ]

    def of_lane(self, lane: int, held: list[int], runs: list[RunSpan]) -> float:
        """Returns the expected points of the sambas of a lane."""
        return self._worth * prospect_of_lane(held, runs, self._gets[lane], self._size)

    def of_hand(self, hand: list[int], runs: list[list[RunSpan]]) -> float:
        """Returns the expected points of all sambas."""
        return sum([self.of_lane(lane, held_of(hand, lane), of) for lane, of in enumerate(runs)])

    def loss(self, hand: list[int], kind: int) -> float:
        """Returns the expected points lost when a natural card leaves the hand."""
        lane, rank = lane_of_kind(kind), CLASS_OF[kind]
        held, runs = held_of(hand, lane), self.runs[lane]
        if held[rank] > 1 + len(runs):
            return 0.0
        if not runs:
            return self._worth * _HIDDEN * self._loss_of_hidden(lane, held, rank)
        without = held[:]
        without[rank] -= 1
        return self.of_lane(lane, held, runs) - self.of_lane(lane, without, runs)

    def _loss_of_hidden(self, lane: int, held: list[int], rank: int) -> float:
        """Returns the drop in probability of the best stretch of a lane without a run."""
        gets, before = self._gets[lane], self._stretches[lane]
        if before is None or before[0] != held:
            chances = stretches_of(held, gets, self._size)
            before = self._stretches[lane] = held, chances, max(chances)
        _, chances, most = before
        if sum(held) == 1:
            return most
        best, chance = 0.0, gets[rank]
        for start, odds in enumerate(chances):
            best = max(best, odds * chance if start <= rank < start + self._size else odds)
        return most - best


def held_of(hand: list[int], lane: int) -> list[int]:
    """Returns the numbers of a hand's cards of a lane, by rank."""
    first = first_of(lane)
    return hand[first : first + NATURALS]
