"""Estimates the chances of runs to become sambas, by lane."""

from math import pow as power
from operator import itemgetter
from typing import Final, final

from engine.kernel.counted_meld import RUN
from engine.kernel.kinds import CLASS_OF, CLASSES, NATURALS, first_of, lane_of_kind
from engine.kernel.melds import SideMelds
from engine.native import i64, mypyc_attr
from engine.rules.laying.rank_lines import held_ranks

_HIDDEN: Final = 0.8
"""Worth of a run in the hand relative to one on the table, to which a partner can add."""

_NONE: Final[i64] = 0
_ONE: Final[i64] = 1

RunSpan = tuple[int, int]
"""The lowest rank and the length of a run."""


def _prospect_of_lane(
    held: list[int], covered: i64, runs: list[RunSpan], gets: list[float], size: i64
) -> float:
    """Returns the expected number of sambas of a lane; ``covered`` are the ranks held, as bits.

    ``gets`` are the probabilities to get a card of each rank; ``size`` is the length of a samba.
    Each run takes its best stretch, longest run first; the remaining cards may begin one more.
    """
    total, left, one = 0.0, held, _ONE
    if runs:
        left = held[:]
        if len(runs) > 1:
            runs = sorted(runs, key=itemgetter(1), reverse=True)
    for low, length in runs:
        if length >= size:
            total += 1.0
            continue
        odds, start = _best_around(covered, gets, size, low, low + length)
        total += odds
        for rank in range(start, start + size):
            if left[rank] and not low <= rank < low + length:
                left[rank] -= 1
                if not left[rank]:
                    covered ^= one << rank
    return total + _HIDDEN * _best_odds(covered, gets, size) if covered else total


def _odds_of(covered: i64, gets: list[float], first: i64, size: i64, least: float = 0.0) -> float:
    """Returns the probability of the stretch of ``size`` ranks from the first one on to be
    completed; ``covered`` are the ranks, as bits, of which there are cards.

    A probability below the least one may be told too high, but not above it.
    """
    odds = 1.0
    for rank in range(first, first + size):
        if not covered >> rank & 1:
            odds *= gets[rank]
            if odds < least:
                break
    return odds


def _best_odds(covered: i64, gets: list[float], size: i64) -> float:
    """Returns the probability of the likeliest stretch of ``size`` ranks to be completed."""
    best = 0.0
    for first in range(NATURALS - size + 1):
        odds = 1.0
        for rank in range(first, first + size):
            if not covered >> rank & 1:
                odds *= gets[rank]
                if odds <= best:
                    break
        else:
            best = odds
    return best


def _best_around(
    covered: i64, gets: list[float], size: i64, low: i64, high: i64
) -> tuple[float, i64]:
    """Returns the probability and the lowest rank of the stretch of ``size`` ranks into which a run
    from ``low`` to below ``high`` grows most likely; the highest one of equals.
    """
    best, start, highest = -1.0, _NONE, NATURALS - size
    covered |= (_ONE << high) - (_ONE << low)
    for first in range(high - size if high > size else _NONE, min(low, highest) + 1):
        odds = _odds_of(covered, gets, first, size, best)
        if odds >= best:
            best, start = odds, first
    return best, start


def runs_by_lane(melds: SideMelds) -> list[list[RunSpan]]:
    """Returns the runs of a side, lane by lane."""
    runs: list[list[RunSpan]] = [[] for _ in range(melds.limits.lanes)]
    if runs:
        for meld in melds.lying:
            if meld.head >= RUN:
                runs[meld.head - RUN].append((meld.low, meld.size))
    return runs


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class _LaneCards:
    """Cards of a lane, and what is known about them."""

    __slots__ = ("best", "count", "covered", "held", "most", "stretches", "worth")

    def __init__(self, held: list[int]) -> None:
        self.held = held
        self.count = sum(held)
        """The number of cards."""
        self.covered = held_ranks(held)
        """The ranks of which there are some, as bits."""
        self.stretches = list[float]()
        """The probability of each stretch of ranks to be completed; empty until it is known."""
        self.most = 0.0
        """The highest of these probabilities."""
        self.best: i64 = 0
        """The first rank of the stretch that has it."""
        self.worth = -1.0
        """The expected points of the sambas, once they are known."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RunProspects:
    """The expected sambas of one seat, from its side's melds and its own cards."""

    __slots__ = ("_gets", "_latest", "_size", "_worth", "runs")

    def __init__(
        self,
        runs: list[list[RunSpan]],
        hidden: list[int],
        hand: list[int],
        alike: int,
        share: float,
        size: i64,
        worth: float,
    ) -> None:
        """``hidden`` and ``hand`` count the cards that nobody has laid, and those among them that
        the seat holds; of each there are ``alike`` in the deck.
        """
        self.runs = runs
        self._size = size
        self._latest: list[_LaneCards | None] = [None] * len(runs)
        """The cards of each lane that were looked at last."""
        self._worth = worth
        chances = [1.0 - power(1.0 - share, float(count)) for count in range(alike + 1)]
        self._gets = [
            [chances[hidden[kind] - hand[kind]] for kind in range(first, first + NATURALS)]
            for first in range(CLASSES, len(hand), NATURALS)
        ]
        """The probabilities to get a card of each rank, by lane."""

    def change_runs(self, runs: list[list[RunSpan]]) -> None:
        """Replaces the runs of the side."""
        self.runs = runs
        self._latest = [None] * len(runs)

    def of_lane(self, lane: int, held: list[int], runs: list[RunSpan]) -> float:
        """Returns the expected points of the sambas of a lane."""
        return self._of_ranks(lane, held, held_ranks(held), runs)

    def _of_ranks(self, lane: int, held: list[int], covered: i64, runs: list[RunSpan]) -> float:
        """Returns the expected points of the sambas of a lane whose ranks are known."""
        return self._worth * _prospect_of_lane(held, covered, runs, self._gets[lane], self._size)

    def of_hand(self, hand: list[int], runs: list[list[RunSpan]]) -> float:
        """Returns the expected points of all sambas."""
        total = 0.0
        for lane, of_lane in enumerate(runs):
            total += self.of_lane(lane, held_of(hand, lane), of_lane)
        return total

    def loss(self, hand: list[int], kind: int) -> float:
        """Returns the expected points lost when a natural card leaves the hand."""
        lane, rank = lane_of_kind(kind), CLASS_OF[kind]
        runs = self.runs[lane]
        if hand[kind] > 1 + len(runs):
            return 0.0
        held = held_of(hand, lane)
        if not runs:
            return self._worth * _HIDDEN * self._loss_of_hidden(lane, held, rank)
        covered = self._cards_of(lane, held).covered
        without = held[:]
        without[rank] = without[rank] - 1
        if not without[rank]:
            covered ^= _ONE << rank
        own = self.of_own_lane(lane, held)
        return own - self._of_ranks(lane, without, covered, runs)

    def of_own_lane(self, lane: int, held: list[int]) -> float:
        """Returns the expected points of the sambas of a lane with the runs as they lie."""
        cards = self._cards_of(lane, held)
        if cards.worth < 0.0:
            cards.worth = self._of_ranks(lane, held, cards.covered, self.runs[lane])
        return cards.worth

    def _cards_of(self, lane: int, held: list[int]) -> _LaneCards:
        """Returns what is known about these cards of a lane."""
        cards = self._latest[lane]
        if cards is None or cards.held != held:
            cards = self._latest[lane] = _LaneCards(held)
        return cards

    def _loss_of_hidden(self, lane: int, held: list[int], rank: int) -> float:
        """Returns the drop in probability of the best stretch of a lane without a run."""
        cards, size = self._cards_of(lane, held), self._size
        if not cards.stretches:
            covered, gets = cards.covered, self._gets[lane]
            for first in range(NATURALS - size + 1):
                odds = _odds_of(covered, gets, first, size)
                cards.stretches.append(odds)
                if odds > cards.most:
                    cards.most, cards.best = odds, first
        if cards.count == 1:
            return cards.most
        if not cards.best <= rank < cards.best + size:
            return 0.0
        best, chance = 0.0, self._gets[lane][rank]
        for start, odds in enumerate(cards.stretches):
            if odds > best:
                best = max(best, odds * chance if start <= rank < start + size else odds)
        return cards.most - best


def held_of(hand: list[int], lane: int) -> list[int]:
    """Returns the numbers of a hand's cards of a lane, by rank."""
    first = first_of(lane)
    return hand[first : first + NATURALS]
