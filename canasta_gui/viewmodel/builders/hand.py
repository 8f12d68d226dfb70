"""The order in which a hand is shown."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from canasta_gui.viewmodel.builders.wording import Wording
from canasta_gui.viewmodel.table_view import CardView
from engine import Card, Rank, rank_of, remove_cards, suit_of


def sort_hand(cards: Iterable[Card]) -> tuple[Card, ...]:
    """By rank, wild cards at the right end."""
    return tuple(sorted(cards, key=_place))


def _place(card: Card) -> tuple[int, int]:
    rank = rank_of(card)
    # Twos are wild: they stand between the aces and the jokers.
    place = Rank.ACE * 2 + 1 if rank is Rank.TWO else rank * 2
    return place, suit_of(card)


def arrange(hand: tuple[Card, ...], order: tuple[Card, ...] | None) -> tuple[Card, ...]:
    """The hand in the player's own order, what the order does not know at the right end."""
    if order is None:
        return sort_hand(hand)
    left = Counter(hand)
    known: list[Card] = []
    for card in order:
        if left[card]:
            left[card] -= 1
            known.append(card)
    return (*known, *sort_hand(remove_cards(hand, known)))


def show_hand(cards: tuple[Card, ...], drawn: tuple[Card, ...]) -> tuple[CardView, ...]:
    """The cards with their faces, those just drawn marked; of equal ones the last is marked."""
    fresh = Counter(drawn)
    shown: list[CardView] = []
    for card in reversed(cards):
        is_new = fresh[card] > 0
        fresh[card] -= is_new
        shown.append(CardView(card, is_new=is_new))
    return tuple(reversed(shown))


def named(cards: tuple[CardView, ...], words: Wording) -> tuple[CardView, ...]:
    """The same cards with their names, where they have a face."""
    return tuple(
        card if card.face is None else replace(card, name=words.card(card.face)) for card in cards
    )


def backs(count: int) -> tuple[CardView, ...]:
    """Cards that lie face down."""
    return (CardView(None),) * count
