"""What a seat makes of the table: the few numbers that its rules of thumb ask for."""

from dataclasses import dataclass

from engine.ai.kernel.canastas import canasta_counts
from engine.ai.kernel.classes import BIG, NATURALS, POINTS, TWO
from engine.ai.kernel.laws import is_frozen
from engine.ai.kernel.table import SideMelds, Table
from engine.ai.style import Style


@dataclass(frozen=True, slots=True)
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
    rules = table.seating.rules
    return Sight(
        style=style,
        hand=hand,
        melds=melds,
        canastas=sum(canasta_counts(rules, melds)),
        rival_canastas=_rival_canastas(table),
        is_late=len(table.stock) <= style.late_stock or _can_rivals_end(table, style),
        is_frozen=is_frozen(table),
        wilds=hand[TWO] + hand[BIG],
        pile_value=style.pile_card * len(table.pile)
        + style.pile_point * sum(POINTS[kind] for kind in table.pile),
    )


def _rival_canastas(table: Table) -> int:
    rules, own = table.seating.rules, table.side
    others = (melds for side, melds in enumerate(table.melds) if side != own)
    return max(sum(canasta_counts(rules, melds)) for melds in others)


def _can_rivals_end(table: Table, style: Style) -> bool:
    side_of, own = table.seating.side_of, table.side
    return any(
        size <= style.small_hand and side_of[seat] != own and _has_canasta(table, side_of[seat])
        for seat, size in enumerate(table.sizes)
    )


def _has_canasta(table: Table, side: int) -> bool:
    size, melds = table.seating.rules.canasta.size, table.melds[side]
    return any(melds.size(rank) >= size for rank in range(NATURALS))


def unseen_of(table: Table, rank: int) -> int:
    """Cards of a natural rank in other hands or in the stock, as the seat to move counts them."""
    seen = table.hands[table.turn][rank] + table.pile.count(rank)
    seen += sum(melds.naturals[rank] for melds in table.melds)
    return 4 * table.seating.rules.deck.count - seen


def unseen_in_all(table: Table) -> int:
    """How many cards the seat to move does not see."""
    return max(1, sum(table.sizes) - table.sizes[table.turn] + len(table.stock))
