"""The orders in which a hand can be sorted."""

from enum import StrEnum


class HandOrder(StrEnum):
    """The key by which a hand is sorted, from left to right."""

    RANK = "rank"
    """By rank; wild cards at the right end."""
    SUIT = "suit"
    """By suit, and by rank within each suit; wild cards at the right end."""
    POINTS = "points"
    """By points, the highest value first."""
