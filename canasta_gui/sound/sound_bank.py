"""Loads sounds from their files, each when it is first played."""

import logging
import sys
import wave
from array import array
from functools import cache
from pathlib import Path

from canasta_gui.resource_path import resource_path
from canasta_gui.sound.cue import Cue

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
    try:
        with wave.open(str(path), "rb") as file:
            made = array("h", file.readframes(file.getnframes()))
    except (OSError, EOFError, wave.Error, ValueError):
        _log.warning("cannot read the sound %s", path.name)
        return array("h")
    if sys.byteorder == "big":
        made.byteswap()
    return made
