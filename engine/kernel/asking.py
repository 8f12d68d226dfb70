"""Whether the partner may be asked, on counts."""

from engine.exit_laws import may_ask
from engine.kernel.counted_turn import DRAW, PLAY
from engine.kernel.seating import NO_SEAT
from engine.kernel.table import Table


def can_ask(table: Table) -> bool:
    """Returns whether the partner may be asked."""
    seating, seat = table.seating, table.turn
    is_foot_fresh = table.in_foot[seat] and not table.played_foot[seat]
    return table.phase in (DRAW, PLAY) and may_ask(
        seating.laws,
        table.sizes[seat],
        has_partner=seating.partner[seat] != NO_SEAT,
        has_asked=table.asked[seat] or table.question is not None,
        has_foot=bool(table.feet[seat]),
        has_drawn=table.phase == PLAY,
        has_melded=table.has_laid and not is_foot_fresh,
    )
