"""The names of cards in the files of KDE and PySolFC."""

from typing import Final

BACK: Final = "back"
"""The name of the back, used like the text of a card."""
OWN_DECK: Final = "own/"
"""The beginning of the name of an imported deck; the name of its folder follows."""
JOKER: Final = "Jk"

_SUITS: Final = {"c": "club", "d": "diamond", "h": "heart", "s": "spade"}
_RANKS: Final = "A23456789TJQK"
_COURTS: Final = {"J": "jack", "Q": "queen", "K": "king"}

NEEDED: Final = tuple(rank + suit for suit in _SUITS for rank in _RANKS)
"""The texts of the 52 cards that every deck must have."""
WELCOME: Final = (JOKER, BACK)
"""Pictures that a deck may lack; the program then draws its own."""


def names_of(text: str) -> tuple[str, ...]:
    """Returns the names that files may use for a card, or the back; KDE's name first."""
    if text == BACK:
        return ("back", "back01", "back00")
    if text == JOKER:
        return ("joker", "1_joker", "joker_black", "black_joker", "01z")
    rank, suit = text
    number = _RANKS.index(rank) + 1
    return (f"{_COURTS.get(rank, number)}_{_SUITS[suit]}", f"{number:02d}{suit}")
