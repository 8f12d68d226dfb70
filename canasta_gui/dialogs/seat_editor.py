"""Who sits on a chair: a name, whether a person or a computer plays, and how well it does."""

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget
from typing_extensions import override

from canasta_gui.dialogs.chooser import Chooser
from canasta_gui.dialogs.level_words import RANDOM, level_name, level_note
from canasta_gui.dialogs.parts import label
from canasta_gui.dialogs.segments import Segments
from canasta_gui.settings.memory import SeatMemory
from engine import agent_levels

_LONGEST_NAME = 18
PERSON, COMPUTER = "person", "computer"
_LEVELS = tuple(level for level in agent_levels() if level != RANDOM)
_USUAL = "club"


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
        self.level = Chooser()
        self._chosen_level = _USUAL
        self.name_field.textChanged.connect(self.changed)
        self.kind.chosen.connect(self._show_level)
        self.kind.chosen.connect(self.changed)
        self.level.currentIndexChanged.connect(self._choose_level)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self.name_field, 1)
        row.addWidget(self.kind)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        heading = QHBoxLayout()
        heading.addWidget(self._where, 1)
        heading.addWidget(self.level)
        column.addLayout(heading)
        column.addLayout(row)
        self.retranslate()

    @property
    def name(self) -> str:
        """The name to use: what was typed, or the one offered."""
        return self.name_field.text().strip() or self._default

    def choice(self) -> SeatMemory:
        """Who sits here."""
        return SeatMemory(
            name=self.name, is_person=self.kind.value == PERSON, level=self._chosen_level
        )

    def show_choice(self, seat: SeatMemory) -> None:
        """Show who sat here last time."""
        self.name_field.setText("" if seat.name == self._default else seat.name)
        self.kind.choose(PERSON if seat.is_person else COMPUTER)
        self._chosen_level = seat.level if seat.level in _LEVELS else _USUAL
        self._show_level()

    def set_place(self, text: str) -> None:
        """Where the chair stands and with whom it plays."""
        self._where.setText(text)
        self.name_field.setAccessibleName(text)
        self.kind.set_name(text)
        self.level.setAccessibleName(self.tr("Strength, {place}").format(place=text))

    def retranslate(self) -> None:
        """Write every text in the present language."""
        self.kind.set_texts({PERSON: self.tr("Person"), COMPUTER: self.tr("Computer")})
        self._show_level()

    def _show_level(self) -> None:
        with QSignalBlocker(self.level):
            self.level.clear()
            for place, level in enumerate(_LEVELS):
                self.level.addItem(level_name(level))
                self.level.setItemData(place, level_note(level), Qt.ItemDataRole.ToolTipRole)
            self.level.setCurrentIndex(_LEVELS.index(self._chosen_level))
        self.level.setToolTip(level_note(self._chosen_level))
        self.level.setVisible(self.kind.value == COMPUTER)

    def _choose_level(self, place: int) -> None:
        self._chosen_level = _LEVELS[place]
        self._show_level()
        self.changed.emit()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
