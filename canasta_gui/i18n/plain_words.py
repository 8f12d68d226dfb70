"""The switch for plain words, for the whole program."""

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
    def are_used(cls) -> bool:
        """Returns whether plain sentences are used where they exist."""
        return cls._are_used
