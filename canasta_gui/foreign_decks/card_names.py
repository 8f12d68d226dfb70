"""The names of cards in the files of KDE and PySolFC."""

from typing import Final

BACK: Final = "back"
"""Stands for the back where otherwise the text of a card stands."""
OWN_DECK: Final = "own/"
"""How the name of a deck begins that the player brought along; that of its folder follows."""
JOKER: Final = "Jk"

_SUITS: Final = {"c": "club", "d": "diamond", "h": "heart", "s": "spade"}
_RANKS: Final = "A23456789TJQK"
_COURTS: Final = {"J": "jack", "Q": "queen", "K": "king"}

NEEDED: Final = tuple(rank + suit for suit in _SUITS for rank in _RANKS)
"""The texts of the 52 cards that every deck must have."""
WELCOME: Final = (JOKER, BACK)
"""What a deck may have; otherwise the program draws its own."""


def names_of(text: str) -> tuple[str, ...]:
    """What the card with a text, or the back, may be called in a file; KDE's name first."""
    if text == BACK:
        return ("back", "back01", "back00")
    if text == JOKER:
        return ("joker", "1_joker", "joker_black", "black_joker", "01z")
    rank, suit = text
    number = _RANKS.index(rank) + 1
    return (f"{_COURTS.get(rank, number)}_{_SUITS[suit]}", f"{number:02d}{suit}")
