"""The assembled program: settings, language, colours, window, and the match on the table."""

from pathlib import Path

from PySide6.QtWidgets import QApplication

from canasta_gui.controller.conductor import Conductor
from canasta_gui.controller.pace import Pace
from canasta_gui.controller.worker import Worker
from canasta_gui.i18n.translator import LanguageSwitch, resolve
from canasta_gui.persistence.store import MatchStore
from canasta_gui.settings.model import Language, Settings
from canasta_gui.settings.preferences import Preferences
from canasta_gui.table.render.fonts import load_fonts
from canasta_gui.theme.theme import apply_theme
from canasta_gui.windows.commands import Commands
from canasta_gui.windows.main_window import MainWindow
from canasta_gui.windows.match_flow import MatchFlow
from canasta_gui.windows.notices import settings_notice


class Program:
    """Everything that lives as long as the window."""

    def __init__(self, app: QApplication, config: Path, worker: Worker | None = None) -> None:
        self._app = app
        self._family = load_fonts()
        self.preferences = Preferences(config)
        self.language = LanguageSwitch(app)
        self._language: Language | None = None
        self._follow_look(self.preferences.settings)
        self.window = MainWindow(self.preferences)
        self.worker = worker or Worker()
        self.store = MatchStore()
        self.conductor = Conductor(self.window.table, self.store, self.worker, self.window)
        self.flow = MatchFlow(self.window, self.conductor, self.preferences, self.store)
        self.commands = Commands(self.window, self.flow, self.preferences)
        self._apply(self.preferences.settings)
        self.preferences.changed.connect(self._apply)
        self.window.language_changed.connect(self.conductor.refresh)
        app.styleHints().colorSchemeChanged.connect(self._follow_system)

    def show(self, *, is_new: bool = False) -> None:
        """Open the window: at the table where a match goes on, else with the welcome page."""
        if is_new or not self.flow.resume_last():
            self.flow.greet()
        if (notice := settings_notice(self.preferences.loaded)) is not None:
            self.window.banner.tell(notice)
        self.window.show()

    def end(self) -> None:
        """Let go of the match and of the computer players."""
        self.conductor.close()
        self.worker.stop()

    def _apply(self, settings: Settings) -> None:
        self._follow_look(settings)
        self.window.apply(settings)
        self.conductor.set_pace(Pace(settings.speed, settings.wait_for_me))
        if not settings.free_arrangement:
            self.conductor.sort_hand()

    def _follow_look(self, settings: Settings) -> None:
        apply_theme(self._app, settings, self._family)
        if resolve(settings.language) is not self._language:
            self._language = resolve(settings.language)
            self.language.use(self._language)

    def _follow_system(self) -> None:
        self._apply(self.preferences.settings)
