"""The amount of help with the rules that the table gives."""

from enum import StrEnum


class HintLevel(StrEnum):
    """The amount of help, chosen by the player."""

    OFF = "off"
    GENTLE = "gentle"
    """The table shows what raised cards can do and where they may go."""
    FULL = "full"
    """The table also shows which cards can be laid, and what is missing."""
