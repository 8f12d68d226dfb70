"""The words in other languages: complete, filled, and right in number."""

import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from canasta_gui.viewmodel.builders.say import Say
from engine import Rank, parse_cards
from tests.gui.words.sources import CAST, events, refusals, words_for

LANGUAGES = Path(__file__).resolve().parents[3] / "translations"
Speak = Callable[[str], None]


def compiled(language: str, folder: Path) -> Path:
    target = folder / f"{language}.qm"
    tool = Path(PySide6.__file__).parent / "lrelease"
    source = LANGUAGES / f"canasta_{language}.ts"
    subprocess.run([tool, "-silent", source, "-qm", target], check=True)
    return target


@pytest.fixture
def speak(qapp: QCoreApplication, tmp_path: Path) -> Iterator[Speak]:
    """Switches the language until the test is over."""
    installed: list[QTranslator] = []

    def switch(language: str) -> None:
        translator = QTranslator()
        assert translator.load(str(compiled(language, tmp_path)))
        qapp.installTranslator(translator)
        installed.append(translator)

    yield switch
    for translator in installed:
        qapp.removeTranslator(translator)


def everything_said() -> dict[str, str]:
    """Every refusal, event and saying, in both styles of names."""
    said: dict[str, str] = {}
    for edition in ("winning-moves-deluxe/4p", "stingray-classic/4p"):
        words = words_for(edition)
        for refusal in refusals():
            said[f"{edition} {refusal.rule}"] = words.refusals([refusal], CAST)
        for event in events():
            said[f"{edition} {event}"] = words.event(event, CAST)
        for say in Say:
            said[f"{edition} {say}"] = words.say(say, 2, player="Ben")
    return said


def test_german_says_everything_in_its_own_words(speak: Speak) -> None:
    english = everything_said()
    speak("de")
    german = everything_said()
    # A few words are the same in both languages.
    same = {"Samba", "Samba!", "May", "Caliente"}
    left = {
        key: text
        for key, text in german.items()
        if text and text == english[key] and text not in same and not text.startswith("{")
    }
    assert left == {}
    for key, text in german.items():
        assert "%n" not in text, key


def test_german_fills_every_sentence_of_rules_and_events(speak: Speak) -> None:
    speak("de")
    words = words_for()
    for refusal in refusals():
        assert "{" not in words.refusals([refusal], CAST)
    for event in events():
        assert "{" not in words.event(event, CAST)


@pytest.mark.parametrize(
    ("language", "cards", "expected"),
    [
        ("en", "9h", "1 nine"),
        ("en", "9h 9d", "2 nines"),
        ("en", "6h 2c", "1 six, 1 two"),
        ("de", "9h", "1 Neun"),
        ("de", "9h 9d", "2 Neunen"),
    ],
)
def test_numbers_choose_the_form(speak: Speak, language: str, cards: str, expected: str) -> None:
    speak(language)
    assert words_for("stingray-classic/4p").cards(parse_cards(cards)) == expected


def test_english_singulars(speak: Speak) -> None:
    speak("en")
    words = words_for()
    assert words.say(Say.PROMPT_DRAW, 1) == "Draw a card from the Draw pile."
    assert words.say(Say.SEAT_CARDS, 1) == "1 card"
    assert words.say(Say.SEAT_CARDS, 0) == "0 cards"
    assert words.cards(parse_cards("2c")) == "1 Little Wild"
    assert words.ranks(Rank.NINE) == "nines"


def test_every_plural_has_an_english_singular() -> None:
    text = (LANGUAGES / "canasta_en.ts").read_text(encoding="utf-8")
    assert "unfinished" not in text
