"""Finds the place under a point or a card."""

from collections.abc import Iterable

from canasta_gui.table.layout.arrange import Arrangement
from canasta_gui.table.layout.geometry import Rect
from canasta_gui.viewmodel.zones import FELT, PILE, STOCK, Zone, ZoneKind

_ORDER = (
    ZoneKind.STAGE,
    ZoneKind.HAND,
    ZoneKind.PILE,
    ZoneKind.STOCK,
    ZoneKind.MELD,
    ZoneKind.BONUS,
)

_NEAR = 6.0
"""How far from the stock and the pile a point still means them, in pixels."""


def place_at(arrangement: Arrangement, x: float, y: float) -> Zone:
    """Returns the place under a point; the felt where there is nothing else. Beside the stock and
    the pile a point still means them.
    """
    for kind in _ORDER:
        for zone, area in arrangement.areas.items():
            is_empty = kind is ZoneKind.BONUS and not arrangement.poses.get(zone)
            if zone.kind is kind and area.holds(x, y) and not is_empty:
                return zone
    near = (zone for zone in (STOCK, PILE) if arrangement.areas[zone].grown(_NEAR).holds(x, y))
    return next(near, FELT)


def best_target(arrangement: Arrangement, card: Rect, legal: Iterable[Zone]) -> Zone | None:
    """Returns the legal place that a card covers most; the felt where it covers none."""
    allowed = set(legal)
    found: Zone | None = None
    most = 0.0
    for zone in allowed - {FELT}:
        area = arrangement.areas.get(zone)
        common = card.overlap(area) if area is not None else 0.0
        if common > most:
            found, most = zone, common
    if found is not None and most > 0.12 * card.area:
        return found
    # The felt takes what is not over the viewer's hand.
    if FELT in allowed and not arrangement.frame.hand.holds(card.cx, card.cy):
        return FELT
    return found
