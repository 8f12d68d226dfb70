"""What a page of the rules is made of, before anybody decides how it looks."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Self


class Statement(str):
    """A sentence that can be led to by its name."""

    __slots__ = ("place",)
    place: str

    def __new__(cls, text: str, place: str) -> Self:
        """A sentence with the name of its place on the page."""
        made = super().__new__(cls, text)
        made.place = place
        return made


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Sentences that belong together."""

    sentences: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Points:
    """A list: each line is one rule."""

    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """Figures in rows below a heading for each column."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Example:
    """Cards to look at, and what they show."""

    cards: str
    """In the engine's notation, such as ``7h 7d 2c``."""
    text: str


@dataclass(frozen=True, slots=True)
class TablePicture:
    """A piece of a table to look at: an exhibit by its name."""

    exhibit: str


@dataclass(frozen=True, slots=True)
class Term:
    """A word, and what it means."""

    name: str
    text: str
    page: str = ""
    """The anchor of the page with its rules."""


Block = Paragraph | Points | Table | Example | TablePicture | Term


@dataclass(frozen=True, slots=True)
class Page:
    """One subject of the rules."""

    anchor: str
    """By which a refusal finds its page."""
    title: str
    blocks: tuple[Block, ...]


def statements(pages: Sequence[Page]) -> Iterator[tuple[str, str]]:
    """Everything the pages state: the title of the page, and one sentence or row of a table."""
    for page in pages:
        for block in page.blocks:
            for text in _texts(block):
                yield page.title, text


def _texts(block: Block) -> tuple[str, ...]:
    match block:
        case Paragraph(sentences):
            return sentences
        case Points(lines):
            return lines
        case Table(_, rows):
            return tuple(": ".join(row) for row in rows)
        case Term(name, text):
            return (f"{name}: {text}",)
        case Example() | TablePicture():
            return ()


def find_statement(page: Page, place: str) -> str:
    """The sentence at a place of a page; empty where this game has none."""
    texts = (text for block in page.blocks for text in _texts(block))
    found = (text for text in texts if isinstance(text, Statement) and text.place == place)
    return next(found, "")
