"""Answers where something is made that one sees or wants to change: ``python -m tests.meta.find
WORDS``, in plain words, a whole sentence, or a name or id of the code.

It reads the index of places, first lines and public names of all files, and their text. Words that
mean the same find each other: ``docs/places.md`` lists them.
"""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from math import log
from typing import Final

from tests.meta.tests_of import ROOT, makes, naming_tests, nearby_tests

_ROOMS: Final = ("engine", "canasta_gui", "packaging", "assets", "translations")
_READ: Final = (".py", ".pyi", ".toml", ".css", ".qss", ".js", ".html", ".svg", ".ts")
_ROW: Final = re.compile(r"^\| (.+) \| `([\w/.-]+)` \| ?(.*?) ?\|$", re.MULTILINE)
_ABSENT: Final = re.compile(r"^- (.+)$", re.MULTILINE)
_ALIKE: Final = re.compile(r"\w+(?: = \w+)+")
_ADDED: Final = re.compile(r"^\| (an? ([\w' ]+) \| `[\w-]+` \| .+) \|$", re.MULTILINE)
_PUBLIC: Final = re.compile(r"^(?:def|class) ([a-zA-Z]\w*)|^([A-Z]\w*)\b.*=", re.MULTILINE)
_NAME: Final = re.compile(r"\w*[._]\w[\w.]*|\w*[a-z][A-Z]\w*")
_ENDS: Final = re.compile(r"(?:ies|ied|ying|ing|ed|es|e|s|y)$")
_IDLE: Final = (
    " a about all also an and any are as at be before by can could do does each for from game has"
    " have how if in instead is it its least make may more most much must new next no not of off"
    " on one only or other said say second shall should show so some than that the their then there"
    " they this to today too two was what when where which while who wide with "
)
_SHOWN: Final = 5
_TESTS: Final = 3
_NOTES: Final = 2
_LEAST_TOLD: Final = 0.2


@dataclass(frozen=True)
class _Term:
    """A word, and those that mean the same, by their stems."""

    stems: frozenset[str]

    def is_in(self, text: str) -> bool:
        return any(it in text for it in self._spelt) and bool(self._pattern.search(text))

    @cached_property
    def _spelt(self) -> tuple[str, ...]:
        """The stems as they may be written: a search for a plain text is fast."""
        return tuple(how(it) for it in self.stems for how in (str.lower, str.title, str.upper))

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        return re.compile("|".join(map(_form, sorted(self.stems))))


@dataclass(frozen=True)
class _File:
    path: str
    rows: tuple[str, ...]
    """The rows of the index that lead to it."""

    @cached_property
    def text(self) -> str:
        return _page(self.path)

    @cached_property
    def head(self) -> str:
        """Its path, its first line and its public names."""
        if not self.path.endswith(".py"):
            return self.path
        names = (a or b for a, b in _PUBLIC.findall(self.text))
        return " ".join((self.path, self.text.split("\n\n")[0], *names))


class _Question:
    """What is asked, and how much of it a text tells: a rare word says more than a usual one."""

    def __init__(self, words: str) -> None:
        self.names = _NAME.findall(words)
        sources = [it.text for it in files() if not it.path.endswith(".ts")]
        self._worth = {
            term: log((len(sources) + 1) / (sum(map(term.is_in, sources)) + 0.5))
            for term in _terms(words)
        }
        self._whole = sum(self._worth.values())

    def told(self, text: str) -> float:
        """Returns the part of what is asked that a text tells."""
        found = sum(worth for term, worth in self._worth.items() if term.is_in(text))
        return (found + self._named(text)) / self._whole

    def names_all_of(self, text: str) -> bool:
        return all(any(term.is_in(it) for term in self._worth) for it in text.split())

    def answers(self, file: _File) -> float:
        """Returns how well a file answers: its row in the index counts the most."""
        row = max(file.rows, key=self.told, default="")
        told = (worth * _weight(term, row, file) for term, worth in self._worth.items())
        return sum(told) + self._named(file.text)

    def _named(self, text: str) -> float:
        found = ((makes(text, it.rpartition(".")[2]), it in text) for it in self.names)
        return sum(2 * is_made + is_held for is_made, is_held in found) * self._whole


def _weight(term: _Term, row: str, file: _File) -> float:
    """Returns how much it says that a file tells a word: in a short text more than in a long."""
    if term.is_in(row):
        return 1.0 + 20 / (20 + len(row))
    if term.is_in(file.head):
        return 0.1 + 0.8 * 400 / (400 + len(file.head))
    if file.path.endswith(".ts") or not term.is_in(file.text):
        return 0.0
    return 0.3 * 20000 / (20000 + len(file.text))


def _terms(words: str) -> set[_Term]:
    """Returns the words that say something."""
    alike = [it.split(" = ") for it in _ALIKE.findall(" ".join(_page("docs/places.md").split()))]
    apart = re.sub(r"(?<=[a-z])(?=[A-Z])|_", " ", words)
    said = (it for it in re.findall(r"[^\W\d]{2,}", apart) if f" {it.lower()} " not in _IDLE)
    groups = [{_stem(it) for it in group} for group in alike]
    same = (frozenset({it}.union(*(at for at in groups if it in at))) for it in map(_stem, said))
    return set(map(_Term, same))


def _stem(word: str) -> str:
    short = _ENDS.sub("", word.lower()) or word.lower()
    return short[:-1] if len(short) > 3 and short[-1] == short[-2] else short


def _form(stem: str) -> str:
    """Returns what matches a stem with any ending, also within a name of the code."""
    end = rf"{stem[-1]}?(?:ies|ied|ying|ing|ed|est?|ers?|e|s|y)?(?![a-z])"
    start, rest = stem[0], stem[1:]
    return rf"(?:(?<![A-Za-z]){start}|{start.upper()}){rest}{end}|(?<![A-Za-z]){stem.upper()}"


@cache
def _page(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


@cache
def files() -> tuple[_File, ...]:
    """Returns the files of the program, each with its rows of the index."""
    rows: dict[str, list[str]] = {}
    for thing, file, names in _ROW.findall(_page("docs/places.md")):
        rows.setdefault(file, []).append(f"{thing} ({names})" if names else thing)
    found = (path for room in _ROOMS for path in sorted((ROOT / room).rglob("*")))
    paths = (path.relative_to(ROOT).as_posix() for path in found if path.suffix in _READ)
    return tuple(_File(path, tuple(rows.get(path, ()))) for path in paths)


def first_files(words: str) -> list[str]:
    """Returns the paths of the files that answer best."""
    return [file.path for file in _best(_Question(words))]


def _best(question: _Question) -> list[_File]:
    return sorted(files(), key=question.answers, reverse=True)[:_SHOWN]


def _line(text: str, question: _Question) -> str:
    """Returns the line of a text that tells the most, with its number."""
    number, line = max(enumerate(text.splitlines(), 1), key=lambda it: question.told(it[1]))
    return f"{number}: {line.strip()[:110]}"


def _in_documents(question: _Question) -> Iterator[str]:
    for path in sorted((ROOT / "docs").glob("*.md")):
        text = _page(f"docs/{path.name}")
        line = _line(text, question)
        if path.name != "places.md" and question.told(line) > 0.5:
            yield f"docs/{path.name}:{line}"


def answer(words: str) -> Iterator[str]:
    """Yields what is not there, the files that answer best, and what else belongs to it."""
    question = _Question(words)
    absent = _page("docs/places.md").split("## What is not there")[1].split("\n## ")[0]
    for note in sorted(_ABSENT.findall(absent), key=question.told, reverse=True)[:_NOTES]:
        if question.told(note) > _LEAST_TOLD and not question.names:
            yield f"Not there: {note}"
    for number, file in enumerate(_best(question), 1):
        yield f"{number}. {file.path}: {max(file.rows, key=question.told, default='')}"
        yield f"   line {_line(file.text, question)}"
        yield f"   tests: {', '.join(nearby_tests(file.path)[:_TESTS])}"
    for name in question.names:
        yield f"Tests of {name}: {', '.join(naming_tests(name)[: 2 * _SHOWN])}"
    for row, what in _ADDED.findall(_page("CONTRIBUTING.md")):
        if question.names_all_of(what):
            yield f"To add {row}"
    for line in _in_documents(question):
        yield f"Told in {line}"


if __name__ == "__main__":
    sys.stdout.write("\n".join((*answer(" ".join(sys.argv[1:])), "")))
