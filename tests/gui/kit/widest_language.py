"""An invented language of the widest words: what has room in it has room in every language."""

from collections.abc import Callable, Generator
from contextlib import contextmanager
from functools import cache
from typing import Final

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtGui import QFont, QFontMetricsF
from typing_extensions import override

from canasta_gui.i18n.translator import LanguageSwitch
from canasta_gui.settings.languages import FOLDER, SOURCE, language_codes

Measure = Callable[[str], float]


def line_width(text: str) -> float:
    """Returns the width of a text on one line."""
    return QFontMetricsF(QFont()).horizontalAdvance(text.replace("&", ""))


def word_width(text: str) -> float:
    """Returns the width of the longest word, which no line can be narrower than."""
    return max(map(line_width, text.split()), default=0)


_MEASURES: Final = {"widest-lines": line_width, "widest-words": word_width}
WIDEST_LANGUAGES: Final = (
    *_MEASURES,
    *(pytest.param(code, marks=pytest.mark.soak) for code in language_codes()),
)
"""The two invented languages, and for `make soak` every language by itself."""


class _WidestLanguage(QTranslator):
    """Translates each text into the language in which it is widest."""

    def __init__(self, measure: Measure) -> None:
        super().__init__()
        self._measure = measure
        self._languages = [QTranslator() for _ in language_codes()]
        for code, language in zip(language_codes(), self._languages, strict=True):
            assert language.load(str(FOLDER / f"canasta_{code}.qm"))
        self._widest = cache(self._find)

    @override
    def translate(
        self,
        context: str | bytes,
        sourceText: str | bytes,
        disambiguation: str | bytes | None = None,
        n: int = -1,
    ) -> str:
        return self._widest(_decoded(context), _decoded(sourceText), _decoded(disambiguation), n)

    @override
    def isEmpty(self) -> bool:
        return False

    def _find(self, context: str, text: str, comment: str, n: int) -> str:
        """Returns the widest translation, or the text itself where no language knows it.

        An empty one would count as found.
        """
        found = [it.translate(context, text, comment, n) for it in self._languages]
        return max((text, *filter(None, found)), key=self._measure)


def _decoded(text: str | bytes | None) -> str:
    return text.decode() if isinstance(text, bytes) else text or ""


@contextmanager
def spoken(app: QCoreApplication, language: str) -> Generator[None]:
    """Speaks a language of the program or one of the invented ones."""
    switch = LanguageSwitch(app)
    if (measure := _MEASURES.get(language)) is None:
        assert switch.use(language)
        yield
    else:
        # Its dates are the longest.
        switch.use("pt_BR")
        widest = _WidestLanguage(measure)
        app.installTranslator(widest)
        yield
        app.removeTranslator(widest)
    switch.use(SOURCE)
