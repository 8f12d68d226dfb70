"""Tests that numbers and dates follow the reader's country in every language, and that sentences
run as their language does, whatever letters a name has.
"""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QDate, QLocale
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QTextEdit, QWidget
from pytestqt.qtbot import QtBot

from canasta_gui.i18n.formats import Formats, isolated
from canasta_gui.settings.languages import language_codes
from canasta_gui.viewmodel.builders.wording import PlayerNames, TextId
from canasta_gui.widgets.factory import label
from canasta_gui.words.words import Words
from engine import WentOut, load_ruleset

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


HEBREW = "\N{HEBREW LETTER DALET}\N{HEBREW LETTER NUN}\N{HEBREW LETTER HE}"


@pytest.mark.parametrize("kind", [label, QTextEdit])
def test_a_sentence_with_a_name_from_right_to_left_runs_as_its_language(
    qtbot: QtBot, kind: Callable[[str], QWidget]
) -> None:
    """Its full stop stood at the left, and points on the wrong side of the name."""
    rules = load_ruleset("classic-1951")
    players = PlayerNames((HEBREW, "Ben", "Cleo", "Dora"))
    told = Words(rules).event(WentOut(0, is_concealed=False), players)
    assert told == f"{isolated(HEBREW)} went out."
    pictures: list[QImage] = []
    for text in (told, f"\N{LEFT-TO-RIGHT MARK}{told}"):
        made = kind(text)
        qtbot.addWidget(made)
        made.resize(300, 40)
        pictures.append(made.grab().toImage())
    assert pictures[0] == pictures[1]


def test_other_names_stay_as_they_are() -> None:
    assert [isolated(name) for name in ("Zoë", "Łukasz", "Ωμέγα", "李", "")] == [
        *("Zoë", "Łukasz", "Ωμέγα", "李", "")
    ]
