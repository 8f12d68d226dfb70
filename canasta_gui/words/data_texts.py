"""The texts that stand in the data of editions and decks, in the player's language."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from canasta_gui.settings.own_decks import OwnDeck

if TYPE_CHECKING:
    from engine import Cover


def origin(edition: str) -> str:
    """Returns the origin in one line; the English text is collected from the edition's file."""
    return QCoreApplication.translate("Editions", _cover(edition).origin)


def special(edition: str) -> str:
    """Returns in a sentence or two how the game differs from others."""
    return QCoreApplication.translate("Editions", _cover(edition).special)


def own_reading(edition: str) -> str:
    """Returns how open questions of the rules are answered here; empty if there are none, or no
    file.
    """
    from engine import edition_ids

    reading = _cover(edition).reading if edition in edition_ids() else ""
    return QCoreApplication.translate("Editions", reading) if reading else ""


def _cover(edition: str) -> "Cover":
    # The names of decks stand in menus, and the engine is loaded after the first frame.
    from engine import edition_cover

    return edition_cover(edition)


def deck_title(deck: OwnDeck) -> str:
    """Returns the name of one of the program's own decks."""
    return QCoreApplication.translate("Settings", deck.title, "cards")
