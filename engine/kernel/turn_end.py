"""Whether a turn can still end, on counts."""

from engine.kernel.counted_turn import DRAW
from engine.kernel.exits import find_exit, has_right_to_go_out, is_exit_allowed, is_exit_certain
from engine.kernel.kinds import BONUS, SEVEN
from engine.kernel.melds import SideMelds
from engine.kernel.second_hands import has_foot, is_foot_single
from engine.kernel.table import Table


def can_finish(table: Table, melds: SideMelds, hand: list[int], left: int) -> bool:
    """Returns whether the turn can still end legally with these melds and this hand."""
    # With an empty hand the seat can neither lay cards nor combine sets.
    if not left:
        takes_foot = has_foot(table) and not is_foot_single(table)
        may_meld_last = not table.seating.options.out_last_discard
        return takes_foot or (may_meld_last and has_right_to_go_out(table, melds))
    can_throw = (left > 1 and not _is_stuck(table, hand, left)) or has_foot(table)
    if not can_throw and not may_throw_last(table, melds, hand):
        return find_exit(table, melds, hand) is not None
    return not is_bound_to_go_out(table) or find_exit(table, melds, hand) is not None


def _is_stuck(table: Table, hand: list[int], left: int) -> bool:
    """Returns whether only bonus cards are left, and an empty stock does not replace them."""
    if table.stock:
        return False
    return sum([hand[kind] for kind in table.seating.laid_at_once]) == left


def may_throw_last(table: Table, melds: SideMelds, hand: list[int]) -> bool:
    """Returns whether the seat may go out by throwing the only card of the hand."""
    # A card that is laid at once is replaced, perhaps by a seven.
    is_replaced = table.stock and any(hand[kind] for kind in table.seating.laid_at_once)
    has_seven = hand[SEVEN] or is_replaced
    is_free = not has_seven or table.seating.options.throw_sevens == "free"
    return is_free and has_right_to_go_out(table, melds)


def is_bound_to_go_out(table: Table) -> bool:
    """Returns whether the partner's yes, or a sequence longer than a canasta, obliges the seat to
    go out, and it is certain that it can.
    """
    is_told = table.question is True and table.seating.options.ask_yes == "must"
    if not (is_told or table.has_lengthened):
        return False
    if table.phase == DRAW:
        options = table.seating.options
        draws_one = min(options.draw_count, len(table.stock)) == 1
        may_throw_any = options.throw_sevens == "free"
        is_allowed = draws_one and may_throw_any and is_exit_allowed(table)
        return is_allowed and is_exit_certain(table)
    return find_exit(table, table.own, table.hand) is not None


def leaves_enough(table: Table, hand: list[int], left: int) -> bool:
    """Returns whether two cards stay with the seat that takes the face-down cards of the pile."""
    if left and is_bound_to_go_out(table):
        return False
    return left - hand[BONUS] + _certain_base_cards(table) >= 2


def _certain_base_cards(table: Table) -> int:
    """Returns the fewest face-down cards that come to the hand: the others may be laid at once."""
    unseen = sum(table.seating.deck[kind] for kind in table.seating.laid_from_pile)
    unseen -= sum(table.bonus) + sum(table.aside)
    unseen -= sum(map(table.pile.count, table.seating.laid_from_pile))
    return max(0, len(table.base) - unseen)
