"""The choices of the search at one rank: which cards join sequences, sets, or are skipped."""

from typing import Final, final

from engine.cards import Rank
from engine.native import mypyc_attr
from engine.rules.laying.holding import Canastas, Holding
from engine.rules.laying.runs import Run, RunStep
from engine.rules.laying.sets import SetWay

_SEVEN: Final = int(Rank.SEVEN)
_ACE: Final = int(Rank.ACE)
"""The ranks with rules of their own for wild cards and for unfinished melds."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class LayingChoice:
    """How the cards of one rank are laid."""

    __slots__ = ("rank", "skipped", "steps", "way")

    def __init__(
        self, rank: int, steps: tuple[RunStep, ...], way: SetWay, *, skipped: bool
    ) -> None:
        self.rank = rank
        self.steps = steps
        self.way = way
        self.skipped = skipped


@final
@mypyc_attr(acyclic=True, free_list_len=1)
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


def ways_of(held: Holding, rank: int, state: LayingState, naturals: int) -> tuple[SetWay, ...]:
    """Returns the lawful ways to lay so many natural cards of a rank on sets."""
    own = held.sets[rank]
    if held.are_ranks_alike:
        return held.terms.ways.find(own, naturals, state.wilds)
    wilds = state.wilds
    if rank in held.dead:
        if naturals:
            return ()
        wilds = 0
    must_finish, limits = held.laws.out_unfinished_bars, held.limits
    has_timing = limits.pure_ranks or limits.late_wild_naturals > 0 or wants_triple(held)
    has_own_rules = rank in (_SEVEN, _ACE) and (limits.pure_ranks or must_finish)
    is_opening = has_timing and not held.has_opened
    ways = held.terms.ways.find(own, naturals, wilds, rank if has_own_rules else 0, is_opening)
    if must_finish and rank in (_SEVEN, _ACE):
        return tuple([way for way in ways if not way.is_unfinished])
    return ways


def state_after(
    held: Holding,
    rank: int,
    state: LayingState,
    steps: tuple[RunStep, ...],
    way: SetWay,
    *,
    skipped: bool,
) -> LayingState | None:
    """Returns what a choice at a rank leads to; ``None`` for a mixed canasta that is barred."""
    canastas, runs, sambas = state.canastas, state.runs, 0
    if steps:
        runs = tuple([step.runs for step in steps])
        for step in steps:
            sambas += step.sambas
    if sambas or way.natural or way.mixed:
        canastas = canastas.plus(held.limits, rank, way.natural, way.mixed, sambas)
        if canastas.mixed and not held.has_opened and not held.laws.opening_mixed_canasta:
            return None
    left, last = state.wilds - way.wilds, rank if skipped else state.skipped
    has_triple = state.has_triple or way.has_triple
    return LayingState(runs, left, canastas, last, has_triple=has_triple)


def wants_triple(held: Holding) -> bool:
    """Returns whether the cards are an opening that contains a clean meld."""
    return not held.has_opened and not held.is_splash and held.terms.opens_with_triple
