"""Sequences while they are built up, rank by rank."""

from collections.abc import Iterator
from typing import NamedTuple, final

from engine.native import mypyc_attr
from engine.rules.laying.rank_lines import BEHIND, held_ranks, in_lines, lines_with
from engine.shapes import ShapeLimits


class Run(NamedTuple):
    """An unfinished sequence: its next card's rank, its length, the own meld it extends."""

    following: int
    length: int
    own: int = -1
    """The index of the own meld that it extends; -1 for a new one."""

    @property
    def begin(self) -> int:
        """The rank of its first card."""
        return self.following - self.length


_Moves = tuple[tuple[Run | None, Run], ...]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class RunStep:
    """One choice for the runs of a suit at one rank."""

    __slots__ = ("cards", "moves", "runs", "sambas")

    def __init__(self, runs: tuple[Run, ...], cards: int, sambas: int, moves: _Moves) -> None:
        self.runs = runs
        self.cards = cards
        """Cards of this rank that the runs take."""
        self.sambas = sambas
        self.moves = moves
        """Each run that takes a card or meets an own sequence, before and after it."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Lane:
    """The cards of one suit by rank, and the own sequences there; nothing changes them."""

    __slots__ = ("_ahead", "_steps", "canasta", "counts", "in_reach", "least", "own", "size")

    def __init__(self, counts: list[int], own: list[Run], limits: ShapeLimits) -> None:
        self.counts = counts
        self.own = tuple(sorted(own))
        """Own sequences that still take cards; ``following`` is the rank after their last card."""
        self.canasta = limits.canasta_size
        """The number of cards in the shortest canasta."""
        self.size = limits.longest_run
        """The number of cards in the longest sequence."""
        self.least = limits.min_size
        """The number of cards in the shortest new sequence."""
        self.in_reach = self._ranks_in_reach()
        """The ranks, as bits, of which a sequence may take a card: those in lines of cards that are
        long enough, or that touch an own sequence."""
        self._steps: dict[_Reached, list[RunStep]] = {}
        self._ahead: dict[_Reached, int] = {}

    def _ranks_in_reach(self) -> int:
        held = held_ranks(self.counts)
        touching = 0
        for run in self.own:
            touching |= 1 << run.begin - 1 | 1 << run.following
        return in_lines(held, self.least) | lines_with(held, touching)

    def steps_at(self, rank: int, runs: tuple[Run, ...]) -> list[RunStep]:
        """Returns every choice at a rank; of choices with the same result only one."""
        steps = self._steps.get((rank, runs))
        if steps is None:
            steps = self._steps[rank, runs] = _steps_at(self, rank, runs)
        return steps

    def canastas_ahead(self, rank: int, runs: tuple[Run, ...]) -> int:
        """Returns the most canastas that the sequences of the lane can become from a rank on; -1 if
        they cannot all be finished.

        Sets are taken to leave all cards to the sequences.
        """
        most = self._ahead.get((rank, runs))
        if most is None:
            most = self._ahead[rank, runs] = _canastas_ahead(self, rank, runs)
        return most


_Reached = tuple[int, tuple[Run, ...]]
"""A rank, and the unfinished sequences before its cards are laid."""


def _steps_at(lane: Lane, rank: int, runs: tuple[Run, ...]) -> list[RunStep]:
    waiting = tuple([run for run in runs if run.following != rank])
    due = tuple([run for run in runs if run.following == rank])
    arriving = tuple([run for run in lane.own if run.begin == rank])
    if not (due or arriving or lane.counts[rank]):
        return [RunStep(tuple(sorted(waiting)), 0, 0, ())]
    start = RunStep(waiting, 0, 0, ())
    found: dict[tuple[tuple[Run, ...], int, int], RunStep] = {}
    for step, left in _continued(lane, rank, due, arriving, start):
        alone = RunStep((*step.runs, *left), step.cards, step.sambas, step.moves)
        for full in _started(lane, rank, alone):
            ordered = RunStep(tuple(sorted(full.runs)), full.cards, full.sambas, full.moves)
            found.setdefault((ordered.runs, ordered.cards, ordered.sambas), ordered)
    return list(found.values())


def _canastas_ahead(lane: Lane, rank: int, runs: tuple[Run, ...]) -> int:
    if rank >= BEHIND:
        return sum([run.length >= lane.canasta for run in runs])
    most = -1
    for step in lane.steps_at(rank, runs):
        ahead = lane.canastas_ahead(rank + 1, step.runs)
        if ahead >= 0:
            most = max(most, step.sambas + ahead)
    return most


def _continued(
    lane: Lane, rank: int, due: tuple[Run, ...], arriving: tuple[Run, ...], step: RunStep
) -> Iterator[tuple[RunStep, tuple[Run, ...]]]:
    """Yields every way in which each due run ends, takes a card, or joins an own sequence.

    An own sequence can be joined if it begins at this rank.
    """
    if not due:
        yield step, arriving
        return
    run, rest = due[0], due[1:]
    if run.length >= lane.least:
        sambas = step.sambas + (run.length >= lane.canasta)
        ended = RunStep(step.runs, step.cards, sambas, step.moves)
        yield from _continued(lane, rank, rest, arriving, ended)
    if step.cards < lane.counts[rank] and run.length < lane.size:
        longer = Run(rank + 1, run.length + 1, run.own)
        taken = _moved(step, run, longer, 1)
        yield from _continued(lane, rank, rest, arriving, taken)
    for place, own in enumerate(arriving):
        if run.own < 0 and run.length + own.length <= lane.size:
            joint = Run(own.following, run.length + own.length, own.own)
            others = (*arriving[:place], *arriving[place + 1 :])
            yield from _continued(lane, rank, rest, others, _moved(step, run, joint, 0))


def _moved(step: RunStep, before: Run | None, after: Run, cards: int) -> RunStep:
    moves = (*step.moves, (before, after))
    return RunStep((*step.runs, after), step.cards + cards, step.sambas, moves)


def _started(lane: Lane, rank: int, step: RunStep) -> Iterator[RunStep]:
    """Yields the step with any number of new runs."""
    yield step
    if _can_start(lane, rank):
        while step.cards < lane.counts[rank]:
            step = _moved(step, None, Run(rank + 1, 1), 1)
            yield step


def _can_start(lane: Lane, rank: int) -> bool:
    """Returns whether a run that begins here can reach the least length.

    An own run that it meets has that length. Behind the last rank are no cards.
    """
    begins = {run.begin for run in lane.own}
    for length in range(1, lane.least):
        following = rank + length
        if following in begins:
            return True
        if not lane.counts[following]:
            return False
    return True
