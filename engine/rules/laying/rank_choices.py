"""The choices of the search at one rank: which cards join sequences, sets, or are skipped."""

from collections.abc import Iterator
from functools import partial
from itertools import chain, product
from typing import final

from engine.cards import Rank
from engine.rules.laying.holding import Canastas, Holding
from engine.rules.laying.runs import Run, Step, steps_at
from engine.rules.laying.sets import SetWay, Size, Timing

PURE_RANKS = (Rank.SEVEN, Rank.ACE)
"""The ranks with rules of their own for wild cards and for unfinished melds."""


@final
class LayingChoice:
    """How the cards of one rank are laid."""

    __slots__ = ("rank", "skipped", "steps", "way")

    def __init__(self, rank: int, steps: tuple[Step, ...], way: SetWay, *, skipped: bool) -> None:
        self.rank = rank
        self.steps = steps
        self.way = way
        self.skipped = skipped


@final
class LayingState:
    """The result of the choices at the lower ranks."""

    __slots__ = ("canastas", "has_triple", "runs", "skipped", "wilds")

    def __init__(
        self,
        runs: tuple[tuple[Run, ...], ...],
        wilds: int,
        canastas: Canastas,
        skipped: int,
        *,
        has_triple: bool,
    ) -> None:
        self.runs = runs
        """The unfinished sequences of each lane."""
        self.wilds = wilds
        """The wild cards that are left."""
        self.canastas = canastas
        self.skipped = skipped
        """The rank of the one natural card that is not laid; 0 when there is none."""
        self.has_triple = has_triple
        """Whether the clean meld that an opening contains is laid, or none is needed."""


def choices_at(
    held: Holding, rank: Rank, state: LayingState, *, may_skip: bool
) -> Iterator[tuple[LayingChoice | None, LayingState]]:
    """Yields the ways to lay a rank, ``None`` for the one that changes no meld, and what each leads
    to; ``may_skip`` tells whether one of its natural cards may be left over.
    """
    if not held.lanes:
        return _beside_runs(held, rank, state, (), may_skip=may_skip)
    lanes = [steps_at(lane, rank, runs) for lane, runs in zip(held.lanes, state.runs, strict=True)]
    beside = partial(_beside_runs, held, rank, state, may_skip=may_skip)
    return chain.from_iterable(map(beside, product(*lanes)))


def _beside_runs(
    held: Holding, rank: Rank, state: LayingState, steps: tuple[Step, ...], *, may_skip: bool
) -> Iterator[tuple[LayingChoice | None, LayingState]]:
    """Yields the ways to lay the cards of a rank that join no sequence in these steps."""
    own = held.sets.get(rank, ())
    left, runs, sambas = held.naturals[rank], state.runs, 0
    if steps:
        left -= sum([step.cards for step in steps])
        runs = tuple([step.runs for step in steps])
        sambas = sum([step.sambas for step in steps])
    find = held.find_ways if held.are_ranks_alike else partial(_lawful_ways, held, rank)
    is_mixed_barred = not held.has_opened and not held.rules.opening.mixed_canasta
    for skipped in (False, True) if may_skip and left > 0 else (False,):
        for way in find(own, left - skipped, state.wilds):
            wilds, natural, mixed, has_triple, _, pots = way
            canastas, after = state.canastas, state
            if sambas or natural or mixed:
                canastas = canastas.plus(held.limits, rank, natural, mixed, sambas)
                if is_mixed_barred and canastas.mixed:
                    continue
            if steps or skipped or wilds or has_triple or canastas is not state.canastas:
                after = LayingState(
                    runs,
                    state.wilds - wilds,
                    canastas,
                    rank if skipped else state.skipped,
                    has_triple=state.has_triple or has_triple,
                )
            choice = None
            if steps or skipped or pots:
                choice = LayingChoice(rank, steps, way, skipped=skipped)
            yield choice, after


def wants_triple(held: Holding) -> bool:
    """Returns whether the cards are an opening that contains a clean meld."""
    is_due = not held.has_opened and not held.is_splash
    return is_due and held.rules.opening.clean_triple != "none"


def _lawful_ways(
    held: Holding,
    rank: Rank,
    own: tuple[Size, ...],
    naturals: int,
    wilds: int,
) -> Iterator[SetWay]:
    """Yields the ways to lay so many cards of a rank that keep its rules."""
    must_finish = held.rules.out.unfinished_bars
    if rank in held.dead:
        if naturals:
            return
        wilds = 0
    timing = _timing(held, rank)
    for way in held.find_ways(own, naturals, wilds, timing):
        if not (must_finish and rank in PURE_RANKS and way.is_unfinished):
            yield way


def _timing(held: Holding, rank: Rank) -> Timing:
    """Returns what the ways of a rank depend on besides cards; the same for most games."""
    limits, is_opening = held.limits, not held.has_opened
    if not limits.pure_ranks and not limits.late_wild_naturals and not wants_triple(held):
        is_opening = False
    is_pure = rank in PURE_RANKS and (limits.pure_ranks or held.rules.out.unfinished_bars)
    return Timing(int(rank) if is_pure else 0, is_opening)
