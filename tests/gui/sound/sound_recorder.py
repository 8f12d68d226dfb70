"""Hears what the program plays, without a loudspeaker."""

from array import array

from canasta_gui.sound.cue import Cue
from canasta_gui.sound.sound_bank import takes


class SoundRecorder:
    """Stands in for the loudspeaker: knows every sound by its length, however loud it is."""

    def __init__(self) -> None:
        self.heard: list[Cue] = []
        self.voices: list[array[int]] = []
        self.ground = (0, 0.0)
        """The length of what goes round, and how loud it is."""
        self.is_hushed = False
        self.is_missing = False
        self._names = {len(take): cue for cue in Cue for take in takes(cue)}

    def play(self, voice: "array[int]") -> None:
        """Remember a sound."""
        if voice:
            self.voices.append(voice)
            self.heard.append(self._names[len(voice)])

    def go_round(self, voice: "array[int]", gain: float) -> None:
        """Remember what goes round, and how loud."""
        self.ground = (len(voice), gain)

    def hush(self) -> None:
        """Remember that silence was wanted."""
        self.is_hushed = True

    def close(self) -> None:
        """Nothing is open."""

    def forget(self) -> None:
        """Begin to listen anew."""
        self.heard.clear()
        self.voices.clear()
