"""Cheap bounds that save the expensive search: most hands cannot be laid for a simple reason.

They are stated on numbers, because the computer players ask them at every turn that they look
ahead. Natural ranks count from the four on.
"""

from collections.abc import Iterable, Sequence
from typing import final

from engine.rules.laying.rank_lines import held_ranks, in_lines, line_starts
from engine.ruleset.ending_options import CanastaNeed
from engine.shapes import ShapeLimits, has_too_few_stops, is_canasta_size

LaneCards = tuple[Sequence[int], int]
"""The cards of a hand in one lane by rank, and the ranks, as bits, that they or open runs cover."""


@final
class HandCards:
    """The cards of a hand, and what takes them on the table."""

    __slots__ = ("lanes", "limits", "misfits", "naturals", "stops", "taking", "wilds")

    def __init__(
        self,
        limits: ShapeLimits,
        naturals: Sequence[int],
        wilds: int,
        stops: int,
        misfits: int,
        taking: Sequence[int],
        lanes: Sequence[LaneCards],
    ) -> None:
        self.limits = limits
        self.naturals = naturals
        """Natural cards by rank."""
        self.wilds = wilds
        self.stops = stops
        self.misfits = misfits
        """The number of cards that are never laid."""
        self.taking = taking
        """By rank, whether an own set takes further cards; 0 if none does."""
        self.lanes = lanes
        """The lanes in which sequences can be made; empty where there are no sequences."""


class LaidCards:
    """The cards of the own melds."""

    __slots__ = ("naturals", "runs", "sambas", "sets", "wilds")

    def __init__(self, lanes: int, ranks: int) -> None:
        self.sets = [0] * ranks
        """Cards of own sets by rank."""
        self.naturals = [0] * ranks
        """Cards of own sets without wild cards by rank."""
        self.wilds = 0
        """Cards of own melds of wild cards."""
        self.runs = [0] * lanes
        """Cards of own sequences by lane that are no canasta yet."""
        self.sambas = 0

    def add_set(self, rank: int, naturals: int, wilds: int) -> None:
        """Adds a set of a natural rank."""
        self.sets[rank] += naturals + wilds
        if not wilds:
            self.naturals[rank] += naturals

    def add_run(self, limits: ShapeLimits, lane: int, length: int) -> None:
        """Adds a sequence."""
        if is_canasta_size(limits, length):
            self.sambas += 1
        else:
            self.runs[lane] += length


def covered_ranks(counts: Sequence[int], runs: Iterable[tuple[int, int]]) -> int:
    """Returns the ranks, as bits, of a lane's cards and of its runs (lowest rank, length)."""
    covered = held_ranks(counts)
    for low, length in runs:
        covered |= ((1 << length) - 1) << low
    return covered


def has_loners(hand: HandCards, spare: int) -> bool:
    """Returns whether more than ``spare`` cards fit no meld that can be made.

    A rank with too few cards for a set needs wild cards; without them at least one card is left.
    """
    limits, loners, taking = hand.limits, hand.misfits, hand.taking
    if hand.stops and has_too_few_stops(limits, hand.stops):
        loners += hand.stops
    least = max(limits.min_naturals, limits.min_size - hand.wilds)
    if hand.lanes:
        return loners + _loners_in_lanes(hand, least) > spare
    for rank, count in enumerate(hand.naturals):
        if 0 < count < least and not taking[rank]:
            loners += count
            if loners > spare:
                return True
    return loners > spare


def _loners_in_lanes(hand: HandCards, least: int) -> int:
    """Returns how many cards fit neither a set nor a run; a lower bound."""
    size, loners, lacking_wilds = hand.limits.min_size, 0, 0
    fewest = size
    lines = [(counts, in_lines(covered, size)) for counts, covered in hand.lanes]
    for rank, count in enumerate(hand.naturals):
        if not 0 < count < size or hand.taking[rank]:
            continue
        single = sum([counts[rank] for counts, line in lines if not line >> rank & 1])
        if count < least:
            loners += single
        elif single == count:
            lacking_wilds += size - single
            fewest = min(fewest, single)
    return loners + (fewest if lacking_wilds > hand.wilds else 0)


def lacks_canastas(need: CanastaNeed, hand: HandCards, laid: LaidCards) -> bool:
    """Returns whether wild, natural, samba or all canastas that are required cannot be reached."""
    size = hand.limits.canasta_size
    if need.wild and (laid.wilds + hand.wilds) // size < need.wild:
        return True
    if need.natural:
        pure = [held + laid.naturals[rank] for rank, held in enumerate(hand.naturals)]
        if sum([count // size for count in pure]) < need.natural:
            return True
    if need.samba > _sambas_of(hand, laid):
        return True
    return need.total > 0 and canastas_of(hand, laid) < need.total


def _sambas_of(hand: HandCards, laid: LaidCards) -> int:
    """Returns an upper bound of canastas that are sequences."""
    found, size = laid.sambas, hand.limits.canasta_size
    for at, (counts, covered) in enumerate(hand.lanes):
        if line_starts(covered, size):
            found += (laid.runs[at] + sum(counts)) // size
    return found


def canastas_of(hand: HandCards, laid: LaidCards) -> int:
    """Returns an upper bound of canastas; wild cards go to those that need the fewest first."""
    limits, found, wilds = hand.limits, _sambas_of(hand, laid), hand.wilds
    size = limits.canasta_size
    ranks = [held + laid.sets[rank] for rank, held in enumerate(hand.naturals)]
    found += sum([count // size for count in ranks]) + laid.wilds // size
    needs = [size - count % size for count in ranks if count]
    if limits.wild_melds:
        needs += [size - laid.wilds % size, *(size,) * (wilds // size)]
    for need in sorted(needs):
        wilds -= need
        found += wilds >= 0
    return found
