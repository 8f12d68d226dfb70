"""Whether the partner may be asked, on counts."""

from engine.kernel.counted_turn import DRAW, PLAY
from engine.kernel.seating import NO_SEAT
from engine.kernel.table import Table


def can_ask(table: Table) -> bool:
    """Returns whether the partner may be asked."""
    options, seat = table.seating.options, table.turn
    if options.ask_mode == "off" or table.asked[seat] or table.question is not None:
        return False
    is_time = table.phase == PLAY or (table.phase == DRAW and options.ask_before_draw)
    if not is_time or table.seating.partner[seat] == NO_SEAT:
        return False
    is_foot_fresh = table.in_foot[seat] and not table.played_foot[seat]
    if table.feet[seat] or (table.has_laid and not is_foot_fresh):
        return False
    return table.phase == DRAW or options.ask_mode == "mandatory" or table.sizes[seat] > 1
