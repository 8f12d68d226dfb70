"""What players choose of their view: the order of the hand, how much help with the rules, how fast
cards travel.
"""

from enum import StrEnum


class HandOrder(StrEnum):
    """The key by which a hand is sorted, from left to right."""

    GAME = "game"
    """By suit in games of sequences, in others by rank."""
    RANK = "rank"
    """By rank; wild cards at the right end."""
    SUIT = "suit"
    """By suit, and by rank within each suit; wild cards at the right end."""
    POINTS = "points"
    """By points, the highest value first."""


class HintLevel(StrEnum):
    """The amount of help, chosen by the player."""

    OFF = "off"
    GENTLE = "gentle"
    """The table shows what raised cards can do and where they may go, and what takes the pile."""
    FULL = "full"
    """The table also shows which cards can be laid, and what is missing."""


class Speed(StrEnum):
    """The speed of cards and computer players."""

    INSTANT = "instant"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"
