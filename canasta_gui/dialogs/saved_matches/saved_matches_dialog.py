"""The dialog in which a saved match is chosen to be resumed."""

from pathlib import Path

from PySide6.QtCore import QLocale, QModelIndex, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from canasta_gui.dialogs.file_notices import refused_notice, unread_note_notice
from canasta_gui.dialogs.saved_matches.deletions import Deletions
from canasta_gui.dialogs.saved_matches.match_finder import FinderRow, MatchFinder
from canasta_gui.dialogs.saved_matches.match_list_model import SavedMatchesModel
from canasta_gui.dialogs.saved_matches.row_delegate import RowDelegate
from canasta_gui.dialogs.sheet_dialog import SheetDialog
from canasta_gui.persistence.beside_files import LONGEST_NOTE, notes_in, read_note, write_note
from canasta_gui.persistence.folders import newest_first
from canasta_gui.persistence.store import MatchStore
from canasta_gui.records.record_index import RecordIndex
from canasta_gui.records.record_refresher import RecordRefresher
from canasta_gui.widgets.factory import SearchField, button, label
from canasta_gui.widgets.rows import fill, in_row, wide
from canasta_gui.words.saved_match_texts import nothing_listed, way_on
from engine import JournalError, Standing


class SavedMatchesDialog(SheetDialog):
    """Accepted with ``chosen`` set to the file of the match to resume or to look at.

    Every match but the one on the table is listed at once; a file is read when its row is shown.
    """

    is_aside = True

    watched = Signal(Path)
    """Emitted with the file of a match whose deals the player wants to watch."""
    index_renewed = Signal()
    """Emitted when a damaged index of the matches was made anew."""
    keep_chosen = Signal(int)
    """Emitted with the number of finished matches to keep from now on; 0 keeps all."""

    def __init__(
        self, store: MatchStore, playing: Path | None, parent: QWidget | None = None, keep: int = 0
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._is_playing = playing is not None
        self._refusal = ""
        """Why the last request was refused; empty if it was not."""
        self._surplus = 0
        """The number of matches deleted because only the last ones are kept."""
        self.deletions = Deletions(store)
        self._index = RecordIndex(store.folder)
        self._refresher = RecordRefresher(self._index, store.folder, self)
        self.matches = SavedMatchesModel(self)
        self.finder_row = FinderRow()
        self.rows = self._make_list()
        self.note = SearchField()
        self._noted: Path | None = None
        """The match whose note was changed and is not written yet."""
        self.note.setMaxLength(LONGEST_NOTE)
        self._note_label = label(self.tr("Note"), "caption")
        self._empty = label(role="subtitle", is_wrapped=True)
        self._lay_out_body()
        self._make_buttons()
        paths = {*store.unarchived(), *store.kept()}
        notes = {**notes_in(store.folder), **notes_in(store.kept_folder)}
        self._finder = MatchFinder(newest_first(it for it in paths if it != playing), notes)
        self._learn()
        self._connect()
        self.finder_row.show_keep(keep)
        self._delete_surplus()
        self._refill()
        self._follow()
        self.rows.setFocus()
        self.resize(760, 600)
        self._refresher.refresh(lambda: (*store.unarchived(), *store.kept()))

    @property
    def chosen(self) -> Path | None:
        """The file of the chosen match."""
        row = self.rows.currentIndex().row()
        is_there = row >= 0 and not isinstance(self.matches.found(row), JournalError)
        return self.matches.paths[row] if is_there else None

    # --- widgets

    def _lay_out_body(self) -> None:
        self.rows.setAccessibleName(self.tr("Saved games"))
        self.note.setAccessibleName(self.tr("Note on this game"))
        self._empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._note_label.setBuddy(self.note)
        fill(
            self.body,
            self.finder_row,
            wide(self._empty),
            wide(self.rows),
            in_row(self._note_label, wide(self.note), spacing=10),
        )

    def _make_buttons(self) -> None:
        self.delete_button = button(self.tr("Delete"), then=self._delete)
        self.watch_button = button(self.tr("Watch the deals"), then=self._watch)
        self.back_button = button(self.tr("Undo delete"), then=self._bring_back)
        self.footer.add_side(self.watch_button, self.delete_button, self.back_button)
        self.open_button = self.add_closing_button()
        self.cancel_button = self.add_cancelling_button(self.tr("Cancel"))

    def _make_list(self) -> QListView:
        made = QListView()
        made.setProperty("role", "cards")
        made.setUniformItemSizes(True)
        made.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        made.setItemDelegate(RowDelegate(made))
        made.setMouseTracking(True)
        made.setModel(self.matches)
        return made

    def _connect(self) -> None:
        self.rows.selectionModel().currentChanged.connect(self._follow)
        self.rows.doubleClicked.connect(self._open)
        self.matches.dataChanged.connect(self._pass_over)
        self.finder_row.changed.connect(self._refill)
        self.finder_row.keep_chosen.connect(self._keep_last)
        self.finder_row.search.left_down.connect(self.rows.setFocus)
        self.finder_row.search.entered.connect(self.rows.setFocus)
        self.note.textChanged.connect(self._change_note)
        self.note.editingFinished.connect(self._keep_note)
        self.note.entered.connect(self.rows.setFocus)
        self.note.entered.connect(self._keep_note)
        self._refresher.finished.connect(self._learn_more)
        self._refresher.renewed.connect(self.index_renewed)
        self.finished.connect(self._end)

    def _end(self) -> None:
        self._keep_note()
        self.matches.reader.stop()
        self._refresher.stop()
        self._index.close()
        self.deletions.delete_for_good()

    # --- the list

    def _learn(self) -> None:
        """Learns games and players from the index."""
        rows = self._index.listing()
        self._finder.learn({self._store.folder / name: row for name, row in rows.items()})

    def _learn_more(self) -> None:
        """Shows the matches that were read in the background."""
        self._learn()
        if self.finder_row.words:
            self._refill()

    def _refill(self) -> None:
        """Lists the wanted matches; the chosen one stays chosen if it is among them."""
        chosen = self.chosen
        self.matches.notes = self._finder.notes
        self.matches.show(self._finder.find(self.finder_row.words, self.finder_row.wanted_order))
        paths = self.matches.paths
        self._choose(paths.index(chosen) if chosen in paths else 0)
        self._follow()

    def _choose(self, row: int) -> None:
        self.rows.setCurrentIndex(self.matches.index(row))

    def _open(self) -> None:
        if self.chosen is not None:
            self.accept()

    def _watch(self) -> None:
        if (chosen := self.chosen) is not None:
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
        self._refusal = ""
        self._describe()
        is_empty, is_search = not self.matches.rowCount(), bool(self.finder_row.words)
        self._empty.setText(nothing_listed(is_playing=self._is_playing, is_search=is_search))
        self._empty.setVisible(is_empty)
        self.rows.setVisible(not is_empty)
        self.back_button.setVisible(self.deletions.are_any)
        row, chosen = self.rows.currentIndex().row(), self.chosen
        found = self.matches.found(row) if row >= 0 else None
        self.open_button.setText(way_on(found if isinstance(found, Standing) else None))
        for made in (self.watch_button, self.delete_button, self.open_button, self.note):
            made.setEnabled(chosen is not None)
        self._show_note(chosen)

    def _describe(self) -> None:
        """Writes the title, and below it which matches were changed automatically."""
        gone = self.tr("%n older games were deleted. Undo brings them back.", "", self._surplus)
        told = self._refusal or (gone if self._surplus else self._counted())
        self.set_heading(self.tr("Saved games"), told)

    def _counted(self) -> str:
        count, size = self.matches.rowCount(), QLocale().formattedDataSize(self.matches.size, 1)
        calm = self.tr("Every match is saved as it is played. %n matches, {size}.", "", count)
        return calm.format(size=size)

    # --- notes

    def _show_note(self, chosen: Path | None) -> None:
        """Shows the note on a match, or that it cannot be read, which must not be overwritten."""
        note = self._finder.notes.get(chosen, "") if chosen is not None else ""
        hint = self.tr("A game with a note is never deleted by itself.")
        if chosen is not None and note is None:
            hint = unread_note_notice(chosen)
            self.note.setEnabled(False)
        self.note.setPlaceholderText(hint)
        if not self.note.hasFocus() or self.note.text() != (note or ""):
            self.note.setText(note or "")

    def _change_note(self, text: str) -> None:
        chosen = self.chosen
        if chosen is not None and text != (self._finder.notes.get(chosen) or ""):
            if self._noted != chosen:
                self._keep_note()
            self._noted = chosen
            self._finder.set_note(chosen, text)
            self.matches.notes = self._finder.notes
            self.matches.tell_changed()

    def _keep_note(self) -> None:
        """Saves the changed note."""
        path, self._noted = self._noted, None
        if path is None:
            return
        try:
            write_note(path, self._finder.notes[path] or "")
        except OSError as error:
            self.set_heading(self.tr("Saved games"), refused_notice(error, path))

    # --- deleting

    def _delete(self) -> None:
        """Removes the selected match from the list; it can be restored until the dialog
        is closed.
        """
        self._keep_note()
        row, chosen = self.rows.currentIndex().row(), self.chosen
        if chosen is None:
            return
        file = next(it for it in self._finder.files if it.path == chosen)
        if self.deletions.delete((file,)):
            self._surplus = 0
            self._finder.files.remove(file)
            self.matches.remove(row)
            self._choose(min(row, self.matches.rowCount() - 1))
        self._follow()
        self._tell_refusal()

    def _bring_back(self) -> None:
        """Restores the matches that were deleted last."""
        back = self.deletions.bring_back()
        self._surplus = 0
        self._finder.files += back
        for file in back:
            self._finder.set_note(file.path, read_note(file.path))
        self._refill()
        paths = self.matches.paths
        self._choose(next((paths.index(it.path) for it in back if it.path in paths), 0))
        self._follow()
        self._tell_refusal()
        self.rows.setFocus()

    def _tell_refusal(self) -> None:
        """Says why a match could not be deleted or brought back, if one could not."""
        if self.deletions.refusal is not None:
            self._refusal = refused_notice(self.deletions.refusal, self._store.folder)
            self._describe()

    def _keep_last(self, count: int) -> None:
        self.keep_chosen.emit(count)
        self._delete_surplus()
        self._refill()

    def _delete_surplus(self) -> None:
        """Deletes finished matches without a note beyond the number to keep."""
        kept, notes = self._store.kept_folder, self._finder.notes
        finished = [file for file in self._finder.files if file.path.parent == kept]
        finished.sort(key=lambda file: file.last_written, reverse=True)
        beyond = finished[keep:] if (keep := self.finder_row.kept) else []
        gone = {*self.deletions.delete(it for it in beyond if notes.get(it.path, "") == "")}
        self._surplus = len(gone)
        self._finder.files = [file for file in self._finder.files if file not in gone]
