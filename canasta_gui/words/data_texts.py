"""The texts that stand in the data of editions, in the player's language."""

from PySide6.QtCore import QCoreApplication

from engine import edition_cover, edition_ids


def origin(edition: str) -> str:
    """Returns the origin in one line; the English text is collected from the edition's file."""
    return QCoreApplication.translate("Editions", edition_cover(edition).origin)


def special(edition: str) -> str:
    """Returns in a sentence or two how the game differs from others."""
    return QCoreApplication.translate("Editions", edition_cover(edition).special)


def own_reading(edition: str) -> str:
    """Returns how open questions of the rules are answered here; empty if there are none, or no
    file.
    """
    reading = edition_cover(edition).reading if edition in edition_ids() else ""
    return QCoreApplication.translate("Editions", reading) if reading else ""
