"""The choices of the search at one rank: which cards join sequences, sets, or are skipped."""

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import chain, product
from typing import final

from engine.cards import Rank
from engine.rules.laying.holding import Canastas, Holding
from engine.rules.laying.runs import Run, Step, steps_at
from engine.rules.laying.sets import SetWay, Size, Timing

_PURE_RANKS = (Rank.SEVEN, Rank.ACE)
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

    def __eq__(self, other: object) -> bool:
        match other:
            case LayingChoice():
                return self._values() == other._values()
            case _:
                return False

    def __hash__(self) -> int:
        return hash(self._values())

    def _values(self) -> tuple[int, tuple[Step, ...], SetWay, bool]:
        return self.rank, self.steps, self.way, self.skipped


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


_Chosen = tuple[LayingChoice | None, LayingState]
"""A choice at a rank, and what it leads to."""


def choices_at(
    held: Holding, rank: Rank, state: LayingState, *, may_skip: bool
) -> Iterable[_Chosen]:
    """Returns the ways to lay a rank, ``None`` for the one that changes no meld, and what each
    leads to; ``may_skip`` tells whether one of its natural cards may be left over.
    """
    if not held.lanes:
        return _beside_runs(held, rank, state, (), may_skip=may_skip)
    lanes = [steps_at(lane, rank, state.runs[at]) for at, lane in enumerate(held.lanes)]
    beside = partial(_beside_runs, held, rank, state, may_skip=may_skip)
    return chain.from_iterable(map(beside, product(*lanes)))


def _beside_runs(
    held: Holding, rank: Rank, state: LayingState, steps: tuple[Step, ...], *, may_skip: bool
) -> list[_Chosen]:
    """Returns the ways to lay the cards of a rank that join no sequence in these steps."""
    found, own = list[_Chosen](), held.sets.get(rank, ())
    left, runs, sambas = held.naturals[rank], state.runs, 0
    if steps:
        left -= sum([step.cards for step in steps])
        runs = tuple([step.runs for step in steps])
        sambas = sum([step.sambas for step in steps])
    find = held.find_ways if held.are_ranks_alike else partial(_lawful_ways, held, rank)
    is_mixed_barred = not held.has_opened and not held.rules.opening.mixed_canasta
    for skipped in (False, True) if may_skip and left > 0 else (False,):
        for way in find(own, left - skipped, state.wilds):
            canastas, after = state.canastas, state
            if sambas or way.natural or way.mixed:
                canastas = canastas.plus(held.limits, rank, way.natural, way.mixed, sambas)
                if is_mixed_barred and canastas.mixed:
                    continue
            if steps or skipped or way.wilds or way.has_triple or canastas is not state.canastas:
                after = LayingState(
                    runs,
                    state.wilds - way.wilds,
                    canastas,
                    rank if skipped else state.skipped,
                    has_triple=state.has_triple or way.has_triple,
                )
            choice = None
            if steps or skipped or way.pots:
                choice = LayingChoice(rank, steps, way, skipped=skipped)
            found.append((choice, after))
    return found


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
) -> Sequence[SetWay]:
    """Returns the ways to lay so many cards of a rank that keep its rules."""
    must_finish = held.rules.out.unfinished_bars
    if rank in held.dead:
        if naturals:
            return ()
        wilds = 0
    ways = held.find_ways(own, naturals, wilds, _timing(held, rank))
    if must_finish and rank in _PURE_RANKS:
        return [way for way in ways if not way.is_unfinished]
    return ways


def _timing(held: Holding, rank: Rank) -> Timing:
    """Returns what the ways of a rank depend on besides cards; the same for most games."""
    limits, is_opening = held.limits, not held.has_opened
    if not limits.pure_ranks and not limits.late_wild_naturals and not wants_triple(held):
        is_opening = False
    is_pure = rank in _PURE_RANKS and (limits.pure_ranks or held.rules.out.unfinished_bars)
    return Timing(int(rank) if is_pure else 0, is_opening)
