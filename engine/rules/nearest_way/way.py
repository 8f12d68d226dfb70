"""A legal action near a refused one, and what tells the two apart."""

from collections import Counter
from dataclasses import dataclass

from engine.actions import Action
from engine.cards import Card, is_wild, rank_of


@dataclass(frozen=True, slots=True)
class Way:
    """Something legal, and the change that leads there from what was wanted."""

    action: Action
    added: tuple[Card, ...] = ()
    """Cards that are laid besides those that were meant."""
    put_back: tuple[Card, ...] = ()
    """Cards that were meant and stay in the hand."""
    is_other: bool = False
    """Whether something else is done, instead of what was wanted or before it."""

    @property
    def size(self) -> int:
        """How many cards the change touches."""
        return len(self.added) + len(self.put_back)

    def is_within(self, other: "Way") -> bool:
        """Whether the other one asks for the same cards, by rank, and perhaps for more."""
        if self.is_other or other.is_other:
            return self.action == other.action
        return _kinds(self.added) <= _kinds(other.added) and _kinds(self.put_back) <= _kinds(
            other.put_back
        )


def _kinds(cards: tuple[Card, ...]) -> Counter[int]:
    """Cards by rank; one wild card is as good as another."""
    return Counter(0 if is_wild(card) else rank_of(card) for card in cards)
