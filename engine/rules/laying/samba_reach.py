"""Whether a sequence can still become a canasta while a hand is laid rank by rank."""

from collections.abc import Sequence

from engine.cards import NATURAL_RANKS
from engine.rules.laying.runs import Lane, Run


class SambaReach:
    """The lines of each lane in which a canasta has room; answers with an upper bound.

    Sets are taken to leave all cards to the sequences.
    """

    def __init__(self, lanes: Sequence[Lane]) -> None:
        self._lanes = [(lane.canasta, _ends(lane), _last_start(lane)) for lane in lanes]

    def is_open(self, rank: int, runs: Sequence[tuple[Run, ...]]) -> bool:
        """Returns whether the runs that were begun below a rank, or one begun from it on, may
        become a canasta; ``runs`` are those of each lane.
        """
        for (canasta, ends, last_start), begun in zip(self._lanes, runs, strict=True):
            if rank <= last_start:
                return True
            for run in begun:
                following = run.following
                if run.length + ends.get(following, following) - following >= canasta:
                    return True
        return False


def _ends(lane: Lane) -> dict[int, int]:
    """Returns, for each rank of a line, the rank after the last one of the line."""
    return {rank: end for low, end in lane.lines() for rank in range(low, end)}


def _last_start(lane: Lane) -> int:
    """Returns the highest rank at which a canasta can begin; a rank below all where none can."""
    lines = [(low, end - lane.canasta) for low, end in lane.lines()]
    return max((start for low, start in lines if start >= low), default=NATURAL_RANKS[0] - 1)
