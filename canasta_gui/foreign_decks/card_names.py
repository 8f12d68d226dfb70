"""The names of cards in the files of KDE, GNOME and PySolFC and of many downloads, and the title
and kind of a deck in the small files beside it.
"""

from contextlib import suppress
from pathlib import Path
from typing import Final

from engine import read_bounded

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


_MOST_BYTES: Final = 200_000
"""The largest size, in bytes, of a file that describes a deck."""
_MOST_LETTERS: Final = 40
"""The number of letters of a name that are shown."""
_FRENCH: Final = "1"
"""PySolFC's number for sets of 52 cards with clubs, spades, hearts and diamonds."""
_PYSOL: Final = "PySol"


def svg_title(path: Path) -> str:
    """Returns the title in the file ``index.desktop`` beside a drawing, or else the drawing's
    name.
    """
    for line in _lines(path.with_name("index.desktop")):
        key, _, value = line.partition("=")
        if key.strip() == "Name" and value.strip():
            return _short(value)
    return _short(path.stem)


def folder_title(folder: Path) -> str:
    """Returns the title in PySolFC's file ``config.txt``, or else the folder's name."""
    lines = _config(folder)
    if len(lines) > 1:
        name = lines[1].partition(";")[2]
        if name.strip():
            return _short(name)
    return _short(folder.name.removeprefix("cardset-"))


def is_french(folder: Path) -> bool:
    """Returns whether a folder holds cards with French suits, or does not say which."""
    lines = _config(folder)
    parts = lines[0].split(";") if lines else []
    return len(parts) <= 3 or parts[3].strip() in ("", _FRENCH)


def _config(folder: Path) -> list[str]:
    lines = _lines(folder / "config.txt")
    return lines if lines and lines[0].startswith(_PYSOL) else []


def _lines(path: Path) -> list[str]:
    with suppress(OSError):
        return read_bounded(path, _MOST_BYTES).decode(errors="replace").splitlines()
    return []


def _short(name: str) -> str:
    """Returns a name that fits a list: one printable line of limited length."""
    clean = "".join(letter for letter in name if letter.isprintable()).strip()
    return clean[:_MOST_LETTERS].strip() or "?"
