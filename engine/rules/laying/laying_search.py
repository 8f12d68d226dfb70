"""Searches for a way to lay every card of a hand with the canastas that going out needs."""

from collections.abc import Iterator, Mapping
from functools import partial
from itertools import product
from typing import NamedTuple

from engine.cards import NATURAL_RANKS, Rank
from engine.rules.laying.demands import Demand, demands_of
from engine.rules.laying.holding import Holding
from engine.rules.laying.runs import Run, Step, steps_at
from engine.rules.laying.samba_reach import SambaReach
from engine.rules.laying.sets import SetWay, Size, Timing, ways_to_lay
from engine.rules.laying.wilds import WildCount, WildWay, best_wild_melds
from engine.ruleset.ending_options import CanastaNeed
from engine.shapes import ShapeLimits
from engine.values import CanastaDemand, may_be_last_discard

PURE_RANKS = (Rank.SEVEN, Rank.ACE)
"""The ranks with rules of their own for wild cards and for unfinished melds."""
LeastBySkip = Mapping[int, CanastaDemand | None]
"""The canastas that the laying must contain to be an opening, by the rank of the natural card that
is not laid (0 for none); ``None`` where it can never be an opening.
"""


class LayingChoice(NamedTuple):
    """How the cards of one rank are laid."""

    rank: int
    steps: tuple[Step, ...]
    way: SetWay
    skipped: bool


class Laying(NamedTuple):
    """A way to lay the whole hand except the skipped card: choices by rank, and the wild cards."""

    choices: tuple[LayingChoice, ...]
    wild_way: WildWay


class _State(NamedTuple):
    runs: tuple[tuple[Run, ...], ...]
    wilds: int
    natural: int
    mixed: int
    sambas: int
    sevens: int
    skipped: int
    """The rank of the one natural card that is not laid; 0 when there is none."""
    has_triple: bool
    """Whether the clean meld that an opening contains is laid, or none is needed."""


class _Search:
    """Tries every choice, rank by rank, and remembers states from which there is no way."""

    def __init__(
        self,
        held: Holding,
        demands: tuple[Demand, ...],
        *,
        may_skip: bool,
        least_by_skip: LeastBySkip,
    ) -> None:
        self._held = held
        self._may_skip = may_skip
        self._least_by_skip = least_by_skip
        self._demands = demands
        self._dead: set[tuple[int, _State]] = set()
        self._wilds = held.wilds
        self._sambas = held.rules.out.canastas.samba
        self._samba_reach = SambaReach(held.lanes)
        self._idle = [
            not held.lanes and not held.naturals[rank] and rank not in held.sets
            for rank in NATURAL_RANKS
        ]
        """By natural rank: whether no card of it can be laid."""

    def start(self) -> Laying | None:
        """Returns a way to lay everything; ``None`` if there is none."""
        lanes = len(self._held.lanes)
        has_triple = not _wants_triple(self._held)
        sambas = self._held.finished_sambas
        return self._go_on(0, _State(((),) * lanes, 0, 0, 0, sambas, 0, 0, has_triple))

    def _go_on(self, place: int, state: _State) -> Laying | None:
        """Returns a way to lay the cards of this rank and of all higher ones."""
        while place < len(NATURAL_RANKS) and self._idle[place]:
            place += 1
        if place == len(NATURAL_RANKS):
            return self._finish(state)
        if (place, state) in self._dead:
            return None
        may_skip = self._may_skip and not state.skipped
        free = self._wilds - state.wilds
        if not self._demands[place].is_met(free, may_skip=may_skip):
            return None
        rank = NATURAL_RANKS[place]
        if state.sambas < self._sambas and not self._samba_reach.is_open(rank, state.runs):
            return None
        for choice, after in _choices(self._held, rank, state, free, may_skip=may_skip):
            found = self._go_on(place + 1, after)
            if found is not None:
                return Laying((choice, *found.choices), found.wild_way)
        self._dead.add((place, state))
        return None

    def _finish(self, state: _State) -> Laying | None:
        wild_way = _end(self._held, state, self._least_by_skip.get(state.skipped))
        return None if wild_way is None else Laying((), wild_way)


def search(held: Holding, *, may_skip: bool, least_by_skip: LeastBySkip) -> Laying | None:
    """Returns a way to lay every card, or all but one natural card, with the canastas needed."""
    demands = demands_of(held)
    found = _Search(held, demands, may_skip=False, least_by_skip=least_by_skip).start()
    if found is None and may_skip:
        found = _Search(held, demands, may_skip=True, least_by_skip=least_by_skip).start()
    return found


def _choices(
    held: Holding, rank: Rank, state: _State, wilds: int, *, may_skip: bool
) -> Iterator[tuple[LayingChoice, _State]]:
    """Yields the ways to lay a rank with at most so many wild cards, and what each leads to."""
    limits, enough = held.limits, held.enough
    count, own = held.naturals[rank], held.sets.get(rank, ())
    find = ways_to_lay if held.are_ranks_alike else partial(_ways, held, rank)
    lanes = [steps_at(lane, rank, runs) for lane, runs in zip(held.lanes, state.runs, strict=True)]
    for steps in product(*lanes):
        left = count - sum([step.cards for step in steps])
        runs = tuple([step.runs for step in steps])
        sambas = min(enough, state.sambas + sum([step.sambas for step in steps]))
        may_leave = may_skip and left and may_be_last_discard(held.rules, rank)
        for skipped in (False, True) if may_leave else (False,):
            for way in find(limits, own, left - skipped, wilds):
                natural, mixed, sevens = _kinds_of(limits, rank, way)
                if mixed and not held.has_opened and not held.rules.opening.mixed_canasta:
                    continue
                after = _State(
                    runs,
                    state.wilds + way.wilds,
                    min(enough, state.natural + natural),
                    min(enough, state.mixed + mixed),
                    sambas,
                    min(enough, state.sevens + sevens),
                    rank if skipped else state.skipped,
                    state.has_triple or way.has_triple,
                )
                yield LayingChoice(rank, steps, way, skipped), after


def _ways(
    held: Holding,
    rank: Rank,
    limits: ShapeLimits,
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
    for way in ways_to_lay(limits, own, naturals, wilds, timing):
        if not (must_finish and rank in PURE_RANKS and way.is_unfinished):
            yield way


def _timing(held: Holding, rank: Rank) -> Timing:
    """Returns what the ways of a rank depend on besides cards; the same for most games."""
    limits, is_opening = held.limits, not held.has_opened
    if not limits.pure_ranks and not limits.late_wild_naturals and not _wants_triple(held):
        is_opening = False
    is_pure = rank in PURE_RANKS and (limits.pure_ranks or held.rules.out.unfinished_bars)
    return Timing(int(rank) if is_pure else 0, is_opening)


def _wants_triple(held: Holding) -> bool:
    """Returns whether the cards are an opening that contains a clean meld."""
    return not held.has_opened and held.rules.opening.clean_triple != "none"


def _kinds_of(limits: ShapeLimits, rank: Rank, way: SetWay) -> tuple[int, int, int]:
    """Returns the natural and the mixed canastas of a rank, and those of sevens where apart."""
    if limits.sevens_apart and rank is Rank.SEVEN:
        return 0, 0, way.natural + way.mixed
    return way.natural, way.mixed, 0


def _end(held: Holding, state: _State, least: CanastaDemand | None) -> WildWay | None:
    """Returns how the remaining wild cards are laid, if the laying is then lawful and
    sufficient.
    """
    limits = held.limits
    size, smallest = limits.canasta_size, limits.min_size
    runs = [run for lane in state.runs for run in lane]
    if least is None or any(run.length < smallest for run in runs if run.own < 0):
        return None
    left = held.wilds - state.wilds
    if left and not limits.wild_melds:
        return None
    wild_way = _best_wild_way(held, left)
    if wild_way is None:
        return None
    may_be_wild = held.rules.opening.clean_triple == "natural-or-wild"
    if not state.has_triple and not (may_be_wild and left):
        return None
    sambas = state.sambas + sum(run.length >= size for run in runs)
    have = (state.natural, state.mixed, sambas, wild_way.canastas, state.sevens)
    is_enough = (
        least.is_met(sum(have), state.mixed) and lacking(held.rules.out.canastas, *have) == 0
    )
    return wild_way if is_enough else None


def _best_wild_way(held: Holding, left: int) -> WildWay | None:
    """Returns the best way to lay so many wild cards as melds of their own; the others join sets.

    ``None`` when there is none.
    """
    meld, in_sets = held.rules.meld, held.wilds - left
    bars = held.rules.out.unfinished_bars
    if not held.are_wilds_told_apart:
        must_finish = bars or (meld.wild_cards_bound and in_sets > 0)
        alone = WildCount(left, 0)
        return best_wild_melds(held.limits, held.wild_melds, alone, must_finish=must_finish)
    found: list[WildWay] = []
    for jokers in range(max(0, left - held.twos), min(left, held.jokers) + 1):
        twos = left - jokers
        is_bound = (meld.wild_cards_bound and in_sets > 0) or (meld.twos_bound and twos < held.twos)
        must_finish, alone = bars or is_bound, WildCount(twos, jokers)
        way = best_wild_melds(held.limits, held.wild_melds, alone, must_finish=must_finish)
        if way is not None:
            found.append(way)
    return max(found, default=None)


def lacking(need: CanastaNeed, natural: int, mixed: int, samba: int, wild: int, sevens: int) -> int:
    """Returns how many canastas are missing, by kind and in all."""
    by_kind = (
        max(0, need.natural - natural)
        + max(0, need.mixed - mixed)
        + max(0, need.samba - samba)
        + max(0, need.wild - wild)
        + max(0, need.sevens - sevens)
    )
    counted = natural + mixed + samba + sevens + (wild if need.wild_counts else 0)
    return max(by_kind, need.total - counted)
