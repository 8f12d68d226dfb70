"""What the first melds of a side hold, on counts."""

from engine import opening_laws
from engine.kernel.counted_meld import is_set
from engine.kernel.exits import has_right_to_go_out, is_exit_concealed
from engine.kernel.groups import CountedBundle
from engine.kernel.kinds import BIG, KIND_POINTS, TWO, WILD_SET
from engine.kernel.melds import SideMelds
from engine.kernel.table import Table
from engine.opening_laws import OpeningWorth, is_clean, may_be_waived, points_to_open


def may_open(table: Table, bundle: CountedBundle, after: SideMelds, left: int) -> bool:
    """Returns whether a side may open with the bundle; ``after`` are its melds then, ``left`` is
    the number of cards that stay in the hand.
    """
    return opens(table, bundle, is_waived=_is_minimum_waived(table, after, left))


def opens(table: Table, bundle: CountedBundle, *, is_waived: bool = False) -> bool:
    """Returns whether a side may open with the bundle and, unless that waives the minimum, play
    on.
    """
    first, seating, side = _first_melds(table, bundle), table.seating, table.side
    need, demand = seating.needs[side], seating.demands[side]
    return opening_laws.opens(seating.laws, first, need, demand, is_waived=is_waived)


def _first_melds(table: Table, bundle: CountedBundle) -> OpeningWorth:
    """Returns what the melds of a bundle hold where they open."""
    first, laws, melds, wilds = OpeningWorth(), table.seating.laws, table.own, 0
    for at, lay in enumerate(bundle.groups):
        after, takes_pile = bundle.afters[at], bundle.is_taking and at == 0
        upcard = KIND_POINTS[table.pile[-1]] if takes_pile else 0
        points = -upcard
        for kind in lay.kinds:
            points += KIND_POINTS[kind]
            if kind in (TWO, BIG):
                wilds += 1
        first.points += points_to_open(laws, points, upcard, takes_pile=takes_pile)
        first.add(
            laws,
            len(lay.kinds) - takes_pile,
            melds.canasta_kind(after),
            is_clean=is_clean(
                laws, after.wilds, of_rank=is_set(after), of_wilds=after.head == WILD_SET
            ),
        )
    first.wilds = wilds
    return first


def _is_minimum_waived(table: Table, after: SideMelds, left: int) -> bool:
    """Returns whether going out concealed waives the minimum."""
    return (
        may_be_waived(table.seating.laws, has_drawn=table.drew == "stock", left=left)
        and is_exit_concealed(table, after, with_discard=left > 0)
        and has_right_to_go_out(table, after)
    )
