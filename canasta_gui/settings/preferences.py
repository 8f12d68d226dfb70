"""The settings of the running program: one value, changed in one place, announced once."""

import logging
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from canasta_gui.diagnostics.errors import name_of
from canasta_gui.file_thread import OWN_FILES
from canasta_gui.settings.model import Settings
from canasta_gui.settings.person import (
    FOLDER,
    OWN_SETTINGS,
    Person,
    PersonStore,
    overlaid,
    with_own,
    without_own,
)
from canasta_gui.settings.practice import Practice, load_practice, practice_path, read_practice
from canasta_gui.settings.record import plain, read_record
from canasta_gui.settings.remembered import RememberedState
from canasta_gui.settings.store import (
    Loaded,
    M,
    load_model,
    load_settings,
    save_model,
    with_others,
)

_log = logging.getLogger(__name__)

Unread = Loaded[Settings] | Loaded[RememberedState] | Loaded[Practice] | Loaded[Person]


class Preferences(QObject):
    """Holds the settings and the remembered state, and keeps their files current.

    The present person's own values replace those of the machine, and are kept with the person.
    """

    changed = Signal(Settings)
    """Emitted with the new ``Settings`` after every change."""
    unsaved = Signal(OSError)
    """Emitted with the ``OSError`` of a failed save, only once until a save succeeds."""
    person_changed = Signal()
    """Emitted when another person is present, or the present one has another name or face."""

    _refused = Signal(Path, OSError)
    """Emitted by the thread of the files when it cannot save."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._refused.connect(self.note_unsaved)
        self.folder = folder
        self._settings_path = folder / "settings.json"
        self._remembered_path = folder / "memory.json"
        settings = load_settings(self._settings_path)
        usual = {name: it for name, it in plain(settings.value).items() if name in OWN_SETTINGS}
        self.persons = PersonStore(folder / FOLDER, usual)
        """The persons who play at this machine."""
        memory = load_model(self._remembered_path, RememberedState)
        self._common_settings: Settings = settings.value
        self._common_memory: RememberedState = memory.value
        self._person = self.persons.find(memory.value.person)
        self.person_id = "" if self._person is None else memory.value.person
        """The id of the present person; empty for a guest."""
        self._is_refusal_told = False
        self._overlay()
        self._adopt_hint_levels()
        files = (settings, memory, read_practice(self.practice_path))
        self._unread: list[Unread] = [file for file in files if file.broken is not None]

    @property
    def unread(self) -> tuple[Unread, ...]:
        """The files that could not be read, among them those of players; they were set aside."""
        return (*self._unread, *self.persons.unread())

    @property
    def settings(self) -> Settings:
        """The present settings."""
        return self._settings

    @property
    def remembered(self) -> RememberedState:
        """The state remembered from earlier sessions."""
        return self._remembered

    @property
    def person(self) -> Person | None:
        """The present person; ``None`` for a guest."""
        return self._person

    def settings_of_everybody(self) -> list[Settings]:
        """Returns the settings of the present person, of a guest, and of the other persons."""
        others = [overlaid(self._common_settings, one) for one in self.persons.all().values()]
        return [self._settings, self._common_settings, *others]

    def settings_of(self, name: str) -> Settings:
        """Returns the settings of the person with a name; those of the machine for a guest."""
        return overlaid(self._common_settings, self.persons.named(name))

    def folder_of(self, name: str) -> Path:
        """Returns the folder of the person with a name; that of the machine for a guest."""
        person_id = self.persons.id_of(name)
        return self.persons.path(person_id) if person_id else self.folder

    @property
    def practice_path(self) -> Path:
        """The file of the present person's practice, which other modules read and write."""
        person_id = self.person_id
        return practice_path(self.persons.path(person_id) if person_id else self.folder)

    def change(self, **changes: object) -> None:
        """Changes fields of the settings; invalid values raise ``ValueError``."""
        self.replace(read_record(Settings, {**plain(self._settings), **changes}))

    def replace(self, settings: Settings) -> None:
        """Replaces the settings."""
        if settings == self._settings:
            return
        common = settings
        if self._person is not None:
            common = without_own(settings, self._common_settings)
            self._keep_person(with_own(self._person, settings))
        if common != self._common_settings:
            before, self._common_settings = self._common_settings, common
            self._save(self._settings_path, before, common)
        self._overlay()
        self.changed.emit(settings)

    def remember(self, **changes: object) -> None:
        """Stores fields for the next session."""
        remembered = replace(self._remembered, **changes)
        common = remembered
        if self._person is not None:
            common = without_own(remembered, self._common_memory)
            self._keep_person(with_own(self._person, remembered))
        before, self._common_memory = self._common_memory, common
        self._save(self._remembered_path, before, common)
        self._overlay()

    def use_person(self, person_id: str, *, is_kept: bool = True) -> None:
        """Makes a person present with their own settings; an empty or unknown id makes a guest.

        ``is_kept`` makes them present at the next start, too.
        """
        self._person = self.persons.reload().get(person_id)
        self.person_id = person_id if self._person else ""
        before = self._settings
        self._overlay()
        if is_kept and self._common_memory.person != self.person_id:
            self.remember(person=self.person_id)
        if self._settings != before:
            self.changed.emit(self._settings)
        self.person_changed.emit()

    @OWN_FILES.does
    def add_person(self, name: str, face: str) -> str:
        """Saves a new person with the settings of the machine; returns the id. Raises `OSError`.

        The first person of the machine takes over what was learnt on it.
        """
        person = with_own(Person(name=name, face=face), self._common_settings)
        is_first = not self.persons.all()
        if is_first:
            person = with_own(person, self._common_memory)
        person_id = self.persons.add(person)
        if is_first:
            practice = load_practice(practice_path(self.folder))
            save_model(practice_path(self.persons.path(person_id)), practice)
        return person_id

    def keep(self, path: Path, save: Callable[[], object]) -> None:
        """Has a file of settings or results written; a disk that is read-only, or does not answer,
        must not stop the game.
        """
        try:
            done = OWN_FILES.have_done(save, lambda error: self._refused.emit(path, error))
        except OSError as error:
            self.note_unsaved(path, error)
        else:
            self._is_refusal_told &= not done.done()

    def note_unsaved(self, path: Path, error: OSError) -> None:
        """Logs that a file of settings or results could not be written, and tells the player once
        until a save succeeds.
        """
        _log.info("%s was not written: %s", path.name, name_of(error))
        if not self._is_refusal_told:
            self._is_refusal_told = True
            self.unsaved.emit(error)

    def _adopt_hint_levels(self) -> None:
        """Makes persons of the names whose hint level an earlier version remembered."""
        remembered = self._common_memory.hint_levels
        if not remembered:
            return
        try:
            for one in remembered:
                if not self.persons.id_of(one.name):
                    made = with_own(Person(name=one.name), self._common_settings)
                    self.persons.add(replace(made, hints=one.level))
        except OSError as error:
            self.note_unsaved(self.persons.folder, error)
        else:
            self.remember(hint_levels=())

    def _overlay(self) -> None:
        self._settings = overlaid(self._common_settings, self._person)
        self._remembered = overlaid(self._common_memory, self._person)

    def _keep_person(self, person: Person) -> None:
        before = self._person
        if before is not None and person != before:
            self._person = person
            self.persons.note(self.person_id, person)
            self._save(self.persons.file(self.person_id), before, person)

    def _save(self, path: Path, before: M, value: M) -> None:
        self.keep(path, lambda: save_model(path, with_others(path, before, value)))
