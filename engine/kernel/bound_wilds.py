"""Wild cards that are bound to melds of their own, on counts."""

from engine.kernel.counted_meld import NEW, is_set
from engine.kernel.groups import CountedBundle
from engine.kernel.kinds import BIG, TWO, WILD_SET
from engine.kernel.melds import SideMelds
from engine.kernel.table_options import RuleOptions
from engine.shapes import are_twos_scattered


def are_wilds_bound(options: RuleOptions) -> bool:
    """Returns whether any wild cards are bound to melds of their own."""
    return options.meld_wild_cards_bound or options.meld_twos_bound


def are_wilds_free(options: RuleOptions, melds: SideMelds, bundle: CountedBundle) -> bool:
    """Returns whether no bound wild card joins a set, and no bound two begins a second meld, or
    every wild meld is a canasta afterwards.
    """
    if not are_wilds_bound(options):
        return True
    if options.meld_twos_bound and _are_twos_scattered(melds, bundle):
        return False
    is_joker_bound = options.meld_wild_cards_bound
    joins = any(
        is_set(meld) and (TWO in lay.kinds or (is_joker_bound and BIG in lay.kinds))
        for lay, meld in zip(bundle.groups, bundle.afters, strict=True)
    )
    wild_melds = (meld for meld in melds.lying if meld.head == WILD_SET)
    return not joins or all(map(melds.is_canasta, wild_melds))


def _are_twos_scattered(melds: SideMelds, bundle: CountedBundle) -> bool:
    """Returns whether a meld of wild cards begins while another one is unfinished."""
    begun = [
        meld
        for lay, meld in zip(bundle.groups, bundle.afters, strict=True)
        if lay.place == NEW and meld.head == WILD_SET
    ]
    unfinished = sum(meld.head == WILD_SET and not melds.is_canasta(meld) for meld in melds.lying)
    fresh = sum(not melds.is_canasta(meld) for meld in begun)
    return are_twos_scattered(len(begun), fresh, unfinished)
