"""Whether a turn can still end, on counts."""

from engine import exit_laws, turn_laws
from engine.kernel.counted_turn import DRAW
from engine.kernel.exits import find_exit, has_right_to_go_out, is_exit_allowed, is_exit_certain
from engine.kernel.kinds import BONUS, SEVEN
from engine.kernel.melds import SideMelds
from engine.kernel.second_hands import has_foot
from engine.kernel.table import Table


def can_finish(table: Table, melds: SideMelds, hand: list[int], left: int) -> bool:
    """Returns whether the turn can still end legally with these melds and this hand."""
    may_go_on = not is_bound_to_go_out(table)
    # Most turns can: a card is thrown and another one kept.
    if left > 1 and table.stock and may_go_on:
        return True
    can_end = exit_laws.can_turn_end(
        table.seating.laws,
        left,
        0 if table.stock else _count_threes(table, hand),
        is_foot_next=has_foot(table),
        has_right=has_right_to_go_out(table, melds),
        may_be_seven=_may_be_seven(table, hand),
    )
    # With an empty hand the seat can neither lay cards nor combine sets.
    if not left or (can_end and may_go_on):
        return can_end
    return find_exit(table, melds, hand) is not None


def _count_threes(table: Table, hand: list[int]) -> int:
    """Returns the cards that are laid beside the melds and not thrown."""
    return sum([hand[kind] for kind in table.seating.laid_at_once])


def may_throw_last(table: Table, melds: SideMelds, hand: list[int]) -> bool:
    """Returns whether the seat may go out by throwing the only card of the hand."""
    has_right, may_be_seven = has_right_to_go_out(table, melds), _may_be_seven(table, hand)
    laws = table.seating.laws
    return exit_laws.may_throw_last(laws, has_right=has_right, may_be_seven=may_be_seven)


def _may_be_seven(table: Table, hand: list[int]) -> bool:
    """Returns whether the last card may be a seven: one that is laid at once is replaced by any."""
    return hand[SEVEN] > 0 or (bool(table.stock) and _count_threes(table, hand) > 0)


def is_bound_to_go_out(table: Table) -> bool:
    """Returns whether the partner's yes, or a sequence longer than a canasta, obliges the seat to
    go out, and it is certain that it can.
    """
    laws = table.seating.laws
    if not (table.has_lengthened or exit_laws.does_answer_oblige(laws, answer=table.question)):
        return False
    if table.phase == DRAW:
        is_thrown = exit_laws.is_drawn_card_thrown(laws, len(table.stock))
        return is_thrown and is_exit_allowed(table) and is_exit_certain(table)
    return find_exit(table, table.own, table.hand) is not None


def leaves_enough(table: Table, hand: list[int], left: int) -> bool:
    """Returns whether two cards stay with the seat that takes the face-down cards of the pile."""
    if left and is_bound_to_go_out(table):
        return False
    return turn_laws.keeps_two(left - hand[BONUS], len(table.base), _count_unseen_threes(table))


def _count_unseen_threes(table: Table) -> int:
    """Returns how many cards that are laid at once may be among the face-down ones."""
    unseen = sum(table.seating.deck[kind] for kind in table.seating.laid_from_pile)
    unseen -= sum(table.bonus) + sum(table.aside)
    return unseen - sum(map(table.pile.count, table.seating.laid_from_pile))
