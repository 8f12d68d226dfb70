"""The program without the game: settings, language, colours, and the window with its menus."""

from pathlib import Path

from PySide6.QtWidgets import QApplication

from canasta_gui.dialogs.file_wait import FileWait
from canasta_gui.file_thread import OWN_FILES
from canasta_gui.i18n.translator import LanguageSwitch, resolve
from canasta_gui.i18n.word_choice import Naming, PlainWords
from canasta_gui.persistence.folders import KEPT, match_files, matches_folder
from canasta_gui.settings.model import Settings
from canasta_gui.settings.preferences import Preferences
from canasta_gui.table.render.fonts import load_fonts
from canasta_gui.theme.chosen_styles import names_in_use
from canasta_gui.theme.theme import apply_theme, text_growth
from canasta_gui.windows.frame.main_window import MainWindow


class ProgramBase:
    """Builds only what the first frame needs; `Program` adds the game."""

    def __init__(self, app: QApplication, config: Path, language: str | None = None) -> None:
        self.app = app
        self._family = load_fonts()
        self.language = LanguageSwitch(app)
        self._language: str | None = None
        self._asked = language
        """The language of this run, until the player chooses one."""
        self._usual = Settings().language
        self._growth = 1.0
        self.file_wait = FileWait(lambda: self._dress(Settings()))
        self.preferences = Preferences(config)
        self._usual = self.preferences.settings.language
        self._dress(self.preferences.settings)
        self.window = MainWindow(self.preferences)
        self.file_wait.serve(self.window)
        self._grow()
        self.window.resized.connect(self._grow)
        self.preferences.changed.connect(self._apply)
        # Each object is kept: PySide ends the inner one's life with its owner's wrapper.
        self._hints = app.styleHints()
        self._contrast = self._hints.accessibility()
        self._hints.colorSchemeChanged.connect(self._follow_system)
        self._contrast.contrastPreferenceChanged.connect(self._follow_system)

    def show(self, *, is_new: bool = False) -> None:
        """Opens the window: the welcome page, or an empty table if a match will be resumed."""
        if is_new or not _has_matches():
            has_saved = _has_matches() or _has_kept_matches()
            self.window.welcome.saved_button.setVisible(has_saved)
            persons = self.preferences.persons.all()
            self.window.welcome.show_persons(persons, self.preferences.person_id)
            self.window.show_welcome()
        else:
            self.window.show_empty_table()
        self.window.show()

    def _apply(self, settings: Settings) -> None:
        self._dress(settings)
        self.window.apply(settings)

    def _dress(self, settings: Settings) -> None:
        apply_theme(self.app, settings, self._family, self._growth)
        if settings.language != self._usual:
            self._usual, self._asked = settings.language, None
        wanted = resolve(self._asked or settings.language)
        if wanted != self._language:
            self._language = wanted
            self.language.use(wanted)
        Naming.use(names_in_use(settings))
        PlainWords.use(are_used=settings.plain_words)

    def _grow(self) -> None:
        """Fits the text of menus and sheets to the size of the window."""
        growth = text_growth(self.window.width(), self.window.height())
        if growth != self._growth:
            self._growth = growth
            apply_theme(self.app, self.preferences.settings, self._family, growth)

    def _follow_system(self) -> None:
        self._apply(self.preferences.settings)
        self.window.deck_changed.emit()


@OWN_FILES.does
def _has_matches() -> bool:
    """Returns whether there is a match to resume; reads no file."""
    return any(match_files(matches_folder()))


@OWN_FILES.does
def _has_kept_matches() -> bool:
    """Returns whether there are other saved matches; reads no file."""
    return any(match_files(matches_folder() / KEPT))
