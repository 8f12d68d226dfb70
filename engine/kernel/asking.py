"""Whether the partner may be asked, on counts."""

from engine.kernel.counted_turn import DRAW, PLAY
from engine.kernel.seating import NO_SEAT
from engine.kernel.table import Table
from engine.laws import may_ask_now, may_ask_with


def can_ask(table: Table) -> bool:
    """Returns whether the partner may be asked."""
    options, seat = table.seating.options, table.turn
    if options.ask_mode == "off" or table.asked[seat] or table.question is not None:
        return False
    has_drawn = table.phase == PLAY
    if not (has_drawn or table.phase == DRAW) or table.seating.partner[seat] == NO_SEAT:
        return False
    is_foot_fresh = table.in_foot[seat] and not table.played_foot[seat]
    if table.feet[seat] or (table.has_laid and not is_foot_fresh):
        return False
    may_ask = may_ask_now(options, has_drawn=has_drawn)
    return may_ask and may_ask_with(options, table.sizes[seat], has_drawn=has_drawn)
