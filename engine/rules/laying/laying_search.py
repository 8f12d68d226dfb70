"""Searches for a way to lay every card of a hand with the canastas that going out needs, by how
many wild cards the sets of the remaining ranks need at least and can take at most.
"""

from itertools import product
from math import inf
from typing import final

from engine.native import mypyc_attr
from engine.rules.laying.dead_states import DeadStates, LeastBySkip
from engine.rules.laying.holding import Holding
from engine.rules.laying.rank_choices import (
    LayingChoice,
    LayingState,
    state_after,
    wants_triple,
    ways_of,
)
from engine.rules.laying.runs import RunStep
from engine.rules.laying.wilds import WildWay
from engine.rules.laying.wilds_apart import best_way_apart
from engine.ruleset.laws import Need
from engine.shapes import ShapeLimits
from engine.values import CanastaDemand

Demand = tuple[float, float, float]
"""The least wild cards for a rank and all higher ones (infinite where cards can never be laid), the
least if one natural card need not be laid, and the most."""


def demands_of(held: Holding) -> list[Demand]:
    """Returns the demand from each rank on whose melds may change; ``least`` is a lower bound."""
    least, but_one, most = 0.0, 0.0, inf if held.limits.wild_melds else 0.0
    found: list[Demand] = [(least, but_one, most)]
    for at in range(len(held.ranks) - 1, -1, -1):
        rank = held.ranks[at]
        own, single = len(held.sets[rank]), held.outside_lines(rank)
        least_here, but_one_here, most_here = _demand(held.limits, own, held.naturals[rank], single)
        but_one = min(least_here + but_one, but_one_here + least)
        least, most = least_here + least, most_here + most
        found.append((least, but_one, most))
    found.reverse()
    return found


def _demand(limits: ShapeLimits, own: int, count: int, single: int) -> Demand:
    """Returns the demand of a rank with ``own`` sets and so many natural cards, of which ``single``
    can be in no sequence; the others are taken to be there.
    """
    # More natural cards never need more wild ones, unless they are none.
    least = 0.0 if own or not single else _least(limits, count)
    but_one = min(least, _least(limits, single - 1))
    sets = own + count // max(1, limits.min_naturals)
    return least, but_one, float(sets * limits.wild_cap)


def _least(limits: ShapeLimits, naturals: int) -> float:
    """Returns the least number of wild cards with which so many natural cards make a set."""
    if not naturals or naturals >= limits.min_size:
        return 0.0
    return float(limits.min_size - naturals) if naturals >= limits.min_naturals else inf


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Laying:
    """A way to lay the whole hand except the skipped card: the choices at the ranks where a meld
    may change, and the wild cards.
    """

    __slots__ = ("choices", "wild_way")

    def __init__(self, choices: tuple[LayingChoice, ...], wild_way: WildWay) -> None:
        self.choices = choices
        """Lowest rank first."""
        self.wild_way = wild_way


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class _Search:
    """Tries every choice, rank by rank, and remembers states from which there is no way."""

    def __init__(
        self, held: Holding, demands: list[Demand], *, may_skip: bool, least_by_skip: LeastBySkip
    ) -> None:
        self._held = held
        self._may_skip = may_skip
        self._least_by_skip = least_by_skip
        self._demands = demands
        self._dead = DeadStates(held, least_by_skip)
        self._found: list[LayingChoice] = []
        """The choices of the way that is found, highest rank first."""
        self._sambas = held.laws.out_need.samba

    def start(self) -> Laying | None:
        """Returns a way to lay everything; ``None`` if there is none."""
        held = self._held
        if not self._may_take(0, held.wilds, may_skip=self._may_skip):
            return None
        runs, has_triple = ((),) * len(held.lanes), not wants_triple(held)
        state = LayingState(runs, held.wilds, held.canastas, 0, has_triple=has_triple)
        wild_way = self._go_on(0, state)
        return None if wild_way is None else Laying(tuple(reversed(self._found)), wild_way)

    def _may_take(self, place: int, wilds: int, *, may_skip: bool) -> bool:
        """Returns whether a rank, by its place, and all higher ones may take so many wild cards."""
        least, least_but_one, most = self._demands[place]
        return (least_but_one if may_skip else least) <= wilds <= most

    def _go_on(self, place: int, state: LayingState) -> WildWay | None:
        """Finds a way to lay the cards of a rank, by its place, and of all higher ones; returns how
        the wild cards that are left are laid, or ``None`` if there is no way.
        """
        held = self._held
        if place == len(held.ranks):
            return _end(held, state, self._least_by_skip[state.skipped])
        rank = held.ranks[place]
        if state.canastas.samba < self._sambas and not self._is_samba_in_reach(rank, state):
            return None
        if self._dead.holds(rank, state):
            return None
        wild_way = self._lay_rank(place, state)
        if wild_way is None:
            self._dead.add(rank, state)
        return wild_way

    def _lay_rank(self, place: int, state: LayingState) -> WildWay | None:
        """Tries the choices of a rank, and all higher ones."""
        held = self._held
        if not held.lanes:
            return self._lay_sets(place, state, ())
        rank = held.ranks[place]
        lanes = [lane.steps_at(rank, state.runs[at]) for at, lane in enumerate(held.lanes)]
        for steps in product(*lanes):
            wild_way = self._lay_sets(place, state, steps)
            if wild_way is not None:
                return wild_way
        return None

    def _lay_sets(
        self, place: int, state: LayingState, steps: tuple[RunStep, ...]
    ) -> WildWay | None:
        """Tries the ways to lay the rest of a rank after these steps, and all higher ranks."""
        held = self._held
        rank = held.ranks[place]
        left = held.naturals[rank]
        for step in steps:
            left -= step.cards
        is_skipping = self._may_skip and not state.skipped
        may_skip = is_skipping and left > 0 and self._least_by_skip[rank] is not None
        for skipped in range(2 if may_skip else 1):
            may_skip_later = is_skipping and not skipped
            for way in ways_of(held, rank, state, left - skipped):
                if not self._may_take(place + 1, state.wilds - way.wilds, may_skip=may_skip_later):
                    continue
                after = state_after(held, rank, state, steps, way, skipped=skipped > 0)
                wild_way = None if after is None else self._go_on(place + 1, after)
                if wild_way is not None:
                    if steps or skipped or way.pots:
                        self._found.append(LayingChoice(rank, steps, way, skipped=skipped > 0))
                    return wild_way
        return None

    def _is_samba_in_reach(self, rank: int, state: LayingState) -> bool:
        """Returns whether as many sequences as going out needs can become canastas."""
        sambas = state.canastas.samba
        for at, lane in enumerate(self._held.lanes):
            ahead = lane.canastas_ahead(rank, state.runs[at])
            if ahead < 0:
                return False
            sambas += ahead
        return sambas >= self._sambas


def search(held: Holding, least_by_skip: LeastBySkip) -> Laying | None:
    """Returns a way to lay every card, or all but one natural card, with the canastas needed."""
    demands, found = demands_of(held), None
    if least_by_skip[0] is not None:
        found = _Search(held, demands, may_skip=False, least_by_skip=least_by_skip).start()
    if found is None and any(least is not None for least in least_by_skip[1:]):
        found = _Search(held, demands, may_skip=True, least_by_skip=least_by_skip).start()
    return found


def _end(held: Holding, state: LayingState, least: CanastaDemand | None) -> WildWay | None:
    """Returns how the remaining wild cards are laid, if the laying is lawful and sufficient."""
    if least is None:
        return None
    wild_way = best_way_apart(held, state.wilds)
    if wild_way is None:
        return None
    canastas = state.canastas
    samba = canastas.samba
    for lane in state.runs:
        for run in lane:
            samba += run.length >= held.limits.canasta_size
    if not state.has_triple and not (held.terms.may_triple_be_wild and state.wilds):
        return None
    natural, mixed, sevens = canastas.natural, canastas.mixed, canastas.sevens
    wild = wild_way.canastas
    if not least.is_met(natural + mixed + samba + wild + sevens, mixed):
        return None
    return None if lacking(held.laws.out_need, natural, mixed, samba, wild, sevens) else wild_way


def lacking(need: Need, natural: int, mixed: int, samba: int, wild: int, sevens: int) -> int:
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
