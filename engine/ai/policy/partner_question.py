"""The question to the partner: when a seat asks, and what the partner answers."""

from typing import Final

from engine.ai.policy.seat_estimates import SeatEstimates
from engine.kernel import moves
from engine.kernel.asking import can_ask
from engine.kernel.melds import points_of_kinds
from engine.kernel.table import Table

_LIGHTEST: Final = 5.0
"""The value in points of the cheapest cards."""


def is_question_due(table: Table, estimates: SeatEstimates) -> bool:
    """Returns whether a seat asks before going out: it must, or its partner holds many cards.

    A partner who is certain to say no is not asked.
    """
    if not can_ask(table):
        return False
    if table.seating.options.ask_mode == "mandatory":
        return True
    cards = table.sizes[table.seating.partner[table.turn]]
    if cards <= estimates.style.partner_cards or estimates.is_late:
        return False
    return may_agree(table, estimates, cards)


def may_agree(table: Table, estimates: SeatEstimates, cards: int) -> bool:
    """Returns whether a partner with so many cards might say yes to going out."""
    return _LIGHTEST * cards <= _burden_of_others(table, estimates)


def put_question(table: Table, estimates: SeatEstimates) -> None:
    """Asks the partner, who says yes unless its hand loses more points than the others' hands."""
    loss = points_of_kinds(table.hands[table.seating.partner[table.turn]])
    moves.ask(table)
    moves.answer(table, is_yes=is_exit_welcome(table, estimates, loss))


def is_exit_welcome(table: Table, estimates: SeatEstimates, loss: int) -> bool:
    """Returns whether a partner whose hand would lose ``loss`` points says yes."""
    return estimates.is_late or loss <= _burden_of_others(table, estimates)


def _burden_of_others(table: Table, estimates: SeatEstimates) -> float:
    """Returns the expected points that the other sides' cards lose, second hands included."""
    foot, own = table.seating.options.deal_foot_size, table.seating.seats[table.side]
    cards = 0
    for seat, size in enumerate(table.sizes):
        if seat not in own:
            cards += size + (foot if table.feet[seat] else 0)
    return estimates.style.others_card * cards
