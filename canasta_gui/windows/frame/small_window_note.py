"""Points out once that the window is small, and offers full screen."""

from typing import Final

from PySide6.QtCore import QObject, QSize

from canasta_gui.settings.preferences import Preferences
from canasta_gui.windows.frame.main_window import MainWindow
from canasta_gui.windows.panels.banner import Offer

_ROOMY: Final = QSize(1000, 600)
"""The size in pixels below which a window is small: all can be read in it, but nothing is large."""


class SmallWindowNote(QObject):
    """Watches the size of the window while a match is on the table."""

    def __init__(self, window: MainWindow, preferences: Preferences) -> None:
        super().__init__(window)
        self._window = window
        self._preferences = preferences
        window.resized.connect(self._look)
        window.page_changed.connect(self._look)

    def _look(self) -> None:
        window = self._window
        if window.isFullScreen() or window.size().boundedTo(_ROOMY) == _ROOMY:
            window.banner.withdraw(self._text())
        elif window.is_at_table and not self._preferences.remembered.is_small_window_told:
            self._preferences.remember(is_small_window_told=True)
            window.banner.tell(self._text(), Offer(self.tr("Full screen"), self._fill_screen))

    def _text(self) -> str:
        return self.tr("The window is small. Full screen makes the cards larger.")

    def _fill_screen(self) -> None:
        self._window.actions_by_name["full-screen"].trigger()
        self._window.banner.withdraw(self._text())
