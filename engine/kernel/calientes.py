"""Whether a Caliente card may be played instead of drawing."""

from engine.exit_laws import may_throw_all_last
from engine.kernel.counted_turn import DRAW
from engine.kernel.exits import has_right_to_go_out
from engine.kernel.kinds import BONUS, CALIENTE
from engine.kernel.second_hands import has_foot
from engine.kernel.table import Table
from engine.rules.caliente import certain_cards
from engine.turn_laws import can_caliente_be_last, is_caliente_due


def can_play_caliente(table: Table) -> bool:
    """Returns whether the seat to move may play a Caliente card now."""
    if table.phase != DRAW or not table.hand[CALIENTE] or not table.stock:
        return False
    return _is_behind_enough(table) and _is_enough_left(table)


def _is_behind_enough(table: Table) -> bool:
    counts = [len(melds.lying) for melds in table.melds]
    own = counts.pop(table.side)
    return is_caliente_due(table.seating.laws, own, min(counts))


def _is_enough_left(table: Table) -> bool:
    """Returns whether the turn can end with the cards that refilling is certain to bring."""
    seen = sum(table.bonus) + table.pile.count(BONUS)
    left = table.sizes[table.turn] - 1 + certain_cards(table.seating.rules, len(table.stock), seen)
    has_right = may_throw_all_last(table.seating.laws) and has_right_to_go_out(table, table.own)
    return can_caliente_be_last(left, may_go_out=has_foot(table) or has_right)
