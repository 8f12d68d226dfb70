"""Texts outside Qt objects: the class is the translation context."""

from PySide6.QtCore import QCoreApplication


class Translated:
    """Offers ``tr`` as Qt objects do: texts are found by their class, and plurals work."""

    def tr(self, text: str, comment: str = "", n: int = -1) -> str:
        """The text in the player's language; ``n`` chooses the plural form and replaces ``%n``."""
        return QCoreApplication.translate(type(self).__name__, text, comment, n)
