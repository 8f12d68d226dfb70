"""Whether the stock may be drawn from, or replace a three of the hand, on counts."""

from engine.kernel.counted_turn import DRAW, PLAY
from engine.kernel.kinds import BONUS
from engine.kernel.table import Table
from engine.kernel.turn_end import can_finish
from engine.special_hands import may_threes_stay


def can_draw(table: Table) -> bool:
    """Returns whether a card may be drawn."""
    return table.phase == DRAW and bool(table.stock)


def can_lay_bonus(table: Table, kind: int = BONUS) -> bool:
    """Returns whether a three of this kind that was kept in the hand may be laid."""
    hand, seating = table.hand, table.seating
    is_kept = kind in seating.laid_at_once and may_threes_stay(seating.rules)
    if table.phase != PLAY or not hand[kind] or not is_kept:
        return False
    if table.stock:
        return True
    left = hand[:]
    left[kind] -= 1
    return can_finish(table, table.own, left, table.sizes[table.turn] - 1)
