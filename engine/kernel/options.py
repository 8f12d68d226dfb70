"""What the seat to move may do, besides laying cards and taking the pile, on counts."""

from engine.exit_laws import may_ask, may_throw_all_last
from engine.kernel.counted_turn import DRAW, PLAY
from engine.kernel.dead_ranks import dead_classes
from engine.kernel.exits import has_right_to_go_out, is_first_turn
from engine.kernel.kinds import ACE, BIG, BONUS, CALIENTE, CLASS_OF, NATURALS, SEVEN, STOP, TWO
from engine.kernel.seating import NO_SEAT
from engine.kernel.second_hands import has_foot
from engine.kernel.table import Table
from engine.kernel.turn_end import can_finish, is_bound_to_go_out, may_throw_last
from engine.rules.caliente import certain_cards
from engine.ruleset.outcome_options import SPECIAL_SIZE
from engine.special_hands import SpecialKind, best_special_hand, may_threes_stay
from engine.turn_laws import (
    are_sevens_barred,
    are_stops_barred,
    are_wilds_barred,
    can_caliente_be_last,
    is_caliente_due,
    is_start_barred,
)


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


def can_ask(table: Table) -> bool:
    """Returns whether the partner may be asked."""
    seating, seat = table.seating, table.turn
    is_foot_fresh = table.in_foot[seat] and not table.played_foot[seat]
    return table.phase in (DRAW, PLAY) and may_ask(
        seating.laws,
        table.sizes[seat],
        has_partner=seating.partner[seat] != NO_SEAT,
        has_asked=table.asked[seat] or table.question is not None,
        has_foot=bool(table.feet[seat]),
        has_drawn=table.phase == PLAY,
        has_melded=table.has_laid and not is_foot_fresh,
    )


def special_hand(table: Table) -> SpecialKind | None:
    """Returns the special hand that the seat to move may lay open; ``None`` if there is none."""
    if not table.seating.has_special_hands or table.sizes[table.turn] != SPECIAL_SIZE:
        return None
    if table.phase != PLAY or table.own.has_opened:
        return None
    hand, rules = table.hand, table.seating.rules
    threes = hand[STOP] + hand[BONUS]
    return best_special_hand(rules, hand[:NATURALS], hand[TWO], hand[BIG], threes)


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
