"""How things are called in the whole program: in plain words or not, by the rules' own names or
not.
"""

from collections.abc import Generator
from contextlib import contextmanager
from typing import ClassVar

from PySide6.QtCore import QCoreApplication, QEvent

from canasta_gui.settings.model import Names


class PlainWords:
    """Simpler sentences, for children and for people who learn the language."""

    _are_used: ClassVar[bool] = False

    @classmethod
    def use(cls, *, are_used: bool) -> None:
        """Turns plain words on or off; every window gets ``LanguageChange`` and writes its texts
        anew.
        """
        app = QCoreApplication.instance()
        if are_used is not cls._are_used and app is not None:
            cls._are_used = are_used
            QCoreApplication.sendEvent(app, QEvent(QEvent.Type.LanguageChange))

    @classmethod
    @contextmanager
    def for_one(cls, *, are_used: bool) -> Generator[None]:
        """Makes texts for one person in the way that this person wants; no window hears of it."""
        before, cls._are_used = cls._are_used, are_used
        try:
            yield
        finally:
            cls._are_used = before

    @classmethod
    def are_used(cls) -> bool:
        """Returns whether plain sentences are used where they exist."""
        return cls._are_used


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
