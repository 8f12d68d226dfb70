"""Plays the background sound that the player has chosen, only while the program is in front."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from canasta_gui.settings.model import Ambience, Settings
from canasta_gui.sound.first_action import FirstAction
from canasta_gui.sound.in_front import is_in_front
from canasta_gui.sound.sound_player import SoundPlayer


class AmbiencePlayer(QObject):
    """Starts the ambience with a person's first action, and pauses it in the background."""

    def __init__(self, player: SoundPlayer, parent: QObject) -> None:
        super().__init__(parent)
        self._player = player
        self._settings = Settings()
        self._is_awake = False
        self._heard: tuple[str, float] = ("", 0.0)
        """The ambience that is playing, and its loudness."""
        FirstAction(self).happened.connect(self._wake)
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
