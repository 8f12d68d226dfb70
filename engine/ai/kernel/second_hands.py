"""When a second hand is taken up, on counts."""

from collections.abc import Sequence

from engine.ai.kernel.melds import NEW, CountedMeld, Lay, SideMelds
from engine.ai.kernel.table import Table


def has_foot(table: Table) -> bool:
    """Returns whether playing the last card brings a second hand instead of ending the deal."""
    return bool(table.feet[table.turn]) and table.seating.rules.deal.foot_by == "last-card"


def is_foot_single(table: Table) -> bool:
    """Returns whether the second hand has one card; it is taken up by a discard only."""
    return table.seating.rules.deal.foot_size == 1


def brings_foot(table: Table, groups: Sequence[Lay], afters: Sequence[CountedMeld]) -> bool:
    """Returns whether the changed melds include the canasta that brings the second hand."""
    if not table.feet[table.turn] or table.seating.rules.deal.foot_by != "canasta":
        return False
    melds = table.own
    return any(
        melds.is_canasta(after) and not any(map(melds.is_canasta, _parts_of(melds, group)))
        for group, after in zip(groups, afters, strict=True)
    )


def _parts_of(melds: SideMelds, group: Lay) -> list[CountedMeld]:
    """Returns the melds on the table that cards join."""
    if group.place == NEW:
        return []
    return [melds.lying[place] for place in (group.place, *group.joined)]
