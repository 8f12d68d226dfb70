"""Loads sounds from their files, each when it is first played."""

import sys
import wave
from array import array
from functools import cache
from pathlib import Path

from canasta_gui.resource_path import resource_path
from canasta_gui.sound.cue import Cue

RATE = 44_100
"""The samples per second, in one channel of 16 bits, as in the files."""


@cache
def takes(cue: Cue) -> "tuple[array[int], ...]":
    """Returns the samples of each variant of a sound; empty if files are missing."""
    files = sorted(resource_path("assets", "sounds").glob(f"{cue}*.wav"))
    return tuple(_read(path) for path in files if path.stem.partition("-")[0] == cue)


@cache
def ambience(name: str) -> "array[int]":
    """Returns the samples of an ambience for looping; empty if its file is missing."""
    path = resource_path("assets", "sounds", "ambience", f"{name}.wav")
    return _read(path) if path.is_file() else array("h")


def _read(path: Path) -> "array[int]":
    with wave.open(str(path), "rb") as file:
        made = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        made.byteswap()
    return made
