"""What the first melds of a side hold, on counts."""

from engine.kernel.counted_meld import is_set
from engine.kernel.exits import has_right_to_go_out
from engine.kernel.groups import CountedBundle
from engine.kernel.kinds import BIG, KIND_POINTS, TWO, WILD_SET
from engine.kernel.melds import SideMelds
from engine.kernel.table import Table
from engine.laws import is_concealed
from engine.opening_laws import (
    OpeningWorth,
    has_minimum,
    is_barred_from_opening,
    is_clean,
    may_be_waived,
    points_to_open,
)


def may_open(table: Table, bundle: CountedBundle, after: SideMelds, left: int) -> bool:
    """Returns whether a side may open with the bundle; ``after`` are its melds then, ``left`` is
    the number of cards that stay in the hand.
    """
    first = _first_melds(table, bundle)
    if is_barred_from_opening(table.seating.options, first):
        return False
    return _has_minimum(table, first) or _is_minimum_waived(table, after, left)


def opens(table: Table, bundle: CountedBundle) -> bool:
    """Returns whether a side may open with the bundle and play on."""
    first = _first_melds(table, bundle)
    return not is_barred_from_opening(table.seating.options, first) and _has_minimum(table, first)


def _has_minimum(table: Table, first: OpeningWorth) -> bool:
    seating, side = table.seating, table.side
    return has_minimum(seating.options, first, seating.needs[side], seating.demands[side])


def _first_melds(table: Table, bundle: CountedBundle) -> OpeningWorth:
    """Returns what the melds of a bundle hold where they open."""
    first, laws, melds, wilds = OpeningWorth(), table.seating.options, table.own, 0
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
    laws = table.seating.options
    if not may_be_waived(laws, has_drawn=table.drew == "stock", left=left):
        return False
    is_hidden = is_concealed(
        laws, after.canastas, has_thrown=left > 0, has_taken=False, has_shown=False
    )
    return is_hidden and has_right_to_go_out(table, after)
