"""Tests the translations: complete, with all placeholders, and with the right plurals."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt, QTranslator
from PySide6.QtWidgets import QApplication

from canasta_gui.i18n.translator import LanguageSwitch, language_names, own_name, resolve
from canasta_gui.lessons.lesson import Lesson
from canasta_gui.lessons.lesson_catalogue import COURSE
from canasta_gui.settings.languages import SOURCE, SYSTEM, language_codes
from canasta_gui.settings.practice import Record
from canasta_gui.viewmodel.builders.wording import TextId
from canasta_gui.words.edition_texts import facts
from canasta_gui.words.setting_labels import language_words
from canasta_gui.words.verdict_texts import VerdictTexts
from canasta_gui.words.vocabulary import Vocabulary
from engine import Discarded, Rank, load_ruleset, parse_cards
from tests.gui.lessons.learner import texts
from tests.gui.words.sources import CAST, events, refusals, words_for

LANGUAGES = Path(__file__).resolve().parents[3] / "translations"
OTHERS = [code for code in language_codes() if code != SOURCE and own_name(code)]
"""The languages that all texts are translated into."""
Speak = Callable[[str], None]


@cache
def compiled(language: str, folder: Path) -> Path:
    target = folder / f"{language}.qm"
    tool = Path(PySide6.__file__).parent / "lrelease"
    source = LANGUAGES / f"canasta_{language}.ts"
    subprocess.run([tool, "-silent", source, "-qm", target], check=True)
    return target


@pytest.fixture
def speak(qapp: QCoreApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Speak]:
    """Yields a function that switches the language until the test is over."""
    # Each language is compiled once for all tests of a process.
    folder = tmp_path_factory.getbasetemp()
    installed: list[QTranslator] = []

    def switch(language: str) -> None:
        translator = QTranslator()
        assert translator.load(str(compiled(language, folder)))
        qapp.installTranslator(translator)
        installed.append(translator)

    yield switch
    for translator in installed:
        qapp.removeTranslator(translator)


def everything_said() -> dict[str, str]:
    """Returns every refusal, event and prompt, in both styles of names."""
    said: dict[str, str] = {}
    for edition in ("winning-moves-deluxe/4p", "stingray-classic/4p"):
        words = words_for(edition)
        for refusal in refusals():
            said[f"{edition} {refusal.rule}"] = words.refusals([refusal], CAST.names)
        for event in events():
            said[f"{edition} {event}"] = words.event(event, CAST)
        for say in TextId:
            said[f"{edition} {say}"] = words.say(say, 2, player="Ben")
    return said


@pytest.mark.parametrize("language", OTHERS)
def test_says_everything_in_its_own_words(speak: Speak, language: str) -> None:
    english = everything_said()
    speak(language)
    said = everything_said()
    # These words are the same in every language.
    same = {
        "Samba",
        "Wild",
        "No",
        "No.",
        "Canasta!",
        "Caliente!",
        "2 points",
        "Ben: {told}",
        "partner",
        "computer",
    }
    left = {
        key: text
        for key, text in said.items()
        if text and text == english[key] and text not in same and not text.startswith("{")
    }
    assert left == {}
    for key, text in said.items():
        assert "%n" not in text, key


@pytest.mark.parametrize("language", OTHERS)
def test_fills_every_sentence_of_rules_and_events(speak: Speak, language: str) -> None:
    speak(language)
    words = words_for()
    for refusal in refusals():
        assert "{" not in words.refusals([refusal], CAST.names)
    for event in events():
        assert "{" not in words.event(event, CAST)


@pytest.mark.parametrize(
    ("language", "cards", "expected"),
    [
        ("en", "9h", "1 nine"),
        ("en", "9h 9d", "2 nines"),
        ("en", "6h 2c", "1 six and 1 two"),
        ("de", "9h", "1 Neun"),
        ("de", "9h 9d", "2 Neunen"),
        ("es", "9h", "1 nueve"),
        ("es", "9h Qd Qc", "1 nueve y 2 reinas"),
        ("fr", "9h 9d", "2 neuf"),
        ("fr", "9h Qd Qc", "1 neuf et 2 dames"),
        ("pt_BR", "9h 9d", "2 noves"),
        ("pt_BR", "9h Qd Qc", "1 nove e 2 damas"),
    ],
)
def test_numbers_choose_the_form(speak: Speak, language: str, cards: str, expected: str) -> None:
    speak(language)
    assert words_for("stingray-classic/4p").cards(parse_cards(cards)) == expected


@pytest.mark.parametrize(
    ("language", "card", "expected"),
    [
        ("es", "9h", "Ben descarta el nueve de corazones."),
        ("es", "Qs", "Ben descarta la reina de picas."),
        ("es", "Jc", "Ben descarta la jota de tréboles."),
        ("es", "2c", "Ben descarta el dos de tréboles."),
        ("fr", "9h", "Ben défausse le neuf de cœur."),
        ("fr", "Qs", "Ben défausse la dame de pique."),
        ("fr", "Jc", "Ben défausse le valet de trèfle."),
        ("fr", "Ad", "Ben défausse l’as de carreau."),
        ("it", "9h", "Ben scarta il nove di cuori."),
        ("it", "Qs", "Ben scarta la donna di picche."),
        ("it", "Jc", "Ben scarta il fante di fiori."),
        ("it", "8d", "Ben scarta l’otto di quadri."),
        ("it", "Ad", "Ben scarta l’asso di quadri."),
        ("pt_BR", "9h", "Ben descarta o nove de copas."),
        ("pt_BR", "Qs", "Ben descarta a dama de espadas."),
        ("pt_BR", "Jc", "Ben descarta o valete de paus."),
    ],
)
def test_cards_have_their_article(speak: Speak, language: str, card: str, expected: str) -> None:
    speak(language)
    event = Discarded(1, parse_cards(card)[0], is_crosswise=False)
    assert words_for("stingray-classic/4p").event(event, CAST) == expected


@pytest.mark.parametrize(("language", "expected"), [("en", "a, b; c"), ("fr", "a, b\u00a0; c")])
def test_lists_of_lists_are_divided(speak: Speak, language: str, expected: str) -> None:
    speak(language)
    assert Vocabulary("classic").long_listing(("a, b", "", "c")) == expected


def test_every_language_can_be_chosen() -> None:
    files = {path.stem.removeprefix("canasta_") for path in LANGUAGES.glob("*.ts")}
    assert files == set(language_codes())
    assert list(language_words()) == [SYSTEM, *language_codes()]


@pytest.mark.parametrize(
    ("system", "expected"),
    [("de_AT", "de"), ("es_MX", "es"), ("es_ES", "es"), ("en_GB", "en"), ("sv_SE", "en")],
)
def test_the_language_of_the_system_is_spoken_where_it_is_known(system: str, expected: str) -> None:
    assert resolve(SYSTEM, QLocale(system).uiLanguages()) == expected


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        (["sv-SE", "sv", "es-ES", "es"], "es"),
        (["da", "sv-FI", "de", "es"], "de"),
        (["sv", "en", "es"], "en"),
        (["sv", "da"], "en"),
        ([], "en"),
    ],
)
def test_the_first_known_of_the_wanted_languages_is_spoken(
    wanted: list[str], expected: str
) -> None:
    assert resolve(SYSTEM, wanted) == expected


def test_a_second_choice_of_the_system_is_spoken_with_its_own_formats() -> None:
    code = (
        "from PySide6.QtCore import QCoreApplication, QDate, QLocale\n"
        "from canasta_gui.i18n.translator import LanguageSwitch\n"
        "from canasta_gui.settings.languages import SYSTEM\n"
        "switch = LanguageSwitch(QCoreApplication([]))\n"
        "switch.use(SYSTEM)\n"
        "day = QLocale().toString(QDate(2026, 11, 22), QLocale.FormatType.ShortFormat)\n"
        "print(switch.language, day)"
    )
    wishes = {"LANGUAGE": "sv:es", "LANG": "sv_SE.UTF-8", "LC_ALL": "sv_SE.UTF-8"}
    found = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **wishes},
        cwd=LANGUAGES.parent,
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.split() == ["es", "2026-11-22"]


def test_english_singulars(speak: Speak) -> None:
    speak("en")
    words = words_for()
    assert words.say(TextId.PROMPT_DRAW, 1) == "Draw a card from the Draw pile."
    assert words.say(TextId.SEAT_CARDS, 1) == "1 card"
    assert words.say(TextId.SEAT_CARDS, 0) == "0 cards"
    assert words.cards(parse_cards("2c")) == "1 Little Wild"
    assert words.ranks(Rank.NINE) == "nines"
    assert VerdictTexts(words).progress(Record("pair", times=1, least_lost=1)) == (
        "Tried 1 time, at best 1 point lost"
    )
    one_deal = load_ruleset({"edition": "hasbro-2001", "players": 4, "house": {"end.rounds": 1}})
    assert "1 deal" in facts(one_deal)


@pytest.mark.parametrize("language", OTHERS)
def test_what_opens_something_more_is_marked_alike_everywhere(language: str) -> None:
    texts = (LANGUAGES / f"canasta_{language}.ts").read_text(encoding="utf-8")
    assert [line.strip() for line in texts.splitlines() if " …</translation>" in line] == []


def test_every_plural_has_an_english_singular() -> None:
    text = (LANGUAGES / "canasta_en.ts").read_text(encoding="utf-8")
    assert "unfinished" not in text


@pytest.mark.parametrize(
    "language", ["de", *(pytest.param(it, marks=pytest.mark.soak) for it in OTHERS if it != "de")]
)
@pytest.mark.parametrize("kind", COURSE, ids=lambda kind: kind.id)
def test_no_step_of_a_lesson_stays_english(speak: Speak, kind: type[Lesson], language: str) -> None:
    lesson = kind(load_ruleset(kind.home))
    english = set(texts(tuple(lesson.scenes())))
    speak(language)
    assert english.isdisjoint(texts(tuple(lesson.scenes())))


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="names are text elsewhere")
def test_a_language_may_lie_in_a_folder_whose_name_is_no_text(
    qapp: QApplication, tmp_path: Path
) -> None:
    folder = tmp_path / os.fsdecode(b"M\xfcller")
    folder.mkdir()
    compiled("de", tmp_path).rename(folder / "canasta_de.qm")
    switch = LanguageSwitch(qapp, folder)
    assert switch.use("de")
    said = QCoreApplication.translate("Banner", "Understood")
    switch.use("en")
    assert said == "Verstanden"


def test_a_language_from_the_right_mirrors_the_window(qapp: QApplication, tmp_path: Path) -> None:
    (tmp_path / "canasta_ar.qm").touch()
    switch = LanguageSwitch(qapp, tmp_path)
    switch.use("ar")
    mirrored = qapp.layoutDirection()
    switch.use("en")
    assert (mirrored, qapp.layoutDirection()) == (
        Qt.LayoutDirection.RightToLeft,
        Qt.LayoutDirection.LeftToRight,
    )


def test_what_a_language_does_not_say_is_english(qapp: QApplication, tmp_path: Path) -> None:
    shutil.copy(compiled("en", tmp_path), tmp_path / "canasta_en.qm")
    source = tmp_path / "canasta_sv.ts"
    said = "<context><name>Banner</name><message><source>Understood</source>"
    said += "<translation>Uppfattat</translation></message></context>"
    source.write_text(f'<TS version="2.1" language="sv">{said}</TS>', encoding="utf-8")
    tool = Path(PySide6.__file__).parent / "lrelease"
    subprocess.run([tool, "-silent", source, "-qm", tmp_path / "canasta_sv.qm"], check=True)
    assert language_names(tmp_path)["sv"] == "Svenska"
    assert resolve(SYSTEM, ["sv"], tmp_path) == "en"
    switch = LanguageSwitch(qapp, tmp_path)
    assert switch.use("sv")
    told = [
        QCoreApplication.translate("Banner", "Understood"),
        words_for().say(TextId.SEAT_CARDS, 1),
    ]
    switch.use("en")
    assert told == ["Uppfattat", "1 card"]
