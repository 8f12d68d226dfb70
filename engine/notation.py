"""The text form of cards: ``9h``, ``Ts``, ``Jk``, ``Ca``; groups are separated by blanks."""

from collections.abc import Iterable

from engine.cards import CALIENTE, FACE_COUNT, JOKER, Card, Rank, Suit, make_card

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


ALL_FACES: tuple[Card, ...] = tuple(
    Card(face) for face in range(FACE_COUNT) if Card(face) in _TEXTS
)
"""Every face that exists, in sorting order."""
