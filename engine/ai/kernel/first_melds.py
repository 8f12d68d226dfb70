"""What the first melds of a side must contain, on counts."""

from engine.ai.kernel.exits import has_right_to_go_out
from engine.ai.kernel.groups import CountedBundle
from engine.ai.kernel.kinds import BIG, SEVEN, TWO, WILD_SET
from engine.ai.kernel.melds import CountedMeld, SideMelds, is_set
from engine.ai.kernel.table import Table
from engine.rules.opening import TRIPLE
from engine.values import NO_DEMAND


def may_open(table: Table, bundle: CountedBundle, points: int, after: SideMelds, left: int) -> bool:
    """Returns whether a side may open with the bundle; ``after`` are its melds then, ``left`` is
    the number of cards that stay in the hand.
    """
    if breaks_opening_law(table, bundle):
        return False
    return has_minimum(table, bundle, points, after) or _is_minimum_waived(table, after, left)


def opens_by_points(table: Table, bundle: CountedBundle, points: int) -> bool:
    """Returns whether a side opens with the bundle where nothing but points is demanded."""
    seating = table.seating
    is_plain = seating.demands[table.side] == NO_DEMAND and not seating.has_opening_laws
    return is_plain and _has_points(table, bundle, points)


def has_minimum(table: Table, bundle: CountedBundle, points: int, after: SideMelds) -> bool:
    """Returns whether first melds have the points and the canastas that they need."""
    demand = table.seating.demands[table.side]
    is_met = demand.is_met(after.canastas, after.mixed_canastas)
    return is_met and _has_points(table, bundle, points)


def _has_points(table: Table, bundle: CountedBundle, points: int) -> bool:
    return points >= table.seating.needs[table.side] or _is_splash(table, bundle)


def breaks_opening_law(table: Table, bundle: CountedBundle) -> bool:
    """Returns whether first melds hold wild cards or a mixed canasta where that is barred, or lack
    the clean meld that they need.
    """
    opening, melds = table.seating.rules.opening, table.own
    if opening.naturals_only and _has_wilds(bundle):
        return True
    if not opening.mixed_canasta and any(_is_mixed_canasta(melds, one) for one in bundle.afters):
        return True
    if opening.clean_triple == "none" or _is_splash(table, bundle):
        return False
    may_be_wild = opening.clean_triple == "natural-or-wild"
    return not any(
        size >= TRIPLE
        and ((is_set(meld) and not meld[2] + meld[3]) or (may_be_wild and meld[0] == WILD_SET))
        for size, meld in zip(bundle.sizes_without_upcard(), bundle.afters, strict=True)
    )


def _has_wilds(bundle: CountedBundle) -> bool:
    return any(kind in (TWO, BIG) for lay in bundle.groups for kind in lay.kinds)


def _is_splash(table: Table, bundle: CountedBundle) -> bool:
    """Returns whether first melds hold a canasta that opens without a minimum: complete from the
    hand, and not mixed.
    """
    melds = table.own
    return table.seating.rules.opening.splash and any(
        size >= melds.canasta_size and melds.is_canasta(meld) and not _is_mixed_canasta(melds, meld)
        for size, meld in zip(bundle.sizes_without_upcard(), bundle.afters, strict=True)
    )


def _is_mixed_canasta(melds: SideMelds, meld: CountedMeld) -> bool:
    is_apart = meld[0] == SEVEN and melds.limits.sevens_apart
    return is_set(meld) and melds.is_canasta(meld) and meld[2] + meld[3] > 0 and not is_apart


def _is_minimum_waived(table: Table, after: SideMelds, left: int) -> bool:
    """Returns whether going out concealed waives the minimum."""
    rules = table.seating.rules
    if not rules.opening.concealed_waiver or not table.drew_stock or left > 1:
        return False
    is_concealed = rules.out.concealed_with_discard or not left
    return after.canastas > 0 and is_concealed and has_right_to_go_out(table, after)
