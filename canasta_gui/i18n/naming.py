"""The names of cards and piles in use, for the whole program."""

from typing import ClassVar

from PySide6.QtCore import QCoreApplication, QEvent

from canasta_gui.settings.model import Names


class Naming:
    """The rules' own names, or the same names for all rules."""

    _used: ClassVar[Names] = Names.RULES

    @classmethod
    def use(cls, names: Names) -> None:
        """Changes the names; every window gets ``LanguageChange`` and writes its texts anew."""
        app = QCoreApplication.instance()
        if names is not cls._used and app is not None:
            cls._used = names
            QCoreApplication.sendEvent(app, QEvent(QEvent.Type.LanguageChange))

    @classmethod
    def style(cls, own: str) -> str:
        """Returns the style of names to use for rules with a style of their own.

        The names of Bolivia are the classic ones with others for two canastas.
        """
        are_own = cls._used is Names.RULES or (cls._used is Names.CLASSIC and own != "box")
        return own if are_own else cls._used.value
