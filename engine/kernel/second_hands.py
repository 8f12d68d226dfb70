"""When a second hand is taken up, on counts."""

from engine.exit_laws import does_canasta_bring_foot, is_foot_next
from engine.kernel.groups import CountedBundle, parts_of
from engine.kernel.table import Table


def has_foot(table: Table) -> bool:
    """Returns whether playing the last card brings a second hand instead of ending the deal."""
    return is_foot_next(table.seating.laws, len(table.feet[table.turn]))


def brings_foot(table: Table, bundle: CountedBundle) -> bool:
    """Returns whether the bundle finishes the canasta that brings the second hand."""
    if not does_canasta_bring_foot(table.seating.laws, len(table.feet[table.turn])):
        return False
    melds = table.own
    for at, after in enumerate(bundle.afters):
        parts = parts_of(melds, bundle.groups[at])
        if melds.is_canasta(after) and not any(melds.is_canasta(part) for part in parts):
            return True
    return False
