"""Several sounds into one stream."""

from array import array
from itertools import zip_longest
from threading import Lock
from typing import Final

from canasta_gui.sound.sound_bank import RATE

_LOUDEST: Final = 32_767
VOICES: Final = 3
"""More at once would be a noise; what comes then is left out."""
_FADE_S: Final = 1.2
"""How long an ambience takes to come and to go."""


class Ground:
    """What goes round below all else; it comes and goes softly."""

    def __init__(self) -> None:
        self._voice: array[int] = array("h")
        self._at = 0
        """How far it has been handed out."""
        self._gain = self._wanted = 0.0

    @property
    def is_heard(self) -> bool:
        """Whether it sounds, or is about to."""
        return self._gain > 0 or self._wanted > 0

    def begin(self, voice: "array[int]", gain: float) -> None:
        """Come up to a part of the full strength; one that sounds already goes on."""
        self._voice, self._wanted = voice, gain
        self._at %= len(voice)

    def end(self) -> None:
        """Die away."""
        self._wanted = 0.0

    def stop(self) -> None:
        """Be silent at once."""
        self._gain = self._wanted = 0.0

    def take(self, count: int) -> "array[int]":
        """The next samples."""
        step = count / (_FADE_S * RATE)
        self._gain += max(-step, min(step, self._wanted - self._gain))
        made = self._voice[self._at : self._at + count]
        while len(made) < count:
            made += self._voice[: count - len(made)]
        self._at = (self._at + count) % len(self._voice)
        return array("h", (round(sample * self._gain) for sample in made))


class Mixer:
    """Takes sounds from one thread and hands out their sum to another."""

    def __init__(self) -> None:
        self._voices: list[array[int]] = []
        self._ground = Ground()
        self._lock = Lock()

    @property
    def is_endless(self) -> bool:
        """Whether an ambience sounds."""
        return self._ground.is_heard

    def add(self, voice: "array[int]") -> None:
        """Let a sound begin with the next samples."""
        with self._lock:
            if len(self._voices) < VOICES:
                self._voices.append(voice)

    def go_round(self, voice: "array[int]", gain: float) -> None:
        """Let something sound again and again below all else; without a gain it dies away."""
        with self._lock:
            if voice and gain > 0:
                self._ground.begin(voice, gain)
            else:
                self._ground.end()

    def hush(self) -> None:
        """Forget everything that is sounding."""
        with self._lock:
            self._voices.clear()
            self._ground.stop()

    def take(self, count: int) -> bytes:
        """The next samples, silence where nothing sounds."""
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
