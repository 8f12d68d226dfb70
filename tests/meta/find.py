"""Answers where something is made that one sees or wants to change: ``python -m tests.meta.find
WORDS``, in plain words, a whole sentence, a name or id of the code, or “words as they stand”.

It reads the index of places, first lines and public names of all files, and their text. Words that
mean the same, which ``docs/places.md`` lists, find each other; words of a wish (larger, red) find
also what is tuned by it (size, colour), but not the reverse.
"""

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from math import log
from typing import Final

from tests.meta.tests_of import ROOT, makes, naming_tests, nearby_tests, text_of

_ROOMS: Final = ("engine", "canasta_gui", "packaging", "assets", "translations")
_READ: Final = (".py", ".pyi", ".toml", ".css", ".qss", ".js", ".html", ".svg", ".ts")
_ROW: Final = re.compile(r"^\| ([^|]+) \| `([\w/.-]+)` (\|.*) ?\|$", re.MULTILINE)
_ABSENT: Final = re.compile(r"^- (.+(?:\n  .+)*)$", re.MULTILINE)
_DENIED: Final = re.compile(r"\b(?:no|not|cannot|never|nothing)\b", re.IGNORECASE)
_ALIKE: Final = re.compile(r"\w+(?: = \w+)+")
_WISHED: Final = re.compile(r"(\w+(?:, \w+)*) → (\w+(?:, \w+)*)")
_ADDED: Final = re.compile(r"^\| (an? ([\w' ]+) \| `[\w-]+` \| .+) \|$", re.MULTILINE)
_PUBLIC: Final = re.compile(r"^(?:def|class) ([a-zA-Z]\w*)|^([A-Z]\w*)\b.*=", re.MULTILINE)
_NAME: Final = re.compile(r"[a-zA-Z_]\w*[._]\w[\w.]*|_\w+|\w*[a-z][A-Z]\w*")
_QUOTED: Final = re.compile(r"(?:(?<!\w)['\"]|[“„])([^\"“”„]{3,}?)[.,]?(?:['\"](?!\w)|[“”])")
_WORD: Final = re.compile(r"[A-Z]+(?![a-z])|[^\W\d_a-z]?[^\W\d_A-Z]+")
_ENDS: Final = re.compile(r"(?:ies|ied|ying|ing|ed|es|e|s|y)$")
_IDLE: Final = (
    " a about all also an and any are as at be before by can could do does each even for from game"
    " has have how if in instead is it its least make may more most much must new next no not of"
    " off on one only or other said say second shall should show so some than that the their then"
    " there they this to today too two was what when where which while who wide with "
)
_SHOWN: Final = 5
_TESTS: Final = 3
_LEAST_DENIED: Final = 0.6
_NOWHERE: Final = (
    "Not there: “{}” stands nowhere as it is quoted; names and figures stand as {{player}}, %n."
)
_NOTHING: Final = "Nothing found: try other words, or “What is not there” in docs/places.md."


@dataclass(frozen=True)
class _File:
    path: str
    rows: tuple[str, ...]
    """What the index says of it: things, and the names of each after a bar."""

    @cached_property
    def text(self) -> str:
        return text_of(self.path)

    @property
    def words(self) -> str:
        """What people read of it."""
        return self.text if self.path.startswith("assets/words/") else ""

    @cached_property
    def stems(self) -> frozenset[str]:
        return frozenset() if self.path.endswith(".ts") else _stems(self.text)

    @cached_property
    def head(self) -> frozenset[str]:
        """The stems of its path, its first line and its public names."""
        if not self.path.endswith(".py"):
            return _stems(self.path)
        names = (a or b for a, b in _PUBLIC.findall(self.text))
        return _stems(" ".join((self.path, self.text.split("\n\n")[0], *names)))

    def tells(self, term: frozenset[str]) -> float:
        """Returns how much it says that this tells a word: in a short text more than in a long."""
        if term & self.head:
            return 0.1 + 0.8 * 50 / (50 + len(self.head))
        return 0.3 * 20000 / (20000 + len(self.text)) if term & self.stems else 0.0


class _Question:
    """What is asked, and how much of it a text tells: a rare word says more than a usual one."""

    def __init__(self, words: str) -> None:
        self.names = _NAME.findall(words)
        self._files = _files() + (_files(("tests",)) if re.search(r"\btests?\b", words) else ())
        self.quoted = _QUOTED.findall(words)
        self._worth = {term: _worth(term) for term in _terms(words)}
        self._whole = sum(self._worth.values()) or 1.0

    def told(self, text: str) -> float:
        """Returns the part of what is asked that a text tells."""
        quoted = sum(_holds(text, it) for it in self.quoted if " " in it or f'"{it}"' in text)
        return self._found(_stems(text)) + quoted + self._named(text)

    def asks(self, text: str) -> float:
        """Returns the part of what a text tells that is asked."""
        worth = {it: _worth(frozenset({it})) for it in _said(text)}
        asked = worth.keys() & frozenset[str]().union(*self._worth)
        return sum(map(worth.__getitem__, asked)) / (sum(worth.values()) or 1.0)

    def is_denied(self, note: str) -> bool:
        """Returns whether what a note denies is what is asked, which is no name of the code."""
        denied = filter(_DENIED.search, re.split(r"[,;:.(]", note))
        return not self.names and any(self.asks(it) > _LEAST_DENIED for it in denied)

    def best(self) -> list[_File]:
        """Returns the files that answer best, none that answers nothing."""
        return sorted(filter(self._answers, self._files), key=self._answers, reverse=True)[:_SHOWN]

    def row(self, file: _File) -> str:
        """Returns what the index says of a file that tells the most."""
        return max(file.rows, key=lambda it: self.told(it.split("|")[0]), default="")

    def _answers(self, file: _File) -> float:
        """Returns how well a file answers: its row in the index counts the most."""
        row = _stems(self.row(file).split("|")[0])
        told = sum(by * (1.0 if it & row else file.tells(it)) for it, by in self._worth.items())
        quoted = sum(1 / len(held) for it in self.quoted if file.path in (held := _holding(it)))
        return told / self._whole * (1 + self._found(row) / 2) + self._named(file.text) + quoted

    def _found(self, stems: frozenset[str]) -> float:
        return sum(worth for it, worth in self._worth.items() if it & stems) / self._whole

    def _named(self, text: str) -> float:
        return sum(2 * makes(text, it.rpartition(".")[2]) + (it in text) for it in self.names)


@cache
def _worth(term: frozenset[str]) -> float:
    files = _files()
    return log((len(files) + 1) / (sum(bool(term & it.stems) for it in files) + 0.5))


def _holds(text: str, phrase: str) -> bool:
    return phrase.lower() in text.lower()


@cache
def _holding(phrase: str) -> frozenset[str]:
    """Returns the files that hold a phrase: of one word those where it is a whole sentence for
    people, if there are any; translations only if nothing else does.
    """
    held = [it for it in _files() if _holds(it.text, phrase)]
    told = {it.path for it in held if " " not in phrase and f'"{phrase}"' in it.words}
    ours = {it.path for it in held if not it.path.endswith(".ts")}
    return frozenset(told or ours or {it.path for it in held})


@cache
def _stem(word: str) -> str:
    short = _ENDS.sub("", word.lower()) or word.lower()
    return short[:-1] if len(short) > 3 and short[-1] == short[-2] else short


def _stems(text: str) -> frozenset[str]:
    """Returns the stems of all words, also of those within names of the code."""
    return frozenset(map(_stem, set(_WORD.findall(text))))


def _said(words: str) -> set[str]:
    """Returns the stems of the words that say something."""
    found = (it for it in _WORD.findall(words) if len(it) > 1)
    return {_stem(it) for it in found if f" {it.lower()} " not in _IDLE}


def _terms(words: str) -> set[frozenset[str]]:
    """Returns the words that say something, each with those that mean the same or are tuned."""
    page = " ".join(text_of("docs/places.md").split())
    alike = [(same, same) for same in map(_stems, _ALIKE.findall(page))]
    tuned = [(_stems(asked), _stems(meant)) for asked, meant in _WISHED.findall(page)]
    groups = ((it, (meant for asked, meant in alike + tuned if it in asked)) for it in _said(words))
    return {frozenset((it, f"{it}er")).union(*same) for it, same in groups}


@cache
def _files(rooms: tuple[str, ...] = _ROOMS) -> tuple[_File, ...]:
    """Returns the files of some rooms, each with its rows of the index."""
    rows = [(at, f"{it} {names}") for it, at, names in _ROW.findall(text_of("docs/places.md"))]
    found = (path for room in rooms for path in sorted((ROOT / room).rglob("*")))
    paths = (path.relative_to(ROOT).as_posix() for path in found if path.suffix in _READ)
    return tuple(_File(path, tuple(row for at, row in rows if at == path)) for path in paths)


def first_files(words: str) -> list[str]:
    """Returns the paths of the files that answer best."""
    return [file.path for file in _Question(words).best()]


def _line(text: str, question: _Question) -> str:
    """Returns the line of a text that tells the most, with its number."""
    number, line = max(enumerate(text.splitlines(), 1), key=lambda it: question.told(it[1]))
    return f"{number}: {line.strip()[:110]}"


def _in_documents(question: _Question) -> Iterator[str]:
    for path in sorted((ROOT / "docs").glob("*.md")):
        line = _line(text_of(f"docs/{path.name}"), question)
        if path.name != "places.md" and question.told(line) > 0.5:
            yield f"docs/{path.name}:{line}"


def answer(words: str) -> Iterator[str]:
    """Yields what is not there, the files that answer best, and what else belongs to it."""
    question = _Question(words)
    absent = _ABSENT.findall(text_of("docs/places.md").split("## What is not there")[1])
    yield from (_NOWHERE.format(it) for it in question.quoted if not _holding(it))
    yield from (f"Not there: {' '.join(it.split())}" for it in absent if question.is_denied(it))
    for number, file in enumerate(question.best(), 1):
        yield f"{number}. {file.path}: {question.row(file)}"
        yield f"   line {_line(file.text, question)}"
        yield f"   tests: {', '.join(nearby_tests(file.path)[:_TESTS])}"
    for name in question.names:
        if found := naming_tests(name)[: 2 * _SHOWN]:
            yield f"Tests of {name}: {', '.join(found)}"
    for row, what in _ADDED.findall(text_of("CONTRIBUTING.md")):
        if question.asks(what) == 1:
            yield f"To add {row}"
    yield from (f"Told in {line}" for line in _in_documents(question))


if __name__ == "__main__":
    sys.stdout.write("\n".join([*answer(" ".join(sys.argv[1:]))] or [_NOTHING]) + "\n")
