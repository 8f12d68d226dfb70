"""What may be thrown, on counts."""

from engine.kernel.counted_turn import PLAY
from engine.kernel.dead_ranks import dead_classes
from engine.kernel.exits import is_first_turn
from engine.kernel.kinds import ACE, BIG, CLASS_OF, SEVEN, STOP, TWO
from engine.kernel.second_hands import has_foot
from engine.kernel.table import Table
from engine.kernel.turn_end import is_bound_to_go_out, may_throw_last


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
    stops = (STOP,) if _is_stop_barred(table) else ()
    sevens = (SEVEN,) if _are_sevens_barred(table) else ()
    options = table.seating.options
    wilds = (TWO, BIG) if options.throw_wilds == "last" else ()
    if not options.throw_bars_empty_pile or table.pile:
        return (*stops, *sevens, *wilds)
    return (*stops, SEVEN, ACE, TWO, BIG, *dead_classes(table))


def _are_sevens_barred(table: Table) -> bool:
    """Returns whether sevens may not be thrown yet, for lack of canastas of sevens."""
    need = table.seating.options.throw_sevens
    if need == "free":
        return False
    waiting = [table.own] if need == "own-canasta" else table.melds
    return not all(melds.seven_canastas for melds in waiting)


def _is_stop_barred(table: Table) -> bool:
    """Returns whether the seat to move may throw a black three only as its last choice."""
    return table.seating.options.stop_is_barred_in_first_turn and is_first_turn(table)
