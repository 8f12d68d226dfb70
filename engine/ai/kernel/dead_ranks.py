"""Ranks that take no further cards, on counts."""

from collections.abc import Sequence

from engine.ai.kernel.kinds import BIG, CLASS_OF, TWO, WILD_SET
from engine.ai.kernel.melds import NEW, Lay, SideMelds, finished_heads
from engine.ai.kernel.table import Table


def dead_classes(table: Table) -> frozenset[int]:
    """Returns the classes that take no further cards, because a side has a canasta of them."""
    if not table.seating.rules.meld.dead_ranks:
        return frozenset()
    return frozenset(head for melds in table.melds for head in finished_heads(melds))


def joins_dead(table: Table, groups: Sequence[Lay]) -> bool:
    """Returns whether cards join a rank of which a side has a canasta, where that is barred."""
    dead = dead_classes(table)
    return bool(dead) and any(_head_of(table.own, lay) in dead for lay in groups if lay.kinds)


def _head_of(melds: SideMelds, lay: Lay) -> int:
    """Returns the rank of the set that cards join or begin; for other melds no rank."""
    if lay.place != NEW:
        return melds.lying[lay.place][0]
    ranks = {CLASS_OF[kind] for kind in lay.kinds} - {TWO, BIG}
    return ranks.pop() if len(ranks) == 1 else WILD_SET
