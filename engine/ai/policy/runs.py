"""Finds runs to lay or lengthen, and the expected points that they gain."""

from collections.abc import Iterator
from functools import lru_cache

from engine.ai.policy.run_prospects import RunSpan, held_of
from engine.ai.policy.seat_estimates import SeatEstimates
from engine.kernel.kinds import CLASS_OF, NATURALS, first_of, lane_of_kind
from engine.kernel.melds import NEW, RUN, Lay, SideMelds
from engine.shapes import ShapeLimits


def new_runs(limits: ShapeLimits, hand: list[int]) -> list[Lay]:
    """Returns the runs that a hand could begin; lines longer than a samba give several runs."""
    found, size = list[Lay](), limits.canasta_size
    for lane in range(limits.lanes):
        for low, high in lines_in(held_of(hand, lane), limits.min_size):
            line = tuple(range(first_of(lane) + low, first_of(lane) + high))
            found += [Lay(line[at : at + size]) for at in range(max(1, high - low - size + 1))]
    return found


@lru_cache(maxsize=4096)
def lines_in(held: tuple[int, ...], least: int) -> tuple[tuple[int, int], ...]:
    """Returns the unbroken lines of at least ``least`` ranks: first rank, and last rank plus 1."""
    found, low = list[tuple[int, int]](), 0
    while low < NATURALS:
        high = low
        while high < NATURALS and held[high]:
            high += 1
        if high - low >= least:
            found.append((low, high))
        low = high + 1
    return tuple(found)


def extensions(melds: SideMelds, hand: list[int]) -> Iterator[Lay]:
    """Yields cards for either end of each own run, and for both ends if both have room."""
    for place, (head, low, length, _) in enumerate(melds.lying):
        if head < RUN or length >= melds.canasta_size:
            continue
        first, room = first_of(head - RUN), melds.canasta_size - length
        above = _line(hand, first, low + length, 1)[:room]
        below = _line(hand, first, low - 1, -1)[:room]
        for kinds in (above, below):
            if kinds:
                yield Lay(kinds, place)
        if above and below and len(above) + len(below) <= room:
            yield Lay((*below, *above), place)


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
    ranks = {CLASS_OF[kind] for kind in lay.kinds}
    held, runs = held_of(estimates.hand, lane), prospects.runs[lane]
    left = tuple([count - (rank in ranks) for rank, count in enumerate(held)])
    after = runs_after(estimates.melds, runs, lay)
    return prospects.of_lane(lane, left, after) - prospects.of_lane(lane, held, runs)


def runs_after(melds: SideMelds, runs: list[RunSpan], lay: Lay) -> list[RunSpan]:
    """Returns the runs of a lane when cards have begun one or have joined an own one."""
    lowest, size = min(map(CLASS_OF.__getitem__, lay.kinds)), len(lay.kinds)
    if lay.place == NEW:
        return [*runs, (lowest, size)]
    _, low, length, _ = melds.lying[lay.place]
    others = runs[:]
    others.remove((low, length))
    return [*others, (min(low, lowest), length + size)]
