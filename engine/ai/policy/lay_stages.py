"""The kinds of lays that a seat may want."""

from itertools import combinations
from math import inf
from typing import Final

from engine.ai.policy.drawing import home_for
from engine.ai.policy.runs import extensions, gain_of_run, new_runs
from engine.ai.policy.seat_estimates import SeatEstimates, is_risky_start
from engine.kernel.counted_meld import NEW, CountedMeld, Lay
from engine.kernel.groups import wild_kinds
from engine.kernel.kinds import NATURALS, SEVEN, WILD_SET, cards_of_rank
from engine.kernel.melds import SideMelds
from engine.kernel.second_hands import has_foot
from engine.kernel.table import Table
from engine.kernel.taking import is_frozen
from engine.native import mypyc_attr
from engine.shapes import are_sets_unlimited

_A_SET_CARD: Final = 40.0
"""Points that a natural card adds to a set that is not a canasta yet."""
_LEAST_GAIN: Final = -20.0
"""Least gain, in points, for laying a run; it may be negative because the partner can add."""
_SHORT_RISK: Final = 0.2
"""Probability that a card which a short run needs does not come."""
_LEAST: Final = 2.0
"""Least cards to keep: one to discard, and one to play on with."""


@mypyc_attr(acyclic=True)
class Offers:
    """Receives lays, most wanted first, of which it may make one before the next is offered."""

    __slots__ = ("is_over",)

    def __init__(self) -> None:
        self.is_over = False
        """Whether nothing more is wanted; later offers are refused."""

    def offer(self, lay: Lay, least: float) -> bool:
        """Offers a lay that leaves so many cards in the hand; returns whether it was accepted."""
        raise NotImplementedError


def offer_lays(table: Table, estimates: SeatEstimates, offers: Offers) -> None:
    """Offers the lays that the seat may want, kind after kind, until nothing more is wanted."""
    limits = table.seating.limits
    if are_sets_unlimited(limits):
        while not offers.is_over and _is_pair_combined(table, estimates, offers):
            pass
    if not offers.is_over:
        _offer_canastas(table, estimates, offers)
    if limits.lanes:
        while not offers.is_over and _is_run_accepted(estimates, offers):
            pass
    if not has_foot(table) and table.sizes[table.turn] <= _held_back(estimates):
        return
    if not offers.is_over:
        _offer_growth(table, estimates, offers)


def _offer_growth(table: Table, estimates: SeatEstimates, offers: Offers) -> None:
    """Offers lays that finish no canasta: to begin melds, and to add to them."""
    if estimates.wilds and table.seating.limits.wild_melds:
        _offer_wilds_alone(table, estimates, offers)
    _offer_naturals(table, estimates, offers)
    _offer_new_sets(table, estimates, offers)
    if estimates.wilds and estimates.is_urgent:
        _offer_pairs_with_wild(table, estimates, offers)
    if estimates.is_late or estimates.is_urgent:
        while not offers.is_over and _is_wild_accepted(table, estimates, offers):
            pass


def _held_back(estimates: SeatEstimates) -> float:
    """Returns how many cards must stay in the hand when a meld grows."""
    return _LEAST if estimates.is_late or estimates.is_urgent else estimates.style.hold


def _held_back_for_new(estimates: SeatEstimates) -> float:
    """Returns how many cards must stay when a meld is begun; more if only pairs take the pile."""
    is_pressed = estimates.is_late or estimates.is_urgent
    if is_pressed or not is_frozen(estimates.table, estimates.table.side):
        return _held_back(estimates)
    return int(estimates.style.hold) + 2.0


def _enough(estimates: SeatEstimates) -> float:
    """Returns how many cards must stay in the hand when a canasta is finished."""
    return 0.0 if estimates.canastas else _LEAST


def _is_pair_combined(table: Table, estimates: SeatEstimates, offers: Offers) -> bool:
    """Offers pairs of unfinished sets of a rank to combine, until one is accepted."""
    melds = table.own
    if not _has_two_of_a_rank(melds):
        return False
    sets = [
        (place, meld)
        for place, meld in enumerate(melds.lying)
        if meld.head < NATURALS and not melds.is_canasta(meld)
    ]
    is_needed = estimates.is_late or estimates.canastas < table.seating.laws.out_need.total
    for (place, meld), (other_place, other) in combinations(sets, 2):
        is_pure = bool(meld.wilds) == bool(other.wilds)
        is_canasta = meld.size + other.size >= melds.canasta_size
        is_wanted = meld.head == other.head and (is_pure or (is_canasta and is_needed))
        joining = Lay((), place, (other_place,))
        if is_wanted and offers.offer(joining, _held_back(estimates)):
            return True
    return False


def _has_two_of_a_rank(melds: SideMelds) -> bool:
    """Returns whether two sets of a rank are unfinished: only one of them is in play."""
    for place, meld in enumerate(melds.lying):
        head = meld.head
        if head < NATURALS and melds.homes[head] != place and not melds.is_canasta(meld):
            return True
    return False


def naturals_for(table: Table, estimates: SeatEstimates, meld: CountedMeld) -> tuple[int, ...]:
    """Returns the natural cards for a set, up to its size limit, without those that runs need."""
    hand, room = estimates.hand, table.own.limits.closed_at - meld.size
    if not hand[meld.head] or room <= 0:
        return ()
    kinds = estimates.spare(cards_of_rank(hand, meld.head), _A_SET_CARD)
    return kinds if len(kinds) <= room else kinds[:room]


def _offer_canastas(table: Table, estimates: SeatEstimates, offers: Offers) -> None:
    """Offers lays that finish a canasta, with as few wild cards as possible."""
    melds, hand = table.own, estimates.hand
    canasta_size = melds.canasta_size
    for place, meld in enumerate(melds.lying):
        missing = canasta_size - meld.size
        # Only cards of its rank and wild cards can join the set.
        if meld.head >= NATURALS or missing <= 0 or missing > hand[meld.head] + estimates.wilds:
            continue
        kinds = naturals_for(table, estimates, meld)
        lacking = max(0, missing - len(kinds))
        if lacking > estimates.wilds or (lacking and not _may_mix(table, estimates, meld, lacking)):
            continue
        if melds.set_shapes.lawful[meld.naturals + len(kinds)][meld.wilds + lacking]:
            offers.offer(Lay(kinds + wild_kinds(hand, lacking), place), _enough(estimates))


def _may_mix(table: Table, estimates: SeatEstimates, meld: CountedMeld, lacking: int) -> bool:
    """Returns whether to finish a set with wild cards instead of waiting for natural ones."""
    if meld.head == SEVEN and table.own.limits.sevens_apart:
        return True
    laws = estimates.laws
    is_short = laws.score_melds_need_canasta and estimates.canastas < laws.out_need.total
    is_needed = is_short or table.own.mixed_canastas < laws.out_need.mixed or estimates.is_late
    if table.seating.limits.wild_melds and not is_needed:
        return False
    if meld.wilds or is_needed:
        return True
    limit = estimates.style.spoil if estimates.canastas else estimates.style.spoil_first
    return estimates.unseen(meld.head) < limit * lacking


def _is_run_accepted(estimates: SeatEstimates, offers: Offers) -> bool:
    """Offers runs and cards for own runs, best first, while the gain is enough, until accepted."""
    melds, hand = estimates.melds, estimates.hand
    lays = extensions(melds, hand) + new_runs(melds.limits, hand)
    gains = [gain_of_run(estimates, lay) - _risk_of_run(estimates, lay) for lay in lays]
    for _ in lays:
        best = _best_of(lays, gains)
        if gains[best] < _LEAST_GAIN:
            return False
        gains[best] = -inf
        lay = lays[best]
        is_samba = _size_after(melds, lay) >= melds.canasta_size
        least = _held_back_for_new(estimates) if lay.place == NEW else _LEAST
        if offers.offer(lay, _enough(estimates) if is_samba else least):
            return True
    return False


def _best_of(lays: list[Lay], gains: list[float]) -> int:
    """Returns the place of the first lay with the highest gain and, among these, most cards."""
    best = 0
    for place, gain in enumerate(gains):
        is_longer = len(lays[place].kinds) > len(lays[best].kinds)
        if gain > gains[best] or (gain == gains[best] and is_longer):
            best = place
    return best


def _risk_of_run(estimates: SeatEstimates, lay: Lay) -> float:
    """Returns the points that a new run risks by staying short; below 0 for a longer own run."""
    laws = estimates.laws
    if not laws.score_short_sequence:
        return 0.0
    after = _size_after(estimates.melds, lay)
    missing = max(0, laws.score_short_sequence_below - after)
    before = laws.score_short_sequence_below - (after - len(lay.kinds)) if lay.place != NEW else 0
    return _SHORT_RISK * laws.score_short_sequence * (missing - max(0, before))


def _size_after(melds: SideMelds, lay: Lay) -> int:
    return len(lay.kinds) + (0 if lay.place == NEW else melds.lying[lay.place].size)


def _offer_wilds_alone(table: Table, estimates: SeatEstimates, offers: Offers) -> None:
    """Offers wild cards for a wild meld, whose canasta has the highest bonus."""
    melds, limits = table.own, table.seating.limits
    home = home_for(table, WILD_SET)
    have = 0 if home == NEW else melds.sizes[WILD_SET]
    count = min(estimates.wilds, melds.canasta_size - have)
    is_risky = home == NEW and is_risky_start(estimates, WILD_SET, count)
    if count > 0 and have + count >= limits.min_size and not is_risky:
        least = _held_back_for_new(estimates) if home == NEW else _held_back(estimates)
        offers.offer(Lay(wild_kinds(estimates.hand, count), home), least)


def _offer_naturals(table: Table, estimates: SeatEstimates, offers: Offers) -> None:
    """Offers natural cards for own sets."""
    hand, least = estimates.hand, _held_back(estimates)
    for place, meld in enumerate(table.own.lying):
        if meld.head < NATURALS and hand[meld.head]:
            kinds = naturals_for(table, estimates, meld)
            if kinds:
                offers.offer(Lay(kinds, place), least)


def _offer_new_sets(table: Table, estimates: SeatEstimates, offers: Offers) -> None:
    """Offers new sets of natural cards that no run needs and no own set takes."""
    limits, left = table.seating.limits, _held_back_for_new(estimates)
    if not has_foot(table) and table.sizes[table.turn] < left + limits.min_size:
        return
    hand, least = estimates.hand, limits.min_size
    for rank in range(NATURALS):
        if hand[rank] >= least and home_for(table, rank) == NEW:
            kinds = estimates.spare(cards_of_rank(hand, rank), _A_SET_CARD)
            is_risky = is_risky_start(estimates, rank, len(kinds))
            if len(kinds) >= least and not is_risky:
                offers.offer(Lay(kinds[: limits.closed_at]), left)


def _offer_pairs_with_wild(table: Table, estimates: SeatEstimates, offers: Offers) -> None:
    """Offers sets of a pair and a wild card, if the hand should be emptied."""
    hand = estimates.hand
    for rank in range(NATURALS):
        if hand[rank] == 2 and estimates.wilds and home_for(table, rank) == NEW:
            kinds = cards_of_rank(hand, rank) + wild_kinds(hand, 1)
            offers.offer(Lay(kinds), _held_back_for_new(estimates))


def _is_wild_accepted(table: Table, estimates: SeatEstimates, offers: Offers) -> bool:
    """Offers single wild cards for mixed canastas and open sets, until one is accepted."""
    melds = table.own
    if not estimates.wilds:
        return False
    sets = [
        (meld.wilds > 0, meld.size, place)
        for place, meld in enumerate(melds.lying)
        if meld.head < NATURALS and (meld.wilds or meld.size < melds.canasta_size)
    ]
    for _, _, place in sorted(sets, reverse=True):
        if offers.offer(Lay(wild_kinds(estimates.hand, 1), place), _held_back(estimates)):
            return True
    return False
