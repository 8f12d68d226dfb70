"""Own melds and a hand as counts: the input of the search for ways out."""

from typing import Final, final

from engine.cards import (
    CALIENTE,
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
from engine.native import mypyc_attr
from engine.rules.lawful import lane_of
from engine.rules.laying.rank_lines import BEHIND
from engine.rules.laying.runs import Lane, Run
from engine.rules.laying.sets import Size, canastas_among
from engine.rules.laying.terms import STOP, TWO, Terms, terms_of
from engine.rules.laying.wilds import WildCount
from engine.ruleset.model import Ruleset
from engine.shapes import ShapeLimits
from engine.state import MeldKind, TableMeld
from engine.values import points_in, points_of

_SEVEN: Final = int(Rank.SEVEN)
_ALL_RANKS: Final = list(map(int, NATURAL_RANKS))


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Canastas:
    """Numbers of canastas by kind; those of sevens only where they are set apart."""

    __slots__ = ("mixed", "natural", "samba", "sevens")

    def __init__(self, natural: int, mixed: int, samba: int, sevens: int) -> None:
        self.natural = natural
        self.mixed = mixed
        self.samba = samba
        self.sevens = sevens

    def plus(
        self, limits: ShapeLimits, rank: int, natural: int, mixed: int, sambas: int
    ) -> "Canastas":
        """Returns the canastas with more sets of a rank and more sequences."""
        samba = self.samba + sambas
        if limits.sevens_apart and rank == _SEVEN:
            return Canastas(self.natural, self.mixed, samba, self.sevens + natural + mixed)
        return Canastas(self.natural + natural, self.mixed + mixed, samba, self.sevens)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Holding:
    """Own melds and the cards that are to be laid with them, and what follows from these.

    The search asks for it at every rank; therefore it is kept. Nothing changes it.
    """

    __slots__ = (
        "are_ranks_alike",
        "bonus",
        "calientes",
        "canastas",
        "dead",
        "finished_sambas",
        "has_opened",
        "is_splash",
        "jokers",
        "lanes",
        "laws",
        "limits",
        "naturals",
        "points",
        "ranks",
        "sets",
        "stop_wilds",
        "stops",
        "terms",
        "twos",
        "wild_melds",
        "wilds",
    )

    def __init__(
        self,
        terms: Terms,
        naturals: list[int],
        twos: int,
        jokers: int,
        stops: int,
        calientes: int,
        bonus: int,
        points: int,
        sets: list[tuple[Size, ...]],
        wild_melds: tuple[WildCount, ...],
        lanes: tuple[Lane, ...],
        finished_sambas: int,
        dead: frozenset[int],
        *,
        has_opened: bool,
        is_splash: bool = False,
        stop_wilds: int = 0,
        alike: "Holding | None" = None,
    ) -> None:
        """``alike`` is a holding with the same natural cards, sets and sequences, if any."""
        self.terms, self.laws, self.limits = terms, terms.laws, terms.limits
        self.naturals = naturals
        """Natural cards by rank."""
        self.twos, self.jokers, self.stops = twos, jokers, stops
        self.stop_wilds = stop_wilds
        """Wild cards that are laid with the black threes, beside the others."""
        self.calientes, self.bonus = calientes, bonus
        self.points = points
        """The sum of the values of all these cards."""
        self.sets = sets
        """The own sets by rank, in the order in which they lie."""
        self.wild_melds = wild_melds
        """The own melds of wild cards."""
        self.lanes = lanes
        """The lanes in which sequences can be made; empty where there are no sequences."""
        self.finished_sambas = finished_sambas
        """Own sequences that take no further card."""
        self.dead = dead
        """The ranks that take no further card."""
        self.has_opened = has_opened
        self.is_splash = is_splash
        """Whether a canasta that is not mixed opens, without a clean meld."""
        self.wilds = twos + jokers
        """How many wild cards are to be laid."""
        has_laws = terms.has_laws_of_ranks or (not has_opened and terms.opens_with_triple)
        self.are_ranks_alike = not dead and not has_laws
        """Whether no rank, and no time at which cards are laid, has rules of its own."""
        self.ranks: list[int] = self._changing_ranks() if alike is None else alike.ranks
        """The ranks whose melds may change."""
        self.canastas: Canastas = self._own_canastas() if alike is None else alike.canastas
        """The own canastas, without sequences that take further cards."""

    def without(self, card: Card) -> "Holding":
        """Returns the holding without a card that is no natural card."""
        return self._altered(card, is_splash=self.is_splash)

    def with_stop_wild(self, card: Card) -> "Holding":
        """Returns the holding in which a wild card of this face goes with the black threes."""
        return self._altered(card, is_splash=self.is_splash, is_with_stops=True)

    def as_splash(self) -> "Holding":
        """Returns the holding with an opening by a canasta alone."""
        return self._altered(None, is_splash=True)

    def _altered(
        self, card: Card | None, *, is_splash: bool, is_with_stops: bool = False
    ) -> "Holding":
        """Returns the holding without a card, which may go with the black threes."""
        gone = 0 if card is None or is_with_stops else points_of(card)
        return Holding(
            self.terms,
            self.naturals,
            self.twos - (card == TWO),
            self.jokers - (card == JOKER),
            self.stops - (card == STOP),
            self.calientes - (card == CALIENTE),
            self.bonus,
            self.points - gone,
            self.sets,
            self.wild_melds,
            self.lanes,
            self.finished_sambas,
            self.dead,
            has_opened=self.has_opened,
            is_splash=is_splash,
            stop_wilds=self.stop_wilds + is_with_stops,
            alike=self,
        )

    def count_of(self, card: Card) -> int:
        """Returns how many cards there are of a face that is no natural card."""
        if card == TWO:
            return self.twos
        if card == JOKER:
            return self.jokers
        return self.stops if card == STOP else self.calientes

    def _changing_ranks(self) -> list[int]:
        if self.lanes:
            return _ALL_RANKS
        return [rank for rank in _ALL_RANKS if self.naturals[rank] or self.sets[rank]]

    def _own_canastas(self) -> Canastas:
        found = Canastas(0, 0, self.finished_sambas, 0)
        for rank, sizes in enumerate(self.sets):
            if sizes:
                natural, mixed = canastas_among(self.limits, sizes)
                if natural or mixed:
                    found = found.plus(self.limits, rank, natural, mixed, 0)
        return found

    def size(self) -> int:
        """Returns how many cards there are."""
        others = self.stops + self.stop_wilds + self.calientes + self.bonus
        return sum(self.naturals) + self.wilds + others

    def outside_lines(self, rank: int) -> int:
        """Returns how many natural cards of a rank can be in no sequence."""
        if not self.lanes:
            return self.naturals[rank]
        outside = 0
        for lane in self.lanes:
            if not lane.in_reach >> rank & 1:
                outside += lane.counts[rank]
        return outside


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Places:
    """The places on the table of the own melds that a holding counts."""

    __slots__ = ("sets", "wild_melds")

    def __init__(self, sets: list[tuple[int, ...]], wild_melds: tuple[int, ...]) -> None:
        self.sets = sets
        """The places of sets by rank, in the order of their sizes in a holding."""
        self.wild_melds = wild_melds


def places_of(melds: tuple[TableMeld, ...]) -> Places:
    """Returns the places of own sets and melds of wild cards."""
    sets: list[tuple[int, ...]] = [()] * BEHIND
    for place, meld in enumerate(melds):
        if meld.rank is not None and not meld.is_stops:
            sets[meld.rank] = (*sets[meld.rank], place)
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
    terms = terms_of(rules)
    return Holding(
        terms,
        naturals,
        twos=sum(rank_of(card) is Rank.TWO for card in cards),
        jokers=sum(rank_of(card) is Rank.JOKER for card in cards),
        stops=sum(map(is_stop, cards)),
        calientes=sum(map(is_caliente, cards)),
        bonus=sum(map(is_bonus, cards)),
        points=points_in(cards),
        sets=[
            tuple([(len(melds[at].naturals), len(melds[at].wilds)) for at in own])
            for own in places.sets
        ],
        wild_melds=tuple(
            count_wilds(terms, len(melds[at].cards), melds[at].cards.count(JOKER))
            for at in places.wild_melds
        ),
        lanes=_lanes(rules, melds, cards),
        finished_sambas=sum(len(run.cards) >= size for run in runs),
        dead=frozenset(map(int, dead)),
        has_opened=bool(melds),
    )


def count_wilds(terms: Terms, size: int, jokers: int) -> WildCount:
    """Returns a meld of so many wild cards, jokers among them, as the search counts it."""
    return WildCount(size - jokers, jokers) if terms.are_wilds_told_apart else WildCount(size, 0)


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
    return tuple([Lane(counts[at], runs, limits) for at, runs in enumerate(own)])
