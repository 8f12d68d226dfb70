"""Plays sounds at the volume of the settings, and none while sounds are off; the background sound
only while the program is in front.
"""

from array import array
from functools import lru_cache
from itertools import count
from typing import cast

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QInputEvent, QWindow
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from canasta_gui.settings.model import Ambience, Settings
from canasta_gui.sound.loudspeaker import Output
from canasta_gui.sound.sound_bank import Cue, ambience, takes

_ACTIONS = (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress, QEvent.Type.TouchBegin)


class FirstAction(QObject):
    """Watches a window that is open until the first press of a key or a button, before its widgets
    hear of it.

    A watch over the application would have PySide make the classes of all objects of Qt, to tell
    what each event is for: 2 MB.
    """

    happened = Signal()

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._window = cast("QWindow | None", widget.window().windowHandle())
        if self._window is not None:
            self._window.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # The class is asked first: it is told ten times as fast as the type.
        if isinstance(event, QInputEvent) and event.type() in _ACTIONS:
            self.note()
        return False

    def note(self) -> None:
        """Notes an action, also one that came another way; only the first one is told."""
        window, self._window = self._window, None
        if window is not None:
            window.removeEventFilter(self)
            self.happened.emit()


def is_in_front() -> bool:
    """Returns whether a window of the program has the focus."""
    return QGuiApplication.applicationState() is Qt.ApplicationState.ApplicationActive


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


class AmbiencePlayer(QObject):
    """Starts the ambience with a person's first action, and pauses it in the background."""

    def __init__(self, player: SoundPlayer, first_action: FirstAction, parent: QObject) -> None:
        super().__init__(parent)
        self._player = player
        self._settings = Settings()
        self._is_awake = False
        self._heard: tuple[str, float] = ("", 0.0)
        """The ambience that is playing, and its loudness."""
        first_action.happened.connect(self._wake)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.applicationStateChanged.connect(self._follow)

    def apply(self, settings: Settings) -> None:
        """Applies the settings; call it after `SoundPlayer.apply`."""
        self._settings = settings
        self._follow()

    def _wake(self) -> None:
        self._is_awake = True
        self._follow()

    def _follow(self) -> None:
        is_heard = self._is_awake and is_in_front() and self._player.loudness > 0
        chosen = self._settings.ambience
        name = chosen.value if is_heard and chosen is not Ambience.OFF else ""
        wanted = (name, self._player.loudness if name else 0.0)
        if wanted != self._heard:
            self._heard = wanted
            self._player.surround(name)
