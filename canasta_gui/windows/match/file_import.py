"""Opens files from elsewhere: asks, then resumes the match, or keeps the house rules or player."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from canasta_gui.file_thread import CHOSEN_FILES
from canasta_gui.settings.person import PersonStore
from canasta_gui.windows.frame.main_window import MainWindow
from canasta_gui.windows.match.match_flow import MatchFlow

if TYPE_CHECKING:
    from canasta_gui.dialogs.open_file_dialog import OpenFileDialog
    from canasta_gui.persistence.opened_file import OutsideFile


class FileImport(QObject):
    """Handles a file that was named, dropped or double-clicked."""

    def __init__(self, window: MainWindow, flow: MatchFlow, persons: PersonStore) -> None:
        super().__init__(window)
        self._window = window
        self._flow = flow
        self._persons = persons
        window.files_dropped.connect(self.open_each)

    def open_each(self, paths: Sequence[Path]) -> None:
        """Asks about one file after the other, each as soon as the one before is answered."""
        if not paths:
            return
        first, *rest = paths
        dialog = self.open(first)
        if dialog is None:
            self.open_each(rest)
        else:
            dialog.finished.connect(lambda: self.open_each(rest))

    def open(self, path: Path) -> "OpenFileDialog | None":
        """Shows the content of a file and asks what to do; does nothing for the match on
        the table. Returns the sheet that asks, if there is one.
        """
        on_table = self._flow.conductor.path
        if on_table is not None and _is_same(path, on_table):
            return None
        from canasta_gui.persistence.opened_file import look_at

        return self._ask(path, look_at(path))

    def _ask(self, path: Path, found: "OutsideFile") -> "OpenFileDialog":
        """Asks about a file; if it is asked about already, only the newest sheet stays."""
        from canasta_gui.dialogs.open_file_dialog import OpenFileDialog

        for asked in self._window.findChildren(OpenFileDialog):
            if not asked.isHidden() and _is_same(path, asked.path):
                if asked.found == found and asked is self._window.sheets.top:
                    return asked
                asked.reject()
        dialog = OpenFileDialog(path, found, self._window)
        dialog.accepted.connect(lambda: self._take(path, found))
        dialog.open()
        return dialog

    def _take(self, path: Path, found: "OutsideFile") -> None:
        from canasta_gui.persistence.house_store import HouseRules
        from engine import Standing

        if isinstance(found, Standing):
            store = self._flow.store
            saved = (*store.unarchived(), *store.kept())
            own = next((kept for kept in saved if _is_same(path, kept)), None)
            self._flow.take_in(path) if own is None else self._flow.resume(own)
        elif isinstance(found, HouseRules):
            self._keep_rules(path)
        else:
            self._add_person(path)

    def _add_person(self, path: Path) -> None:
        from canasta_gui.dialogs.file_notices import person_error_text
        from canasta_gui.settings.person_file import import_person
        from canasta_gui.settings.store import UnusableFileError

        try:
            import_person(self._persons, path)
        except UnusableFileError as error:
            self._window.banner.tell(person_error_text(error))
        else:
            self._window.actions_by_name["players"].trigger()

    def _keep_rules(self, path: Path) -> None:
        from canasta_gui.dialogs.file_notices import house_error_text
        from canasta_gui.persistence.house_store import HouseStore
        from canasta_gui.settings.store import UnusableFileError

        try:
            kept = HouseStore().import_file(path)
        except UnusableFileError as error:
            self._window.banner.tell(house_error_text(error))
        else:
            text = self.tr("“{name}” is among your house rules now. Choose it in New match.")
            self._window.banner.tell(text.format(name=kept.name))


@CHOSEN_FILES.does
def _is_same(one: Path, other: Path) -> bool:
    """Returns whether two paths lead to the same file; a link may give it another name."""
    try:
        return one.samefile(other)
    except OSError:
        return one == other
