"""A strip above the table that says what the player should know, until it is read."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget
from typing_extensions import override

from canasta_gui.dialogs.parts import button, label


class Banner(QFrame):
    """Shows one message at a time; those that come meanwhile wait."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "banner")
        self._waiting: list[str] = []
        self._text = label(is_wrapped=True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.close_button = button()
        self.close_button.clicked.connect(self._next)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 12, 8)
        row.addWidget(self._text, 1)
        row.addWidget(self.close_button)
        self.retranslate()
        self.hide()

    @property
    def text(self) -> str:
        """The message that is shown."""
        return self._text.text() if not self.isHidden() else ""

    def tell(self, message: str) -> None:
        """Show a message, now or after those before it."""
        self._waiting.append(message)
        if self.isHidden():
            self._next()

    def retranslate(self) -> None:
        """Write the button in the present language."""
        self.close_button.setText(self.tr("Understood"))

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _next(self) -> None:
        self.setVisible(bool(self._waiting))
        if self._waiting:
            self._text.setText(self._waiting.pop(0))
