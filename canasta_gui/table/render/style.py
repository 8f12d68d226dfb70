"""What a player may choose about the look of cards and table."""

from dataclasses import dataclass

BACKS = ("basket-blue", "basket-red", "basket-green", "coil")
"""Names of the card backs."""

FELTS = ("club", "garden", "night", "plain")
"""Names of the tables."""

DECKS = ("ordinary", "basket", "deco")
"""Names of our own decks."""


@dataclass(frozen=True, slots=True)
class DeckStyle:
    """The look of the cards; the switches may be combined freely."""

    deck: str = "ordinary"
    four_colours: bool = False
    """Diamonds blue and clubs green instead of two colours for four suits."""
    large_index: bool = False
    """Rank, suit and value as large as the visible strip of a fanned card allows."""
    high_contrast: bool = False
    """White paper, pure inks, no shades."""
    back: str = "basket-blue"


@dataclass(frozen=True, slots=True)
class TableStyle:
    """The look of the table around the cards."""

    felt: str = "club"
    high_contrast: bool = False
