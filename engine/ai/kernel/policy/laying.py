"""What to lay, and when to go out."""

from collections.abc import Iterator
from math import inf

from engine.ai.kernel.classes import NATURALS, TWO, WILD_SET
from engine.ai.kernel.exits import Exit, find_exit
from engine.ai.kernel.laws import can_lay, has_foot
from engine.ai.kernel.policy.openings import cheapest_opening
from engine.ai.kernel.policy.sight import Sight, unseen_of
from engine.ai.kernel.table import NO_SEAT, Lay, Table
from engine.shapes import is_lawful_set


def choose_exit(table: Table, sight: Sight) -> Exit | None:
    """A way to go out, where that pays; ``None`` to play on."""
    if not does_exit_pay(table, sight):
        return None
    return find_exit(table, table.melds[table.side], table.hands[table.turn])


def does_exit_pay(table: Table, sight: Sight) -> bool:
    """Whether going out now is better than to let the partner lay more."""
    partner = table.seating.partner[table.turn]
    if table.question is True or partner == NO_SEAT or sight.is_late:
        return True
    if table.sizes[partner] <= sight.style.partner_cards:
        return True
    return not any(melds.has_opened for side, melds in enumerate(table.melds) if side != table.side)


def choose_lays(table: Table, sight: Sight) -> tuple[Lay, ...]:
    """The next thing to lay; empty to hold the rest."""
    if not table.melds[table.side].has_opened:
        return _opening(table, sight)
    # Who has a second hand may empty the first.
    size, is_free = table.sizes[table.turn], has_foot(table)
    for lay in _canastas(table, sight):
        # Cards must be left to go on with: without them one cannot take a pile or wait.
        is_enough = is_free or sight.canastas or size - _count(lay) >= 2
        if is_enough and can_lay(table, (lay,)):
            return (lay,)
    if not is_free and not _is_enough(sight, size - 1, is_new=False):
        return ()
    for lay in _additions(table, sight):
        is_new = not sight.melds.naturals[lay[0]]
        is_enough = is_free or _is_enough(sight, size - _count(lay), is_new=is_new)
        if is_enough and can_lay(table, (lay,)):
            return (lay,)
    return ()


def _is_enough(sight: Sight, left: int, *, is_new: bool) -> bool:
    """Whether so many cards may stay in the hand when a set grows or begins."""
    if sight.is_late or sight.is_urgent:
        return left >= 2
    return left > sight.style.hold + 1 if is_new and sight.is_frozen else left >= sight.style.hold


def _count(lay: Lay) -> int:
    return lay[1] + lay[2] + lay[3]


def _opening(table: Table, sight: Sight) -> tuple[Lay, ...]:
    """The cheapest opening; while the deal is young a dear one waits."""
    limits, need = table.seating.limits, table.seating.needs[table.side]
    limit = inf if sight.is_late else sight.style.open_patience
    found = cheapest_opening(limits, sight.hand, need, sight.style, limit=limit)
    return found if found is not None and can_lay(table, found) else ()


def _additions(table: Table, sight: Sight) -> Iterator[Lay]:
    """What could join melds or begin them, most wanted first."""
    hand, naturals = sight.hand, sight.melds.naturals
    if sight.wilds and table.seating.rules.meld.all_wild_sets:
        yield from _wilds_alone(table, sight)
    for rank in range(NATURALS):
        if hand[rank] and naturals[rank]:
            yield rank, most_naturals(table, rank), 0, 0
    for rank in range(NATURALS):
        if hand[rank] >= table.seating.rules.meld.min_size and not naturals[rank]:
            yield rank, most_naturals(table, rank), 0, 0
    if sight.is_urgent and sight.wilds:
        yield from _pairs_with_wild(sight)
    if (sight.is_late or sight.is_urgent) and sight.wilds:
        yield from _wilds_to_spend(table, sight)


def most_naturals(table: Table, rank: int) -> int:
    """As many cards of the rank as its set has room for."""
    held, most = table.hands[table.turn][rank], table.seating.rules.meld.closed_at
    return held if most is None else min(held, most - table.melds[table.side].sizes[rank])


def _wilds_alone(table: Table, sight: Sight) -> Iterator[Lay]:
    """Wild cards for a meld of their own, whose canasta is worth more than any other."""
    have = sight.melds.sizes[WILD_SET]
    count = min(sight.wilds, sight.melds.canasta_size - have)
    if count > 0 and have + count >= table.seating.rules.meld.min_size:
        small = min(count, sight.hand[TWO])
        yield WILD_SET, 0, small, count - small


def _pairs_with_wild(sight: Sight) -> Iterator[Lay]:
    """Pairs that a wild card makes a set of."""
    small = int(sight.hand[TWO] > 0)
    for rank in range(NATURALS):
        if sight.hand[rank] == 2 and not sight.melds.naturals[rank]:
            yield rank, 2, small, 1 - small


def _canastas(table: Table, sight: Sight) -> Iterator[Lay]:
    """Sets that become canastas now, with as few wild cards as possible."""
    limits, size = table.seating.limits, sight.melds.canasta_size
    for rank, have in enumerate(sight.melds.sizes[:NATURALS]):
        if not 0 < have < size:
            continue
        more = most_naturals(table, rank)
        wilds = max(0, size - have - more)
        if wilds > sight.wilds or (wilds and not _may_mix(table, sight, rank)):
            continue
        held = sight.melds.wilds(rank)
        if is_lawful_set(limits, sight.melds.naturals[rank] + more, held + wilds):
            small = min(wilds, sight.hand[TWO])
            yield (rank, more, small, wilds - small)


def _may_mix(table: Table, sight: Sight, rank: int) -> bool:
    """Whether a set should be finished with wild cards rather than kept for a natural canasta."""
    is_needed = sight.needs_mixed or sight.is_late
    if table.seating.rules.meld.all_wild_sets and not is_needed:
        return False
    if sight.melds.wilds(rank) or is_needed:
        return True
    lacking = table.seating.rules.canasta.size - sight.melds.sizes[rank] - sight.hand[rank]
    limit = sight.style.spoil if sight.canastas else sight.style.spoil_first
    return unseen_of(table, rank) < limit * lacking


def _wilds_to_spend(table: Table, sight: Sight) -> Iterator[Lay]:
    """Late in a deal a wild card is better on the table than in the hand."""
    size = table.seating.rules.canasta.size
    ranks = [rank for rank in range(NATURALS) if sight.melds.naturals[rank]]
    ranks.sort(key=lambda rank: -sight.melds.sizes[rank])
    for rank in ranks:
        is_mixed = sight.melds.wilds(rank) > 0
        if is_mixed or sight.melds.sizes[rank] < size:
            small = int(sight.hand[TWO] > 0)
            yield (rank, 0, small, 1 - small)
