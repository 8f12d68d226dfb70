"""Rules of thumb for second hands: reach the own second hand early, and play it out first."""

from typing import Final

from engine.kernel.exits import is_partner_ready, missing_canastas
from engine.kernel.second_hands import has_foot
from engine.kernel.table import Table

FEW: Final = 8
"""Most cards of a first hand that is near its end."""
_DELAY: Final = 22.0
"""Cost, in points, of a card that delays emptying a hand near its end."""


def is_near_foot(table: Table) -> bool:
    """Returns whether the first hand is so small that the seat should hurry to empty it."""
    return has_foot(table) and table.sizes[table.turn] <= FEW


def is_exit_open(table: Table) -> bool:
    """Returns whether the seat plays its second hand and can end the deal by emptying it."""
    if not table.in_foot[table.turn] or not is_partner_ready(table):
        return False
    return not missing_canastas(table.seating.options, table.own)


def cost_of_delay(table: Table, cards: int) -> float:
    """Returns the cost, in points, of taking up cards that cannot be laid at once."""
    return _DELAY * cards if is_near_foot(table) else 0.0
