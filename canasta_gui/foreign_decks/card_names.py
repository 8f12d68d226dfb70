"""The names of cards in the files of KDE, GNOME and PySolFC, and of many downloads."""

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


def element_names(text: str) -> tuple[str, ...]:
    """Returns the names that drawings of whole decks may use for a card, or the back; KDE's name
    first, then GNOME's.
    """
    if text == BACK:
        return ("back",)
    if text == JOKER:
        # Where GNOME's decks have a "joker", it may be a part of the cards.
        return ("joker_black", "1_joker", "joker", "black_joker")
    name, suit = _name_of(text), _SUITS[text[1]]
    return (f"{name}_{suit}", f"{suit}_{name}")


def file_names(text: str) -> tuple[str, ...]:
    """Returns the names that files of one card may have, in small letters and without suffix; those
    of PySolFC first.
    """
    if text == BACK:
        return ("back01", "back00", "back", "card_back")
    if text == JOKER:
        return ("01z", *element_names(JOKER))
    (rank, suit), name = text, _name_of(text)
    figure = str(_number_of(text)) if rank in "T23456789" else rank.lower()
    word = "ace" if rank == "A" else name
    return (
        f"{_number_of(text):02d}{suit}",
        f"{word}_of_{_SUITS[suit]}s",
        f"{_SUITS[suit]}s_{word}",
        f"{figure}{suit}",
        f"{suit}{figure}",
        *element_names(text),
    )


def _number_of(text: str) -> int:
    return _RANKS.index(text[0]) + 1


def _name_of(text: str) -> str:
    return _COURTS.get(text[0], str(_number_of(text)))
