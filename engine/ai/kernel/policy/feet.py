"""Second hands: to reach the own one early, and to be the first who plays it out."""

from engine.ai.kernel import moves
from engine.ai.kernel.canastas import missing_canastas
from engine.ai.kernel.exits import find_exit, is_partner_ready
from engine.ai.kernel.laws import can_ask, has_foot
from engine.ai.kernel.score import hand_points
from engine.ai.kernel.table import Table

FEW = 8
"""Cards of a first hand that make its end near."""
DELAY = 22.0
"""Points that a card costs which keeps a hand near its end from it."""
_POINTS_OF_A_CARD = 10.0


def is_near_foot(table: Table) -> bool:
    """Whether the first hand is so small that everything goes that helps to empty it."""
    return has_foot(table) and table.sizes[table.turn] <= FEW


def is_exit_open(table: Table) -> bool:
    """Whether a player of the second hand only has to get rid of it to end the deal."""
    if not table.in_foot[table.turn] or not is_partner_ready(table):
        return False
    return not missing_canastas(table.seating.rules, table.melds[table.side])


def cost_of_delay(table: Table, cards: int) -> float:
    """What it costs, in points, to take up so many cards that will not be laid at once."""
    return DELAY * cards if is_near_foot(table) else 0.0


def ask_where_demanded(table: Table, *, is_late: bool) -> None:
    """Put the question that the rules demand, where only that keeps the hand from its end."""
    if table.seating.rules.ask.mode != "mandatory" or not can_ask(table):
        return
    table.question = True
    can_end = find_exit(table, table.melds[table.side], table.hands[table.turn]) is not None
    table.question = None
    if can_end:
        moves.ask(table)
        moves.answer(table, is_yes=is_late or _is_loss_small(table))


def _is_loss_small(table: Table) -> bool:
    """Whether the partner loses no more by its hand than the others probably do by theirs."""
    side_of, foot = table.seating.side_of, table.seating.rules.deal.foot_size
    cards = sum(
        table.sizes[seat] + foot * bool(table.feet[seat])
        for seat, side in enumerate(side_of)
        if side != table.side
    )
    partner = table.seating.partner[table.turn]
    return hand_points(table.hands[partner]) <= _POINTS_OF_A_CARD * cards
