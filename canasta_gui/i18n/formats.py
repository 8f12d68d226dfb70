"""The formats of numbers, points and dates for the whole program, and texts joined to sentences."""

import re
from collections.abc import Iterable
from textwrap import fill
from typing import ClassVar, Final

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from canasta_gui.settings.languages import SOURCE

_TIP: Final = 60
"""The letters on a line of a tooltip."""
_PARTED: Final = re.compile("(?<=\\d)['\u00a0\u202f\u2019](?=\\d{3}(?!\\d))")
"""What parts the digits of a large number, where that is no full stop or comma."""
_NARROW: Final = "\N{NARROW NO-BREAK SPACE}"
_TOGETHER: Final = re.compile("[\u00a0\u202f]")
"""Spaces at which no line breaks."""
_KEYBOARD: Final = str.maketrans({"\u00a0": " ", "\u2019": "'"})

translate = QCoreApplication.translate


def as_typed(text: str) -> str:
    """Returns a text with the spaces and apostrophes that keyboards have."""
    return text.translate(_KEYBOARD)


class Formats:
    """The system's formats, regardless of the language, which decides only about words."""

    _words: ClassVar[QLocale] = QLocale(SOURCE)
    language: ClassVar[str] = SOURCE
    """The language whose formats are used."""

    @classmethod
    def use(cls, language: str, system: QLocale | None = None) -> None:
        """Sets the formats: figures as in the system, names of months in a language.

        A system without a country (the "C" locale) has no formats, so those of the language are
        used.
        """
        system = system or QLocale.system()
        own = QLocale(language)
        cls.language = language
        cls._words = QLocale(own.language(), system.territory())
        QLocale.setDefault(own if system.language() == QLocale.Language.C else system)

    @classmethod
    def day_in_words(cls, day: QDate) -> str:
        """Returns a day with the names of weekday and month, in the language of the texts around
        it.
        """
        return cls._words.toString(day, QLocale.FormatType.LongFormat)


def minus(points: int) -> str:
    """Returns the sign before points without it: a minus sign (U+2212) below zero, else nothing."""
    return "\N{MINUS SIGN}" if points < 0 else ""


def number(points: int) -> str:
    """Returns a number in the player's format, with a minus sign below zero."""
    # The fonts of the program have no narrow space, which French numbers are parted with.
    return minus(points) + QLocale().toString(abs(points)).replace(_NARROW, "\u00a0")


def signed(points: int) -> str:
    """Returns a number that always has its sign."""
    return "+" + number(points) if points > 0 else number(points)


def pronounced(text: str) -> str:
    """Returns a text with its numbers as every screen reader and voice says them: some pass over
    the minus sign, and say the parts of a number one by one.
    """
    #: What is said before a number below zero, as in "minus 150 points".
    minus_word = translate("Formats", "minus")
    whole = _TOGETHER.sub(" ", _PARTED.sub("", text))
    return whole.replace("\N{MINUS SIGN}", f"{minus_word} ").rstrip()


def in_lines(text: str) -> str:
    """Returns a text whose long lines are broken: tooltips of plain text break none."""
    return "\n".join(fill(line, _TIP) for line in text.splitlines())


def unmarked(text: str) -> str:
    """Returns a text that tool tips show as it was written, names with angle brackets too."""
    return text.replace("<", "<\N{WORD JOINER}")


_FROM_RIGHT: Final = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
"""Letters that are read from right to left, as Hebrew and Arabic ones."""
_BETWEEN: Final = "\N{LEFT-TO-RIGHT MARK}"


def isolated(name: str) -> str:
    """Returns a name for use in a sentence, which runs on as its language does: letters that are
    read from right to left would turn a sentence that begins with them, and numbers beside them.
    """
    return f"{_BETWEEN}{name}{_BETWEEN}" if _FROM_RIGHT.search(name) else name


_ENDS: Final = (".", "!", "?", "…", ":", ";")


def sentences(parts: Iterable[str]) -> str:
    """Returns the parts that are not empty, each closed by a full stop unless it ends a sentence
    already.

    Captions have no full stop of their own and would otherwise run into the next text.
    """
    *before, last = [part for part in parts if part] or [""]
    return " ".join((*map(_closed, before), last))


def _closed(part: str) -> str:
    return part if part.endswith(_ENDS) else f"{part}."
