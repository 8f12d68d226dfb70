"""Every visible text can be translated and is translated."""

import ast
import re
import tomllib
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from canasta_gui.desktop import facts
from canasta_gui.i18n.translator import own_name
from canasta_gui.settings.own_decks import own_decks
from canasta_gui.words import written
from engine import edition_cover, edition_ids
from tests.for_each import for_each

ROOT = Path(__file__).resolve().parents[2]
FORWARDERS = {
    ROOT / "canasta_gui/words" / name for name in ("translated.py", "data_texts.py", "written.py")
}
"""Files that pass texts on to Qt and hold none of their own."""
SOURCES = sorted({*(ROOT / "canasta_gui").rglob("*.py")} - FORWARDERS)
LANGUAGES = sorted((ROOT / "translations").glob("canasta_*.ts"))
CALL = re.compile(r"\b(tr|translate)\(")
COUNT = re.compile(r"%L?n")
COUNTED = re.compile(r"%L?n (?!of )(?:\w+ )?\w+s\b")
"""A number with a counted noun in the plural."""
LAZY_PLURAL = re.compile(r"\w\(\w{1,3}\)")
"""A plural in brackets, such as "card(s)"."""
TWICE = re.compile(r"(?<![\w+])([^\W\d_]+) \1(?![\w+])|\b([^\W\d_]{4,})\2\b")
"""A word twice in a row, apart or run together."""
STYLE = tomllib.loads((ROOT / "translations" / "style.toml").read_text(encoding="utf-8"))
LARGE = re.compile(r"\b\d{1,3}(?:,\d{3})+\b")
"""A number with its digits parted, as English does."""
PLACEHOLDER = re.compile(r"\{\w+\}|%L?n")


@dataclass(frozen=True, slots=True)
class Text:
    """A text of the program as a translator sees it."""

    context: str
    source: str
    comment: str
    is_counted: bool


def texts_in(path: Path) -> Iterator[Text]:
    """Yields the texts that a source file passes to Qt for translation."""
    for owner, call in calls_of(path):
        literals = [constant(argument) for argument in call.args]
        if name_of(call) == "tr":
            literals.insert(0, owner)
        context, source, comment, *_ = [*literals, ""]
        assert context, f"{path}:{call.lineno}: no context"
        yield Text(context, source, comment, is_counted=bool(COUNT.search(source)))


@cache
def calls_of(path: Path) -> list[tuple[str, ast.Call]]:
    """Yields the calls that translate in a source file, each with its class."""
    text = path.read_text(encoding="utf-8")
    return [*calls_in(ast.parse(text))] if CALL.search(text) else []


def calls_in(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    """Yields the calls that translate in a file, each with its class."""
    left = [(tree, "")]
    while left:
        node, context = left.pop()
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Call) and name_of(child):
                yield context, child
            left.append((child, child.name if isinstance(child, ast.ClassDef) else context))


def name_of(call: ast.Call) -> str:
    """Returns the name of a translating call; empty for others, also a painter's ``translate``."""
    match call.func:
        case ast.Attribute(attr="tr"):
            return "tr"
        case ast.Name(id="translate") | ast.Attribute(ast.Name("QCoreApplication"), "translate"):
            return "translate"
        case _:
            return ""


def constant(node: ast.expr) -> str:
    """Returns the text of a string literal; ``None`` for anything else."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


@pytest.fixture(scope="module")
def texts() -> set[Text]:
    """Returns every text of the program."""
    found = {text for path in SOURCES for text in texts_in(path)}
    assert len(found) > 100
    covers = [edition_cover(edition) for edition in edition_ids()]
    parts = ((cover.origin, cover.special, cover.reading) for cover in covers)
    told = {text for part in parts for text in part if text}
    found |= {Text("Editions", text, "", is_counted=False) for text in told}
    found |= {
        Text(context, text, note, is_counted=bool(COUNT.search(text)))
        for context, text, note in written.texts_to_translate()
    }
    titles = (deck.title for deck in own_decks().values())
    found |= {Text("Settings", title, "cards", is_counted=False) for title in titles}
    return found | {
        Text(facts.CONTEXT, text, "", is_counted=False) for text in facts.texts_to_translate()
    }


def finished(path: Path) -> dict[Text, ET.Element]:
    """Returns the messages of a translation file that are translated."""
    return {
        text: message
        for text, message in messages(path).items()
        if message.find("translation[@type='unfinished']") is None
    }


@cache
def messages(path: Path) -> dict[Text, ET.Element]:
    """Returns the messages of a translation file."""
    found: dict[Text, ET.Element] = {}
    for context in ET.parse(path).getroot().iter("context"):  # noqa: S314 - our own file
        for message in context.iter("message"):
            source = message.findtext("source") or ""
            comment = message.findtext("comment") or ""
            is_counted = message.get("numerus") == "yes"
            text = Text(context.findtext("name") or "", source, comment, is_counted)
            found[text] = message
    return found


@for_each(path=SOURCES)
def test_texts_are_literals(path: Path) -> None:
    for context, call in calls_of(path):
        wanted = call.args[: 2 if name_of(call) == "translate" else 1]
        where = f"{path}:{call.lineno}"
        assert wanted, f"{where}: no text"
        assert all(constant(argument) for argument in wanted), f"{where}: not a literal text"
        assert name_of(call) == "translate" or context, f"{where}: tr outside a class"


@pytest.mark.parametrize("path", LANGUAGES, ids=lambda path: path.stem)
class TestLanguage:
    """Tests of one language file."""

    def test_holds_every_text_and_no_other(self, path: Path, texts: set[Text]) -> None:
        known = set(messages(path))
        if path.stem == "canasta_en":
            # The texts are in English already; only their plural forms are missing.
            texts = {text for text in texts if text.is_counted}
        assert sorted(texts - known, key=str) == [], "run `make translations`"
        assert sorted(known - texts, key=str) == [], "run `make translations`"

    def test_shows_no_plural_in_brackets(self, path: Path, texts: set[Text]) -> None:
        forms = (forms_of(found) for found in translations(path))
        shown = [form for some in forms for form in some]
        assert [text for text in shown if LAZY_PLURAL.search(text)] == []
        assert [text for text in texts if LAZY_PLURAL.search(text.source)] == []

    def test_says_no_word_twice_in_a_row(self, path: Path, texts: set[Text]) -> None:
        shown = [form for some in map(forms_of, translations(path)) for form in some]
        assert [text for text in shown if TWICE.search(text)] == []
        assert [text for text in texts if TWICE.search(text.source)] == []

    def test_is_finished_when_it_has_a_name(self, path: Path) -> None:
        code, done = path.stem.removeprefix("canasta_"), finished(path)
        left = [text for text in messages(path) if text not in done]
        assert not (left and own_name(code)), left
        forms = {
            len(forms_of(found))
            for text in done
            if text.is_counted
            for found in done[text].iter("translation")
        }
        assert len(forms) <= 1, forms
        for text, message in done.items():
            assert all(all(forms_of(found)) for found in message.iter("translation")), text

    def test_keeps_the_placeholders(self, path: Path) -> None:
        for text, message in finished(path).items():
            translation = message.find("translation")
            assert translation is not None, text
            wanted = set(PLACEHOLDER.findall(text.source))
            *_, last = forms_of(translation)
            assert set(PLACEHOLDER.findall(last)) == wanted, text
            for form in forms_of(translation):
                # A single card may be written as a word; all other placeholders must stay.
                assert wanted - {"%n", "%Ln"} <= set(PLACEHOLDER.findall(form)) <= wanted, text

    def test_keeps_one_access_key_for_each_entry_of_a_menu(self, path: Path) -> None:
        for text, message in finished(path).items():
            translation = message.find("translation")
            assert translation is not None, text
            for form in forms_of(translation):
                assert form.count("&") == text.source.count("&"), text

    def test_ends_as_the_source_does(self, path: Path) -> None:
        for text, message in finished(path).items():
            translation = message.find("translation")
            assert translation is not None, text
            for form in forms_of(translation):
                for mark in ("…", ".", "?", ":"):
                    assert form.endswith(mark) == text.source.endswith(mark), text
                assert form == form.strip() or text.source != text.source.strip(), text


def test_every_english_plural_has_a_singular_of_its_own() -> None:
    same = [
        text.source
        for text, message in messages(ROOT / "translations" / "canasta_en.ts").items()
        for one, many in (forms_of(found) for found in message.iter("translation"))
        if one == many and COUNTED.search(many)
    ]
    assert same == []


def translations(path: Path) -> Iterator[ET.Element]:
    """Returns the translations in a file."""
    for message in finished(path).values():
        yield from message.iter("translation")


def forms_of(translation: ET.Element) -> list[str]:
    """Returns the translation, or its forms by number."""
    forms = [form.text or "" for form in translation.iter("numerusform")]
    return forms or [translation.text or ""]


def test_french_keeps_marks_on_the_line_of_their_word() -> None:
    root = ET.parse(ROOT / "translations" / "canasta_fr.ts").getroot()  # noqa: S314 - our own
    texts = ["".join(it.itertext()) for it in root.iter("translation")]
    assert [text for text in texts if re.search(r"\S [;:!?»]|« ", text)] == []


@pytest.mark.parametrize("language", sorted(STYLE))
class TestStyle:
    """Tests of what a language writes, one term and one mark for one meaning."""

    def test_says_the_term_of_the_language(self, language: str) -> None:
        for avoided, term in STYLE[language]["instead"].items():
            assert [text for text in shown(language) if re.search(avoided, text)] == [], term

    def test_writes_the_marks_of_the_language(self, language: str) -> None:
        foreign = re.compile(f"[{re.escape(STYLE[language]['foreign'])}]")
        assert [text for text in shown(language) if foreign.search(text)] == []
        before = {mark for text in shown(language) for mark in re.findall(r"(\s?)%(?!L?n)", text)}
        assert before == {STYLE[language]["percent"]}

    def test_parts_the_digits_of_large_numbers_as_its_country_does(self, language: str) -> None:
        locale = QLocale(language)
        for text, message in messages(ROOT / "translations" / f"canasta_{language}.ts").items():
            numbers = [int(it.replace(",", "")) for it in LARGE.findall(text.source)]
            for translation in message.iter("translation"):
                for form in forms_of(translation):
                    # The fonts have no narrow space.
                    written = [locale.toString(it).replace("\u202f", "\u00a0") for it in numbers]
                    left = [it for it in written if it not in form]
                    assert left == [], form


def test_spanish_opens_its_questions_and_exclamations() -> None:
    for text in shown("es"):
        assert (text.count("¿"), text.count("¡")) == (text.count("?"), text.count("!")), text


def shown(language: str) -> list[str]:
    """Returns the texts of a language, each form by number as one of its own."""
    found = translations(ROOT / "translations" / f"canasta_{language}.ts")
    return [form for translation in found for form in forms_of(translation)]
