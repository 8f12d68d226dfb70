"""The switch for plain words, for the whole program."""

from collections.abc import Generator
from contextlib import contextmanager
from typing import ClassVar

from PySide6.QtCore import QCoreApplication, QEvent


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
