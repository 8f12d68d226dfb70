"""The player's choices about the look of cards and table."""

from dataclasses import dataclass

from canasta_gui.settings.own_decks import ORDINARY_DECK

BACKS = ("basket-blue", "basket-red", "basket-green", "coil")
"""The names of the card backs."""

FELTS = ("club", "garden", "night", "plain")
"""The names of the tables."""

LETTERS = ("JQK", "BDK", "VDR", "JDR", "FDR", "BVH")
"""The letters of jack, queen and king: English, German, French, Spanish, Italian, Dutch."""


@dataclass(frozen=True, slots=True)
class DeckStyle:
    """The look of the cards; the switches may be combined freely."""

    deck: str = ORDINARY_DECK
    four_colours: bool = False
    """Whether diamonds are blue and clubs green, instead of two colours for four suits."""
    large_index: bool = False
    """Whether rank, suit and value are as large as the visible strip of a fanned card allows."""
    high_contrast: bool = False
    """Whether paper is white and inks are pure, without shades."""
    back: str = "basket-blue"
    letters: str = LETTERS[0]
    """The letters printed on jack, queen and king, in this order."""


@dataclass(frozen=True, slots=True)
class TableStyle:
    """The look of the table around the cards."""

    felt: str = "club"
    high_contrast: bool = False
