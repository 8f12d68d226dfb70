"""Arranges the cards of a hand for display."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from canasta_gui.viewmodel.table_choices import HandOrder
from engine import Card, Rank, Suit, is_natural, is_wild, points_of, rank_of, remove_cards, suit_of


def sort_hand(cards: Iterable[Card], order: HandOrder = HandOrder.RANK) -> tuple[Card, ...]:
    """Returns the cards in the order of a sorted hand."""
    return tuple(sorted(cards, key=_PLACES[order]))


def _by_rank(card: Card) -> tuple[int, int]:
    rank = rank_of(card)
    # Twos are wild: they stand between the aces and the jokers.
    place = Rank.ACE * 2 + 1 if rank is Rank.TWO else rank * 2
    return place, suit_of(card)


def _by_suit(card: Card) -> tuple[int, ...]:
    """Returns the sort key by suit: black and red suits alternate; threes are at the left end
    because no suit is melded with them.
    """
    place, _ = _by_rank(card)
    if not is_natural(card):
        return (len(_SUITS) if is_wild(card) else -1, *_by_rank(card))
    return _SUITS.index(suit_of(card)), place


def _by_points(card: Card) -> tuple[int, ...]:
    """Returns the sort key by points: highest values first; cards without an ordinary meld are
    last.
    """
    place, suit = _by_rank(card)
    is_special = not (is_natural(card) or is_wild(card))
    return is_special, -points_of(card), -place, suit


_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
_PLACES: Mapping[HandOrder, Callable[[Card], tuple[int, ...]]] = {
    HandOrder.RANK: _by_rank,
    HandOrder.SUIT: _by_suit,
    HandOrder.POINTS: _by_points,
}


@dataclass(frozen=True, slots=True)
class HandArrangement:
    """The order in which the player wants the hand to be shown."""

    by: HandOrder = HandOrder.RANK
    own: tuple[Card, ...] = ()
    """The player's own order of the cards; empty while the hand is sorted."""

    def of(self, hand: tuple[Card, ...]) -> tuple[Card, ...]:
        """Returns the hand in this order; cards without a place in it are at the right end."""
        if not self.own:
            return sort_hand(hand, self.by)
        left = Counter(hand)
        known: list[Card] = []
        for card in self.own:
            if left[card]:
                left[card] -= 1
                known.append(card)
        return (*known, *sort_hand(remove_cards(hand, known), self.by))

    def moved(self, hand: tuple[Card, ...], shown: tuple[Card, ...]) -> tuple[Card, ...]:
        """Returns the arrangement after the shown cards of the hand have been reordered.

        It is empty if the cards lie as in a sorted hand. Cards that are laid aside or were played
        keep their place because they may come back.
        """
        known = Counter(self.own)
        order = (*self.own, *(card for card in self.of(hand) if _is_left(card, known)))
        moving, following = Counter(shown), iter(shown)
        placed: list[Card] = []
        for card in order:
            is_moving = moving[card] > 0
            moving[card] -= is_moving
            placed.append(next(following) if is_moving else card)
        own = tuple(placed)
        return () if own == sort_hand(own, self.by) else own


SORTED = HandArrangement()


def _is_left(card: Card, known: Counter[Card]) -> bool:
    """Returns whether a card is not among the known ones, and counts it as known from then on."""
    known[card] -= 1
    return known[card] < 0
