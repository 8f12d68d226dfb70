"""The program's own decks: a folder below ``assets/decks`` for each, with a ``deck.toml``."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from typing import Final

import msgspec

from canasta_gui.resource_path import resource_path
from canasta_gui.settings.model import Names
from engine import read_shipped_table

ORDINARY_DECK: Final = "ordinary"
Colours = str | Mapping[str, str]
"""A colour, or those of a suit by their names in the palette."""


class DeckLayout(StrEnum):
    """How the faces of a deck are arranged; the deck of the same name has every drawing for it."""

    ORDINARY = "ordinary"
    BASKET = "basket"
    DECO = "deco"


@dataclass(frozen=True, slots=True)
class OwnDeck:
    """A deck by what the file in its folder says."""

    folder: str
    """The name of the folder, which is the deck's name in the settings."""
    title: str
    """The name in English; translated like other texts."""
    place: int
    """The place in the list of decks."""
    layout: DeckLayout
    names: Names
    """The names of cards and piles that are printed on it."""
    colours: Mapping[str, Colours] = field(default_factory=dict[str, Colours])
    """The colours that differ from those of the ordinary deck, by their names in the palette."""

    def drawing(self, name: str) -> str:
        """Returns the place of a drawing below ``assets/decks``: that of the layout's own deck
        where this folder has none.
        """
        return _drawing(self.folder, self.layout, name)


@cache
def own_decks() -> Mapping[str, OwnDeck]:
    """Returns the decks by the names of their folders, in the order of the list."""
    decks: list[OwnDeck] = []
    for file in resource_path("assets", "decks").glob("*/deck.toml"):
        told = read_shipped_table(file)
        decks.append(msgspec.convert(told | {"folder": file.parent.name}, OwnDeck))
    return {deck.folder: deck for deck in sorted(decks, key=lambda it: (it.place, it.folder))}


@cache
def _drawing(folder: str, layout: str, name: str) -> str:
    has_own = resource_path("assets", "decks", folder, f"{name}.svg").is_file()
    return f"{folder if has_own else layout}/{name}"
