"""The parts of a page of the rules, independent of how it is displayed, and the base class of
topics, which choose the sentences that a ruleset calls for.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from canasta_gui.words.vocabulary import Vocabulary, capital
from canasta_gui.words.written import sentences
from engine import Ruleset


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
    sign: str = ""
    """The sign of the table that the word describes."""


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


class Topic(ABC):
    """Writes one page, with the sentences that stand in its name in ``assets/words/rules.toml``.

    Every number and every clause comes from an option.
    """

    anchor: ClassVar[str]

    def __init__(self, rules: Ruleset, words: Vocabulary) -> None:
        self.rules = rules
        self.words = words

    @property
    def is_played(self) -> bool:
        """Whether the game has this subject."""
        return True

    @abstractmethod
    def blocks(self) -> Iterator[Block]:
        """Yields the parts of the page below the heading."""

    def page(self) -> Page:
        """Returns the page."""
        return Page(self.anchor, self.named(self.text("heading")), tuple(self.blocks()))

    def text(self, each: str, n: int = -1) -> str:
        """Returns a text by its id; its names are not filled in."""
        return sentences("rules", type(self).__name__)[each].counted(n)

    def named(self, text: str, **values: str | int) -> str:
        """Returns a text with its names and numbers filled in."""
        return capital(self.words.fill(text, **values))

    def say(self, each: str, n: int = -1, **values: str | int) -> Statement:
        """Returns a sentence by its id, with its names and numbers; links lead to what stands
        before the dot of the id. ``n`` chooses the plural.
        """
        return Statement(self.named(self.text(each, n), **values), each.partition(".")[0])

    @property
    def has_partners(self) -> bool:
        """Whether any side has more than one player."""
        seats = self.rules.seats
        return seats.lone_hand or seats.has_teams
