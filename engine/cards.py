"""Cards as values and as text: a card is a small integer, two sevens of hearts are the same card.

``card = rank * 4 + suit``; jokers and Caliente cards carry suit 0. In texts a card is ``9h``,
``Ts``, ``Jk`` or ``Ca``; groups are separated by blanks.
"""

from collections.abc import Callable, Collection, Iterable
from enum import IntEnum, StrEnum
from functools import lru_cache
from typing import Final, NewType

Card = NewType("Card", int)

FACE_COUNT = 68
"""One more than the largest card; the length of a vector of counts by face."""


class Rank(IntEnum):
    """Ranks in the order in which a hand is sorted; ``FOUR`` to ``ACE`` are consecutive."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14
    JOKER = 15
    CALIENTE = 16


class Suit(IntEnum):
    """The four suits; hearts and diamonds are red."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3


class Role(StrEnum):
    """What a card is in the game."""

    NATURAL = "natural"
    WILD = "wild"
    BONUS = "bonus"
    STOP = "stop"
    CALIENTE = "caliente"


NATURAL_RANKS = tuple(rank for rank in Rank if Rank.FOUR <= rank <= Rank.ACE)
RANK_POINTS = {
    **dict.fromkeys((Rank.THREE, Rank.FOUR, Rank.FIVE, Rank.SIX, Rank.SEVEN), 5),
    **dict.fromkeys((Rank.EIGHT, Rank.NINE, Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING), 10),
    Rank.ACE: 20,
    Rank.TWO: 20,
    Rank.JOKER: 50,
    Rank.CALIENTE: 0,
}
"""What a card of a rank is worth; red threes, which are paid apart, are not meant."""
JOKER = Card(Rank.JOKER * 4)
CALIENTE = Card(Rank.CALIENTE * 4)


def make_card(rank: Rank, suit: Suit) -> Card:
    """Returns the card of a rank and a suit."""
    return Card(rank * 4 + suit)


PACK: tuple[Card, ...] = (
    *(make_card(rank, suit) for rank in Rank if rank <= Rank.ACE for suit in Suit),
    JOKER,
    JOKER,
)
"""One pack of 54 cards: 52 ordinary cards and two jokers."""


# Looked up by face, because players ask millions of times and finding an enum member is slow.
# No face is below the twos.
_RANKS = (Rank.TWO,) * (Rank.TWO * 4) + tuple(rank for rank in Rank for _ in Suit)
_SUITS = tuple(Suit) * (FACE_COUNT // 4)


rank_of: Final[Callable[[Card], Rank]] = _RANKS.__getitem__
"""Returns the rank of a card."""
suit_of: Final[Callable[[Card], Suit]] = _SUITS.__getitem__
"""Returns the suit of a card; meaningless for jokers and Caliente cards."""


def _role(card: Card) -> Role:
    rank = card >> 2
    if rank in (Rank.TWO, Rank.JOKER):
        return Role.WILD
    if rank == Rank.THREE:
        return Role.BONUS if card & 3 in (Suit.HEARTS, Suit.DIAMONDS) else Role.STOP
    return Role.CALIENTE if rank == Rank.CALIENTE else Role.NATURAL


_ROLES: tuple[Role, ...] = tuple(_role(Card(face)) for face in range(FACE_COUNT))
_HAS_ROLE = {role: tuple(own is role for own in _ROLES) for role in Role}
_IS_WILD = _HAS_ROLE[Role.WILD]


# These are the look-ups of the tables, not functions around them: filters over hands of cards call
# most of them, and a function call would cost three times as much.
role_of: Final[Callable[[Card], Role]] = _ROLES.__getitem__
"""Returns the role of a card."""
is_natural: Final[Callable[[Card], bool]] = _HAS_ROLE[Role.NATURAL].__getitem__
"""Returns whether the card is natural: of rank four to ace."""
is_wild: Final[Callable[[Card], bool]] = _IS_WILD.__getitem__
"""Returns whether the card is a two or a joker."""
is_bonus: Final[Callable[[Card], bool]] = _HAS_ROLE[Role.BONUS].__getitem__
"""Returns whether the card is a red three."""
is_stop: Final[Callable[[Card], bool]] = _HAS_ROLE[Role.STOP].__getitem__
"""Returns whether the card is a black three."""
is_caliente: Final[Callable[[Card], bool]] = _HAS_ROLE[Role.CALIENTE].__getitem__
"""Returns whether the card is a Caliente card."""


def naturals_in(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Returns the natural cards among the given ones, in their order."""
    return tuple(filter(is_natural, cards))


def wilds_in(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Returns the wild cards among the given ones, in their order."""
    return tuple(filter(is_wild, cards))


def looks_like_run(cards: Collection[Card]) -> bool:
    """Returns whether cards can only be of a sequence: different ranks of one suit, none wild."""
    ranks, suits = set(map(rank_of, cards)), set(map(suit_of, cards))
    return len(suits) == 1 < len(ranks) == len(cards) and not any(map(is_wild, cards))


@lru_cache(maxsize=2048)
def ranks_in(cards: tuple[Card, ...]) -> frozenset[Rank]:
    """Returns the ranks of the cards that are not wild."""
    return frozenset(_RANKS[card] for card in cards if not _IS_WILD[card])


_RANK_TEXTS = dict(zip(Rank, (*"23456789TJQKA", "Jk", "Ca"), strict=True))
_SUIT_LETTERS = dict(zip(Suit, "shdc", strict=True))

_CARDS = {
    **{
        _RANK_TEXTS[rank] + letter: make_card(rank, suit)
        for rank in Rank
        if rank <= Rank.ACE
        for suit, letter in _SUIT_LETTERS.items()
    },
    "Jk": JOKER,
    "Ca": CALIENTE,
}
_TEXTS = {card: text for text, card in _CARDS.items()}


class NotationError(ValueError):
    """Raised for a text that is not a card, or not a group of cards."""


def parse_card(text: str) -> Card:
    """Reads one card. Raises `NotationError` that names the text."""
    card = _CARDS.get(text)
    if card is None:
        raise NotationError(f"unknown card {text!r}")
    return card


def parse_cards(text: str) -> tuple[Card, ...]:
    """Reads cards separated by blanks, in order. Raises `NotationError`."""
    return tuple(parse_card(word) for word in text.split())


def format_card(card: Card) -> str:
    """Returns the text of one card."""
    return _TEXTS[card]


def format_cards(cards: Iterable[Card]) -> str:
    """Returns the text of several cards, in the given order."""
    return " ".join(_TEXTS[card] for card in cards)


def rank_text(rank: Rank) -> str:
    """Returns the letter or digit of a rank; ``Jk`` and ``Ca`` for the cards without one."""
    return _RANK_TEXTS[rank]
