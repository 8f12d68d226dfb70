"""Several sounds into one stream."""

from array import array
from itertools import zip_longest
from threading import Lock

_LOUDEST = 32_767
_VOICES = 4
"""More at once would be a noise; what comes then is left out."""


class Mixer:
    """Takes sounds from one thread and hands out their sum to another."""

    def __init__(self) -> None:
        self._voices: list[array[int]] = []
        self._lock = Lock()

    def add(self, voice: "array[int]") -> None:
        """Let a sound begin with the next samples."""
        with self._lock:
            if len(self._voices) < _VOICES:
                self._voices.append(voice)

    def hush(self) -> None:
        """Forget everything that is sounding."""
        with self._lock:
            self._voices.clear()

    def take(self, count: int) -> bytes:
        """The next samples, silence where nothing sounds."""
        with self._lock:
            heard = [voice[:count] for voice in self._voices]
            self._voices = [voice[count:] for voice in self._voices if len(voice) > count]
        return _sum(heard).tobytes().ljust(2 * count, b"\0")


def _sum(parts: "list[array[int]]") -> "array[int]":
    if len(parts) < 2:
        return parts[0] if parts else array("h")
    sums = map(sum, zip_longest(*parts, fillvalue=0))
    return array("h", (max(-_LOUDEST, min(_LOUDEST, sample)) for sample in sums))
