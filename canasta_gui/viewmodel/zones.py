"""Places on the table that hold cards or receive them."""

from dataclasses import dataclass
from enum import StrEnum


class ZoneKind(StrEnum):
    """The kinds of places."""

    STOCK = "stock"
    PILE = "pile"
    HAND = "hand"
    """``owner`` is a seat."""
    FOOT = "foot"
    """The second hand before it is picked up; ``owner`` is a seat."""
    MELD = "meld"
    """``owner`` is a side, ``index`` the meld's index (stable during a deal)."""
    BONUS = "bonus"
    """``owner`` is a side."""
    STAGE = "stage"
    """A group of the private stage; ``index`` counts them."""
    FELT = "felt"
    """The free felt; a drop there begins a new group."""
    SPREAD = "spread"
    """The pack, fanned out across the table for the draw for seats."""
    DRAWN = "drawn"
    """The cards drawn for the seats; ``owner`` is the chair before which they lie."""
    PACKET = "packet"
    """The packet lifted off the stock at the cut; ``owner`` is the seat that cuts."""


@dataclass(frozen=True, slots=True)
class Zone:
    """One place."""

    kind: ZoneKind
    owner: int = 0
    index: int = 0


STOCK = Zone(ZoneKind.STOCK)
PILE = Zone(ZoneKind.PILE)
FELT = Zone(ZoneKind.FELT)
