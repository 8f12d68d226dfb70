"""Whether a turn can still end, on counts."""

from engine.kernel.counted_turn import DRAW
from engine.kernel.exits import find_exit, has_right_to_go_out, is_exit_allowed, is_exit_certain
from engine.kernel.kinds import BONUS, SEVEN
from engine.kernel.melds import SideMelds
from engine.kernel.second_hands import has_foot
from engine.kernel.table import Table
from engine.laws import (
    can_keep_one,
    does_answer_oblige,
    is_drawn_card_thrown,
    is_foot_single,
    keeps_two,
    may_throw_all_last,
)


def can_finish(table: Table, melds: SideMelds, hand: list[int], left: int) -> bool:
    """Returns whether the turn can still end legally with these melds and this hand."""
    # With an empty hand the seat can neither lay cards nor combine sets.
    if not left:
        takes_foot = has_foot(table) and not is_foot_single(table.seating.options)
        may_meld_last = not table.seating.options.out_last_discard
        return takes_foot or (may_meld_last and has_right_to_go_out(table, melds))
    stuck = 0 if table.stock else _count_threes(table, hand)
    can_throw = can_keep_one(left, stuck) or has_foot(table)
    if not can_throw and not may_throw_last(table, melds, hand):
        return find_exit(table, melds, hand) is not None
    return not is_bound_to_go_out(table) or find_exit(table, melds, hand) is not None


def _count_threes(table: Table, hand: list[int]) -> int:
    """Returns the cards that are laid beside the melds and not thrown."""
    count = 0
    for kind in table.seating.laid_at_once:
        count += hand[kind]
    return count


def may_throw_last(table: Table, melds: SideMelds, hand: list[int]) -> bool:
    """Returns whether the seat may go out by throwing the only card of the hand."""
    # A card that is laid at once is replaced, perhaps by a seven.
    may_be_seven = hand[SEVEN] > 0 or (bool(table.stock) and _count_threes(table, hand) > 0)
    is_free = not may_be_seven or may_throw_all_last(table.seating.options)
    return is_free and has_right_to_go_out(table, melds)


def is_bound_to_go_out(table: Table) -> bool:
    """Returns whether the partner's yes, or a sequence longer than a canasta, obliges the seat to
    go out, and it is certain that it can.
    """
    options = table.seating.options
    if not (table.has_lengthened or does_answer_oblige(options, answer=table.question)):
        return False
    if table.phase == DRAW:
        is_thrown = is_drawn_card_thrown(options, len(table.stock))
        return is_thrown and is_exit_allowed(table) and is_exit_certain(table)
    return find_exit(table, table.own, table.hand) is not None


def leaves_enough(table: Table, hand: list[int], left: int) -> bool:
    """Returns whether two cards stay with the seat that takes the face-down cards of the pile."""
    if left and is_bound_to_go_out(table):
        return False
    return keeps_two(left - hand[BONUS], len(table.base), _count_unseen_threes(table))


def _count_unseen_threes(table: Table) -> int:
    """Returns how many cards that are laid at once may be among the face-down ones."""
    unseen = sum(table.seating.deck[kind] for kind in table.seating.laid_from_pile)
    unseen -= sum(table.bonus) + sum(table.aside)
    return unseen - sum(map(table.pile.count, table.seating.laid_from_pile))
