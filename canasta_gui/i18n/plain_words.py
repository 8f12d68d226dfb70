"""Whether plain words are in use: like the language, for the whole program."""

from typing import ClassVar

from PySide6.QtCore import QCoreApplication, QEvent


class PlainWords:
    """Simpler sentences, for children and for those who learn the language."""

    _are_used: ClassVar[bool] = False

    @classmethod
    def use(cls, *, are_used: bool) -> None:
        """Switch; every window hears of it by ``LanguageChange``, and says everything anew."""
        app = QCoreApplication.instance()
        if are_used is not cls._are_used and app is not None:
            cls._are_used = are_used
            QCoreApplication.sendEvent(app, QEvent(QEvent.Type.LanguageChange))

    @classmethod
    def are_used(cls) -> bool:
        """Whether the plain sentence is wanted where there is one."""
        return cls._are_used
