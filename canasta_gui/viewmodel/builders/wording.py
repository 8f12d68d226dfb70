"""What a builder asks of the words: ids and values in, sentences out."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from canasta_gui.viewmodel.builders.say import Say
from canasta_gui.viewmodel.table_view import MatchStartView
from engine import Action, Card, Event, Rank, Reason, Refusal, TableMeld, Way


@dataclass(frozen=True, slots=True)
class Cast:
    """Who sits where, and for whom the words are meant."""

    names: tuple[str, ...]
    """By seat."""
    viewer: int | None = None
    """The seat that is called "you"; a bystander is nobody."""
    sides: tuple[str, ...] = ()
    """By side: what it is called."""


class PromptWording(Protocol):
    """What is asked of the words to say what is expected."""

    def say(self, what: Say, count: int = -1, **values: str | int) -> str:
        """A sentence; ``count`` chooses the plural form."""
        ...

    def ways(self, ways: Iterable[Way], melds: Sequence[TableMeld]) -> str:
        """What would be possible instead, given the own melds; empty where there is nothing."""
        ...

    def cards(self, cards: Iterable[Card]) -> str:
        """Several cards, counted by rank."""
        ...

    def sentences(self, parts: Iterable[str]) -> str:
        """Parts that are not empty, put one after the other."""
        ...

    def choices(self, parts: Iterable[str]) -> str:
        """Parts of which one is to be chosen."""
        ...


class Wording(PromptWording, Protocol):
    """Puts ids, events and refusals into the player's language."""

    def refusals(self, refusals: Iterable[Refusal], cast: Cast) -> str:
        """Why an action is not possible: the first of the reasons."""
        ...

    def remedy(self, way: Way, melds: Sequence[TableMeld]) -> str:
        """What a button does that carries the way out."""
        ...

    def event(self, event: Event, cast: Cast) -> str:
        """What happened; empty when it is not worth a word."""
        ...

    def reason(self, reason: Reason) -> str:
        """Why a computer did something; empty when there are no words for it."""
        ...

    def move(self, action: Action) -> str:
        """What to do, as a request."""
        ...

    def advice(self, reasons: Iterable[Reason]) -> str:
        """Why to do it."""
        ...

    def gap(self, points: int | None) -> str:
        """How many points less than the best action it promises; empty if nobody counted."""
        ...

    def match_start(self, events: Iterable[Event], cast: Cast) -> MatchStartView:
        """What is told while the seats are drawn and the cards are cut."""
        ...

    def score_line(self, rule: str) -> str:
        """The name of a line of the score."""
        ...

    def signed(self, points: int) -> str:
        """Points that always show which way they go."""
        ...

    def card(self, card: Card) -> str:
        """The name of one card."""
        ...

    def ranks(self, rank: Rank) -> str:
        """The name of a rank in the plural."""
        ...

    def number(self, number: int) -> str:
        """A number as it is written in the player's country."""
        ...

    def listing(self, parts: Iterable[str]) -> str:
        """Parts that are not empty, as a list within one line."""
        ...
