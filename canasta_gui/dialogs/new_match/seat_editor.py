"""Edits a seat: a face, a name, a person or a computer, and how the computer plays."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget
from typing_extensions import override

from canasta_gui.settings.person import LONGEST_NAME
from canasta_gui.settings.remembered import RememberedSeat
from canasta_gui.widgets.combo_box import ValueComboBox
from canasta_gui.widgets.factory import label
from canasta_gui.widgets.person_row import FaceButton, PersonChoice, PersonRow
from canasta_gui.widgets.responsive_row import ResponsiveRow
from canasta_gui.widgets.rows import AIR, at, in_column, in_row, wide
from canasta_gui.widgets.switches import SegmentedControl
from canasta_gui.words.player_names import (
    face_name,
    level_name,
    level_note,
    temperament_name,
    temperament_note,
)
from engine import agent_temperaments, played_levels

_FACE = 52
_PERSON_FACE = 30
PERSON, PHONE, COMPUTER = "person", "phone", "computer"
_LEVELS = played_levels()


class SeatEditor(QWidget):
    """The editor of one seat."""

    changed = Signal()
    face_asked = Signal()
    """Emitted when the player wants another face."""
    computer_asked = Signal()
    """Emitted when a computer takes the seat, which needs a name and a face of its own."""
    person_chosen = Signal(str)
    """Emitted with the id of the person of this machine who takes the seat."""

    def __init__(self, seat: int, usual: RememberedSeat) -> None:
        super().__init__()
        self._default = usual.name
        self.setObjectName(f"seat{seat}")
        self._where = label(role="caption")
        self._place = ""
        self.face_button = FaceButton(_FACE)
        self.face_button.setObjectName("face")
        self.face_button.clicked.connect(self.face_asked)
        self.name_field = QLineEdit()
        self.name_field.setMaxLength(LONGEST_NAME)
        self.name_field.setPlaceholderText(usual.name)
        self.persons = PersonRow(_PERSON_FACE)
        self.persons.chosen.connect(self.person_chosen)
        self.kind = SegmentedControl((PERSON, PHONE, COMPUTER))
        self.kind.set_texts(
            {
                PERSON: self.tr("Person"),
                PHONE: self.tr("Phone"),
                COMPUTER: self.tr("Computer"),
            }
        )
        self.kind.buttons[PHONE].setToolTip(
            self.tr("A person whose hand is on a phone: its code is shown when the match begins.")
        )
        self.level = ValueComboBox(_LEVELS, level_name, level_note)
        self.temperament = ValueComboBox(agent_temperaments(), temperament_name, temperament_note)
        self.name_field.textChanged.connect(self.changed)
        self.kind.chosen.connect(self._kind_changed)
        self.level.chosen.connect(self.changed)
        self.temperament.chosen.connect(self.changed)
        self._arrange()
        self.show_choice(usual)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lets Enter finish a name and go on to what is beside it, before it deals the cards."""
        if self.name_field.hasFocus() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.focusNextChild()
        else:
            super().keyPressEvent(event)

    @property
    def name(self) -> str:
        """The name to use: the typed one, or the default."""
        return self.name_field.text().strip() or self._default

    @property
    def is_person(self) -> bool:
        """Whether a person has the seat, at the table or on a phone."""
        return self.kind.value != COMPUTER

    def offer_persons(self, persons: Sequence[PersonChoice]) -> None:
        """Shows the persons who may take the seat; whoever has it is checked."""
        here = next((one.id for one in persons if one.name == self.name), None)
        self.persons.show_persons(persons, here)

    def choice(self) -> RememberedSeat:
        """Returns the player of this seat."""
        return RememberedSeat(
            name=self.name,
            is_person=self.is_person,
            level=self.level.value,
            temperament=self.temperament.value,
            face=self.face_button.face,
            on_phone=self.kind.value == PHONE,
        )

    def show_choice(self, seat: RememberedSeat) -> None:
        """Shows the player who had this seat last time."""
        self.name_field.setText("" if seat.name == self._default else seat.name)
        person = PHONE if seat.on_phone else PERSON
        self.kind.choose(person if seat.is_person else COMPUTER)
        self.level.show_value(seat.level)
        self.temperament.show_value(seat.temperament)
        self._show_kind()

    def show_face(self, face: str) -> None:
        """Shows a face; the table set-up chooses it, because it knows all players."""
        self.face_button.show_face(face)
        self._name_face()

    def set_place(self, text: str) -> None:
        """Shows the place of the seat and its partners."""
        self._place = text
        self._where.setText(text)
        self._name_face()
        self.name_field.setAccessibleName(text)
        self.kind.set_name(text)
        self.level.setAccessibleName(self.tr("Strength, {place}").format(place=text))
        self.temperament.setAccessibleName(self.tr("Temperament, {place}").format(place=text))

    def _name_face(self) -> None:
        name = self.tr("Face, {place}: {face}", "the face of a player")
        face = face_name(self.face_button.face)
        self.face_button.setAccessibleName(name.format(place=self._place, face=face))
        self.face_button.setToolTip(self.tr("{face}: choose another face").format(face=face))

    def _arrange(self) -> None:
        how = in_row(self.temperament, self.level, AIR, spacing=6)
        heading = ResponsiveRow(wide(self._where), how)
        named = ResponsiveRow(wide(self.name_field), self.kind, spacing=10)
        in_column(
            in_row(
                at(Qt.AlignmentFlag.AlignBottom, self.face_button),
                wide(in_column(heading, named, spacing=3)),
                spacing=8,
            ),
            at(Qt.AlignmentFlag.AlignLeft, self.persons),
            of=self,
            spacing=6,
            margins=0,
        )

    def show_computer(self, computer: RememberedSeat) -> None:
        """Shows the name, face and temperament of the computer player who takes the seat."""
        self.name_field.setText("" if computer.name == self._default else computer.name)
        self.temperament.show_value(computer.temperament)
        self.show_face(computer.face)

    def _kind_changed(self) -> None:
        self._show_kind()
        if not self.is_person:
            self.computer_asked.emit()
        self.changed.emit()

    def _show_kind(self) -> None:
        is_computer = self.kind.value == COMPUTER
        self.level.setVisible(is_computer)
        self.temperament.setVisible(is_computer)

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            super().changeEvent(event)
