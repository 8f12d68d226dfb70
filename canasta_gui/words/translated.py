"""Translation outside Qt objects: the class is the translation context."""

from functools import cache

from PySide6.QtCore import QCoreApplication

from canasta_gui.words.written import message


class Translated:
    """Offers ``tr`` with contexts by class and plural forms, as Qt objects do."""

    def tr(self, text: str, comment: str = "", n: int = -1) -> str:
        """Returns the text in the player's language; ``n`` chooses the plural and replaces ``%n``.

        Inherited texts are found in the context of the class that defines them.
        """
        own, *inherited = _contexts(type(self))
        found = QCoreApplication.translate(own, text, comment, n)
        for context in inherited:
            if found != QCoreApplication.translate("", text, comment, n):
                break
            found = QCoreApplication.translate(context, text, comment, n)
        return found

    def message(self, each: str, n: int = -1, **values: object) -> str:
        """Returns a message that stands in the name of the class (`written.message`)."""
        return message(type(self).__name__, each, n, **values)


@cache
def _contexts(kind: type[Translated]) -> tuple[str, ...]:
    """Returns the classes that may be a text's context, the most derived first."""
    return tuple(
        each.__name__
        for each in kind.__mro__
        if issubclass(each, Translated) and each is not Translated
    )
