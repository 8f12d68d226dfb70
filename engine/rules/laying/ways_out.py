"""Finds ways to get rid of a whole hand in one turn: by melds alone, or with a last discard."""

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from engine.actions import Play
from engine.cards import (
    CALIENTE,
    JOKER,
    Card,
    Rank,
    Suit,
    is_stop,
    make_card,
    rank_of,
    role_of,
    wilds_in,
)
from engine.counts import naturals_by_rank
from engine.rules.lawful import lane_of
from engine.rules.laying.dead_states import LeastBySkip
from engine.rules.laying.dealing import CardsToLay, Dealing
from engine.rules.laying.holding import Holding, holding_of, places_of
from engine.rules.laying.laying_search import Laying, search
from engine.rules.laying.reach import is_hopeless
from engine.ruleset.model import Ruleset
from engine.shapes import is_lawful_stop_set
from engine.state import TableMeld
from engine.values import (
    NO_DEMAND,
    SPLASH,
    CanastaDemand,
    is_laid_at_once,
    may_be_last_discard,
    points_of,
)


class HandExit(NamedTuple):
    """A way to get rid of a hand: melds, and perhaps a last discard."""

    plays: tuple[Play, ...]
    last: Card | None


class Opening(NamedTuple):
    """What the first melds of the side must contain, and whether a concealed exit is exempt."""

    need: int
    demand: CanastaDemand
    is_waivable: bool


class WayOut(NamedTuple):
    """A way to get rid of a hand, on counts; all black threes that are not discarded are melded."""

    laying: Laying
    """How the wild cards and the natural cards are laid; a skipped natural card is the discard."""
    last: Card | None = None
    """The discard, if it is no natural card: any card of this face will do."""


_STOP: Final = make_card(Rank.THREE, Suit.SPADES)
_TWO: Final = make_card(Rank.TWO, Suit.SPADES)
_SPECIAL: Final = (CALIENTE, _STOP, _TWO, JOKER)
"""Cards other than naturals that the last discard could be, the cheapest first."""


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
    laying = _laid(held, opening, may_skip=True)
    if laying is not None:
        return WayOut(laying)
    opening = _with_discard(held.rules, opening)
    counts = (held.calientes, held.stops, held.twos, held.jokers)
    for card, count in zip(_SPECIAL, counts, strict=True):
        if count and not is_laid_at_once(held.rules, card):
            laying = way_to_lay(_without(held, card), opening)
            if laying is not None:
                return WayOut(laying, card)
    return None


def _without(held: Holding, card: Card) -> Holding:
    """Returns the holding without one of the special cards."""
    return replace(
        held,
        calientes=held.calientes - (card == CALIENTE),
        stops=held.stops - (card == _STOP),
        twos=held.twos - (card == _TWO),
        jokers=held.jokers - (card == JOKER),
        points=held.points - points_of(card),
    )


def way_to_lay(held: Holding, opening: Opening) -> Laying | None:
    """Returns melds of all cards, with the canastas that going out needs; ``None`` if there are
    none.
    """
    return None if is_hopeless(held, spare=0) else _laid(held, opening, may_skip=False)


def _laid(held: Holding, opening: Opening, *, may_skip: bool) -> Laying | None:
    """Returns melds of all cards, or of all but one natural card if one may be skipped.

    They contain the canastas that going out needs; ``None`` if there are no such melds.
    """
    has_lawful_stops = not held.stops or is_lawful_stop_set(held.limits, held.stops)
    if not has_lawful_stops or held.bonus or held.calientes:
        return None
    if held.rules.opening.naturals_only and held.wilds and not held.has_opened:
        return None
    skipped = [
        rank
        for rank in held.ranks
        if may_skip and held.naturals[rank] and may_be_last_discard(held.rules, rank)
    ]
    must_skip = may_skip and held.rules.out.last_discard
    lasts = skipped if must_skip else (0, *skipped)
    found = search(held, _least_by_skip(held, opening, lasts))
    if found is None and held.rules.opening.splash and not held.has_opened:
        found = search(replace(held, is_splash=True), dict.fromkeys(lasts, SPLASH))
    return found


def _with_discard(rules: Ruleset, opening: Opening) -> Opening:
    """Returns the opening for an exit by a discard; such an exit is exempt as concealed only where
    the ruleset allows a discard.
    """
    is_waivable = opening.is_waivable and rules.out.concealed_with_discard
    return Opening(opening.need, opening.demand, is_waivable)


def _least_by_skip(held: Holding, opening: Opening, lasts: Iterable[int]) -> LeastBySkip:
    """Returns the canastas that the laying needs, by the rank of which a card is skipped; without
    those with which the hand cannot open.
    """
    if held.has_opened:
        return dict.fromkeys(lasts, NO_DEMAND)
    demands = ((rank, _canastas_to_open(held, opening, rank)) for rank in lasts)
    return {rank: least for rank, least in demands if least is not None}


def _canastas_to_open(held: Holding, opening: Opening, skipped: int) -> CanastaDemand | None:
    """Returns the canastas that the first melds need if a card of this rank is skipped.

    ``None`` where the hand cannot open.
    """
    if skipped:
        opening = _with_discard(held.rules, opening)
    laid = held.points - (points_of(Card(skipped * 4)) if skipped else 0)
    if held.size == bool(skipped):
        return NO_DEMAND
    has_points = laid >= opening.need
    if opening.is_waivable and (opening.demand.pure or not has_points):
        return CanastaDemand(1, 0)
    return opening.demand if has_points else None


def _dealt(
    held: Holding, melds: tuple[TableMeld, ...], hand: tuple[Card, ...], found: WayOut
) -> HandExit:
    """Returns the way with real cards in place of counts."""
    rules, left = held.rules, list(hand)
    last = None if found.last is None else _one_like(left, found.last)
    if last is not None:
        left.remove(last)
    by_rank = {int(rank): cards for rank, cards in naturals_by_rank(left).items()}
    jokers = (JOKER,) * left.count(JOKER)
    twos = tuple(card for card in wilds_in(left) if card != JOKER)

    def lane(card: int) -> int:
        return lane_of(rules.limits, Card(card))

    cards = CardsToLay(by_rank, twos, jokers, lane)
    parts, skipped = Dealing(held, places_of(melds), cards).parts(found.laying)
    stops = tuple(filter(is_stop, left))
    plays = tuple(Play(tuple(map(Card, part.cards)), part.to, part.source) for part in parts)
    last = last if skipped is None else Card(skipped)
    return HandExit((Play(stops), *plays) if stops else plays, last)


def _one_like(hand: list[Card], wanted: Card) -> Card:
    """Returns the first card of a hand that can stand for the wanted one."""
    alike = role_of(wanted), rank_of(wanted)
    return next(card for card in hand if (role_of(card), rank_of(card)) == alike)
