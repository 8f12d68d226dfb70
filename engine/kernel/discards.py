"""What may be thrown, on counts."""

from engine.kernel.counted_turn import PLAY
from engine.kernel.dead_ranks import dead_classes
from engine.kernel.exits import is_first_turn
from engine.kernel.kinds import ACE, BIG, CLASS_OF, SEVEN, STOP, TWO
from engine.kernel.second_hands import has_foot
from engine.kernel.table import Table
from engine.kernel.turn_end import is_bound_to_go_out, may_throw_last
from engine.turn_laws import are_sevens_barred, are_stops_barred, are_wilds_barred, is_start_barred


def discards(table: Table) -> list[int]:
    """Returns the kinds of the cards that may be thrown."""
    if not _is_discard_allowed(table):
        return []
    hand = table.hand
    kinds = [kind for kind in table.seating.throwable if hand[kind]]
    if not table.seating.has_throwing_laws:
        return kinds
    barred = _barred_classes(table)
    return [kind for kind in kinds if CLASS_OF[kind] not in barred] or kinds


def _is_discard_allowed(table: Table) -> bool:
    if table.phase != PLAY:
        return False
    if table.sizes[table.turn] == 1:
        return has_foot(table) or may_throw_last(table, table.own, table.hand)
    return not is_bound_to_go_out(table)


def _barred_classes(table: Table) -> tuple[int, ...]:
    """Returns the classes that the seat to move may throw only when it has no other cards."""
    laws = table.seating.laws
    fewest = min([melds.seven_canastas for melds in table.melds])
    stops = (STOP,) if are_stops_barred(laws, is_first_turn=is_first_turn(table)) else ()
    sevens = (SEVEN,) if are_sevens_barred(laws, table.own.seven_canastas, fewest) else ()
    wilds = (TWO, BIG) if are_wilds_barred(laws) else ()
    if is_start_barred(laws, len(table.pile)):
        return (*stops, SEVEN, ACE, TWO, BIG, *dead_classes(table))
    return (*stops, *sevens, *wilds)
