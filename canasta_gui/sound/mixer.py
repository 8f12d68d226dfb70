"""Mixes several sounds into one stream."""

from array import array
from itertools import zip_longest
from threading import Lock
from typing import Final

from canasta_gui.sound.sound_bank import RATE

_LOUDEST: Final = 32_767
VOICES: Final = 3
"""The largest number of simultaneous sounds; further ones are dropped."""
_FADE_S: Final = 1.2
"""The seconds in which an ambience fades in or out."""


class Ground:
    """A looped ambience below all other sounds, with soft fades."""

    def __init__(self) -> None:
        self._voice: array[int] = array("h")
        self._at = 0
        """The position of the next sample in the loop."""
        self._gain = self._wanted = 0.0

    @property
    def is_heard(self) -> bool:
        """Whether the ambience is audible or fading in."""
        return self._gain > 0 or self._wanted > 0

    def begin(self, voice: "array[int]", gain: float) -> None:
        """Fades in to a gain from 0 to 1; an ambience that already plays continues."""
        self._voice, self._wanted = voice, gain
        self._at %= len(voice)

    def end(self) -> None:
        """Fades out."""
        self._wanted = 0.0

    def stop(self) -> None:
        """Stops at once."""
        self._gain = self._wanted = 0.0

    def take(self, count: int) -> "array[int]":
        """Returns the next samples."""
        step = count / (_FADE_S * RATE)
        self._gain += max(-step, min(step, self._wanted - self._gain))
        made = self._voice[self._at : self._at + count]
        while len(made) < count:
            made += self._voice[: count - len(made)]
        self._at = (self._at + count) % len(self._voice)
        return array("h", (round(sample * self._gain) for sample in made))


class Mixer:
    """Takes sounds from one thread and returns their sum to another."""

    def __init__(self) -> None:
        self._voices: list[array[int]] = []
        self._ground = Ground()
        self._lock = Lock()

    @property
    def is_endless(self) -> bool:
        """Whether an ambience plays."""
        return self._ground.is_heard

    def add(self, voice: "array[int]") -> None:
        """Starts a sound with the next samples."""
        with self._lock:
            if len(self._voices) < VOICES:
                self._voices.append(voice)

    def go_round(self, voice: "array[int]", gain: float) -> None:
        """Loops an ambience below all other sounds; without a gain it fades out."""
        with self._lock:
            if voice and gain > 0:
                self._ground.begin(voice, gain)
            else:
                self._ground.end()

    def hush(self) -> None:
        """Removes all sounds."""
        with self._lock:
            self._voices.clear()
            self._ground.stop()

    def take(self, count: int) -> bytes:
        """Returns the next samples; silence if nothing plays."""
        with self._lock:
            heard = [voice[:count] for voice in self._voices]
            self._voices = [voice[count:] for voice in self._voices if len(voice) > count]
            if self._ground.is_heard:
                heard.append(self._ground.take(count))
        return _sum(heard).tobytes().ljust(2 * count, b"\0")


def _sum(parts: "list[array[int]]") -> "array[int]":
    if len(parts) < 2:
        return parts[0] if parts else array("h")
    sums = map(sum, zip_longest(*parts, fillvalue=0))
    return array("h", (max(-_LOUDEST, min(_LOUDEST, sample)) for sample in sums))
