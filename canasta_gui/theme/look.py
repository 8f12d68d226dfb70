"""How cards and table look under the settings."""

from collections.abc import Mapping
from typing import Final

from canasta_gui.settings.model import Deck, Names, Settings
from canasta_gui.table.render.style import BACKS, FELTS, DeckStyle, TableStyle
from canasta_gui.theme.theme import wants_high_contrast

_NAMES_OF_DECK: Final[Mapping[Deck, Names]] = {
    Deck.BASKET: Names.BOX,
    Deck.ORDINARY: Names.CLASSIC,
}
_DECK_OF_WORDS: Final[Mapping[str, Deck]] = {"box": Deck.BASKET, "classic": Deck.ORDINARY}


def deck_style(settings: Settings, words: str) -> DeckStyle:
    """The cards for rules with these names (`words.style`).

    An unknown back (from another version) becomes the first.
    """
    follows = settings.deck is Deck.RULES
    return DeckStyle(
        deck=_DECK_OF_WORDS.get(words, Deck.ORDINARY) if follows else settings.deck,
        four_colours=settings.four_colours,
        large_index=settings.large_index,
        high_contrast=wants_high_contrast(settings),
        back=settings.back if settings.back in BACKS else BACKS[0],
    )


def names_in_use(settings: Settings) -> Names:
    """What cards and piles are called: unless the player says otherwise, as on the cards."""
    if settings.names is not Names.RULES:
        return settings.names
    return _NAMES_OF_DECK.get(settings.deck, Names.RULES)


def table_style(settings: Settings) -> TableStyle:
    """The table; an unknown felt becomes the first."""
    return TableStyle(
        felt=settings.felt if settings.felt in FELTS else FELTS[0],
        high_contrast=wants_high_contrast(settings),
    )
