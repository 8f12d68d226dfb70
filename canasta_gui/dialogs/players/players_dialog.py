"""The persons on this computer: naming, choosing, sharing and deleting them."""

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QFileDialog, QWidget
from typing_extensions import override

from canasta_gui.dialogs.file_notices import ask_where_to_save, person_error_text, refused_notice
from canasta_gui.dialogs.new_match.face_picker import FacePicker
from canasta_gui.dialogs.players.person_editor import PersonEditor
from canasta_gui.dialogs.sheet_dialog import SheetDialog
from canasta_gui.settings.person import Person, renamed
from canasta_gui.settings.person_file import SUFFIX, export_person, import_person
from canasta_gui.settings.preferences import Preferences
from canasta_gui.settings.store import UnusableFileError
from canasta_gui.viewmodel.player_faces import given_faces
from canasta_gui.widgets.factory import button, clear, label, show_text
from canasta_gui.widgets.person_row import PersonChoice, choices_of
from canasta_gui.widgets.rows import fill, wide
from canasta_gui.widgets.scroll_column import ScrollColumn

NEW: Final = ""
"""The id of a person who is made with the first name."""


class PlayersDialog(SheetDialog):
    """A row for each person; every change is kept at once."""

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._store = preferences.persons
        self._store.reload()
        self.editors: dict[str, PersonEditor] = {}
        """The row of each person by id; of one who has no name yet, by ``NEW``."""
        self._area = ScrollColumn()
        self._empty = label(role="caption", is_wrapped=True)
        self.note = label(role="warning", is_wrapped=True)
        fill(self.body, wide(self._area), self._empty, self.note)
        self.note.hide()
        self.new_button, self.guest_button, self.import_button = button(), button(), button()
        self.new_button.clicked.connect(self._ask_name)
        self.guest_button.clicked.connect(lambda: self._choose(""))
        self.import_button.clicked.connect(self._import)
        self.footer.add_side(self.new_button, self.guest_button, self.import_button)
        self.close_button = self.add_closing_button()
        self.retranslate()
        self.resize(640, 620)

    @override
    def retranslate(self) -> None:
        self.set_heading(
            self.tr("Players"),
            self.tr(
                "Each keeps a name, a face, hints, words, sizes, colours, speed, keys, reading"
                " aloud, language, lessons and exercises. A guest needs none of this."
            ),
        )
        self._empty.setText(
            self.tr("Deleting a player deletes no match: matches are under “Saved games”.")
        )
        self.new_button.setText(self.tr("New player"))
        self.guest_button.setText(self.tr("A guest plays"))
        self.import_button.setText(self.tr("Import…"))
        self.close_button.setText(self.tr("Close"))
        self._show_all()

    def _show_all(self) -> None:
        """Writes a row for each person."""
        clear(self._area.column)
        present = self._preferences.person_id
        self.editors = {}
        for person in choices_of(self._store.all()):
            editor = PersonEditor(person, is_present=person.id == present)
            editor.face_asked.connect(partial(self._ask_face, person.id))
            editor.named.connect(partial(self._rename, person.id))
            editor.chosen.connect(partial(self._choose, person.id))
            editor.exported.connect(partial(self._export, person.id))
            editor.deleted.connect(partial(self._delete, person.id))
            self.editors[person.id] = editor
            self._area.column.addWidget(editor)
        if not self.editors:
            self._area.column.addWidget(label(self._nobody(), "subtitle", is_wrapped=True))
        self._area.column.addStretch(1)
        self.guest_button.setEnabled(bool(present))
        self.new_button.setEnabled(True)

    def _nobody(self) -> str:
        return self.tr(
            "Nobody has been added yet, so everybody plays as a guest. Press New player for each of"
            " you: hints, text size, cards, lessons and the record are then kept apart."
        )

    def _ask_name(self) -> None:
        """Shows a row for somebody who is made, and plays from now on, once there is a name."""
        *_, face = given_faces([*(one.face for one in self._store.all().values()), ""])
        editor = PersonEditor(PersonChoice(NEW, "", face), is_present=False)
        editor.named.connect(partial(self._add, face))
        self.editors[NEW] = editor
        self._area.column.insertWidget(0, editor)
        self.new_button.setEnabled(False)
        editor.name_field.setFocus()

    def _add(self, face: str, name: str) -> None:
        try:
            self._choose(self._preferences.add_person(name, face))
        except OSError as error:
            self._tell_refusal(error)
        self.new_button.setFocus()

    def _choose(self, person_id: str) -> None:
        self._preferences.use_person(person_id)
        show_text(self.note, "")
        self._show_all()

    def _rename(self, person_id: str, name: str) -> None:
        person = self._store.find(person_id)
        if person is not None:
            self._save(person_id, renamed(person, self._store.free_name(name, person_id)))

    def _ask_face(self, person_id: str) -> None:
        editor = self.editors[person_id]
        picker = FacePicker(editor.person.name, editor.person.face, {}, self)
        picker.chosen.connect(partial(self._give_face, person_id))
        picker.open_below(editor.face_button)

    def _give_face(self, person_id: str, face: str) -> None:
        person = self._store.find(person_id)
        if person is not None:
            self._save(person_id, replace(person, face=face))

    def _save(self, person_id: str, person: Person) -> None:
        try:
            self._store.save(person_id, person)
        except OSError as error:
            self._tell_refusal(error)
            return
        if person_id == self._preferences.person_id:
            self._preferences.use_person(person_id)
        self._show_all()

    def _delete(self, person_id: str) -> None:
        try:
            self._store.delete(person_id)
        except OSError as error:
            self._tell_refusal(error)
            return
        is_present = person_id == self._preferences.person_id
        self._choose("" if is_present else self._preferences.person_id)

    def _import(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(
            self, self.tr("Import a player"), str(Path.home()), self._kinds()
        )
        if not chosen:
            return
        try:
            import_person(self._store, Path(chosen))
        except UnusableFileError as error:
            show_text(self.note, person_error_text(error))
        else:
            self._choose(self._preferences.person_id)

    def _export(self, person_id: str) -> None:
        offered = Path.home() / f"{self.editors[person_id].person.name}{SUFFIX}"
        path = ask_where_to_save(self, self.tr("Export the player"), offered, self._kinds())
        if path is None:
            return
        try:
            export_person(self._store, person_id, path)
        except UnusableFileError as error:
            show_text(self.note, person_error_text(error))
        else:
            show_text(self.note, self.tr("Saved as {file}.").format(file=path))

    def _kinds(self) -> str:
        return f"{self.tr('Players')} (*{SUFFIX})"

    def _tell_refusal(self, error: OSError) -> None:
        show_text(self.note, refused_notice(error, self._store.folder))
