"""Records which sounds the program plays, without a loudspeaker."""

from array import array

from canasta_gui.sound.sound_bank import Cue, takes


class SoundRecorder:
    """Replaces the loudspeaker; identifies each sound by its length, at any volume."""

    def __init__(self) -> None:
        self.heard: list[Cue] = []
        self.voices: list[array[int]] = []
        self.ground = (0, 0.0)
        """The length of the looped sound in samples, and its gain."""
        self.is_hushed = False
        self.is_missing = False
        self._names = {len(take): cue for cue in Cue for take in takes(cue)}

    def play(self, voice: "array[int]") -> None:
        """Records a sound."""
        if voice:
            self.voices.append(voice)
            self.heard.append(self._names[len(voice)])

    def go_round(self, voice: "array[int]", gain: float) -> None:
        """Records the looped sound and its gain."""
        self.ground = (len(voice), gain)

    def hush(self) -> None:
        """Records that all sounds were stopped."""
        self.is_hushed = True

    def close(self) -> None:
        """Does nothing."""

    def forget(self) -> None:
        """Forgets everything recorded so far."""
        self.heard.clear()
        self.voices.clear()
