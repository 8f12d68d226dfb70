"""The interface between builders and words: it takes ids and values and returns sentences."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from canasta_gui.viewmodel.builders.text_id import TextId
from canasta_gui.viewmodel.table_view import MatchStartView
from engine import Action, Card, Event, Rank, Reason, Refusal, Ruleset, SpecialKind, TableMeld, Way


@dataclass(frozen=True, slots=True)
class PlayerNames:
    """The names of players and sides, and the viewer."""

    names: tuple[str, ...]
    """By seat."""
    viewer: int | None = None
    """The seat that texts address as "you"; ``None`` for a bystander."""
    sides: tuple[str, ...] = ()
    """The name of each side."""


class PromptWording(Protocol):
    """The wordings that prompts need."""

    def say(self, what: TextId, count: int = -1, **values: str | int) -> str:
        """Returns a sentence; ``count`` chooses the plural form."""
        ...

    def ways(self, ways: Iterable[Way], melds: Sequence[TableMeld]) -> str:
        """Returns the possible alternatives as text; empty if there are none."""
        ...

    def special_hand(self, kind: SpecialKind) -> str:
        """Returns the name of a special hand."""
        ...

    def cards(self, cards: Iterable[Card]) -> str:
        """Returns several cards, counted by rank."""
        ...

    def sentences(self, parts: Iterable[str]) -> str:
        """Joins the parts that are not empty into consecutive sentences."""
        ...

    def choices(self, parts: Iterable[str]) -> str:
        """Joins parts as alternatives of which one is to be chosen."""
        ...


class Wording(PromptWording, Protocol):
    """Puts ids, events and refusals into the player's language."""

    def under(self, rules: Ruleset) -> "Wording":
        """Returns the wording of the same table for a deal that is played by these rules."""
        ...

    def refusals(self, refusals: Iterable[Refusal], names: Sequence[str]) -> str:
        """Returns why an action is not possible: the first of the reasons; ``names`` are those
        of the players, by seat.
        """
        ...

    def remedy(self, way: Way, melds: Sequence[TableMeld]) -> str:
        """Returns the caption of the button that performs a way."""
        ...

    def named(self, name: str, text: str) -> str:
        """Returns a text after the name of what it tells."""
        ...

    def event(self, event: Event, players: PlayerNames) -> str:
        """Returns what happened; empty for an event without words."""
        ...

    def reason(self, reason: Reason) -> str:
        """Returns why a computer acted; empty for a reason without words."""
        ...

    def move(self, action: Action, melds: Sequence[TableMeld] = ()) -> str:
        """Returns an action as a request; with the own melds it says which of them is meant."""
        ...

    def beside(self, number: int, why: str) -> str:
        """Returns why the first of the listed moves is better than the one at a position."""
        ...

    def advice(self, reasons: Iterable[Reason]) -> str:
        """Returns the reasons for a recommended action."""
        ...

    def better(self, action: Action, melds: Sequence[TableMeld]) -> str:
        """Returns which action would be better."""
        ...

    def cost(self, points: int | None) -> str:
        """Returns what a move costs beside the best one; empty if unknown."""
        ...

    def gap(self, points: int | None) -> str:
        """Returns by how many points the action is worse than the best one; empty if unknown."""
        ...

    def spread(self, points: int | None) -> str:
        """Returns how sure the points are by which the action is worse; empty without any."""
        ...

    def match_start(self, events: Sequence[Event], players: PlayerNames) -> MatchStartView:
        """Returns the texts for the draw for seats and the cut."""
        ...

    def score_line(self, rule: str) -> str:
        """Returns the name of a line of the score."""
        ...

    def signed(self, points: int) -> str:
        """Returns points with a plus or minus sign."""
        ...

    def card(self, card: Card) -> str:
        """Returns the name of one card."""
        ...

    def by_suit(self, cards: Iterable[Card]) -> str:
        """Returns natural cards counted by suit, then wild ones counted by rank."""
        ...

    def ranks(self, rank: Rank) -> str:
        """Returns the name of a rank in the plural."""
        ...

    def number(self, number: int) -> str:
        """Returns a number in the player's format."""
        ...

    def listing(self, parts: Iterable[str]) -> str:
        """Joins the parts that are not empty as a list within one line."""
        ...
