"""From a recipe to a file: equally loud, clean at both ends, 16 bits."""

import math
import sys
import wave
from array import array
from pathlib import Path
from random import Random

from synthesis.loudness import loudness
from synthesis.recipes import RECIPES, SOFTER
from synthesis.signals import RATE, Signal, high_pass, samples, scaled

TARGET = 0.035
"""The loudness of an ordinary sound: −29 dB below full scale, quiet beside speech and music."""
CEILING = 0.5
"""No sample is louder; very short sounds are left softer rather than cut."""
_FULL = 32_767
_FADE_IN_MS = 0.7
_FADE_OUT_MS = 14
_SILENT = 0.0006
"""What lies below at the end is not heard, and cut off."""


def master(name: str) -> "array[int]":
    """The samples of a sound as its file holds them."""
    signal = high_pass(RECIPES[name](Random(f"canasta {name}")), 35)
    loud = scaled(signal, _gain(name, signal))
    return array("h", [round(sample * _FULL) for sample in _faded(_trimmed(loud))])


def write_all(folder: Path) -> list[Path]:
    """Write every sound into a folder; the paths."""
    folder.mkdir(parents=True, exist_ok=True)
    return [_write(folder / f"{name}.wav", master(name)) for name in RECIPES]


def _gain(name: str, signal: Signal) -> float:
    wanted = TARGET * SOFTER.get(name.split("-", maxsplit=1)[0], 1.0)
    peak = max(abs(sample) for sample in signal)
    return min(wanted / loudness(signal), CEILING / peak)


def _trimmed(signal: Signal) -> Signal:
    last = max(at for at, sample in enumerate(signal) if abs(sample) > _SILENT)
    return signal[: last + samples(_FADE_OUT_MS)]


def _faded(signal: Signal) -> Signal:
    """Both ends brought to silence, so that nothing clicks."""
    rise, fall, end = samples(_FADE_IN_MS), samples(_FADE_OUT_MS), len(signal) - 1
    return [
        sample * _ramp(at / rise) * _ramp((end - at) / fall) for at, sample in enumerate(signal)
    ]


def _ramp(part: float) -> float:
    return 0.5 - 0.5 * math.cos(math.pi * min(1.0, part))


def _write(path: Path, sound: "array[int]") -> Path:
    data = array("h", sound)
    if sys.byteorder == "big":
        data.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(data.tobytes())
    return path
