"""Who sits on a chair: a name, and whether a person or a computer plays."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget
from typing_extensions import override

from canasta_gui.dialogs.parts import label
from canasta_gui.dialogs.segments import Segments
from canasta_gui.settings.memory import SeatMemory

_LONGEST_NAME = 18
PERSON, COMPUTER = "person", "computer"


class SeatEditor(QWidget):
    """One chair of the table."""

    changed = Signal()

    def __init__(self, seat: int, default_name: str, *, is_person: bool) -> None:
        super().__init__()
        self._default = default_name
        self._place = ""
        self.setObjectName(f"seat{seat}")
        self._where = label(role="caption")
        self.name_field = QLineEdit()
        self.name_field.setMaxLength(_LONGEST_NAME)
        self.name_field.setPlaceholderText(default_name)
        self.kind = Segments((PERSON, COMPUTER))
        self.kind.choose(PERSON if is_person else COMPUTER)
        self.name_field.textChanged.connect(self.changed)
        self.kind.chosen.connect(self.changed)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self.name_field, 1)
        row.addWidget(self.kind)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        column.addWidget(self._where)
        column.addLayout(row)
        self.retranslate()

    @property
    def name(self) -> str:
        """The name to use: what was typed, or the one offered."""
        return self.name_field.text().strip() or self._default

    def choice(self) -> SeatMemory:
        """Who sits here."""
        return SeatMemory(name=self.name, is_person=self.kind.value == PERSON)

    def show_choice(self, seat: SeatMemory) -> None:
        """Show who sat here last time."""
        self.name_field.setText("" if seat.name == self._default else seat.name)
        self.kind.choose(PERSON if seat.is_person else COMPUTER)

    def set_place(self, text: str) -> None:
        """Where the chair stands and with whom it plays."""
        self._where.setText(text)
        self.name_field.setAccessibleName(text)
        self.kind.set_name(text)

    def retranslate(self) -> None:
        """Write every text in the present language."""
        self.kind.set_texts({PERSON: self.tr("Person"), COMPUTER: self.tr("Computer")})

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
