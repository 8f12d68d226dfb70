"""The dialog in which a saved match is chosen to be resumed."""

from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QLocale, QModelIndex, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from canasta_gui.dialogs.saved_matches.match_list_model import SavedMatchesModel
from canasta_gui.dialogs.saved_matches.row_delegate import RowDelegate
from canasta_gui.dialogs.sheet_dialog import SheetDialog
from canasta_gui.persistence.listing import MatchFile, newest_first
from canasta_gui.persistence.store import MatchStore
from canasta_gui.widgets.factory import button, label
from canasta_gui.words.saved_match_texts import way_on
from engine import JournalError, Standing


class SavedMatchesDialog(SheetDialog):
    """Accepted with ``chosen`` set to the file of the match to resume or to look at.

    Every match but the one on the table is listed at once; a file is read when its row is shown.
    """

    watched = Signal(object)
    """Emitted with the file of a match whose deals the player wants to watch."""

    def __init__(
        self, store: MatchStore, playing: Path | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._is_refused = False
        self._deleted: list[_Deleted] = []
        """The deleted matches that can be restored until the dialog is closed, the latest at the
        end.
        """
        self.matches = SavedMatchesModel(self)
        self.rows = self._make_list()
        self._empty = label(role="subtitle", is_wrapped=True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.body.addWidget(self._empty)
        self.body.addWidget(self.rows, 1)
        self.delete_button, self.cancel_button = button(), button()
        self.watch_button = button()
        self.watch_button.clicked.connect(self._watch)
        self.delete_button.clicked.connect(self._delete)
        self.cancel_button.clicked.connect(self.reject)
        self.back_button = button()
        self.back_button.clicked.connect(self._bring_back)
        self.footer.add_side(self.watch_button, self.delete_button, self.back_button)
        self.open_button = self.add_closing_button()
        self.footer.add_cancel(self.cancel_button)
        self.finished.connect(self.matches.reader.stop)
        self.finished.connect(self._delete_for_good)
        paths = {*store.unarchived(), *store.kept()}
        self.matches.show(newest_first(path for path in paths if path != playing))
        self._choose(0)
        self.retranslate()
        self.rows.setFocus()
        self.resize(620, 560)

    @property
    def chosen(self) -> Path | None:
        """The file of the chosen match."""
        row = self.rows.currentIndex().row()
        is_there = row >= 0 and not isinstance(self.matches.found(row), JournalError)
        return self.matches.paths[row] if is_there else None

    def retranslate(self) -> None:
        """Writes every text in the present language."""
        self.matches.retranslate()
        self.rows.setAccessibleName(self.tr("Saved games"))
        self._empty.setText(self.tr("There is no other match yet."))
        self.cancel_button.setText(self.tr("Cancel"))
        self.delete_button.setText(self.tr("Delete"))
        self.watch_button.setText(self.tr("Watch the deals"))
        self.back_button.setText(self.tr("Undo delete"))
        self._follow()

    def _make_list(self) -> QListView:
        made = QListView()
        made.setProperty("role", "cards")
        made.setUniformItemSizes(True)
        made.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        made.setMouseTracking(True)
        made.setModel(self.matches)
        made.setItemDelegate(RowDelegate(made))
        made.selectionModel().currentChanged.connect(self._follow)
        made.doubleClicked.connect(self._open)
        self.matches.dataChanged.connect(self._pass_over)
        return made

    def _choose(self, row: int) -> None:
        self.rows.setCurrentIndex(self.matches.index(row))

    def _open(self) -> None:
        if self.chosen is not None:
            self.accept()

    def _watch(self) -> None:
        chosen = self.chosen
        if chosen is not None:
            self.reject()
            self.watched.emit(chosen)

    def _pass_over(self, first: QModelIndex) -> None:
        """Moves the selection to the next row if the selected file turns out to be unreadable."""
        row = self.rows.currentIndex().row()
        if first.row() == row:
            is_last = row + 1 == self.matches.rowCount()
            if isinstance(self.matches.found(row), JournalError) and not is_last:
                self._choose(row + 1)
            self._follow()

    def _follow(self) -> None:
        """Updates the dialog for the selected match."""
        self._is_refused = False
        self._describe()
        is_empty = not self.matches.rowCount()
        self._empty.setVisible(is_empty)
        self.rows.setVisible(not is_empty)
        self.back_button.setVisible(bool(self._deleted))
        row = self.rows.currentIndex().row()
        found = self.matches.found(row) if row >= 0 else None
        self.open_button.setText(way_on(found if isinstance(found, Standing) else None))
        for made in (self.watch_button, self.delete_button, self.open_button):
            made.setEnabled(self.chosen is not None)

    def _describe(self) -> None:
        """Writes the title, and below it why the last deletion failed, if it did."""
        count, size = self.matches.rowCount(), QLocale().formattedDataSize(self.matches.size, 1)
        calm = self.tr("Every match is saved as it is played. %n matches, {size}.", "", count)
        calm = calm.format(size=size)
        refused = self.tr(
            "This match cannot be deleted. It may be open in another window: close that one first."
        )
        self.set_heading(self.tr("Saved games"), refused if self._is_refused else calm)

    def _delete(self) -> None:
        """Removes the selected match from the list; it can be restored until the dialog
        is closed.
        """
        row, chosen = self.rows.currentIndex().row(), self.chosen
        if chosen is None:
            return
        try:
            discarded = self._store.discard(chosen)
        except (JournalError, OSError):
            self._follow()
            self._is_refused = True
            self._describe()
            return
        self._deleted.append(_Deleted(row, self.matches.remove(row), discarded))
        self._choose(min(row, self.matches.rowCount() - 1))
        self._follow()

    def _bring_back(self) -> None:
        """Restores the match that was deleted last to its row."""
        last = self._deleted.pop()
        with suppress(OSError):
            path = self._store.bring_back(last.discarded, last.file.path)
            self.matches.insert(last.row, replace(last.file, path=path))
            self._choose(last.row)
        self._follow()
        self.rows.setFocus()

    def _delete_for_good(self) -> None:
        for deleted in self._deleted:
            with suppress(JournalError, OSError):
                self._store.delete(deleted.discarded)


@dataclass(frozen=True, slots=True)
class _Deleted:
    """A deleted match that can be restored."""

    row: int
    file: MatchFile
    discarded: Path
    """The place of its file until then."""
