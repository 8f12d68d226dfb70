"""The base of the objects that open dialogs on one subject."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject

from canasta_gui.controller.player_worker import Worker
from canasta_gui.settings.preferences import Preferences
from canasta_gui.windows.frame.main_window import MainWindow
from canasta_gui.windows.match.match_flow import MatchFlow
from canasta_gui.words.written import message


@dataclass(frozen=True)
class DialogContext:
    """What dialogs are opened with."""

    window: MainWindow
    flow: MatchFlow
    preferences: Preferences
    make_judge: Callable[[], Worker]
    """Returns a new worker that judges people's actions."""


class DialogGroup(QObject):
    """Opens dialogs on one subject; each is imported when it is first opened, to start fast."""

    def __init__(self, context: DialogContext) -> None:
        super().__init__(context.window)
        self._window = context.window
        self._flow = context.flow
        self._preferences = context.preferences
        self._make_judge = context.make_judge

    def tell_renewed_index(self) -> None:
        """Reports that a damaged index of the matches was made anew."""
        self._window.banner.tell(message("Notices", "index"))
