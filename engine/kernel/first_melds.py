"""What the first melds of a side must contain, on counts."""

from engine.kernel.counted_meld import is_set
from engine.kernel.exits import has_right_to_go_out
from engine.kernel.groups import CountedBundle, count_wilds, points_of
from engine.kernel.kinds import KIND_POINTS, WILD_SET
from engine.kernel.melds import SideMelds
from engine.kernel.table import Table
from engine.ruleset.opening_reach import TRIPLE


def may_open(table: Table, bundle: CountedBundle, after: SideMelds, left: int) -> bool:
    """Returns whether a side may open with the bundle; ``after`` are its melds then, ``left`` is
    the number of cards that stay in the hand.
    """
    if _breaks_opening_law(table, bundle):
        return False
    return _has_minimum(table, bundle) or _is_minimum_waived(table, after, left)


def opens(table: Table, bundle: CountedBundle) -> bool:
    """Returns whether a side may open with the bundle and play on."""
    return not _breaks_opening_law(table, bundle) and _has_minimum(table, bundle)


def _has_minimum(table: Table, bundle: CountedBundle) -> bool:
    """Returns whether first melds have the points and the canastas that they need."""
    seating, side = table.seating, table.side
    canastas = mixed = 0
    for meld in bundle.afters:
        canastas += table.own.is_canasta(meld)
        mixed += table.own.is_mixed_canasta(meld)
    if not seating.demands[side].is_met(canastas, mixed):
        return False
    return _points(table, bundle) >= seating.needs[side] or _is_splash(table, bundle)


def _points(table: Table, bundle: CountedBundle) -> int:
    """Returns the points toward the minimum."""
    options = table.seating.options
    if bundle.is_taking and not options.opening_pile_meld_counts:
        return points_of(bundle.groups[1:])
    points = points_of(bundle.groups)
    if bundle.is_taking and not options.opening_upcard_counts:
        points -= KIND_POINTS[table.pile[-1]]
    return points


def _breaks_opening_law(table: Table, bundle: CountedBundle) -> bool:
    """Returns whether first melds hold wild cards or a mixed canasta where that is barred, or lack
    the clean meld that they need.
    """
    options, melds = table.seating.options, table.own
    if options.opening_naturals_only and _has_wilds(bundle):
        return True
    if not options.opening_mixed_canasta and any(
        melds.is_mixed_canasta(meld) for meld in bundle.afters
    ):
        return True
    if options.opening_clean_triple == "none" or _is_splash(table, bundle):
        return False
    may_be_wild = options.opening_clean_triple == "natural-or-wild"
    return not any(
        size >= TRIPLE
        and ((is_set(meld) and not meld.wilds) or (may_be_wild and meld.head == WILD_SET))
        for size, meld in zip(bundle.sizes_without_upcard(), bundle.afters, strict=True)
    )


def _has_wilds(bundle: CountedBundle) -> bool:
    return any(count_wilds(lay) for lay in bundle.groups)


def _is_splash(table: Table, bundle: CountedBundle) -> bool:
    """Returns whether first melds hold a canasta that opens without a minimum: complete from the
    hand, and not mixed.
    """
    melds = table.own
    return table.seating.options.opening_splash and any(
        size >= melds.canasta_size and melds.is_canasta(meld) and not melds.is_mixed_canasta(meld)
        for size, meld in zip(bundle.sizes_without_upcard(), bundle.afters, strict=True)
    )


def _is_minimum_waived(table: Table, after: SideMelds, left: int) -> bool:
    """Returns whether going out concealed waives the minimum."""
    options = table.seating.options
    if not options.opening_concealed_waiver or table.drew != "stock" or left > 1:
        return False
    is_concealed = options.out_concealed_with_discard or not left
    return after.canastas > 0 and is_concealed and has_right_to_go_out(table, after)
