"""The kinds of lays that a seat may want."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations
from operator import itemgetter

from engine.ai.policy.drawing import home_for
from engine.ai.policy.risks import is_risky_start
from engine.ai.policy.runs import extensions, gain_of_run, new_runs
from engine.ai.policy.seat_estimates import SeatEstimates
from engine.kernel.groups import wild_kinds
from engine.kernel.kinds import NATURALS, SEVEN, WILD_SET, cards_of_rank
from engine.kernel.melds import NEW, CountedMeld, Lay, SideMelds, size_of
from engine.kernel.second_hands import has_foot
from engine.kernel.table import Table

Wish = tuple[Lay, float]
"""A lay, and the number of cards that must be left in the hand after it."""
Stage = Callable[[Table, SeatEstimates], Iterator[Wish]]
"""Yields the lays of one kind, most wanted first; one of them may be laid before the next is asked
for."""

_A_SET_CARD = 40.0
"""Points that a natural card adds to a set that is not a canasta yet."""
_LEAST_GAIN = -20.0
"""Least gain, in points, for laying a run; it may be negative because the partner can add."""
_SHORT_RISK = 0.2
"""Probability that a card which a short run needs does not come."""
_LEAST = 2.0
"""Least cards to keep: one to discard, and one to play on with."""


def lay_stages(table: Table, estimates: SeatEstimates) -> Iterator[Stage]:
    """Yields the kinds of lays to consider, most wanted first."""
    limits = table.seating.limits
    if limits.sets_per_rank == "unlimited":
        yield partial(_anew, find=_sets_to_combine)
    yield _canastas
    if limits.lanes:
        yield partial(_anew, find=_runs)
    if not has_foot(table) and table.sizes[table.turn] <= _held_back(estimates):
        return
    if estimates.wilds and limits.wild_melds:
        yield _wilds_alone
    yield _naturals_to_add
    yield _new_sets
    if estimates.wilds and estimates.is_urgent:
        yield _pairs_with_wild
    if estimates.is_late or estimates.is_urgent:
        yield partial(_anew, find=_wilds_to_spend)


def _anew(table: Table, estimates: SeatEstimates, find: Stage) -> Iterator[Wish]:
    """Yields the lays of one kind, and finds them anew after one of them has been laid."""
    has_laid = True
    while has_laid:
        has_laid, before = False, _laid_so_far(table)
        for wish in find(table, estimates):
            yield wish
            has_laid = _laid_so_far(table) != before
            if has_laid:
                break


def _laid_so_far(table: Table) -> tuple[int, int]:
    """Returns two numbers of which each lay changes one: cards in the hand, and own melds."""
    return table.sizes[table.turn], len(table.own.lying)


def _held_back(estimates: SeatEstimates) -> float:
    """Returns how many cards must stay in the hand when a meld grows."""
    return _LEAST if estimates.is_late or estimates.is_urgent else estimates.style.hold


def _held_back_for_new(estimates: SeatEstimates) -> float:
    """Returns how many cards must stay when a meld is begun; more if only pairs take the pile."""
    is_pressed = estimates.is_late or estimates.is_urgent
    if is_pressed or not estimates.is_frozen:
        return _held_back(estimates)
    return int(estimates.style.hold) + 2.0


def _enough(estimates: SeatEstimates) -> float:
    """Returns how many cards must stay in the hand when a canasta is finished."""
    return 0.0 if estimates.canastas else _LEAST


def _sets_to_combine(table: Table, estimates: SeatEstimates) -> Iterator[Wish]:
    """Yields pairs of unfinished sets of a rank to combine."""
    melds = table.own
    sets = [
        (place, meld)
        for place, meld in enumerate(melds.lying)
        if meld[0] < NATURALS and not melds.is_canasta(meld)
    ]
    if len({meld[0] for _, meld in sets}) == len(sets):
        return
    is_needed = estimates.is_late or estimates.canastas < table.seating.options.canastas_total
    for (place, meld), (other_place, other) in combinations(sets, 2):
        is_pure = bool(meld[2] + meld[3]) == bool(other[2] + other[3])
        is_canasta = size_of(meld) + size_of(other) >= melds.canasta_size
        if meld[0] == other[0] and (is_pure or (is_canasta and is_needed)):
            yield Lay((), place, (other_place,)), _held_back(estimates)


def naturals_for(table: Table, estimates: SeatEstimates, meld: CountedMeld) -> tuple[int, ...]:
    """Returns the natural cards for a set, up to its size limit, without those that runs need."""
    hand = estimates.hand
    if not hand[meld[0]]:
        return ()
    kinds = estimates.spare(cards_of_rank(hand, meld[0]), _A_SET_CARD)
    return kinds[: max(0, table.own.limits.closed_at - size_of(meld))]


def _canastas(table: Table, estimates: SeatEstimates) -> Iterator[Wish]:
    """Yields lays that finish a canasta, with as few wild cards as possible."""
    melds, hand = table.own, estimates.hand
    canasta_size = melds.canasta_size
    for place, meld in enumerate(melds.lying):
        rank, naturals, twos, bigs = meld
        missing = canasta_size - naturals - twos - bigs
        # Only cards of its rank and wild cards can join the set.
        if rank >= NATURALS or not 0 < missing <= hand[rank] + estimates.wilds:
            continue
        kinds = naturals_for(table, estimates, meld)
        lacking = max(0, missing - len(kinds))
        if lacking > estimates.wilds or (lacking and not _may_mix(table, estimates, meld, lacking)):
            continue
        if melds.set_shapes.lawful[naturals + len(kinds)][twos + bigs + lacking]:
            yield Lay((*kinds, *wild_kinds(hand, lacking)), place), _enough(estimates)


def _may_mix(table: Table, estimates: SeatEstimates, meld: CountedMeld, lacking: int) -> bool:
    """Returns whether to finish a set with wild cards instead of waiting for natural ones."""
    if meld[0] == SEVEN and table.own.limits.sevens_apart:
        return True
    options = estimates.options
    is_short = options.score_melds_need_canasta and estimates.canastas < options.canastas_total
    is_needed = is_short or table.own.mixed_canastas < options.canastas_mixed or estimates.is_late
    if table.seating.limits.wild_melds and not is_needed:
        return False
    if meld[2] + meld[3] or is_needed:
        return True
    limit = estimates.style.spoil if estimates.canastas else estimates.style.spoil_first
    return estimates.unseen(meld[0]) < limit * lacking


def _runs(table: Table, estimates: SeatEstimates) -> Iterator[Wish]:
    """Yields new runs and cards for own runs, best first, while the gain is sufficient."""
    melds = table.own
    for lay in _runs_by_gain(estimates):
        is_samba = _size_after(melds, lay) >= melds.canasta_size
        least = _held_back_for_new(estimates) if lay.place == NEW else _LEAST
        yield lay, _enough(estimates) if is_samba else least


def _runs_by_gain(estimates: SeatEstimates) -> list[Lay]:
    melds, hand = estimates.melds, estimates.hand
    gains = [
        (gain_of_run(estimates, lay) - _risk_of_run(estimates, lay), len(lay.kinds), lay)
        for lay in (*extensions(melds, hand), *new_runs(melds.limits, hand))
    ]
    gains.sort(key=itemgetter(0, 1), reverse=True)
    return [lay for gain, _, lay in gains if gain >= _LEAST_GAIN]


def _risk_of_run(estimates: SeatEstimates, lay: Lay) -> float:
    """Returns the points that a new run risks by staying short; negative for a longer own run.

    Each missing card fails to come with probability `_SHORT_RISK`.
    """
    options = estimates.options
    if not options.score_short_sequence:
        return 0.0
    after = _size_after(estimates.melds, lay)
    missing = max(0, options.score_short_sequence_below - after)
    before = (
        options.score_short_sequence_below - (after - len(lay.kinds)) if lay.place != NEW else 0
    )
    return _SHORT_RISK * options.score_short_sequence * (missing - max(0, before))


def _size_after(melds: SideMelds, lay: Lay) -> int:
    return len(lay.kinds) + (0 if lay.place == NEW else size_of(melds.lying[lay.place]))


def _wilds_alone(table: Table, estimates: SeatEstimates) -> Iterator[Wish]:
    """Yields wild cards for a wild meld, whose canasta has the highest bonus."""
    melds, limits = table.own, table.seating.limits
    home = home_for(table, WILD_SET)
    have = 0 if home == NEW else melds.sizes[WILD_SET]
    count = min(estimates.wilds, melds.canasta_size - have)
    is_risky = home == NEW and is_risky_start(estimates, WILD_SET, count)
    if count > 0 and have + count >= limits.min_size and not is_risky:
        least = _held_back_for_new(estimates) if home == NEW else _held_back(estimates)
        yield Lay(wild_kinds(estimates.hand, count), home), least


def _naturals_to_add(table: Table, estimates: SeatEstimates) -> Iterator[Wish]:
    hand, least = estimates.hand, _held_back(estimates)
    for place, meld in enumerate(table.own.lying):
        if meld[0] < NATURALS and hand[meld[0]] and (kinds := naturals_for(table, estimates, meld)):
            yield Lay(kinds, place), least


def _new_sets(table: Table, estimates: SeatEstimates) -> Iterator[Wish]:
    """Yields new sets of natural cards that no run needs and no own set takes."""
    limits, left = table.seating.limits, _held_back_for_new(estimates)
    if not has_foot(table) and table.sizes[table.turn] < left + limits.min_size:
        return
    hand, least = estimates.hand, limits.min_size
    for rank in range(NATURALS):
        if hand[rank] >= least and home_for(table, rank) == NEW:
            kinds = estimates.spare(cards_of_rank(hand, rank), _A_SET_CARD)
            is_risky = is_risky_start(estimates, rank, len(kinds))
            if len(kinds) >= least and not is_risky:
                yield Lay(kinds[: limits.closed_at]), left


def _pairs_with_wild(table: Table, estimates: SeatEstimates) -> Iterator[Wish]:
    """Yields sets of a pair and a wild card, if the hand should be emptied."""
    for rank in range(NATURALS):
        if estimates.hand[rank] == 2 and home_for(table, rank) == NEW:
            kinds = (*cards_of_rank(estimates.hand, rank), *wild_kinds(estimates.hand, 1))
            yield Lay(kinds), _held_back_for_new(estimates)


def _wilds_to_spend(table: Table, estimates: SeatEstimates) -> Iterator[Wish]:
    """Yields single wild cards for own sets: canastas with wild cards and unfinished sets."""
    melds = table.own
    if not estimates.wilds:
        return
    sets = [
        (bool(meld[2] + meld[3]), size_of(meld), place)
        for place, meld in enumerate(melds.lying)
        if meld[0] < NATURALS and (meld[2] + meld[3] or size_of(meld) < melds.canasta_size)
    ]
    for _, _, place in sorted(sets, reverse=True):
        yield Lay(wild_kinds(estimates.hand, 1), place), _held_back(estimates)
