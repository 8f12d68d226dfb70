"""The settings of the running program: one value, changed in one place, announced once."""

import logging
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from canasta_gui.diagnostics.trace import name_of
from canasta_gui.settings.model import Settings
from canasta_gui.settings.practice import Practice, read_practice
from canasta_gui.settings.record import plain, read_record
from canasta_gui.settings.remembered import RememberedState
from canasta_gui.settings.store import Loaded, load_model, load_settings, save_model

_log = logging.getLogger(__name__)

Unread = Loaded[Settings] | Loaded[RememberedState] | Loaded[Practice]


class Preferences(QObject):
    """Holds the settings and the remembered state, and keeps their files current."""

    changed = Signal(object)
    """Emitted with the new ``Settings`` after every change."""
    unsaved = Signal(object)
    """Emitted with the ``OSError`` of a failed save, only once until a save succeeds."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self._settings_path = folder / "settings.json"
        self._remembered_path = folder / "memory.json"
        self.practice_path = folder / "practice.json"
        """The file of the practice, which other modules read and write."""
        settings = load_settings(self._settings_path)
        memory = load_model(self._remembered_path, RememberedState)
        files = (settings, memory, read_practice(self.practice_path))
        self.unread: tuple[Unread, ...] = tuple(file for file in files if file.broken is not None)
        """The files that could not be read at the start; they were set aside."""
        self._settings, self._remembered = settings.value, memory.value
        self._is_refusal_told = False

    @property
    def settings(self) -> Settings:
        """The present settings."""
        return self._settings

    @property
    def remembered(self) -> RememberedState:
        """The state remembered from earlier sessions."""
        return self._remembered

    def change(self, **changes: object) -> None:
        """Changes fields of the settings; invalid values raise ``ValueError``."""
        self.replace(read_record(Settings, {**plain(self._settings), **changes}))

    def replace(self, settings: Settings) -> None:
        """Replaces the settings."""
        if settings == self._settings:
            return
        self._settings = settings
        self._save(self._settings_path, settings)
        self.changed.emit(settings)

    def remember(self, **changes: object) -> None:
        """Stores fields for the next session."""
        self._remembered = replace(self._remembered, **changes)
        self._save(self._remembered_path, self._remembered)

    def _save(self, path: Path, value: Settings | RememberedState) -> None:
        # A read-only disk must not stop the game.
        try:
            save_model(path, value)
        except OSError as error:
            _log.info("%s was not written: %s", path.name, name_of(error))
            if not self._is_refusal_told:
                self._is_refusal_told = True
                self.unsaved.emit(error)
        else:
            self._is_refusal_told = False
