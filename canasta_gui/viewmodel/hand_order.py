"""By what a hand is sorted."""

from enum import StrEnum


class HandOrder(StrEnum):
    """What a sorted hand is sorted by, from left to right."""

    RANK = "rank"
    """Wild cards at the right end."""
    SUIT = "suit"
    """The same; each suit by rank."""
    POINTS = "points"
    """The cards of the highest value first."""
