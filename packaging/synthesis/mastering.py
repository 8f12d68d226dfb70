"""Turns recipes into files of equal loudness, clean at both ends, in 16 bits; and checks them."""

import math
import sys
import wave
from array import array
from dataclasses import dataclass
from pathlib import Path
from random import Random

from synthesis.ambience import AMBIENCES
from synthesis.loudness import decibels, lufs
from synthesis.recipes import RECIPES, SOFTER
from synthesis.signals import RATE, Signal, high_pass, samples, scaled

TARGET = -32.0
"""The loudness of an ordinary sound in LUFS: quiet beside speech (about −23) and music."""
AMBIENT = -47.0
"""The loudness of a background sound in LUFS."""
CEILING = 0.36
"""The largest level of a sample; very short sounds are left softer rather than cut."""
TOLERANCE = 0.5
"""The tolerance in LU of a sound's loudness; sounds at the ceiling may be softer."""
_FULL = 32_767
_FADE_IN_MS = 0.7
_FADE_OUT_MS = 14
_SILENT = 0.0006
"""The level below which the end of a sound is inaudible, and cut off."""


def master(name: str) -> "array[int]":
    """Returns the samples of a sound as its file holds them."""
    signal = high_pass(RECIPES[name](Random(f"canasta {name}")), 35)
    loud = scaled(signal, _gain(name, signal))
    return array("h", [round(sample * _FULL) for sample in _faded(_trimmed(loud))])


def master_ambience(name: str) -> "array[int]":
    """Returns the samples of a background sound, whose end leads into its beginning."""
    signal = AMBIENCES[name](Random(f"canasta {name}"))
    gain = 10 ** ((AMBIENT - lufs(signal)) / 20)
    return array("h", [round(sample * gain * _FULL) for sample in signal])


def wanted_lufs(name: str) -> float:
    """Returns the intended loudness of a sound, in LUFS."""
    return TARGET - SOFTER.get(name.partition("-")[0], 0.0)


@dataclass(frozen=True, slots=True)
class Level:
    """The measured levels of a sound."""

    name: str
    lufs: float
    peak: float
    """The level of the loudest sample, in decibels below full scale."""
    wanted: float

    @property
    def is_kept(self) -> bool:
        """Returns whether nothing clips, and nothing is louder than intended."""
        return self.peak <= decibels(CEILING) + 0.01 and self.lufs <= self.wanted + TOLERANCE


def measure(name: str, sound: "array[int]", wanted: float) -> Level:
    """Measures the samples of a file."""
    signal = [sample / _FULL for sample in sound]
    return Level(name, lufs(signal), decibels(max(map(abs, signal))), wanted)


def write_all(folder: Path) -> list[Level]:
    """Writes every sound into a folder, and below it the background sounds; returns their
    levels.
    """
    levels: list[Level] = []
    for name in RECIPES:
        sound = master(name)
        _write(folder / f"{name}.wav", sound)
        levels.append(measure(name, sound, wanted_lufs(name)))
    for name in AMBIENCES:
        sound = master_ambience(name)
        _write(folder / "ambience" / f"{name}.wav", sound)
        levels.append(measure(name, sound, AMBIENT))
    return levels


def _gain(name: str, signal: Signal) -> float:
    peak = max(abs(sample) for sample in signal)
    return min(10 ** ((wanted_lufs(name) - lufs(signal)) / 20), CEILING / peak)


def _trimmed(signal: Signal) -> Signal:
    last = max(at for at, sample in enumerate(signal) if abs(sample) > _SILENT)
    return signal[: last + samples(_FADE_OUT_MS)]


def _faded(signal: Signal) -> Signal:
    """Returns the signal with both ends faded to silence, so that nothing clicks."""
    rise, fall, end = samples(_FADE_IN_MS), samples(_FADE_OUT_MS), len(signal) - 1
    return [
        sample * _ramp(at / rise) * _ramp((end - at) / fall) for at, sample in enumerate(signal)
    ]


def _ramp(part: float) -> float:
    return 0.5 - 0.5 * math.cos(math.pi * min(1.0, part))


def _write(path: Path, sound: "array[int]") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    data = array("h", sound)
    if sys.byteorder == "big":
        data.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(data.tobytes())
    return path
