"""The matches on this computer: which one to go on with."""

from pathlib import Path

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from canasta_gui.dialogs.saved_matches.match_list_model import SavedMatchesModel
from canasta_gui.dialogs.saved_matches.row_delegate import RowDelegate
from canasta_gui.dialogs.sheet_dialog import SheetDialog
from canasta_gui.persistence.listing import newest_first
from canasta_gui.persistence.store import MatchStore
from canasta_gui.widgets.factory import button, label
from canasta_gui.words.saved_match_texts import way_on
from engine import JournalError, Standing


class SavedMatchesDialog(SheetDialog):
    """Accepted with ``chosen`` set to the file of the match to go on with, or to look at.

    Every match but the one on the table is listed at once; a file is read when its row is seen.
    """

    def __init__(
        self, store: MatchStore, playing: Path | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._is_sure = False
        self._is_refused = False
        self.matches = SavedMatchesModel(self)
        self.rows = self._make_list()
        self._empty = label(role="subtitle", is_wrapped=True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.body.addWidget(self._empty)
        self.body.addWidget(self.rows, 1)
        self.delete_button, self.cancel_button = button(), button()
        self.delete_button.clicked.connect(self._delete)
        self.cancel_button.clicked.connect(self.reject)
        self.footer.add_side(self.delete_button)
        self.open_button = self.add_closing_button()
        self.footer.add_cancel(self.cancel_button)
        self.finished.connect(self.matches.reader.stop)
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
        """Write every text in the present language."""
        self.matches.retranslate()
        self.rows.setAccessibleName(self.tr("Saved games"))
        self._empty.setText(self.tr("There is no other match yet."))
        self.cancel_button.setText(self.tr("Cancel"))
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

    def _pass_over(self, first: QModelIndex) -> None:
        """The chosen file was read; one that cannot be is not the one to choose."""
        row = self.rows.currentIndex().row()
        if first.row() == row:
            is_last = row + 1 == self.matches.rowCount()
            if isinstance(self.matches.found(row), JournalError) and not is_last:
                self._choose(row + 1)
            self._follow()

    def _follow(self) -> None:
        """Another match is chosen: what the buttons do concerns that one."""
        self._is_sure = self._is_refused = False
        self._describe()
        is_empty = not self.matches.rowCount()
        self._empty.setVisible(is_empty)
        self.rows.setVisible(not is_empty)
        self.delete_button.setText(self.tr("Delete"))
        row = self.rows.currentIndex().row()
        found = self.matches.found(row) if row >= 0 else None
        self.open_button.setText(way_on(found if isinstance(found, Standing) else None))
        for made in (self.delete_button, self.open_button):
            made.setEnabled(self.chosen is not None)

    def _describe(self) -> None:
        """The title, and below it why the last wish came to nothing."""
        calm = self.tr("Every match is saved as it is played.")
        refused = self.tr(
            "This match cannot be deleted. It may be open in another window: close that one first."
        )
        self.set_heading(self.tr("Saved games"), refused if self._is_refused else calm)

    def _delete(self) -> None:
        """The first press asks, the second one deletes."""
        if not self._is_sure:
            self._is_sure = True
            self.delete_button.setText(self.tr("Delete for good?"))
            return
        row, chosen = self.rows.currentIndex().row(), self.chosen
        if chosen is not None:
            try:
                self._store.delete(chosen)
            except (JournalError, OSError):
                self._follow()
                self._is_refused = True
                self._describe()
                return
            self.matches.remove(row)
            self._choose(min(row, self.matches.rowCount() - 1))
        self._follow()
