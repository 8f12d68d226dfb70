"""What the cover of an edition says of it, in the reader's language."""

from PySide6.QtCore import QCoreApplication

from engine import edition_cover, edition_ids


def origin(edition: str) -> str:
    """One line; the English one stands in the edition's file, from which texts are collected."""
    return QCoreApplication.translate("Editions", edition_cover(edition).origin)


def special(edition: str) -> str:
    """What sets the game apart from others, in a sentence or two."""
    return QCoreApplication.translate("Editions", edition_cover(edition).special)


def own_reading(edition: str) -> str:
    """How open questions of its rules are answered here; empty where there are none, or no file."""
    reading = edition_cover(edition).reading if edition in edition_ids() else ""
    return QCoreApplication.translate("Editions", reading) if reading else ""
