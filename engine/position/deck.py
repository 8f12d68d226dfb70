"""The cards that a position names, and the cards that fill what it only counts."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from engine.cards import Card, is_wild
from engine.counts import sort_cards
from engine.cursor import Cursor
from engine.dealcode import full_deck
from engine.notation import format_card
from engine.rng import Chance
from engine.ruleset.model import Ruleset
from engine.values import is_laid_at_once


@dataclass(frozen=True, slots=True)
class NamedCards:
    """A group of cards: those that are named, and how many more there are."""

    cards: tuple[Card, ...] = ()
    unknown: int = 0


def read_holding(cursor: Cursor, most: int) -> NamedCards:
    """Reads cards, or a number of cards from 0 to ``most``."""
    if isinstance(cursor.value, str):
        return NamedCards(cursor.cards())
    if isinstance(cursor.value, int) and not isinstance(cursor.value, bool):
        return NamedCards(unknown=cursor.integer(0, most))
    cursor.fail("cards or a number of cards expected")
    return NamedCards()


def unseen_cards(rules: Ruleset, seen: Iterable[Card], cursor: Cursor) -> tuple[Card, ...]:
    """Returns the cards of the deck that a position does not name, in the order in which they fill
    it.

    Wild and bonus cards come last; the order is the same every time. A card that is named too often
    is noted as a problem.
    """
    left = Counter(full_deck(rules))
    deck = dict(left)
    left.subtract(seen)
    for card, count in sorted(left.items()):
        if count < 0:
            have = deck.get(card, 0)
            cursor.fail(f"{format_card(card)} occurs {have - count} times; the deck has {have}")
    shuffled = Chance("position").shuffle(sort_cards((+left).elements()))
    return tuple(sorted(shuffled, key=lambda card: _preciousness(rules, card)))


def _preciousness(rules: Ruleset, card: Card) -> int:
    return 2 if is_laid_at_once(rules, card) else int(is_wild(card))


def fill(holdings: Iterable[NamedCards], unseen: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    """Returns the holdings with their unnamed cards taken from the unseen ones in order."""
    filled: list[tuple[Card, ...]] = []
    for holding in holdings:
        filled.append((*holding.cards, *unseen[: holding.unknown]))
        unseen = unseen[holding.unknown :]
    return tuple(filled)
