"""Searches for a way to lay every card of a hand with the canastas that going out needs."""

from collections.abc import Callable
from functools import lru_cache, partial
from math import inf
from typing import NamedTuple

from engine.cards import Rank
from engine.rules.laying.dead_states import DeadStates, LeastBySkip
from engine.rules.laying.holding import Holding
from engine.rules.laying.rank_choices import (
    LayingChoice,
    LayingState,
    choices_at,
    wants_triple,
)
from engine.rules.laying.runs import canastas_ahead
from engine.rules.laying.wilds import WildWay
from engine.rules.laying.wilds_apart import best_way_apart
from engine.ruleset.ending_options import CanastaNeed
from engine.shapes import ShapeLimits
from engine.values import CanastaDemand

Demand = tuple[float, float, float]
"""The least wild cards for a rank and all higher ones (infinite where cards can never be laid), the
least if one natural card need not be laid, and the most."""


def demands_of(held: Holding) -> tuple[Demand, ...]:
    """Returns the demand from each rank on whose melds may change; ``least`` is a lower bound."""
    demand = _demands_within(held.limits)
    least, but_one, most = 0.0, 0.0, inf if held.limits.wild_melds else 0.0
    found = [(least, but_one, most)]
    for rank in reversed(held.ranks):
        own, single = len(held.sets.get(rank, ())), held.outside_lines(rank)
        least_here, but_one_here, most_here = demand(own, held.naturals[rank], single)
        but_one = min(least_here + but_one, but_one_here + least)
        least, most = least_here + least, most_here + most
        found.append((least, but_one, most))
    return tuple(reversed(found))


@lru_cache(maxsize=64)
def _demands_within(limits: ShapeLimits) -> Callable[[int, int, int], Demand]:
    """Returns `_demand` within these limits, as a function that keeps its results."""
    return lru_cache(maxsize=2000)(partial(_demand, limits))


def _demand(limits: ShapeLimits, own: int, count: int, single: int) -> Demand:
    """Returns the demand of a rank with ``own`` sets and so many natural cards, of which ``single``
    can be in no sequence; the others are taken to be there.
    """
    # More natural cards never need more wild ones, unless they are none.
    least = 0 if own or not single else _least(limits, count)
    but_one = least if own or not single else min(least, _least(limits, single - 1))
    sets = own + count // max(1, limits.min_naturals)
    return least, but_one, sets * limits.wild_cap


def _least(limits: ShapeLimits, naturals: int) -> float:
    """Returns the least number of wild cards with which so many natural cards make a set."""
    if not naturals or naturals >= limits.min_size:
        return 0
    return limits.min_size - naturals if naturals >= limits.min_naturals else inf


class Laying(NamedTuple):
    """A way to lay the whole hand except the skipped card: the choices at the ranks where a meld
    may change, and the wild cards.
    """

    choices: tuple[LayingChoice, ...]
    wild_way: WildWay


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
        self._dead = DeadStates(held, least_by_skip)
        self._found: list[LayingChoice] = []
        """The choices of the way that is found, highest rank first."""
        self._sambas = held.rules.out.canastas.samba

    def start(self) -> Laying | None:
        """Returns a way to lay everything; ``None`` if there is none."""
        held = self._held
        runs, has_triple = ((),) * len(held.lanes), not wants_triple(held)
        state = LayingState(runs, held.wilds, held.canastas, 0, has_triple=has_triple)
        wild_way = self._go_on(0, state)
        return None if wild_way is None else Laying(tuple(reversed(self._found)), wild_way)

    def _go_on(self, place: int, state: LayingState) -> WildWay | None:
        """Finds a way to lay the cards of a rank, by its place, and of all higher ones; returns how
        the wild cards that are left are laid, or ``None`` if there is no way.
        """
        held = self._held
        if place == len(held.ranks):
            return _end(held, state, self._least_by_skip.get(state.skipped))
        may_skip = self._may_skip and not state.skipped
        least, least_but_one, most = self._demands[place]
        if not (least_but_one if may_skip else least) <= state.wilds <= most:
            return None
        rank = held.ranks[place]
        if state.canastas.samba < self._sambas and not self._is_samba_in_reach(rank, state):
            return None
        if self._dead.holds(rank, state):
            return None
        may_skip = may_skip and rank in self._least_by_skip
        for choice, after in choices_at(held, rank, state, may_skip=may_skip):
            wild_way = self._go_on(place + 1, after)
            if wild_way is not None:
                if choice is not None:
                    self._found.append(choice)
                return wild_way
        self._dead.add(rank, state)
        return None

    def _is_samba_in_reach(self, rank: Rank, state: LayingState) -> bool:
        """Returns whether as many sequences as going out needs can become canastas."""
        sambas = state.canastas.samba
        for at, lane in enumerate(self._held.lanes):
            ahead = canastas_ahead(lane, rank, state.runs[at])
            if ahead < 0:
                return False
            sambas += ahead
        return sambas >= self._sambas


def search(held: Holding, least_by_skip: LeastBySkip) -> Laying | None:
    """Returns a way to lay every card, or all but one natural card, with the canastas needed."""
    demands, found = demands_of(held), None
    if 0 in least_by_skip:
        found = _Search(held, demands, may_skip=False, least_by_skip=least_by_skip).start()
    if found is None and least_by_skip.keys() - {0}:
        found = _Search(held, demands, may_skip=True, least_by_skip=least_by_skip).start()
    return found


def _end(held: Holding, state: LayingState, least: CanastaDemand | None) -> WildWay | None:
    """Returns how the remaining wild cards are laid, if the laying is then lawful and
    sufficient.
    """
    size, smallest = held.limits.canasta_size, held.limits.min_size
    runs = [run for lane in state.runs for run in lane]
    if least is None or any(run.length < smallest for run in runs if run.own < 0):
        return None
    wild_way = best_way_apart(held, state.wilds)
    if wild_way is None:
        return None
    may_be_wild = held.rules.opening.clean_triple == "natural-or-wild"
    if not state.has_triple and not (may_be_wild and state.wilds):
        return None
    natural, mixed, samba, sevens = state.canastas
    samba += sum([run.length >= size for run in runs])
    have = (natural, mixed, samba, wild_way.canastas, sevens)
    is_enough = least.is_met(sum(have), mixed) and lacking(held.rules.out.canastas, *have) == 0
    return wild_way if is_enough else None


def lacking(need: CanastaNeed, natural: int, mixed: int, samba: int, wild: int, sevens: int) -> int:
    """Returns how many canastas are missing, by kind and in all."""
    # Conditions take less time than `max`: every table that is looked ahead to asks this.
    by_kind = (
        (need.natural - natural if need.natural > natural else 0)
        + (need.mixed - mixed if need.mixed > mixed else 0)
        + (need.samba - samba if need.samba > samba else 0)
        + (need.wild - wild if need.wild > wild else 0)
        + (need.sevens - sevens if need.sevens > sevens else 0)
    )
    counted = natural + mixed + samba + sevens + (wild if need.wild_counts else 0)
    return max(by_kind, need.total - counted)
