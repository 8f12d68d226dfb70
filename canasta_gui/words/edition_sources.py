"""Where an edition comes from, in the reader's language."""

from PySide6.QtCore import QCoreApplication

from engine import edition_cover


def origin(edition: str) -> str:
    """One line; the English one stands in the edition's file, from which texts are collected."""
    return QCoreApplication.translate("Editions", edition_cover(edition).origin)
