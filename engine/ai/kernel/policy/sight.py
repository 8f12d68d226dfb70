"""What a seat makes of the table: the few numbers that its rules of thumb ask for."""

from dataclasses import dataclass

from engine.ai.kernel.classes import BIG, POINTS, TWO
from engine.ai.kernel.laws import is_frozen
from engine.ai.kernel.policy.feet import is_exit_open, is_near_foot
from engine.ai.kernel.table import SideMelds, Table
from engine.ai.style import Style


@dataclass(slots=True)
class Sight:
    """One look at the table by the seat to move. Of other hands it sees the sizes alone."""

    style: Style
    hand: list[int]
    melds: SideMelds
    canastas: int
    rival_canastas: int
    """The most canastas that an opposing side has."""
    is_late: bool
    """Whether the deal may end soon: a side can go out, or the stock runs low."""
    is_frozen: bool
    is_urgent: bool
    """Whether to empty the hand: for the second one, or to end the deal by that."""
    needs_mixed: bool
    """Whether mixed canastas are missing for going out."""
    wilds: int
    pile_value: float
    """What getting the pile is worth to whoever takes it, in points."""


def look(table: Table, style: Style) -> Sight:
    """What the seat to move sees, in its style."""
    hand, melds = table.hands[table.turn], table.melds[table.side]
    rival_canastas, can_rivals_end = rivals_of(table, style)
    has_feet = table.seating.rules.deal.foot_size > 0
    return Sight(
        style=style,
        hand=hand,
        melds=melds,
        canastas=melds.canastas,
        rival_canastas=rival_canastas,
        is_late=can_rivals_end or len(table.stock) <= style.late_stock,
        is_frozen=is_frozen(table),
        is_urgent=has_feet and (is_near_foot(table) or is_exit_open(table)),
        needs_mixed=melds.mixed_canastas < table.seating.rules.out.canastas.mixed,
        wilds=hand[TWO] + hand[BIG],
        pile_value=style.pile_card * len(table.pile)
        + style.pile_point * sum(map(POINTS.__getitem__, table.pile)),
    )


def rivals_of(table: Table, style: Style) -> tuple[int, bool]:
    """The most canastas of an opposing side, and whether one may be about to end the deal."""
    seating, most, can_end = table.seating, 0, False
    need = max(1, seating.rules.out.canastas.total)
    for side in seating.rivals[table.side]:
        canastas = table.melds[side].canastas
        if canastas:
            most = max(most, canastas)
            hands = [table.sizes[seat] for seat in seating.seats[side] if not table.feet[seat]]
            is_small = bool(hands) and min(hands) <= style.small_hand
            can_end = can_end or (is_small and canastas >= need)
    return most, can_end


def unseen_of(table: Table, rank: int) -> int:
    """Cards of a natural rank in other hands or in the stock, as the seat to move counts them."""
    seen = table.hands[table.turn][rank] + table.pile.count(rank)
    for melds in table.melds:
        seen += melds.naturals[rank]
        for lay in melds.closed:
            seen += lay[1] if lay[0] == rank else 0
    return 4 * table.seating.rules.deck.count - seen


def unseen_in_all(table: Table) -> int:
    """How many cards the seat to move does not see."""
    feet = table.seating.rules.deal.foot_size * sum(map(bool, table.feet))
    return max(1, sum(table.sizes) - table.sizes[table.turn] + len(table.stock) + feet)
