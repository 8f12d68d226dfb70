"""What a seat makes of the table: the few numbers that its rules of thumb ask for."""

from dataclasses import dataclass

from engine.ai.kernel.classes import BIG, POINTS, TWO
from engine.ai.kernel.laws import is_frozen
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
    wilds: int
    pile_value: float
    """What getting the pile is worth to whoever takes it, in points."""


def look(table: Table, style: Style) -> Sight:
    """What the seat to move sees, in its style."""
    hand, melds = table.hands[table.turn], table.melds[table.side]
    rival_canastas, can_rivals_end = _rivals(table, style)
    return Sight(
        style=style,
        hand=hand,
        melds=melds,
        canastas=melds.canastas,
        rival_canastas=rival_canastas,
        is_late=can_rivals_end or len(table.stock) <= style.late_stock,
        is_frozen=is_frozen(table),
        wilds=hand[TWO] + hand[BIG],
        pile_value=style.pile_card * len(table.pile)
        + style.pile_point * sum(map(POINTS.__getitem__, table.pile)),
    )


def _rivals(table: Table, style: Style) -> tuple[int, bool]:
    """The most canastas of an opposing side, and whether one may be about to end the deal."""
    seating, most, can_end = table.seating, 0, False
    for side in seating.rivals[table.side]:
        canastas = table.melds[side].canastas
        if canastas:
            most = max(most, canastas)
            fewest = min([table.sizes[seat] for seat in seating.seats[side]])
            can_end = can_end or fewest <= style.small_hand
    return most, can_end


def unseen_of(table: Table, rank: int) -> int:
    """Cards of a natural rank in other hands or in the stock, as the seat to move counts them."""
    seen = table.hands[table.turn][rank] + table.pile.count(rank)
    for melds in table.melds:
        seen += melds.naturals[rank]
    return 4 * table.seating.rules.deck.count - seen


def unseen_in_all(table: Table) -> int:
    """How many cards the seat to move does not see."""
    return max(1, sum(table.sizes) - table.sizes[table.turn] + len(table.stock))
