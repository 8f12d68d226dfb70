"""Tells of the file of the match on the table: that nothing can be saved, or that it is another."""

from pathlib import Path

from PySide6.QtCore import QObject, Qt

from canasta_gui.controller.conductor import Conductor
from canasta_gui.dialogs.file_notices import late_notice, renewed_notice, storage_notice
from canasta_gui.viewmodel.beat import Step
from canasta_gui.windows.panels.banner import Banner
from engine import JournalError


class SavingNotices(QObject):
    """Tells on the banner what happens to the file, and takes it back once saving works again."""

    def __init__(self, banner: Banner, conductor: Conductor) -> None:
        super().__init__(banner)
        self._banner = banner
        self._conductor = conductor
        self._unsaved = ""
        """What was told last of a match that cannot be saved."""
        conductor.storage_failed.connect(self._tell_storage)
        conductor.storage_late.connect(self._tell_late)
        conductor.stepped.connect(self._follow)
        # Queued, because an action is still being carried out while the file is created.
        conductor.file_renewed.connect(self._tell_renewed, Qt.ConnectionType.QueuedConnection)

    def _tell_storage(self, error: JournalError) -> None:
        self._tell_unsaved(storage_notice(error))

    def _tell_late(self, is_late: bool) -> None:
        self._tell_unsaved(late_notice() if is_late else "")

    def _tell_unsaved(self, text: str) -> None:
        """Tells that a match is not saved, or with an empty text that it is."""
        self._banner.withdraw(self._unsaved)
        self._unsaved = text
        if text:
            self._banner.tell(text)

    def _follow(self, step: Step) -> None:
        """Takes back that a match cannot be saved, once something that happened in it is."""
        if step.events and self._conductor.kept_match is not None:
            self._tell_unsaved("")

    def _tell_renewed(self, path: Path, kept_as: Path | None) -> None:
        self._banner.tell(renewed_notice(path, kept_as))
