"""How much the table helps with the rules."""

from enum import StrEnum


class HintLevel(StrEnum):
    """Chosen by the player."""

    OFF = "off"
    GENTLE = "gentle"
    """What the raised cards can do, and where they may go."""
    FULL = "full"
    """Also which cards can be laid, and what is missing."""
