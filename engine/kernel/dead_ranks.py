"""Ranks that take no further cards, on counts."""

from engine.kernel.groups import CountedBundle
from engine.kernel.melds import NO_CLASSES, SideMelds, finished_heads
from engine.kernel.table import Table


def dead_classes(table: Table, own: SideMelds | None = None) -> frozenset[int]:
    """Returns the classes that take no further cards, because a side has a canasta of them; ``own``
    are melds that the side to move has instead of those on the table.
    """
    if not table.seating.laws.meld_dead_ranks:
        return NO_CLASSES
    laid = table.melds if own is None else [own, *table.melds]
    return frozenset(head for melds in laid for head in finished_heads(melds))


def joins_dead(table: Table, bundle: CountedBundle) -> bool:
    """Returns whether cards join a rank of which a side has a canasta, where that is barred."""
    dead = dead_classes(table)
    if not dead:
        return False
    laid = zip(bundle.groups, bundle.afters, strict=True)
    return any(after.head in dead for lay, after in laid if lay.kinds)
