"""Plays sounds as loud as the player wants them, and none when she wants none."""

from array import array
from itertools import count

from canasta_gui.settings.model import Settings
from canasta_gui.sound.cue import Cue
from canasta_gui.sound.loudspeaker import Output
from canasta_gui.sound.sound_bank import ambience, takes


class SoundPlayer:
    """Knows volume and variants."""

    def __init__(self, output: Output, settings: Settings) -> None:
        self._output = output
        self._settings = settings
        self._voices: dict[tuple[Cue, int], array[int]] = {}
        self._turns = {cue: count() for cue in Cue}

    @property
    def loudness(self) -> float:
        """The volume that was set; nothing while sounds are off."""
        return self._settings.volume if self._settings.card_sounds else 0.0

    def is_silent(self) -> bool:
        """Whether sounds are wanted and cannot be heard: no device was found."""
        return self.loudness > 0 and self._output.is_missing

    def apply(self, settings: Settings) -> None:
        """Take over volume and silence."""
        if settings.volume != self._settings.volume:
            self._voices.clear()
        self._settings = settings
        if not self.loudness:
            self._output.hush()

    def prepare(self) -> None:
        """Open the way to the loudspeaker, so that the first sound is in time."""
        if self.loudness:
            self._output.play(array("h"))

    def play(self, cue: Cue) -> None:
        """Let a sound be heard, in another variant than the last time."""
        variants = takes(cue)
        if self.loudness and variants:
            self._output.play(self._voice(cue, next(self._turns[cue]) % len(variants)))

    def surround(self, name: str) -> None:
        """Let an ambience be heard, another one than before or none."""
        voice = ambience(name) if name else array("h")
        self._output.go_round(voice, self._gain if voice and self.loudness else 0.0)

    @property
    def _gain(self) -> float:
        """The ear hears ratios: squared, the middle of the slider is a quarter as strong."""
        return self._settings.volume**2

    def close(self) -> None:
        """Let go of the loudspeaker."""
        self._output.close()

    def _voice(self, cue: Cue, variant: int) -> "array[int]":
        if (cue, variant) not in self._voices:
            gain = self._gain
            made = array("h", (round(sample * gain) for sample in takes(cue)[variant]))
            self._voices[cue, variant] = made
        return self._voices[cue, variant]
