"""What to lay, and when to go out."""

from collections.abc import Iterator
from math import inf

from engine.ai.kernel.canastas import is_lawful
from engine.ai.kernel.classes import NATURALS, TWO
from engine.ai.kernel.exits import Exit, find_exit
from engine.ai.kernel.laws import can_lay
from engine.ai.kernel.policy.openings import cheapest_opening
from engine.ai.kernel.policy.sight import Sight, unseen_of
from engine.ai.kernel.table import NO_SEAT, Lay, Table


def choose_exit(table: Table, sight: Sight) -> Exit | None:
    """A way to go out, where that pays; ``None`` to play on."""
    found = find_exit(table, table.melds[table.side], table.hands[table.turn])
    return found if found is not None and _does_exit_pay(table, sight) else None


def _does_exit_pay(table: Table, sight: Sight) -> bool:
    partner = table.seating.partner[table.turn]
    if partner == NO_SEAT or sight.is_late or table.sizes[partner] <= sight.style.partner_cards:
        return True
    return not any(melds.has_opened for side, melds in enumerate(table.melds) if side != table.side)


def choose_lays(table: Table, sight: Sight) -> tuple[Lay, ...]:
    """The next thing to lay; empty to hold the rest."""
    if not table.melds[table.side].has_opened:
        return _opening(table, sight)
    for lay, makes_canasta in _additions(table, sight):
        if _leaves_enough(table, sight, lay, makes_canasta=makes_canasta) and can_lay(
            table, (lay,)
        ):
            return (lay,)
    return ()


def _opening(table: Table, sight: Sight) -> tuple[Lay, ...]:
    """The cheapest opening; while the deal is young a dear one waits."""
    rules, need = table.seating.rules, table.seating.needs[table.side]
    limit = inf if sight.is_late else sight.style.open_patience
    found = cheapest_opening(rules, sight.hand, need, sight.style, limit=limit)
    return found if found is not None and can_lay(table, found) else ()


def _additions(table: Table, sight: Sight) -> Iterator[tuple[Lay, bool]]:
    """Things to lay, most wanted first, and whether they make a canasta."""
    for lay in _canastas(table, sight):
        yield lay, True
    for rank in range(NATURALS):
        if sight.hand[rank] and sight.melds.naturals[rank]:
            yield (rank, sight.hand[rank], 0, 0), False
    for rank in range(NATURALS):
        if sight.hand[rank] >= table.seating.rules.meld.min_size and not sight.melds.naturals[rank]:
            yield (rank, sight.hand[rank], 0, 0), False
    if sight.is_late and sight.wilds:
        for lay in _wilds_to_spend(table, sight):
            yield lay, False


def _canastas(table: Table, sight: Sight) -> Iterator[Lay]:
    """Sets that become canastas now, with as few wild cards as possible."""
    rules = table.seating.rules
    size = rules.canasta.size
    for rank in range(NATURALS):
        have, more = sight.melds.size(rank), sight.hand[rank]
        wilds = max(0, size - have - more)
        if not have or have >= size or wilds > sight.wilds:
            continue
        if wilds and not _may_mix(table, sight, rank):
            continue
        held = sight.melds.twos[rank] + sight.melds.bigs[rank]
        if is_lawful(rules, sight.melds.naturals[rank] + more, held + wilds):
            small = min(wilds, sight.hand[TWO])
            yield (rank, more, small, wilds - small)


def _may_mix(table: Table, sight: Sight, rank: int) -> bool:
    """Whether a set should be finished with wild cards rather than kept for a natural canasta."""
    if sight.melds.twos[rank] + sight.melds.bigs[rank] or sight.is_late:
        return True
    lacking = table.seating.rules.canasta.size - sight.melds.size(rank) - sight.hand[rank]
    limit = sight.style.spoil if sight.canastas else sight.style.spoil_first
    return unseen_of(table, rank) < limit * lacking


def _wilds_to_spend(table: Table, sight: Sight) -> Iterator[Lay]:
    """Late in a deal a wild card is better on the table than in the hand."""
    size = table.seating.rules.canasta.size
    ranks = [rank for rank in range(NATURALS) if sight.melds.naturals[rank]]
    ranks.sort(key=lambda rank: -sight.melds.size(rank))
    for rank in ranks:
        is_mixed = sight.melds.twos[rank] + sight.melds.bigs[rank] > 0
        if is_mixed or sight.melds.size(rank) < size:
            small = int(sight.hand[TWO] > 0)
            yield (rank, 0, small, 1 - small)


def _leaves_enough(table: Table, sight: Sight, lay: Lay, *, makes_canasta: bool) -> bool:
    """Cards must be left to go on with: without them one cannot take a pile or wait."""
    left = table.sizes[table.turn] - lay[1] - lay[2] - lay[3]
    if makes_canasta:
        return left >= 2 or sight.canastas > 0
    is_new = not sight.melds.naturals[lay[0]]
    if is_new and sight.is_frozen and not sight.is_late:
        return left > sight.style.hold + 1
    return left >= (2 if sight.is_late else sight.style.hold)
