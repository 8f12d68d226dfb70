"""The field for a deal code, which repeats the cards of an earlier match."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from canasta_gui.widgets.factory import label, panel_in
from canasta_gui.words.deal_code_texts import DealCodeTexts

_LONGEST = 40
"""The largest number of characters; blanks and dashes are ignored."""


class DealCodeField(QWidget):
    """A field for a deal code; if it is empty, the cards are random."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._heading = label(self.tr("Cards"), "eyebrow")
        self.field = QLineEdit()
        self.field.setMaxLength(_LONGEST)
        self.field.setClearButtonEnabled(True)
        self._note = label(
            self.tr("The same code deals the same cards in the same game for as many players."),
            "caption",
            is_wrapped=True,
        )
        self.field.setPlaceholderText(self.tr("By chance, or a deal code"))
        self.field.setAccessibleName(self.tr("Deal code"))
        self.field.setAccessibleDescription(self._note.text())
        column = panel_in(self, spacing=8)
        column.addWidget(self._heading)
        column.addWidget(self.field)
        column.addWidget(self._note)
        self.field.textChanged.connect(self.changed)

    @property
    def code(self) -> str | None:
        """The code; ``None`` if the cards are random."""
        return self.field.text().strip() or None

    @property
    def objection(self) -> str:
        """Why the text is not a valid code; empty if it is."""
        return DealCodeTexts().objection(self.field.text())
