"""Cheap bounds that save the expensive search: most hands cannot be laid for a simple reason.

They are stated on numbers, because the computer players ask them at every turn that they look
ahead. Natural ranks count from the four on.
"""

from collections.abc import Iterable, Sequence

from engine.cards import Rank
from engine.rules.laying.holding import BEHIND, Holding
from engine.ruleset.ending_options import CanastaNeed
from engine.shapes import ShapeLimits, is_canasta_size

LaneCards = tuple[Sequence[int], int]
"""The cards of a hand in one lane by rank, and the ranks, as bits, that they or open runs cover."""


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


def is_hopeless(held: Holding, spare: int) -> bool:
    """Returns whether more than ``spare`` cards fit no meld, or the canastas needed are out of
    reach.
    """
    hand = _hand_of(held)
    return has_loners(hand, spare) or lacks_canastas(held.rules.out.canastas, hand, _laid_of(held))


def canastas_in_reach(held: Holding) -> int:
    """Returns an upper bound on the canastas that the side can have."""
    return canastas_of(_hand_of(held), _laid_of(held))


def covered_ranks(counts: Sequence[int], runs: Iterable[tuple[int, int]]) -> int:
    """Returns the ranks, as bits, of a lane's cards and of its runs (lowest rank, length)."""
    covered = 0
    for rank, count in enumerate(counts):
        if count:
            covered |= 1 << rank
    for low, length in runs:
        covered |= ((1 << length) - 1) << low
    return covered


def has_loners(hand: HandCards, spare: int) -> bool:
    """Returns whether more than ``spare`` cards fit no meld that can be made.

    A rank with too few cards for a set needs wild cards; without them at least one card is left.
    """
    limits, wilds, taking = hand.limits, hand.wilds, hand.taking
    loners = hand.misfits + (hand.stops if hand.stops < limits.stop_min else 0)
    size = limits.min_size
    least = max(limits.min_naturals, size - wilds)
    few: list[int] = []
    for rank, count in enumerate(hand.naturals):
        if 0 < count < size and not taking[rank]:
            few.append(rank)
            if count < least and not hand.lanes:
                loners += count
                if loners > spare:
                    return True
    if few and hand.lanes:
        loners += _loners_in_lanes(hand, few, least)
    return loners > spare


def _loners_in_lanes(hand: HandCards, few: list[int], least: int) -> int:
    """Returns how many cards of the ``few`` ranks fit neither a set nor a run; a lower bound."""
    size, loners, lacking_wilds = hand.limits.min_size, 0, 0
    fewest = size
    lines = [(counts, _line(covered, size)) for counts, covered in hand.lanes]
    for rank in few:
        count = hand.naturals[rank]
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
        pairs = zip(hand.naturals, laid.naturals, strict=True)
        if sum([(held + lying) // size for held, lying in pairs]) < need.natural:
            return True
    if need.samba > sambas_of(hand, laid):
        return True
    return need.total > 0 and canastas_of(hand, laid) < need.total


def sambas_of(hand: HandCards, laid: LaidCards) -> int:
    """Returns an upper bound of canastas that are sequences."""
    found, size = laid.sambas, hand.limits.canasta_size
    for (counts, covered), lying in zip(hand.lanes, laid.runs, strict=True):
        if _lines_of(covered, size):
            found += (lying + sum(counts)) // size
    return found


def canastas_of(hand: HandCards, laid: LaidCards) -> int:
    """Returns an upper bound of canastas; wild cards go to those that need the fewest first."""
    limits, found, wilds = hand.limits, sambas_of(hand, laid), hand.wilds
    size = limits.canasta_size
    ranks = [held + lying for held, lying in zip(hand.naturals, laid.sets, strict=True)]
    found += sum([count // size for count in ranks]) + laid.wilds // size
    needs = [size - count % size for count in ranks if count]
    if limits.wild_melds:
        needs += [size - laid.wilds % size, *(size,) * (wilds // size)]
    for need in sorted(needs):
        wilds -= need
        found += wilds >= 0
    return found


def _line(covered: int, length: int) -> int:
    """Returns the ranks, as bits, that lie in unbroken lines of at least the length."""
    begins = line = _lines_of(covered, length)
    for _ in range(length - 1):
        begins <<= 1
        line |= begins
    return line


def _lines_of(covered: int, length: int) -> int:
    """Returns the ranks, as bits, at which an unbroken line of the length begins."""
    for _ in range(length - 1):
        covered &= covered >> 1
    return covered


def _hand_of(held: Holding) -> HandCards:
    """Returns the cards of a holding that are to be laid."""
    lanes: list[LaneCards] = []
    for lane in held.lanes:
        counts = lane.counts[Rank.FOUR : BEHIND]
        runs = [(run.following - run.length - Rank.FOUR, run.length) for run in lane.own]
        lanes.append((counts, covered_ranks(counts, runs)))
    ranks = range(Rank.FOUR, BEHIND)
    return HandCards(
        held.limits,
        held.naturals[Rank.FOUR : BEHIND],
        held.wilds,
        held.stops,
        held.calientes + 2 * held.bonus,
        [int(rank in held.sets) for rank in ranks],
        lanes,
    )


def _laid_of(held: Holding) -> LaidCards:
    """Returns the cards of the own melds of a holding."""
    limits, laid = held.limits, LaidCards(len(held.lanes), BEHIND - Rank.FOUR)
    for rank, sizes in held.sets.items():
        for naturals, wilds in sizes:
            laid.add_set(rank - Rank.FOUR, naturals, wilds)
    for at, lane in enumerate(held.lanes):
        for run in lane.own:
            laid.add_run(limits, at, run.length)
    laid.sambas += held.finished_sambas
    laid.wilds = sum([meld.size for meld in held.wild_melds])
    return laid
