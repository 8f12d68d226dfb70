"""A frame that writes its texts again when the language changes."""

from abc import abstractmethod

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QFrame
from typing_extensions import override


class TranslatedFrame(QFrame):
    """A frame with texts; subclasses also write them at the end of their construction."""

    @abstractmethod
    def retranslate(self) -> None:
        """Writes every text in the present language."""

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
