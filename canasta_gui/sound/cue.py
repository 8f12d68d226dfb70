"""The sounds that there are; their files lie in `assets/sounds`."""

from enum import StrEnum


class Cue(StrEnum):
    """A sound, named as its files."""

    DRAW = "draw"
    """A card slides off the stock."""
    DISCARD = "discard"
    """A card lands on the pile."""
    MELD = "meld"
    """A card is set down."""
    PILE = "pile"
    """Several cards are taken up."""
    SHUFFLE = "shuffle"
    DEAL = "deal"
    CANASTA = "canasta"
    FREEZE = "freeze"
    OUT = "out"
    WON = "won"
    LOST = "lost"
    REFUSAL = "refusal"
    TURN = "turn"
    """The player before the screen is to act."""


CALLS = frozenset({Cue.TURN, Cue.WON, Cue.LOST})
"""What calls a player back who is looking at another window."""
