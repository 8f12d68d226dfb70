"""Plays whole turns by rules of thumb."""

from engine.ai.policy.drawing import can_match_upcard, choose_take, wants_caliente
from engine.ai.policy.laying import (
    choose_exit,
    does_question_cost,
    is_partner_willing,
    is_question_due,
    lay_all,
    put_question,
)
from engine.ai.policy.seat_estimates import SeatEstimates
from engine.ai.policy.throwing import choose_discard
from engine.ai.style import Style
from engine.kernel import moves
from engine.kernel.counted_turn import DRAW, PLAY
from engine.kernel.exits import NO_CARD, Exit, find_exit, has_hope_of_exit, search_exit
from engine.kernel.options import can_draw, can_lay_bonus, can_play_caliente, discards, special_hand
from engine.kernel.table import Table


def play_turn(table: Table, style: Style) -> None:
    """Plays the turn of the seat to move to its end."""
    if table.phase == DRAW:
        _begin(table, style)
    if table.phase == PLAY:
        _finish_turn(table, style)


def _begin(table: Table, style: Style) -> None:
    best = choose_take(table, SeatEstimates(table, style)) if can_match_upcard(table) else None
    if best is not None:
        moves.take_with(table, best.bundle)
    elif can_play_caliente(table) and wants_caliente(table, SeatEstimates(table, style)):
        moves.play_caliente(table)
    elif can_draw(table):
        moves.draw(table)
    else:
        moves.pass_turn(table)


def _finish_turn(table: Table, style: Style) -> None:
    """Plays the rest of a turn after drawing: lays, goes out or discards."""
    if _lay_special_hand(table) or (_lay_threes(table) and _lay_special_hand(table)):
        return
    if table.phase != PLAY:
        return
    estimates = SeatEstimates(table, style)
    found = _exit_with_leave(table, estimates)
    if found is not None:
        go_out(table, found)
        return
    has_second_hand = bool(table.feet[table.turn])
    lay_all(table, estimates)
    if table.phase != PLAY:
        return
    if has_second_hand and not table.feet[table.turn]:
        # The second hand has been taken up: consider all lays again.
        _finish_turn(table, style)
    else:
        _throw(table, estimates)


def _lay_special_hand(table: Table) -> bool:
    """Lays the hand open if it is a special hand; returns whether it is."""
    if special_hand(table) is None:
        return False
    moves.play_special_hand(table)
    return True


def _lay_threes(table: Table) -> bool:
    """Lays the threes that were kept in the hand; returns whether the turn goes on after any."""
    has_laid = False
    for kind in table.seating.laid_at_once:
        while table.hand[kind] and can_lay_bonus(table, kind):
            moves.lay_bonus(table, kind)
            has_laid = True
    return has_laid and table.phase == PLAY


def _exit_with_leave(table: Table, estimates: SeatEstimates) -> Exit | None:
    """Returns a way to go out if that is better and the partner agrees; otherwise ``None``."""
    if not has_hope_of_exit(table):
        return None
    if not is_question_due(table, estimates):
        return choose_exit(table, estimates)
    found: Exit | None = None
    # Without leave nobody goes out, so that it makes no difference whether there is a way.
    if does_question_cost(table) or is_partner_willing(table, estimates):
        found = search_exit(table, table.own, table.hand)
        if found is None:
            return None
    put_question(table, estimates)
    return found if table.question else None


def _throw(table: Table, estimates: SeatEstimates) -> None:
    """Discards a card; goes out if no card may be discarded."""
    kinds = discards(table)
    found = None if kinds else find_exit(table, table.own, table.hand)
    if found is not None:
        go_out(table, found)
    else:
        moves.discard(table, choose_discard(table, estimates, kinds))


def go_out(table: Table, found: Exit) -> None:
    """Goes out: makes the lays, then the last discard."""
    if found.lays:
        moves.lay(table, found.lays)
    if found.last != NO_CARD:
        moves.discard(table, found.last)
