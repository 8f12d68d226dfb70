"""Measures how loud a sound is to the ear, in LUFS (recommendation ITU-R BS.1770)."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from synthesis.signals import RATE, Signal, samples

WINDOW_MS: Final = 400
"""The length in milliseconds of the window of *momentary* loudness."""
_OFFSET: Final = -0.691
"""The decibels that the recommendation adds, so that a tone of 1 kHz reads as its level."""


@dataclass(frozen=True, slots=True)
class _Biquad:
    """A filter of the second order; the first coefficient of the feedback is 1."""

    forward: tuple[float, float, float]
    back: tuple[float, float]

    def run(self, signal: Sequence[float]) -> Signal:
        """Returns the filtered signal."""
        (b0, b1, b2), (a1, a2) = self.forward, self.back
        first = second = 0.0
        made: Signal = []
        for sample in signal:
            out = b0 * sample + first
            first = b1 * sample - a1 * out + second
            second = b2 * sample - a2 * out
            made.append(out)
        return made


def lufs(signal: Sequence[float]) -> float:
    """Returns the greatest momentary loudness of a sound; a shorter one is followed by silence."""
    squares = [sample * sample for sample in _weighted(signal)]
    width = samples(WINDOW_MS)
    total = loudest = sum(squares[:width])
    for leaving, coming in zip(squares, squares[width:], strict=False):
        total += coming - leaving
        loudest = max(loudest, total)
    return _OFFSET + 10 * math.log10(loudest / width) if loudest > 0 else -math.inf


def decibels(level: float) -> float:
    """Returns a level relative to full scale."""
    return 20 * math.log10(level) if level > 0 else -math.inf


def _weighted(signal: Sequence[float]) -> Signal:
    """Returns the signal weighted by curve K: the head lifts high pitches, deep ones are lost."""
    return _lowest().run(_head().run(signal))


def _head() -> _Biquad:
    """Returns the shelf filter of the recommendation, for any rate: +4 dB above about 1.7 kHz."""
    turn = math.tan(math.pi * 1681.9744509555319 / RATE)
    gain = 10 ** (3.99984385397 / 20)
    middle = gain**0.499666774155
    width = turn / 0.7071752369554193
    scale = 1 + width + turn * turn
    forward = (
        (gain + middle * width + turn * turn) / scale,
        2 * (turn * turn - gain) / scale,
        (gain - middle * width + turn * turn) / scale,
    )
    return _Biquad(forward, (2 * (turn * turn - 1) / scale, (1 - width + turn * turn) / scale))


def _lowest() -> _Biquad:
    """Returns the high pass of the recommendation, for any rate: at 38 Hz."""
    turn = math.tan(math.pi * 38.13547087613982 / RATE)
    width = turn / 0.5003270373253953
    scale = 1 + width + turn * turn
    back = (2 * (turn * turn - 1) / scale, (1 - width + turn * turn) / scale)
    return _Biquad((1.0, -2.0, 1.0), back)
