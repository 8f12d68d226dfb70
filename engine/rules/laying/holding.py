"""Own melds and a hand as counts: the input of the search for ways out."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.cards import (
    JOKER,
    NATURAL_RANKS,
    Card,
    Rank,
    is_bonus,
    is_caliente,
    is_natural,
    is_stop,
    rank_of,
)
from engine.rules.lawful import lane_of
from engine.rules.laying.runs import Lane, Run
from engine.rules.laying.sets import FindWays, Size, canastas_among, ways_within
from engine.rules.laying.wilds import WildCount
from engine.ruleset.model import Ruleset
from engine.shapes import ShapeLimits
from engine.state import MeldKind, TableMeld
from engine.values import points_in

BEHIND = NATURAL_RANKS[-1] + 1
"""The rank after the last natural rank."""


class Canastas(NamedTuple):
    """Numbers of canastas by kind; those of sevens only where they are set apart."""

    natural: int
    mixed: int
    samba: int
    sevens: int

    def plus(
        self, limits: ShapeLimits, rank: int, natural: int, mixed: int, sambas: int
    ) -> "Canastas":
        """Returns the canastas with more sets of a rank and more sequences."""
        samba = self.samba + sambas
        if limits.sevens_apart and rank == Rank.SEVEN:
            return Canastas(self.natural, self.mixed, samba, self.sevens + natural + mixed)
        return Canastas(self.natural + natural, self.mixed + mixed, samba, self.sevens)


@dataclass
class Holding:
    """Own melds and the cards that are to be laid with them, and what follows from these.

    The search asks for it at every rank; therefore it is kept. Nothing changes it.
    """

    rules: Ruleset
    has_opened: bool
    naturals: tuple[int, ...]
    """Natural cards by rank."""
    twos: int
    jokers: int
    stops: int
    calientes: int
    bonus: int
    points: int
    """The sum of the values of all these cards."""
    sets: Mapping[int, tuple[Size, ...]]
    """The own sets by rank, in the order in which they lie."""
    wild_melds: tuple[WildCount, ...]
    """The own melds of wild cards."""
    lanes: tuple[Lane, ...]
    """The lanes in which sequences can be made; empty where there are no sequences."""
    finished_sambas: int
    """Own sequences that take no further card."""
    dead: frozenset[int] = frozenset()
    """The ranks that take no further card."""
    is_splash: bool = False
    """Whether a canasta that is not mixed opens, without a clean meld."""
    limits: ShapeLimits = field(init=False)
    """What the rules say about the shapes of melds."""
    find_ways: FindWays = field(init=False)
    """Finds the ways to lay cards of a rank within these limits."""
    wilds: int = field(init=False)
    """How many wild cards are to be laid."""
    are_wilds_told_apart: bool = field(init=False)
    """Whether it matters which wild cards are twos."""
    enough: int = field(init=False)
    """A number of canastas of a kind beyond which more make no difference."""
    are_ranks_alike: bool = field(init=False)
    """Whether no rank, and no time at which cards are laid, has rules of its own."""
    in_reach: tuple[int, ...] = field(init=False)
    """By lane, the ranks, as bits, of which a sequence may take a card."""
    ranks: tuple[Rank, ...] = field(init=False)
    """The ranks whose melds may change."""
    canastas: Canastas = field(init=False)
    """The own canastas, without sequences that take further cards."""

    def __post_init__(self) -> None:
        rules, limits = self.rules, self.rules.limits
        self.limits, self.find_ways = limits, ways_within(limits)
        self.wilds = self.twos + self.jokers
        self.are_wilds_told_apart = are_wilds_told_apart(rules)
        self.enough = max(1, rules.out.canastas.total)
        self.are_ranks_alike = not (self.dead or self._has_laws_of_ranks())
        self.in_reach = tuple([lane.ranks_in_reach() for lane in self.lanes])
        held = (rank for rank in NATURAL_RANKS if self.naturals[rank] or rank in self.sets)
        self.ranks = NATURAL_RANKS if self.lanes else tuple(held)
        self.canastas = self._own_canastas()

    def _own_canastas(self) -> Canastas:
        found = Canastas(0, 0, self.finished_sambas, 0)
        for rank, sizes in self.sets.items():
            natural, mixed = canastas_among(self.limits, sizes)
            if natural or mixed:
                found = found.plus(self.limits, rank, natural, mixed, 0)
        return found

    def _has_laws_of_ranks(self) -> bool:
        limits, rules = self.rules.limits, self.rules
        has_late_wilds = limits.late_wild_naturals > 0
        has_laws = limits.pure_ranks or has_late_wilds or rules.out.unfinished_bars
        return has_laws or (not self.has_opened and rules.opening.clean_triple != "none")

    @property
    def size(self) -> int:
        """How many cards there are."""
        return sum(self.naturals) + self.wilds + self.stops + self.calientes + self.bonus

    def outside_lines(self, rank: int) -> int:
        """Returns how many natural cards of a rank can be in no sequence."""
        if not self.lanes:
            return self.naturals[rank]
        outside = [at for at, reach in enumerate(self.in_reach) if not reach >> rank & 1]
        return sum([self.lanes[at].counts[rank] for at in outside])


class Places(NamedTuple):
    """The places on the table of the own melds that a holding counts."""

    sets: Mapping[int, tuple[int, ...]]
    """The places of sets by rank, in the order of their sizes in a holding."""
    wild_melds: tuple[int, ...]


def places_of(melds: tuple[TableMeld, ...]) -> Places:
    """Returns the places of own sets and melds of wild cards."""
    sets: dict[int, tuple[int, ...]] = {}
    for place, meld in enumerate(melds):
        if meld.rank is not None and not meld.is_stops:
            sets[meld.rank] = (*sets.get(meld.rank, ()), place)
    wilds = (place for place, meld in enumerate(melds) if meld.kind is MeldKind.WILD)
    return Places(sets, tuple(wilds))


def holding_of(
    rules: Ruleset,
    melds: tuple[TableMeld, ...],
    cards: tuple[Card, ...],
    dead: frozenset[Rank] = frozenset(),
) -> Holding:
    """Counts melds and cards; ``dead`` are the ranks that take no further card."""
    naturals = [0] * (BEHIND + 1)
    for card in filter(is_natural, cards):
        naturals[rank_of(card)] += 1
    places, size = places_of(melds), rules.limits.longest_run
    runs = (meld for meld in melds if meld.kind is MeldKind.SEQUENCE)
    return Holding(
        rules=rules,
        has_opened=bool(melds),
        naturals=tuple(naturals),
        twos=sum(rank_of(card) is Rank.TWO for card in cards),
        jokers=sum(rank_of(card) is Rank.JOKER for card in cards),
        stops=sum(map(is_stop, cards)),
        calientes=sum(map(is_caliente, cards)),
        bonus=sum(map(is_bonus, cards)),
        points=points_in(cards),
        sets={
            rank: tuple((len(melds[at].naturals), len(melds[at].wilds)) for at in own)
            for rank, own in places.sets.items()
        },
        wild_melds=tuple(
            count_wilds(rules, len(melds[at].cards), melds[at].cards.count(JOKER))
            for at in places.wild_melds
        ),
        lanes=_lanes(rules, melds, cards),
        finished_sambas=sum(len(run.cards) >= size for run in runs),
        dead=frozenset(map(int, dead)),
    )


def are_wilds_told_apart(rules: Ruleset) -> bool:
    """Returns whether it matters to any law which wild cards are twos."""
    return rules.meld.twos_as_rank or rules.meld.twos_bound


def count_wilds(rules: Ruleset, size: int, jokers: int) -> WildCount:
    """Returns a meld of so many wild cards, jokers among them, as the search counts it."""
    return WildCount(size - jokers, jokers) if are_wilds_told_apart(rules) else WildCount(size, 0)


def _lanes(
    rules: Ruleset, melds: tuple[TableMeld, ...], cards: tuple[Card, ...]
) -> tuple[Lane, ...]:
    limits = rules.limits
    counts = [[0] * (BEHIND + 1) for _ in range(limits.lanes)]
    own: list[list[Run]] = [[] for _ in range(limits.lanes)]
    for card in filter(is_natural, cards if limits.lanes else ()):
        counts[lane_of(limits, card)][rank_of(card)] += 1
    for place, meld in enumerate(melds):
        if meld.kind is MeldKind.SEQUENCE and len(meld.cards) < limits.longest_run:
            run = Run(rank_of(meld.cards[-1]) + 1, len(meld.cards), place)
            own[lane_of(limits, meld.cards[0])].append(run)
    sizes = limits.canasta_size, limits.longest_run, limits.min_size
    return tuple(
        Lane(tuple(of_lane), tuple(sorted(runs)), *sizes)
        for of_lane, runs in zip(counts, own, strict=True)
    )
