"""A legal action near a refused one, and the difference between the two."""

from collections import Counter
from dataclasses import dataclass

from engine.actions import Action
from engine.cards import Card, is_wild, rank_of


@dataclass(frozen=True, slots=True)
class Way:
    """A legal action, and the change that leads to it from the wanted one."""

    action: Action
    added: tuple[Card, ...] = ()
    """Cards that are laid in addition to the wanted ones."""
    put_back: tuple[Card, ...] = ()
    """Wanted cards that stay in the hand."""
    is_other: bool = False
    """Whether it is a different action, to be done instead of the wanted one or before it."""

    def is_within(self, other: "Way") -> bool:
        """Returns whether the other way asks for the same cards, by rank, and perhaps for more."""
        if self.is_other or other.is_other:
            return self.action == other.action
        return _kinds(self.added) <= _kinds(other.added) and _kinds(self.put_back) <= _kinds(
            other.put_back
        )


def _kinds(cards: tuple[Card, ...]) -> Counter[int]:
    """Counts cards by rank; all wild cards count as one rank."""
    return Counter(0 if is_wild(card) else rank_of(card) for card in cards)
