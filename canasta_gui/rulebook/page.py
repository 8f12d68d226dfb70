"""The parts of a page of the rules, independent of how it is displayed."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Self


class Statement(str):
    """A sentence with a name, so that a link can lead to it."""

    __slots__ = ("place",)
    place: str

    def __new__(cls, text: str, place: str) -> Self:
        """Makes a sentence with the name of its place on the page."""
        made = super().__new__(cls, text)
        made.place = place
        return made


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Sentences that belong together."""

    sentences: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Points:
    """A list of rules, one on each line."""

    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FigureTable:
    """Rows of figures with a heading for each column."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Example:
    """A picture of cards, and what it shows."""

    cards: str
    """The cards in the engine's notation, such as ``7h 7d 2c``."""
    text: str


@dataclass(frozen=True, slots=True)
class TablePicture:
    """A picture of a part of the table: the name of an exhibit."""

    exhibit: str


@dataclass(frozen=True, slots=True)
class Term:
    """A word and its meaning."""

    name: str
    text: str
    page: str = ""
    """The anchor of the page with its rules."""


@dataclass(frozen=True, slots=True)
class Aside:
    """A remark that is no rule of the game, and its list."""

    text: str
    lines: tuple[str, ...]


Block = Aside | Paragraph | Points | FigureTable | Example | TablePicture | Term


@dataclass(frozen=True, slots=True)
class Page:
    """One subject of the rules."""

    anchor: str
    """The id by which a refusal finds its page."""
    title: str
    blocks: tuple[Block, ...]


def statements(pages: Sequence[Page]) -> Iterator[tuple[str, str]]:
    """Yields the title of the page with each sentence, or row of a table, on it."""
    for page in pages:
        for block in page.blocks:
            for text in _texts(block):
                yield page.title, text


def _texts(block: Block) -> tuple[str, ...]:
    match block:
        case Paragraph(sentences):
            return sentences
        case Points(lines) | Aside(_, lines):
            return lines
        case FigureTable(_, rows):
            return tuple(": ".join(row) for row in rows)
        case Term(name, text):
            return (f"{name}: {text}",)
        case Example() | TablePicture():
            return ()


def find_statement(page: Page, place: str) -> str:
    """Returns the sentence at a place of a page; empty where this game has none."""
    texts = (text for block in page.blocks for text in _texts(block))
    found = (text for text in texts if isinstance(text, Statement) and text.place == place)
    return next(found, "")
