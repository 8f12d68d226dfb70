"""Loads a language, also while the program runs."""

from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QObject, QTranslator
from PySide6.QtGui import QGuiApplication
from typing_extensions import override

from canasta_gui.i18n.formats import Formats
from canasta_gui.i18n.word_choice import PlainWords
from canasta_gui.settings.languages import FOLDER, SOURCE, SYSTEM, language_codes

Translate = Callable[[str, str], str]
"""Returns a text of a context in a language."""


def resolve(language: str, wanted: Sequence[str] | None = None, folder: Path = FOLDER) -> str:
    """Returns the language to use: a named one, or the first wanted one that is finished.

    The wanted languages are tags such as "es-MX", by default those of the system. Without a file
    a language is that of the texts in the program.
    """
    codes = language_codes(folder)
    if language != SYSTEM:
        return language if language in codes else SOURCE
    tags = QLocale.system().uiLanguages() if wanted is None else wanted
    for tag in tags:
        for code in (tag.replace("-", "_"), tag.split("-")[0]):
            if code in codes and own_name(code, folder):
                return code
    return SOURCE


def language_names(folder: Path = FOLDER) -> dict[str, str]:
    """Returns the name of each language in itself, by code."""
    names = {code: own_name(code, folder) for code in language_codes(folder)}
    usual = {code: QLocale(code).nativeLanguageName() or code for code in names}
    return {code: name or usual[code].capitalize() for code, name in names.items()}


@cache
def own_name(code: str, folder: Path = FOLDER) -> str:
    """Returns the name that a language gives itself; empty while its file is unfinished."""
    if code == SOURCE:
        return "English"
    return _name(_Translation(code, folder).translate)


def present_name() -> str:
    """Returns the name that the present language gives itself."""
    return _name(QCoreApplication.translate)


def _name(translate: Callable[[str, str], str | None]) -> str:
    #: The name of your language in itself. Translate it last: from then on a system that speaks
    #: it is answered in it, and the tests ask for every other text.
    return translate("Language", "English") or ""


def translations_into(language: str) -> Translate:
    """Returns what translates a text of a context; a text without a translation stays English."""
    translation = _Translation(language, FOLDER)
    return lambda context, text: translation.translate(context, text) or text


def by_language(context: str, text: str) -> dict[str, str]:
    """Returns a text by language, that of the program first, in those that have it."""
    codes = [code for code in language_codes() if code != SOURCE]
    found = {code: _Translation(code, FOLDER).translate(context, text) or "" for code in codes}
    return {SOURCE: text, **{code: said for code, said in found.items() if said}}


class _Translation(QTranslator):
    """A compiled file of translations; empty if it is absent."""

    def __init__(self, code: str, folder: Path, stem: str = "canasta") -> None:
        super().__init__()
        # Read here, because Qt cannot open a path that is not valid text, and kept, because Qt
        # copies nothing.
        try:
            self._data = (folder / f"{stem}_{code}.qm").read_bytes()
        except OSError:
            self._data = b""
        self.is_loaded = self.load(self._data)


class LanguageSwitch:
    """Installs one language at a time in the application."""

    def __init__(self, app: QCoreApplication, folder: Path = FOLDER) -> None:
        self._app = app
        self._folder = folder
        self._installed: list[QTranslator] = []
        self.language = SOURCE

    def use(self, language: str) -> bool:
        """Changes the language; every window gets ``LanguageChange``.

        Texts that the language's file does not have are English. Returns false if there is no file.
        """
        wanted = resolve(language, folder=self._folder)
        while self._installed:
            self._app.removeTranslator(self._installed.pop())
        Formats.use(wanted)
        self.language = wanted
        if isinstance(self._app, QGuiApplication):
            self._app.setLayoutDirection(QLocale(wanted).textDirection())
        # The plural forms of English first, because the newest translator is asked first.
        self._install(_Translation(SOURCE, self._folder))
        if wanted == SOURCE:
            return language in (SOURCE, SYSTEM)
        # Then Qt's own words (dialog buttons).
        qt_folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        self._install(_Translation(wanted, qt_folder, "qtbase"))
        return self._install(_Translation(wanted, self._folder))

    def _install(self, translation: _Translation) -> bool:
        if translation.is_loaded:
            self._app.installTranslator(translation)
            self._installed.append(translation)
        return translation.is_loaded


@contextmanager
def speaking(language: str, *, is_plain: bool) -> Generator[None]:
    """Lets texts be made for one person in their own language; no window hears of it."""
    app, before = QCoreApplication.instance(), Formats.language
    if app is None:
        yield
        return
    with PlainWords.for_one(are_used=is_plain):
        if language == before:
            yield
            return
        spoken = _spoken(language)
        _quietly(app, lambda: app.installTranslator(spoken))
        Formats.use(language)
        try:
            yield
        finally:
            _quietly(app, lambda: app.removeTranslator(spoken))
            Formats.use(before)


class _Spoken(_Translation):
    """Answers for every text, so that no other language is asked for those it does not have."""

    @override
    def translate(
        self, context: str, sourceText: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return super().translate(context, sourceText, disambiguation, n) or sourceText


@cache
def _spoken(language: str) -> _Spoken:
    return _Spoken(language, FOLDER)


class _Silence(QObject):
    """Keeps a change of language from the windows."""

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        return event.type() is QEvent.Type.LanguageChange


def _quietly(app: QCoreApplication, change: Callable[[], object]) -> None:
    silence = _Silence()
    app.installEventFilter(silence)
    change()
    app.removeEventFilter(silence)
