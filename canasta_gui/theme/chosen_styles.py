"""The styles of cards and table, and the names of cards, that the settings choose."""

from canasta_gui.foreign_decks.card_names import OWN_DECK
from canasta_gui.settings.model import Names, Settings
from canasta_gui.settings.own_decks import ORDINARY_DECK, own_decks
from canasta_gui.table.render.style import BACKS, FELTS, DeckStyle, TableStyle
from canasta_gui.theme.theme import wants_high_contrast


def deck_style(settings: Settings, words: str) -> DeckStyle:
    """Returns the style of the cards for rules with these names (`words.style`).

    An unknown back (from another version) becomes the first.
    """
    return DeckStyle(
        deck=_deck(settings.deck, words),
        four_colours=settings.four_colours,
        large_index=settings.large_index,
        high_contrast=wants_high_contrast(settings),
        back=settings.back if settings.back in BACKS else BACKS[0],
        letters=settings.card_letters,
    )


def _deck(chosen: str, words: str) -> str:
    """Returns the deck that the player chose, if it exists; otherwise that of the rules."""
    if chosen in own_decks() or _is_own(chosen):
        return chosen
    printed = (name for name, deck in own_decks().items() if deck.names == words)
    return next(printed, ORDINARY_DECK)


def _is_own(deck: str) -> bool:
    """Returns whether a deck was imported by the player."""
    if not deck.startswith(OWN_DECK):
        return False
    from canasta_gui.foreign_decks.deck_library import is_imported

    return is_imported(deck)


def names_in_use(settings: Settings) -> Names:
    """Returns the names of cards and piles: the player's choice, otherwise those on the cards."""
    if settings.names is not Names.RULES:
        return settings.names
    if _is_own(settings.deck):
        return Names.CLASSIC
    deck = own_decks().get(settings.deck)
    return deck.names if deck else Names.RULES


def table_style(settings: Settings) -> TableStyle:
    """Returns the style of the table; an unknown felt becomes the first."""
    return TableStyle(
        felt=settings.felt if settings.felt in FELTS else FELTS[0],
        high_contrast=wants_high_contrast(settings),
    )
