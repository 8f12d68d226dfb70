"""Special hands, on counts."""

from engine.kernel.counted_turn import PLAY
from engine.kernel.kinds import BIG, BONUS, NATURALS, STOP, TWO
from engine.kernel.table import Table
from engine.ruleset.outcome_options import SPECIAL_SIZE
from engine.special_hands import SpecialKind, best_special_hand


def special_hand(table: Table) -> SpecialKind | None:
    """Returns the special hand that the seat to move may lay open; ``None`` if there is none."""
    if not table.seating.has_special_hands or table.sizes[table.turn] != SPECIAL_SIZE:
        return None
    if table.phase != PLAY or table.own.has_opened:
        return None
    hand, rules = table.hand, table.seating.rules
    threes = hand[STOP] + hand[BONUS]
    return best_special_hand(rules, hand[:NATURALS], hand[TWO], hand[BIG], threes)
