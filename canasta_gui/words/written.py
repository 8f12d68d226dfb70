"""Reads the texts in files below ``assets/words``: what is said of all that is known by an id.

A table of a file is a context of translation, in which English texts stand by these ids. A text
with a note for translators is a table: ``text`` and ``note``.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final, Protocol, TypeVar, cast

import msgspec
from PySide6.QtCore import QCoreApplication

from canasta_gui.i18n.formats import isolated, number
from canasta_gui.resource_path import resource_path
from engine import BrokenFileError, read_shipped_table

R = TypeVar("R")
_Raw = Mapping[str, object]
_FOLDER: Final = resource_path("assets", "words")
_FIGURES: Final = frozenset({"by", "n", "less", "note", "unit"})
"""What stands beside texts and is none."""


@cache
def _content(file: str) -> Mapping[str, _Raw]:
    """Returns what a file holds, by context and id."""
    return read_shipped_table(_path(file))


def _path(file: str) -> Path:
    return _FOLDER / f"{file}.toml"


def _entries(file: str, context: str) -> _Raw:
    """Returns the entries of a context, by id. Raises `BrokenFileError` where the file lacks it."""
    try:
        return _content(file)[context]
    except KeyError as error:
        raise BrokenFileError(_path(file)) from error


def texts_to_translate() -> Iterator[tuple[str, str, str]]:
    """Yields every text of the files after its context and before its note."""
    for path in sorted(_FOLDER.glob("*.toml")):
        for context, entries in _content(path.stem).items():
            yield from ((context, text, note) for text, note in _texts_in(entries))


def _texts_in(raw: object, note: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(raw, str):
        yield raw, note
        return
    table = cast("_Raw", raw)
    for name, value in table.items():
        if name not in _FIGURES:
            yield from _texts_in(value, str(table.get("note", "")))


def _translated(context: str, raw: object) -> object:
    """Returns an entry with its texts in the player's language."""
    if isinstance(raw, str):
        return QCoreApplication.translate(context, raw)
    table = cast("_Raw", raw)
    if "text" in table:
        return QCoreApplication.translate(context, str(table["text"]), str(table.get("note", "")))
    return {
        name: value if name in _FIGURES else _translated(context, value)
        for name, value in table.items()
    }


@cache
def contexts(file: str) -> Mapping[str, str]:
    """Returns the context of each id of a file."""
    return {each: context for context, entries in _content(file).items() for each in entries}


def entry(file: str, context: str, each: str, kind: type[R]) -> R:
    """Returns what a file says of an id, in the player's language. Raises ``KeyError``."""
    return msgspec.convert(_translated(context, _entries(file, context)[each]), kind)


def messages(context: str, file: str = "messages") -> Mapping[str, str]:
    """Returns the messages of a context in the player's language, by id."""
    return {each: entry(file, context, each, str) for each in _entries(file, context)}


def message(context: str, each: str, n: int = -1, **values: object) -> str:
    """Returns a message in the player's language, with its values filled in, numbers in the
    player's format, names isolated; ``n`` chooses the plural. Raises ``KeyError``.
    """
    text = _sentence(context, _entries("messages", context)[each]).counted(n)
    return text.format(**{name: _told(it) for name, it in values.items()}) if values else text


def _told(value: object) -> object:
    if isinstance(value, int):
        return number(value)
    return isolated(value) if isinstance(value, str) else value


@dataclass(frozen=True, slots=True)
class Named:
    """A name, and a line on what has it; empty where the name says all."""

    name: str
    line: str = ""


def names(context: str) -> Mapping[str, Named]:
    """Returns the names of a context with their lines, by id."""
    return {each: named(context, each) for each in _entries("names", context)}


def named(context: str, each: str) -> Named:
    """Returns the name of an id with its line; an id of another version is its own name."""
    entries = _entries("names", context)
    if each not in entries:
        return Named(each)
    found: object = _translated(context, entries[each])
    return Named(found) if isinstance(found, str) else msgspec.convert(found, Named)


class HasFigures(Protocol):
    """What a sentence tells of, with its figures by name: a reason, or a refusal."""

    @property
    def params(self) -> Mapping[str, int | str | bool]:
        """Returns the figures and words by name."""
        ...


def figure(told: HasFigures, name: str) -> int:
    """Returns a figure; zero where there is none of this name."""
    return int(told.params.get(name, 0))


@dataclass(frozen=True, slots=True)
class Sentence:
    """What is said of something, with placeholders for what it tells."""

    context: str
    text: str
    note: str = ""
    n: str = ""
    """The figure that chooses the plural and replaces ``%n``."""
    less: str = ""
    """The figure that is taken away from that one."""
    by: str = ""
    """The figure or word that chooses another text."""
    some: str = ""
    """What is said where there is something of that name."""
    cases: Mapping[str, str] = field(default_factory=dict[str, str])
    """What is said where a certain word stands under that name."""

    def __call__(self, told: HasFigures) -> str:
        """Returns the sentence in the player's language."""
        value = told.params.get(self.by)
        text = self.some if self.some and value else self.cases.get(str(value), self.text)
        return self._translated(text, figure(told, self.n) - figure(told, self.less))

    def counted(self, count: int) -> str:
        """Returns the sentence of a number, which chooses the plural where one is told."""
        return self._translated(self.text, count)

    def _translated(self, text: str, count: int) -> str:
        number = count if "%n" in text or "%Ln" in text else -1
        return QCoreApplication.translate(self.context, text, self.note, number)


@cache
def sentences(file: str, *wanted: str) -> Mapping[str, Sentence]:
    """Returns the sentences of some contexts of a file by id, those of the last one first; of a
    context that the file does not have, none.
    """
    return {
        each: _sentence(context, raw)
        for context in wanted
        for each, raw in _content(file).get(context, {}).items()
    }


def _sentence(context: str, raw: object) -> Sentence:
    table = {"text": raw} if isinstance(raw, str) else cast("_Raw", raw)
    return msgspec.convert({**table, "context": context}, Sentence)
