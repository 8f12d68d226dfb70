"""Plain signals: lists of samples between −1 and 1, and what is done to them."""

import math
from collections.abc import Callable, Sequence
from random import Random

RATE = 44_100
"""Samples a second."""

Signal = list[float]
Curve = Callable[[float], float]
"""A value by the part of the sound that is over, from 0 to 1."""


def samples(milliseconds: float) -> int:
    """How many samples a time takes."""
    return round(milliseconds * RATE / 1000)


def noise(chance: Random, milliseconds: float) -> Signal:
    """White noise."""
    return [chance.uniform(-1.0, 1.0) for _ in range(samples(milliseconds))]


def tone(frequency: float, decay: float, milliseconds: float) -> Signal:
    """A struck body: a sine that falls to 37 % within ``decay`` milliseconds."""
    turn = 2 * math.pi * frequency / RATE
    fall = math.exp(-1 / samples(decay))
    return [math.sin(turn * at) * fall**at for at in range(samples(milliseconds))]


def band(signal: Sequence[float], centre: Curve, width: float) -> Signal:
    """What lies around a frequency that may move; a greater ``width`` lets more through.

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
    """What lies below a frequency; gently, as cloth swallows it."""
    share = 1 - math.exp(-2 * math.pi * frequency / RATE)
    level = 0.0
    made: Signal = []
    for sample in signal:
        level += share * (sample - level)
        made.append(level)
    return made


def high_pass(signal: Sequence[float], frequency: float) -> Signal:
    """What lies above a frequency."""
    below = low_pass(signal, frequency)
    return [sample - bottom for sample, bottom in zip(signal, below, strict=True)]


def shaped(signal: Sequence[float], envelope: Curve) -> Signal:
    """The signal louder and softer by a curve."""
    return [sample * envelope(at / len(signal)) for at, sample in enumerate(signal)]


def struck(signal: Sequence[float], attack: float, decay: float) -> Signal:
    """The signal as a blow: up within ``attack``, down to 37 % within ``decay`` milliseconds."""
    rise, fall = samples(attack), math.exp(-1 / samples(decay))
    return [
        sample * min(1.0, at / max(rise, 1)) * fall ** max(0, at - rise)
        for at, sample in enumerate(signal)
    ]


def scaled(signal: Sequence[float], gain: float) -> Signal:
    """The signal louder or softer."""
    return [sample * gain for sample in signal]


def mixed(*parts: tuple[float, Sequence[float]]) -> Signal:
    """Several signals together, each from its own moment on, in milliseconds."""
    starts = [(samples(moment), part) for moment, part in parts]
    made = [0.0] * max(start + len(part) for start, part in starts)
    for start, part in starts:
        for at, sample in enumerate(part):
            made[start + at] += sample
    return made


def hump(peak: float, sharpness: float = 1.0) -> Curve:
    """A curve from nothing to nothing with its top at ``peak``."""
    stretch = math.log(0.5) / math.log(peak)
    return lambda part: math.sin(math.pi * part**stretch) ** sharpness


def between(start: float, end: float) -> Curve:
    """A curve that goes straight from one value to another."""
    return lambda part: start + (end - start) * part
