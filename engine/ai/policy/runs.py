"""Finds runs to lay or lengthen, and the expected points that they gain."""

from engine.ai.policy.run_prospects import RunSpan, held_of
from engine.ai.policy.seat_estimates import SeatEstimates
from engine.kernel.counted_meld import NEW, RUN, Lay
from engine.kernel.kinds import CLASS_OF, NATURALS, first_of, lane_of_kind
from engine.kernel.melds import SideMelds
from engine.shapes import ShapeLimits


def new_runs(limits: ShapeLimits, hand: list[int]) -> list[Lay]:
    """Returns the runs that a hand could begin; lines longer than a samba give several runs."""
    found, size = list[Lay](), limits.canasta_size
    for lane in range(limits.lanes):
        for low, high in _lines_in(held_of(hand, lane), limits.min_size):
            line = tuple(range(first_of(lane) + low, first_of(lane) + high))
            found += [Lay(line[at : at + size]) for at in range(max(1, high - low - size + 1))]
    return found


def _lines_in(held: list[int], least: int) -> list[tuple[int, int]]:
    """Returns the unbroken lines of at least ``least`` ranks: first rank, and last rank plus 1."""
    found, low = list[tuple[int, int]](), 0
    while low + least <= NATURALS:
        # The last rank that a line from here needs is asked first: most lack it.
        gap = low + least - 1
        while gap >= low and held[gap]:
            gap -= 1
        if gap < low:
            gap = low + least
            while gap < NATURALS and held[gap]:
                gap += 1
            found.append((low, gap))
        low = gap + 1
    return found


def extensions(melds: SideMelds, hand: list[int]) -> list[Lay]:
    """Returns cards for either end of each own run, and for both ends if both have room."""
    found = list[Lay]()
    for place, meld in enumerate(melds.lying):
        if meld.head < RUN or meld.size >= melds.canasta_size:
            continue
        first, room = first_of(meld.head - RUN), melds.canasta_size - meld.size
        above = _line(hand, first, meld.low + meld.size, 1)[:room]
        below = _line(hand, first, meld.low - 1, -1)[:room]
        if above:
            found.append(Lay(above, place))
        if below:
            found.append(Lay(below, place))
        if above and below and len(above) + len(below) <= room:
            found.append(Lay(below + above, place))
    return found


def _line(hand: list[int], first: int, rank: int, step: int) -> tuple[int, ...]:
    """Returns the unbroken line of held cards from a rank on; ``step`` is 1 or -1."""
    kinds: list[int] = []
    while 0 <= rank < NATURALS and hand[first + rank]:
        kinds.append(first + rank)
        rank += step
    return tuple(kinds)


def gain_of_run(estimates: SeatEstimates, lay: Lay) -> float:
    """Returns the expected points that the own runs gain by the lay."""
    lane, prospects = lane_of_kind(lay.kinds[0]), estimates.prospects
    held, runs = held_of(estimates.hand, lane), prospects.runs[lane]
    left = held[:]
    for kind in lay.kinds:
        left[CLASS_OF[kind]] -= 1
    after = runs_after(estimates.melds, runs, lay)
    return prospects.of_lane(lane, left, after) - prospects.of_own_lane(lane, held)


def runs_after(melds: SideMelds, runs: list[RunSpan], lay: Lay) -> list[RunSpan]:
    """Returns the runs of a lane when cards have begun one or have joined an own one."""
    lowest, size = min([CLASS_OF[kind] for kind in lay.kinds]), len(lay.kinds)
    if lay.place == NEW:
        return [*runs, (lowest, size)]
    meld = melds.lying[lay.place]
    others = runs[:]
    others.remove((meld.low, meld.size))
    return [*others, (min(meld.low, lowest), meld.size + size)]
