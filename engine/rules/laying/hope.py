"""Cheap bounds that save the expensive search: most hands cannot be laid for a simple reason.

They are stated on numbers, because the computer players ask them at every turn that they look
ahead. Natural ranks count from the four on.
"""

from typing import Final, final

from engine.native import mypyc_attr
from engine.rules.laying.rank_lines import held_ranks, in_lines, line_starts
from engine.ruleset.laws import Need
from engine.shapes import ShapeLimits, has_too_few_stops, is_canasta_size

_RANKS: Final = 11
"""The number of natural ranks."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class LaneCards:
    """The cards of a hand in one lane, and the ranks that they or open runs cover."""

    __slots__ = ("counts", "covered")

    def __init__(self, counts: list[int]) -> None:
        self.counts = counts
        """The cards by rank."""
        self.covered = held_ranks(counts)
        """The ranks, as bits."""

    def cover(self, low: int, length: int) -> None:
        """Adds the ranks of an open run to those that are covered."""
        self.covered |= ((1 << length) - 1) << low


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class HandCards:
    """The cards of a hand that canastas may be made of."""

    __slots__ = ("lanes", "limits", "naturals", "wilds")

    def __init__(
        self, limits: ShapeLimits, naturals: list[int], wilds: int, lanes: list[LaneCards]
    ) -> None:
        self.limits = limits
        self.naturals = naturals
        """Natural cards by rank; what follows the ranks is not read."""
        self.wilds = wilds
        self.lanes = lanes
        """The lanes in which sequences can be made; empty where there are no sequences."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
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


def room_left(
    limits: ShapeLimits, spare: int, calientes: int, bonus: int, stops: int, wilds: int
) -> int:
    """Returns how many of the natural cards of a hand may fit no meld if ``spare`` of all its cards
    may. Black threes are left over that are too few for a meld even with wild cards.
    """
    room = spare - calientes - 2 * bonus
    if stops and has_too_few_stops(limits, stops + min(limits.stop_wilds, wilds)):
        room -= stops
    return room


def has_loners(
    limits: ShapeLimits,
    naturals: list[int],
    taking: list[int],
    wilds: int,
    lanes: list[LaneCards],
    spare: int,
) -> bool:
    """Returns whether more than ``spare`` natural cards fit no meld that can be made.

    ``naturals`` are the cards by rank, ``taking`` tells by rank whether an own set takes more; what
    follows the ranks is not read. A rank with too few cards for a set needs wild cards; without
    them at least one card is left.
    """
    least = max(limits.min_naturals, limits.min_size - wilds)
    if lanes:
        return _loners_in_lanes(limits, naturals, taking, wilds, lanes, least) > spare
    loners = 0
    for rank in range(_RANKS):
        count = naturals[rank]
        if count and count < least and not taking[rank]:
            loners += count
            if loners > spare:
                return True
    return loners > spare


def _loners_in_lanes(
    limits: ShapeLimits,
    naturals: list[int],
    taking: list[int],
    wilds: int,
    lanes: list[LaneCards],
    least: int,
) -> int:
    """Returns how many cards fit neither a set nor a run; a lower bound."""
    size, loners, lacking_wilds, lined = limits.min_size, 0, 0, 0
    fewest = size
    lines = [in_lines(lane.covered, size) for lane in lanes]
    for line in lines:
        lined |= line
    for rank in range(_RANKS):
        count = naturals[rank]
        if not count or count >= size or taking[rank]:
            continue
        single = count
        if lined >> rank & 1:
            single = 0
            for at, line in enumerate(lines):
                if not line >> rank & 1:
                    single += lanes[at].counts[rank]
        if count < least:
            loners += single
        elif single == count:
            lacking_wilds += size - single
            fewest = min(fewest, single)
    return loners + (fewest if lacking_wilds > wilds else 0)


def lacks_canastas(need: Need, hand: HandCards, laid: LaidCards) -> bool:
    """Returns whether wild, natural, samba or all canastas that are required cannot be reached."""
    size = hand.limits.canasta_size
    if need.wild and (laid.wilds + hand.wilds) // size < need.wild:
        return True
    if need.natural:
        pure = 0
        for rank in range(_RANKS):
            pure += (hand.naturals[rank] + laid.naturals[rank]) // size
        if pure < need.natural:
            return True
    if need.samba and need.samba > _sambas_of(hand, laid):
        return True
    return need.total > 0 and canastas_of(hand, laid) < need.total


def _sambas_of(hand: HandCards, laid: LaidCards) -> int:
    """Returns an upper bound of canastas that are sequences."""
    found, size = laid.sambas, hand.limits.canasta_size
    for at, lane in enumerate(hand.lanes):
        if line_starts(lane.covered, size):
            found += (laid.runs[at] + sum(lane.counts)) // size
    return found


def canastas_of(hand: HandCards, laid: LaidCards) -> int:
    """Returns an upper bound of canastas; wild cards go to those that need the fewest first."""
    limits, found, wilds = hand.limits, _sambas_of(hand, laid), hand.wilds
    size, needs = limits.canasta_size, list[int]()
    for rank in range(_RANKS):
        count = hand.naturals[rank] + laid.sets[rank]
        if count:
            while count >= size:
                found += 1
                count -= size
            if size - count <= wilds:
                needs.append(size - count)
    found += laid.wilds // size
    if limits.wild_melds:
        needs.append(size - laid.wilds % size)
        needs.extend([size] * (wilds // size))
    needs.sort()
    for more in needs:
        wilds -= more
        if wilds < 0:
            break
        found += 1
    return found
