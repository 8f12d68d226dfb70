"""Loads a language, also while the program runs."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from canasta_gui.i18n.formats import Formats
from canasta_gui.resource_path import resource_path
from canasta_gui.settings.model import Language

FOLDER: Final = resource_path("translations")
"""The folder of the compiled translations."""

_SOURCE_LANGUAGE: Final = Language.ENGLISH


def resolve(language: Language, wanted: Sequence[str] | None = None) -> Language:
    """Returns the language to use: a named one, or the first wanted one that is known.

    The wanted languages are tags such as "es-MX", by default those of the system.
    """
    if language is not Language.SYSTEM:
        return language
    tags = QLocale.system().uiLanguages() if wanted is None else wanted
    codes = (tag.split("-")[0] for tag in tags)
    return next((Language(code) for code in codes if code in set(Language)), _SOURCE_LANGUAGE)


class LanguageSwitch:
    """Installs one language at a time in the application."""

    def __init__(self, app: QCoreApplication, folder: Path = FOLDER) -> None:
        self._app = app
        self._folder = folder
        self._installed: list[tuple[QTranslator, bytes]] = []
        """The installed translators with their data, of which Qt keeps no copy."""
        self.language = _SOURCE_LANGUAGE

    def use(self, language: Language) -> bool:
        """Changes the language; every window gets ``LanguageChange``.

        Returns false if the language's file is missing; the texts are then English.
        """
        wanted = resolve(language)
        while self._installed:
            self._app.removeTranslator(self._installed.pop()[0])
        Formats.use(wanted)
        self.language = wanted
        if wanted is _SOURCE_LANGUAGE:
            # The texts are in English; this file holds only their plural forms.
            self._install(f"canasta_{wanted.value}", self._folder)
            return True
        # Qt's own words (dialog buttons) first, because the newest translator is asked first.
        qt_folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        self._install(f"qtbase_{wanted.value}", qt_folder)
        return self._install(f"canasta_{wanted.value}", self._folder)

    def _install(self, name: str, folder: Path) -> bool:
        # Read here, because Qt cannot open a path that is not valid text.
        try:
            data = (folder / f"{name}.qm").read_bytes()
        except OSError:
            return False
        translator = QTranslator()
        if not translator.load(data):
            return False
        self._app.installTranslator(translator)
        self._installed.append((translator, data))
        return True
