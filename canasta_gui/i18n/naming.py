"""Which names of cards and piles are in use: like the language, for the whole program."""

from typing import ClassVar

from PySide6.QtCore import QCoreApplication, QEvent

from canasta_gui.settings.model import Names


class Naming:
    """The rules' own names, or the same ones for all rules."""

    _used: ClassVar[Names] = Names.RULES

    @classmethod
    def use(cls, names: Names) -> None:
        """Switch; every window hears of it by ``LanguageChange``, and says everything anew."""
        app = QCoreApplication.instance()
        if names is not cls._used and app is not None:
            cls._used = names
            QCoreApplication.sendEvent(app, QEvent(QEvent.Type.LanguageChange))

    @classmethod
    def style(cls, own: str) -> str:
        """The style to use for rules with a style of their own."""
        return own if cls._used is Names.RULES else cls._used.value
