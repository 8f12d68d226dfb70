"""The choice of melds, and of the moment to go out."""

from math import inf

from engine.ai.policy.lay_stages import Wish, lay_stages
from engine.ai.policy.openings import cheapest_opening, opening_wish
from engine.ai.policy.seat_estimates import SeatEstimates
from engine.kernel import moves
from engine.kernel.counted_turn import PLAY
from engine.kernel.exits import Exit, is_exit_allowed, search_exit
from engine.kernel.groups import CountedBundle
from engine.kernel.lawful_lays import can_lay, lawful_bundle
from engine.kernel.melds import Lay
from engine.kernel.seating import NO_SEAT
from engine.kernel.second_hands import has_foot
from engine.kernel.table import Table
from engine.values import NO_DEMAND


def choose_exit(table: Table, estimates: SeatEstimates) -> Exit | None:
    """Returns a way to go out if that is better than playing on; otherwise ``None``.

    There must be hope of an exit.
    """
    if not is_exit_allowed(table) or not does_exit_pay(table, estimates):
        return None
    return search_exit(table, table.own, table.hand)


def does_exit_pay(table: Table, estimates: SeatEstimates) -> bool:
    """Returns whether going out now is better than letting the partner lay more."""
    partner = table.seating.partner[table.turn]
    if table.question is True or partner == NO_SEAT or estimates.is_late:
        return True
    if table.sizes[partner] <= estimates.style.partner_cards:
        return True
    rivals = table.seating.rivals[table.side]
    return not any(table.melds[rival].has_opened for rival in rivals)


def choose_lays(table: Table, estimates: SeatEstimates) -> tuple[Lay, ...]:
    """Returns the next lays; empty when the remaining cards should be kept."""
    if not table.own.has_opened:
        return opening_of(table, estimates)
    for stage in lay_stages(table, estimates):
        for wish in stage(table, estimates):
            if _granted(table, wish) is not None:
                return wish[:1]
    return ()


def lay_all(table: Table, estimates: SeatEstimates) -> None:
    """Makes all wanted lays, most wanted first; stops when a second hand is taken up."""
    if not table.own.has_opened:
        opening = opening_of(table, estimates)
        if not opening:
            return
        moves.lay(table, opening)
        estimates.look_again()
    foot, seat = bool(table.feet[table.turn]), table.turn
    for stage in lay_stages(table, estimates):
        for wish in stage(table, estimates):
            bundle = _granted(table, wish)
            if bundle is None:
                continue
            moves.lay_bundle(table, bundle)
            if table.phase != PLAY or foot != bool(table.feet[seat]):
                return
            estimates.look_again()


def _granted(table: Table, wish: Wish) -> CountedBundle | None:
    """Returns the lay if it is lawful and leaves enough cards, where any must be left."""
    lay, least = wish
    is_enough = table.sizes[table.turn] - len(lay.kinds) >= least or has_foot(table)
    return lawful_bundle(table, (lay,)) if is_enough else None


def opening_of(table: Table, estimates: SeatEstimates) -> tuple[Lay, ...]:
    """Returns the cheapest opening; early in a deal only one of low cost; empty for none."""
    wish = opening_wish(table)
    is_patient = not estimates.is_late and wish.demand == NO_DEMAND
    limit = estimates.style.open_patience if is_patient else inf
    found = cheapest_opening(estimates, estimates.hand, wish, limit=limit)
    return found if found is not None and can_lay(table, found) else ()
