"""Finds ways to get rid of a whole hand in one turn: by melds alone, or with a last discard."""

from functools import lru_cache
from typing import NamedTuple, final

from engine.actions import Play
from engine.cards import JOKER, Card, Rank, is_stop, rank_of, role_of, wilds_in
from engine.counts import naturals_by_rank
from engine.native import mypyc_attr
from engine.rules.lawful import lane_of
from engine.rules.laying.dead_states import LeastBySkip
from engine.rules.laying.dealing import CardsToLay, Dealing
from engine.rules.laying.holding import Holding, holding_of, places_of
from engine.rules.laying.laying_search import Laying, search
from engine.rules.laying.rank_lines import BEHIND
from engine.rules.laying.reach import is_hopeless
from engine.rules.laying.terms import TWO
from engine.ruleset.laws import Laws
from engine.ruleset.model import Ruleset
from engine.shapes import is_lawful_stop_set
from engine.state import TableMeld
from engine.values import NO_DEMAND, SPLASH, CanastaDemand, points_of


class HandExit(NamedTuple):
    """A way to get rid of a hand: melds, and perhaps a last discard."""

    plays: tuple[Play, ...]
    last: Card | None


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Opening:
    """What the first melds of the side must contain, and whether a concealed exit is exempt."""

    __slots__ = ("demand", "is_waivable", "need")

    def __init__(self, need: int, demand: CanastaDemand, *, is_waivable: bool) -> None:
        self.need = need
        self.demand = demand
        self.is_waivable = is_waivable

    def __eq__(self, other: object) -> bool:
        match other:
            case Opening():
                return self._values() == other._values()
            case _:
                return False

    def __hash__(self) -> int:
        return hash(self._values())

    def _values(self) -> tuple[int, CanastaDemand, bool]:
        return self.need, self.demand, self.is_waivable


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class WayOut:
    """A way to get rid of a hand, on counts; all black threes that are not discarded are melded."""

    __slots__ = ("last", "laying", "stop_wild")

    def __init__(self, laying: Laying, last: Card | None = None) -> None:
        self.laying = laying
        """How wild and natural cards are laid; a skipped natural card is the discard."""
        self.last = last
        """The discard, if it is no natural card: any card of this face will do."""
        self.stop_wild: Card | None = None
        """The face of the wild card that is laid with the black threes."""


@lru_cache(maxsize=2000)
def find_way_out(
    rules: Ruleset,
    melds: tuple[TableMeld, ...],
    hand: tuple[Card, ...],
    opening: Opening,
    dead: frozenset[Rank] = frozenset(),
) -> HandExit | None:
    """Returns a way to get rid of the whole hand with the canastas that going out needs.

    The search is exact; ``None`` means that there is no way. The result is cached: the search is
    expensive, and a search ahead asks about the same hand repeatedly.
    """
    held = holding_of(rules, melds, hand, dead)
    found = None if is_hopeless(held, spare=1) else way_out(held, opening)
    return None if found is None else _dealt(held, melds, hand, found)


def way_out(held: Holding, opening: Opening) -> WayOut | None:
    """Returns the way that `find_way_out` returns, on counts.

    Callers rule out hopeless hands first, because the search is expensive.
    """
    found = _way_out(held, opening)
    for wild in _wilds_for_stops(held):
        if found is None:
            found = _way_out(held.with_stop_wild(wild), opening)
            if found is not None:
                found.stop_wild = wild
    return found


def _wilds_for_stops(held: Holding) -> list[Card]:
    """Returns the faces of the wild cards of which one may be laid with the black threes."""
    is_barred = held.laws.opening_naturals_only and not held.has_opened
    if not held.stops or not held.limits.stop_wilds or is_barred:
        return []
    return [card for card in (TWO, JOKER) if held.count_of(card)]


def _way_out(held: Holding, opening: Opening) -> WayOut | None:
    """Returns the way out in which the black threes have the wild cards of the holding."""
    laying = _laid(held, opening, may_skip=True)
    if laying is not None:
        return WayOut(laying)
    opening = _with_discard(held.laws, opening)
    for card in held.terms.last_specials:
        if held.count_of(card):
            laying = _way_to_lay(held.without(card), opening)
            if laying is not None:
                return WayOut(laying, card)
    return None


def way_to_lay(held: Holding, opening: Opening) -> Laying | None:
    """Returns melds of all cards, with the canastas that going out needs, if there are any."""
    found = _way_to_lay(held, opening)
    for wild in _wilds_for_stops(held):
        if found is None:
            found = _way_to_lay(held.with_stop_wild(wild), opening)
    return found


def _way_to_lay(held: Holding, opening: Opening) -> Laying | None:
    return None if is_hopeless(held, spare=0) else _laid(held, opening, may_skip=False)


def _laid(held: Holding, opening: Opening, *, may_skip: bool) -> Laying | None:
    """Returns melds of all cards, or of all but one natural card if one may be skipped.

    They contain the canastas that going out needs; ``None`` if there are no such melds.
    """
    has_stops = held.stops > 0 or held.stop_wilds > 0
    has_lawful_stops = not has_stops or is_lawful_stop_set(held.limits, held.stops, held.stop_wilds)
    if not has_lawful_stops or held.bonus or held.calientes:
        return None
    terms, laws = held.terms, held.laws
    if laws.opening_naturals_only and held.wilds and not held.has_opened:
        return None
    lasts: list[int] = [] if may_skip and laws.out_last_discard else [0]
    if may_skip:
        held_ranks = [rank for rank in held.ranks if held.naturals[rank]]
        lasts += [rank for rank in held_ranks if terms.may_be_last[rank]]
    found = search(held, _least_by_skip(held, opening, lasts))
    if found is None and laws.opening_splash and not held.has_opened:
        splash: LeastBySkip = [None] * BEHIND
        for rank in lasts:
            splash[rank] = SPLASH
        found = search(held.as_splash(), splash)
    return found


def _with_discard(laws: Laws, opening: Opening) -> Opening:
    """Returns the opening for an exit by a discard; such an exit is exempt as concealed only where
    the ruleset allows a discard.
    """
    if not opening.is_waivable or laws.out_concealed_with_discard:
        return opening
    return Opening(opening.need, opening.demand, is_waivable=False)


def _least_by_skip(held: Holding, opening: Opening, lasts: list[int]) -> LeastBySkip:
    """Returns the canastas that the laying needs, by the rank of which a card is skipped; without
    those with which the hand cannot open.
    """
    least: LeastBySkip = [None] * BEHIND
    for rank in lasts:
        least[rank] = NO_DEMAND if held.has_opened else _canastas_to_open(held, opening, rank)
    return least


def _canastas_to_open(held: Holding, opening: Opening, skipped: int) -> CanastaDemand | None:
    """Returns the canastas that first melds need if a card is skipped; ``None`` if none open."""
    if skipped:
        opening = _with_discard(held.laws, opening)
    laid = held.points - (points_of(Card(skipped * 4)) if skipped else 0)
    if held.size() == bool(skipped):
        return NO_DEMAND
    has_points = laid >= opening.need
    if opening.is_waivable and (opening.demand.pure or not has_points):
        return CanastaDemand(1, 0)
    return opening.demand if has_points else None


def _dealt(
    held: Holding, melds: tuple[TableMeld, ...], hand: tuple[Card, ...], found: WayOut
) -> HandExit:
    """Returns the way with real cards in place of counts."""
    left, limits = list(hand), held.limits
    last = None if found.last is None else _one_like(left, found.last)
    if last is not None:
        left.remove(last)
    beside_stops = [] if found.stop_wild is None else [_one_like(left, found.stop_wild)]
    for card in beside_stops:
        left.remove(card)
    by_rank: list[tuple[int, ...]] = [()] * BEHIND
    for rank, of_rank in naturals_by_rank(left).items():
        by_rank[rank] = of_rank
    jokers = (JOKER,) * left.count(JOKER)
    twos = tuple(card for card in wilds_in(left) if card != JOKER)

    def lane(card: int) -> int:
        return lane_of(limits, Card(card))

    cards = CardsToLay(by_rank, twos, jokers, lane)
    parts, skipped = Dealing(held, places_of(melds), cards).parts(found.laying)
    stops = (*filter(is_stop, left), *beside_stops)
    plays = tuple(Play(tuple(map(Card, part.cards)), part.to, part.source) for part in parts)
    last = last if skipped is None else Card(skipped)
    return HandExit((Play(stops), *plays) if stops else plays, last)


def _one_like(hand: list[Card], wanted: Card) -> Card:
    """Returns the first card of a hand that can stand for the wanted one."""
    alike = role_of(wanted), rank_of(wanted)
    return next(card for card in hand if (role_of(card), rank_of(card)) == alike)
