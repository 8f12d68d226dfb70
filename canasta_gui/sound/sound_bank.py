"""The sounds of the program, each loaded from its file when it is first played."""

import logging
import sys
from array import array
from enum import StrEnum
from functools import cache
from pathlib import Path

from canasta_gui.resource_path import resource_path


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


_log = logging.getLogger(__name__)

RATE = 44_100
"""The samples per second, in one channel of 16 bits, as in the files."""


@cache
def takes(cue: Cue) -> "tuple[array[int], ...]":
    """Returns the samples of each variant of a sound whose file can be read."""
    files = sorted(resource_path("assets", "sounds").glob(f"{cue}*.wav"))
    read = (_read(path) for path in files if path.stem.partition("-")[0] == cue)
    return tuple(samples for samples in read if samples)


@cache
def ambience(name: str) -> "array[int]":
    """Returns the samples of an ambience for looping; empty if its file cannot be read."""
    return _read(resource_path("assets", "sounds", "ambience", f"{name}.wav"))


def _read(path: Path) -> "array[int]":
    """Returns the samples of a file; empty if it is missing or damaged."""
    import wave

    try:
        with wave.open(str(path), "rb") as file:
            made = array("h", file.readframes(file.getnframes()))
    except (OSError, EOFError, wave.Error, ValueError):
        _log.warning("cannot read the sound %s", path.name)
        return array("h")
    if sys.byteorder == "big":
        made.byteswap()
    return made
