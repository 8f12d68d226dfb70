"""Tests that numbers and dates follow the reader's country in every language."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QDate, QLocale

from canasta_gui.i18n.formats import Formats
from canasta_gui.settings.languages import language_codes
from canasta_gui.viewmodel.builders.text_id import TextId
from canasta_gui.words.words import Words
from engine import load_ruleset

DAY = QDate(2026, 11, 22)


@pytest.fixture(autouse=True)
def restored() -> Iterator[None]:
    """Restores the formats after the test."""
    before = QLocale()
    yield
    Formats.use("en")
    QLocale.setDefault(before)


def written(language: str, system: str) -> tuple[str, str]:
    """Returns a date and a number in figures."""
    Formats.use(language, QLocale(system))
    return QLocale().toString(DAY, QLocale.FormatType.ShortFormat), QLocale().toString(12345)


@pytest.mark.parametrize("language", language_codes())
def test_figures_are_written_as_the_system_does(language: str) -> None:
    assert written(language, "nl_NL") == ("22-11-2026", "12.345")
    assert written(language, "pt_BR") == ("22/11/2026", "12.345")
    assert written(language, "en_US") == ("11/22/26", "12,345")
    assert written(language, "sv_SE") == ("2026-11-22", "12\N{NO-BREAK SPACE}345")


def test_a_system_without_a_country_writes_as_the_language_does() -> None:
    assert written("de", "C") == ("22.11.26", "12.345")
    assert written("es", "C") == ("22/11/26", "12.345")


@pytest.mark.parametrize(
    ("language", "system", "expected"),
    [
        ("es", "fr_FR", "domingo, 22 de noviembre de 2026"),
        ("de", "en_US", "Sonntag, 22. November 2026"),
        ("en", "nl_NL", "Sunday, 22 November 2026"),
        ("en", "C", "Sunday, November 22, 2026"),
    ],
)
def test_months_are_called_as_in_the_text_around_them(
    language: str, system: str, expected: str
) -> None:
    Formats.use(language, QLocale(system))
    assert Formats.day_in_words(DAY) == expected


def test_large_numbers_of_points_are_written_alike_in_every_sentence() -> None:
    Formats.use("en", QLocale("en_US"))
    words = Words(load_ruleset("modern-american/4p"))
    assert words.gap(2830) == "About 3,000 points less"
    assert words.spread(2830) == "In two cases of three the difference is 1,700 to 4,000 points."
    assert words.cost(5003) == "It costs about 5,000 points."
    assert words.say(TextId.SIDE_POINTS, 2830) == "2,830 points"
