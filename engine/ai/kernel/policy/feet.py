"""Rules of thumb for second hands: reach the own one early, and play it out first."""

from engine.ai.kernel.exits import is_partner_ready, missing_canastas
from engine.ai.kernel.legality import has_foot
from engine.ai.kernel.table import Table

FEW = 8
"""Cards of a first hand that make its end near."""
DELAY = 22.0
"""Points that a card costs which keeps a hand near its end from it."""


def is_near_foot(table: Table) -> bool:
    """Whether the first hand is so small that everything goes that helps to empty it."""
    return has_foot(table) and table.sizes[table.turn] <= FEW


def is_exit_open(table: Table) -> bool:
    """Whether a player of the second hand only has to get rid of it to end the deal."""
    if not table.in_foot[table.turn] or not is_partner_ready(table):
        return False
    return not missing_canastas(table.seating.rules, table.own)


def cost_of_delay(table: Table, cards: int) -> float:
    """Returns the cost, in points, of taking up cards that cannot be laid at once."""
    return DELAY * cards if is_near_foot(table) else 0.0
