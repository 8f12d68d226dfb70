"""Sounds from their files, each read when it is first heard."""

import sys
import wave
from array import array
from functools import cache
from pathlib import Path

from canasta_gui.resource_path import resource_path
from canasta_gui.sound.cue import Cue

RATE = 44_100
"""Samples a second, in one channel of 16 bits: so are the files made."""


@cache
def takes(cue: Cue) -> "tuple[array[int], ...]":
    """The samples of a sound, once for each of its variants; none where files are missing."""
    files = sorted(resource_path("assets", "sounds").glob(f"{cue}*.wav"))
    return tuple(_read(path) for path in files if path.stem.partition("-")[0] == cue)


@cache
def ambience(name: str) -> "array[int]":
    """The samples of an ambience, which go round; none where its file is missing."""
    path = resource_path("assets", "sounds", "ambience", f"{name}.wav")
    return _read(path) if path.is_file() else array("h")


def _read(path: Path) -> "array[int]":
    with wave.open(str(path), "rb") as file:
        made = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        made.byteswap()
    return made
