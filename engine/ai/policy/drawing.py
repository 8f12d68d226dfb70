"""The choice between stock and pile."""

from math import inf
from typing import Final, final

from engine.ai.policy.openings import OpeningWish, cheapest_opening, opening_wish
from engine.ai.policy.runs import runs_after
from engine.ai.policy.seat_estimates import SeatEstimates, cost_of_delay
from engine.kernel.counted_meld import NEW, RUN, Lay, points_of
from engine.kernel.groups import CountedBundle, after_of, count_wilds, hand_without
from engine.kernel.kinds import (
    BIG,
    CLASS_OF,
    KIND_POINTS,
    NATURALS,
    TWO,
    WILD_SET,
    alike,
    cards_of_rank,
    remove,
)
from engine.kernel.table import Table
from engine.kernel.taking import (
    adding_places,
    can_pass,
    can_take,
    groups_of_take,
    has_takeable_top,
    is_frozen,
    is_wild_top,
    lawful_take,
    may_take_now,
    mixed_ways,
    sets_to_add_to,
)
from engine.native import mypyc_attr
from engine.rules.caliente import drawn_cards
from engine.ruleset.opening_reach import TRIPLE
from engine.shapes import are_sets_unlimited
from engine.values import NO_DEMAND

_CARDS_WORTH_A_CALIENTE: Final = 5
_RUN_SHARE: Final = 0.5
"""Weight of the expected points of runs, relative to cards that are certain."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Take:
    """A way to take the pile."""

    __slots__ = ("lays", "support", "worth")

    def __init__(self, support: Lay, lays: tuple[Lay, ...] = ()) -> None:
        self.support = support
        """The cards from the hand."""
        self.lays = lays
        """The further lays of the same action."""
        self.worth = 0.0
        """The points that it brings beyond a card from the stock, once they are known."""

    def is_like(self, other: "Take") -> bool:
        """Returns whether another way lays the same cards."""
        return self.support == other.support and self.lays == other.lays


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BestTake:
    """The best way to take the pile."""

    __slots__ = ("bundle", "take")

    def __init__(self, take: Take, bundle: CountedBundle) -> None:
        self.take = take
        self.bundle = bundle
        """The groups that it lays."""


def choose_take(table: Table, estimates: SeatEstimates) -> BestTake | None:
    """Returns the best way to take the pile if it beats the stock or nothing else is legal."""
    return best_take(table, estimates, 0.0 if table.stock or can_pass(table) else -inf)


def best_take(table: Table, estimates: SeatEstimates, least: float = -inf) -> BestTake | None:
    """Returns the best way to take the pile that brings more than ``least`` points beyond a card
    from the stock; ``None`` without one.
    """
    takes = _takes(table, estimates)
    if not takes:
        return None
    pile = _pile_worth(table, estimates)
    for take in takes:
        take.worth = pile + _way_worth(table, take, estimates)
    # Most of them are lawful, so that few are judged when the best come first.
    while takes:
        best = takes[0]
        for take in takes:
            if take.worth > best.worth:
                best = take
        if best.worth <= least:
            return None
        bundle = lawful_take(table, best.support, best.lays)
        if bundle is not None:
            return BestTake(best, bundle)
        takes = [take for take in takes if take is not best]
    return None


def wants_caliente(table: Table, estimates: SeatEstimates) -> bool:
    """Returns whether refilling pays: the hand is small, the side not ahead, the deal not late."""
    drawn = drawn_cards(table.seating.rules, table.sizes[table.turn], len(table.stock))
    has_use = drawn >= _CARDS_WORTH_A_CALIENTE and not estimates.is_late
    return has_use and estimates.canastas <= estimates.rival_canastas


def can_match_upcard(table: Table) -> bool:
    """Returns whether the hand or a meld may give the right to the pile; a quick first check."""
    if not table.pile:
        return False
    hand, rank = table.hand, CLASS_OF[table.pile[-1]]
    has_set = rank < NATURALS and table.own.sizes[rank] > 0
    has_runs = table.seating.limits.lanes > 0
    if not (hand[rank] or has_set or has_runs):
        return False
    if not has_takeable_top(table) or not may_take_now(table):
        return False
    may_add = has_set and sets_to_add_to(table, table.side) != "never"
    if hand[rank] >= 2 or may_add or (has_runs and adding_places(table)):
        return True
    if is_wild_top(table):
        return False
    return bool(hand[rank] and hand[TWO] + hand[BIG]) and _is_single_enough(table)


def _is_single_enough(table: Table) -> bool:
    """Returns whether one natural card and a wild one give the right to the pile."""
    if not table.seating.laws.pile_open_natural_plus_wild or not table.own.has_opened:
        return False
    return not is_frozen(table, table.side)


def possible_takes(table: Table, estimates: SeatEstimates) -> list[Take]:
    """Returns the lawful ways to take the pile, each with the melds that an opening needs."""
    takes = _takes(table, estimates)
    return [take for take in takes if can_take(table, take.support, take.lays)]


def _takes(table: Table, estimates: SeatEstimates) -> list[Take]:
    """Returns the ways to take the pile that the hand allows; they may still be unlawful."""
    if not has_takeable_top(table) or not may_take_now(table):
        return []
    rank, is_wild = CLASS_OF[table.pile[-1]], is_wild_top(table)
    # A wild up-card can only be taken with two cards of its kind.
    held = alike(rank, min(2, table.hand[rank])) if is_wild else cards_of_rank(estimates.hand, rank)
    if estimates.has_runs and not is_wild:
        held = tuple(sorted(held, key=estimates.loss))
    ways = [held[:count] for count in range(2, len(held) + 1)]
    if not table.own.has_opened:
        return _opening_takes(table, ways, estimates)
    if estimates.wilds and not is_wild:
        ways += mixed_ways(table, held, naturals=1 if _is_single_enough(table) else 2)
    home = home_for(table, WILD_SET if is_wild else rank)
    takes = [Take(Lay((), place)) for place in adding_places(table)]
    return takes + [Take(Lay(way, home)) for way in ways]


def home_for(table: Table, rank: int) -> int:
    """Returns the place of the own set that cards of a rank join; `NEW` for a new set."""
    melds = table.own
    home = melds.homes[rank]
    if home == NEW or not are_sets_unlimited(table.seating.limits):
        return home
    return NEW if melds.is_canasta(melds.lying[home]) else home


def _opening_takes(
    table: Table, ways: list[tuple[int, ...]], estimates: SeatEstimates
) -> list[Take]:
    """Returns the opening take with the fewest wild cards for each way to hold the up-card."""
    wish, hand, takes = opening_wish(table), estimates.hand, list[Take]()
    for way in ways:
        take = _opening_take(table, way, wish, estimates)
        if take is None and wish.may_be_wild and hand[TWO]:
            take = _opening_take(table, (*way, TWO), wish, estimates)
        if take is None and wish.may_be_wild and hand[BIG]:
            take = _opening_take(table, (*way, BIG), wish, estimates)
        if take is not None:
            takes.append(take)
    return takes


def _opening_take(
    table: Table, way: tuple[int, ...], wish: OpeningWish, estimates: SeatEstimates
) -> Take | None:
    """Returns the take with these cards for the up-card and the cheapest other melds that open with
    it; ``None`` where there are none.
    """
    support, upcard = Lay(way), table.pile[-1]
    left = hand_without(estimates.hand, (support,))
    if left is None:
        return None
    laws, lacking = table.seating.laws, wish.need
    if laws.opening_pile_meld_counts:
        lacking -= points_of((support,))
        if laws.opening_upcard_counts:
            lacking -= KIND_POINTS[upcard]
    wilds = count_wilds(support)
    lacks_triple = wish.needs_triple and (wilds > 0 or len(way) < TRIPLE)
    more: tuple[Lay, ...] | None = ()
    if lacking > 0 or wish.demand != NO_DEMAND or lacks_triple:
        wanted = OpeningWish(lacking, wish.demand, lacks_triple, wish.may_be_wild)
        more = cheapest_opening(estimates, left, wanted, without=CLASS_OF[upcard])
    if more is None or not can_take(table, support, more):
        return None
    return Take(support, more)


def _pile_worth(table: Table, estimates: SeatEstimates) -> float:
    """Returns the points that the cards below the up-card bring beyond a card from the stock."""
    pile, first, sizes = table.pile, table.first_taken(), table.own.sizes
    hand, style, matches, wilds = estimates.hand, estimates.style, 0, 0
    for at in range(first, len(pile) - 1):
        rank = CLASS_OF[pile[at]]
        if rank < NATURALS:
            matches += sizes[rank] > 0 or hand[rank] > 0
        elif rank in (TWO, BIG):
            wilds += 1
    count = len(pile) - 1 - first + len(table.base)
    gain = style.take_card * count + style.take_match * matches + style.take_wild * wilds
    return gain - cost_of_delay(table, count - matches) - style.take_base


def _way_worth(table: Table, take: Take, estimates: SeatEstimates) -> float:
    """Returns the points that a way to take the pile brings, apart from the cards of the pile."""
    support, melds, style = take.support, table.own, estimates.style
    spent = count_wilds(support)
    for lay in take.lays:
        spent += count_wilds(lay)
    before = 0 if support.place == NEW else melds.lying[support.place].size
    is_canasta = before < melds.canasta_size <= before + len(support.kinds) + 1
    canasta = style.take_canasta if is_canasta else 0.0
    opening = 0.0 if melds.has_opened else style.take_opening
    runs = _RUN_SHARE * _gain_for_runs(table, take, estimates) if estimates.has_runs else 0.0
    return canasta + opening + runs - style.take_spent * spent


def _gain_for_runs(table: Table, take: Take, estimates: SeatEstimates) -> float:
    """Returns the expected points that the runs of the side gain by the take."""
    hand, prospects = table.hand_with_pile(), estimates.prospects
    runs = prospects.runs[:]
    for lay in groups_of_take(table, take.support, take.lays):
        remove(hand, lay.kinds)
        after = after_of(table.own, lay)
        if after is not None and after.head >= RUN:
            lane = after.head - RUN
            runs[lane] = runs_after(table.own, runs[lane], lay)
    return prospects.of_hand(hand, runs) - prospects.of_hand(estimates.hand, prospects.runs)
