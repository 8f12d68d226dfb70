"""Background sounds whose end leads into their beginning, so that they can loop."""

import math
from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from synthesis.materials import slap, thump
from synthesis.signals import Signal, low_pass, noise, samples, scaled

_SECONDS: Final = 14
_SEAM_MS: Final = 900
"""The length of the blend between end and beginning, in milliseconds."""
_CRACKLES: Final = 5.5
"""The number of crackles a second."""


def fire(chance: Random) -> Signal:
    """Returns a fire in a grate: rising air, crackling embers, now and then a log that settles."""
    whole = 1000 * _SECONDS + _SEAM_MS
    air = low_pass(low_pass(noise(chance, whole), 210), 320)
    made = [
        12 * sample * (1 + 0.25 * math.sin(2 * math.pi * at / samples(3300)))
        for at, sample in enumerate(air)
    ]
    for _ in range(round(_CRACKLES * whole / 1000)):
        spark = slap(chance, chance.uniform(1.1, 2.2), chance.uniform(0.8, 3.0))
        _add(made, chance.uniform(0, whole - 150), scaled(spark, 0.05 + 0.5 * chance.random() ** 4))
    for _ in range(4):
        _add(made, chance.uniform(0, whole - 400), scaled(thump(chance.uniform(70, 95), 40), 0.35))
    return _closed(made)


def _add(signal: Signal, moment: float, part: Signal) -> None:
    start = samples(moment)
    for at, sample in enumerate(part[: len(signal) - start]):
        signal[start + at] += sample


def _closed(signal: Signal) -> Signal:
    """Returns the signal as a loop: its beginning is blended with what follows the end."""
    seam = samples(_SEAM_MS)
    body, rest = signal[:-seam], signal[-seam:]
    for at, sample in enumerate(rest):
        turn = 0.5 * math.pi * at / seam
        body[at] = body[at] * math.sin(turn) + sample * math.cos(turn)
    return body


AMBIENCES: Final[Mapping[str, Callable[[Random], Signal]]] = {"fire": fire}
