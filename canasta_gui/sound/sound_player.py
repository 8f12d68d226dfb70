"""Plays sounds at the volume of the settings, and none while sounds are off."""

from array import array
from functools import lru_cache
from itertools import count

from canasta_gui.settings.model import Settings
from canasta_gui.sound.cue import Cue
from canasta_gui.sound.loudspeaker import Output
from canasta_gui.sound.sound_bank import ambience, takes


class SoundPlayer:
    """Applies the volume and chooses the variants of sounds."""

    def __init__(self, output: Output, settings: Settings) -> None:
        self._output = output
        self._settings = settings
        self._turns = {cue: count() for cue in Cue}

    @property
    def loudness(self) -> float:
        """The volume of the settings; zero while sounds are off, and in the calm mode."""
        is_on = self._settings.card_sounds and not self._settings.calm
        return self._settings.volume if is_on else 0.0

    def is_silent(self) -> bool:
        """Returns whether sounds are wanted but no device was found."""
        return self.loudness > 0 and self._output.is_missing

    def apply(self, settings: Settings) -> None:
        """Applies the volume and the sound switch of the settings."""
        self._settings = settings
        if not self.loudness:
            self._output.hush()

    def prepare(self) -> None:
        """Opens the device early, so that the first sound is in time."""
        if self.loudness:
            self._output.play(array("h"))

    def play(self, cue: Cue) -> None:
        """Plays a sound in another variant than the last time."""
        variants = takes(cue)
        if self.loudness and variants:
            variant = next(self._turns[cue]) % len(variants)
            self._output.play(_voice(cue, variant, self._gain))

    def surround(self, name: str) -> None:
        """Starts, changes or ends the ambience."""
        voice = ambience(name) if name else array("h")
        self._output.go_round(voice, self._gain if voice and self.loudness else 0.0)

    @property
    def _gain(self) -> float:
        """The gain: the square of the volume, because the ear hears ratios."""
        return self._settings.volume**2

    def close(self) -> None:
        """Closes the device."""
        self._output.close()


@lru_cache(maxsize=64)
def _voice(cue: Cue, variant: int, gain: float) -> "array[int]":
    """Returns the samples of a sound; the last ones are kept."""
    return array("h", (round(sample * gain) for sample in takes(cue)[variant]))
