"""The sounds of the program; their files lie in `assets/sounds`."""

from enum import StrEnum


class Cue(StrEnum):
    """A sound; its value is the name of its files."""

    DRAW = "draw"
    """A card slides off the stock."""
    DISCARD = "discard"
    """A card lands on the pile."""
    MELD = "meld"
    """A card is set down."""
    PILE = "pile"
    """Several cards are taken up."""
    HEAP = "heap"
    """Many cards are taken up in a wave."""
    GREAT_HEAP = "sweep"
    """So many cards are taken up that it is the greatest of all moments."""
    OPENING = "opening"
    """The first melds of a side have been laid."""
    SHUFFLE = "shuffle"
    DEAL = "deal"
    CANASTA = "canasta"
    FREEZE = "freeze"
    OUT = "out"
    COUNT = "count"
    """Points of one meld or hand are counted."""
    COUNTED = "counted"
    """A line of the score is counted."""
    MATCH = "match"
    """The match is won."""
    WON = "won"
    LOST = "lost"
    REFUSAL = "refusal"
    TURN = "turn"
    """The player before the screen has to act."""


CALLS = frozenset({Cue.TURN, Cue.MATCH, Cue.WON, Cue.LOST})
"""The sounds that call back a player who uses another window."""
