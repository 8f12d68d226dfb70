"""The base class of topics, which choose the sentences that a ruleset calls for."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import ClassVar

from canasta_gui.rulebook.page import Block, Page, Statement
from canasta_gui.words.translated import Translated
from canasta_gui.words.vocabulary import Vocabulary, capital
from engine import Ruleset


class Topic(Translated, ABC):
    """Writes one page. Every number and every clause comes from an option."""

    anchor: ClassVar[str]

    def __init__(self, rules: Ruleset, words: Vocabulary) -> None:
        self.rules = rules
        self.words = words

    @property
    def is_played(self) -> bool:
        """Whether the game has this subject."""
        return True

    @abstractmethod
    def title(self) -> str:
        """Returns the heading, with placeholders for names."""

    @abstractmethod
    def blocks(self) -> Iterator[Block]:
        """Yields the parts of the page below the heading."""

    def page(self) -> Page:
        """Returns the page."""
        return Page(self.anchor, self.say(self.title()), tuple(self.blocks()))

    def say(self, text: str, **values: str | int) -> str:
        """Returns a sentence with its names and numbers filled in."""
        return capital(self.words.fill(text, **values))

    def state(self, place: str, text: str, **values: str | int) -> Statement:
        """Returns a sentence to which links can lead: `anchors` name it after the page."""
        return Statement(self.say(text, **values), place)

    @property
    def has_partners(self) -> bool:
        """Whether any side has more than one player."""
        seats = self.rules.seats
        return seats.lone_hand or seats.has_teams
