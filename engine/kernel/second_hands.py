"""When a second hand is taken up, on counts."""

from engine.kernel.groups import CountedBundle, parts_of
from engine.kernel.table import Table


def has_foot(table: Table) -> bool:
    """Returns whether playing the last card brings a second hand instead of ending the deal."""
    return bool(table.feet[table.turn]) and table.seating.options.deal_foot_by == "last-card"


def is_foot_single(table: Table) -> bool:
    """Returns whether the second hand has one card; it is taken up by a discard only."""
    return table.seating.options.deal_foot_size == 1


def brings_foot(table: Table, bundle: CountedBundle) -> bool:
    """Returns whether the bundle finishes the canasta that brings the second hand."""
    if not table.feet[table.turn] or table.seating.options.deal_foot_by != "canasta":
        return False
    melds = table.own
    for at, after in enumerate(bundle.afters):
        parts = parts_of(melds, bundle.groups[at])
        if melds.is_canasta(after) and not any(melds.is_canasta(part) for part in parts):
            return True
    return False
