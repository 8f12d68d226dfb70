"""Signals as lists of samples between −1 and 1, and operations on them."""

import math
from collections.abc import Callable, Sequence
from random import Random

RATE = 44_100
"""The number of samples a second."""

Signal = list[float]
Curve = Callable[[float], float]
"""A function from the part of the sound that is over, 0 to 1, to a value."""


def samples(milliseconds: float) -> int:
    """Returns the number of samples in a time."""
    return round(milliseconds * RATE / 1000)


def noise(chance: Random, milliseconds: float) -> Signal:
    """Returns white noise."""
    return [chance.uniform(-1.0, 1.0) for _ in range(samples(milliseconds))]


def tone(frequency: float, decay: float, milliseconds: float) -> Signal:
    """Returns the tone of a struck body: a sine that falls to 37 % within ``decay``
    milliseconds.
    """
    turn = 2 * math.pi * frequency / RATE
    fall = math.exp(-1 / samples(decay))
    return [math.sin(turn * at) * fall**at for at in range(samples(milliseconds))]


def band(signal: Sequence[float], centre: Curve, width: float) -> Signal:
    """Returns the band about a frequency that may move; a greater ``width`` lets more through.

    A state-variable filter, trapezoidal: it stays stable while its frequency changes.
    """
    low = high = 0.0
    made: Signal = []
    for at, sample in enumerate(signal):
        step = math.tan(math.pi * centre(at / len(signal)) / RATE)
        drive = (sample - low - (width + step) * high) / (1 + step * (step + width))
        middle = high + step * drive
        high = middle + step * drive
        bottom = low + step * middle
        low = bottom + step * middle
        made.append(width * middle)
    return made


def low_pass(signal: Sequence[float], frequency: float) -> Signal:
    """Returns the part below a frequency, with a gentle slope, as cloth damps sounds."""
    share = 1 - math.exp(-2 * math.pi * frequency / RATE)
    level = 0.0
    made: Signal = []
    for sample in signal:
        level += share * (sample - level)
        made.append(level)
    return made


def high_pass(signal: Sequence[float], frequency: float) -> Signal:
    """Returns the part above a frequency."""
    below = low_pass(signal, frequency)
    return [sample - bottom for sample, bottom in zip(signal, below, strict=True)]


def shaped(signal: Sequence[float], envelope: Curve) -> Signal:
    """Returns the signal with a volume that follows a curve."""
    return [sample * envelope(at / len(signal)) for at, sample in enumerate(signal)]


def struck(signal: Sequence[float], attack: float, decay: float) -> Signal:
    """Returns the signal as a blow: up within ``attack``, down to 37 % within ``decay``
    milliseconds.
    """
    rise, fall = samples(attack), math.exp(-1 / samples(decay))
    return [
        sample * min(1.0, at / max(rise, 1)) * fall ** max(0, at - rise)
        for at, sample in enumerate(signal)
    ]


def scaled(signal: Sequence[float], gain: float) -> Signal:
    """Returns the signal multiplied by a gain."""
    return [sample * gain for sample in signal]


def mixed(*parts: tuple[float, Sequence[float]]) -> Signal:
    """Returns the sum of several signals, each with its start in milliseconds."""
    starts = [(samples(moment), part) for moment, part in parts]
    made = [0.0] * max(start + len(part) for start, part in starts)
    for start, part in starts:
        for at, sample in enumerate(part):
            made[start + at] += sample
    return made


def hump(peak: float, sharpness: float = 1.0) -> Curve:
    """Returns a curve from 0 to 0 with its maximum at ``peak``."""
    stretch = math.log(0.5) / math.log(peak)
    return lambda part: math.sin(math.pi * part**stretch) ** sharpness


def between(start: float, end: float) -> Curve:
    """Returns a straight line from one value to another."""
    return lambda part: start + (end - start) * part
