"""Ranks that take no further cards, on counts."""

from engine.kernel.groups import CountedBundle
from engine.kernel.melds import NO_CLASSES, finished_heads
from engine.kernel.table import Table


def dead_classes(table: Table) -> frozenset[int]:
    """Returns the classes that take no further cards, because a side has a canasta of them."""
    if not table.seating.options.meld_dead_ranks:
        return NO_CLASSES
    return frozenset(head for melds in table.melds for head in finished_heads(melds))


def joins_dead(table: Table, bundle: CountedBundle) -> bool:
    """Returns whether cards join a rank of which a side has a canasta, where that is barred."""
    dead = dead_classes(table)
    return bool(dead) and any(
        after.head in dead
        for lay, after in zip(bundle.groups, bundle.afters, strict=True)
        if lay.kinds
    )
