"""The editor of one person: face, name, and what can be done with the person."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit
from typing_extensions import override

from canasta_gui.i18n.formats import isolated
from canasta_gui.settings.person import LONGEST_NAME
from canasta_gui.widgets.factory import button
from canasta_gui.widgets.person_row import FaceButton, PersonChoice
from canasta_gui.widgets.rows import AIR, in_column, in_row, wide
from canasta_gui.words.player_names import face_name

_FACE = 52


class PersonEditor(QFrame):
    """A row for one person; changes are only emitted. Without a name only that can be given."""

    face_asked = Signal()
    named = Signal(str)
    """Emitted with a new name that was typed to its end."""
    chosen = Signal()
    """Emitted when the person is to play."""
    exported = Signal()
    deleted = Signal()
    """Emitted at the second press on the button, which asks at the first."""

    def __init__(self, person: PersonChoice, *, is_present: bool) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self.person = person
        self._is_present = is_present
        self._is_sure = False
        self.face_button = FaceButton(_FACE)
        self.face_button.show_face(person.face)
        self.name_field = QLineEdit(person.name)
        self.name_field.setMaxLength(LONGEST_NAME)
        self.play_button, self.export_button, self.delete_button = button(), button(), button()
        self.play_button.setEnabled(not is_present)
        if not person.name:
            self.face_button.setEnabled(False)
            for made in (self.play_button, self.export_button, self.delete_button):
                made.hide()
        self.face_button.clicked.connect(self.face_asked)
        self.name_field.editingFinished.connect(self._tell_name)
        self.play_button.clicked.connect(self.chosen)
        self.export_button.clicked.connect(self.exported)
        self.delete_button.clicked.connect(self._delete)
        self._lay_out()
        self._write()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lets Enter finish a name, after which the row may be gone, before it closes the sheet."""
        is_naming = self.name_field.hasFocus() or self.isHidden()
        if not is_naming or event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)

    def _write(self) -> None:
        name = self.person.name
        playing, play = self.tr("Plays now"), self.tr("Plays from now on")
        self.play_button.setText(playing if self._is_present else play)
        self.export_button.setText(self.tr("Export…"))
        self.delete_button.setText(
            self.tr("Delete for good?") if self._is_sure else self.tr("Delete")
        )
        face = self.tr("Face of {name}: {face}")
        self.face_button.setAccessibleName(
            face.format(name=isolated(name), face=face_name(self.person.face))
        )
        self.face_button.setToolTip(self.tr("Choose another face"))
        self.name_field.setAccessibleName(self.tr("Name"))
        self.name_field.setPlaceholderText(self.tr("Name"))
        for made in (self.play_button, self.export_button, self.delete_button):
            made.setAccessibleDescription(name)

    def _lay_out(self) -> None:
        in_row(
            self.face_button,
            wide(
                in_column(
                    self.name_field,
                    in_row(
                        self.play_button, self.export_button, self.delete_button, AIR, spacing=8
                    ),
                    spacing=8,
                )
            ),
            of=self,
            spacing=12,
            margins=(14, 12, 14, 12),
        )

    def _tell_name(self) -> None:
        name = self.name_field.text().strip()
        if not name:
            self.name_field.setText(self.person.name)
        elif name != self.person.name:
            self.named.emit(name)

    def _delete(self) -> None:
        if self._is_sure:
            self.deleted.emit()
        self._is_sure = True
        self._write()
