"""The model of the list of saved matches, with the text of each row.

Files are read in the background when their rows are first shown, the visible ones first.
"""

from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QDateTime,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QTimer,
    Signal,
)
from typing_extensions import override

from canasta_gui.dialogs.file_notices import file_notice, unread_note_notice
from canasta_gui.i18n.formats import pronounced, sentences
from canasta_gui.persistence.folders import MatchFile, shown_name
from canasta_gui.words.saved_match_texts import player_names, progress, scores
from engine import JournalError, Standing, peek_match

ReadMatch = Standing | JournalError | None
"""The content of a file, why it cannot be read, or ``None`` if it was not read yet."""


@dataclass(frozen=True, slots=True)
class RowText:
    """The title and the two lines of a row."""

    title: str
    line: str
    facts: str
    note: str = ""

    def __str__(self) -> str:
        """Returns the whole text, for a screen reader."""
        return sentences((self.title, self.line, self.facts, self.note))


def _row_text(file: MatchFile, found: ReadMatch, note: str = "") -> RowText:
    """Returns the text of a row before the file is read, afterwards, or if it cannot be read."""
    written = QDateTime.fromSecsSinceEpoch(int(file.last_written.timestamp()))
    when = QLocale().toString(written, QLocale.FormatType.ShortFormat)
    if found is None:
        return RowText("…", "", when, note)
    if isinstance(found, JournalError):
        return RowText(shown_name(file.path), file_notice(found), when, note)
    facts = (when, progress(found), scores(found))
    title, names = found.header.rules.title, player_names(found)
    return RowText(title, names, "  ·  ".join(facts), note)


_LOOK: Final = 5
"""The milliseconds between two checks whether a file has been read."""
_MOST_WAITING: Final = 50
"""The largest number of files that wait; no screen shows more at once."""


class MatchReader(QObject):
    """Takes paths and emits the standing of the match in each file.

    One file is read at a time, on a thread that touches nothing else; the window never waits.
    """

    read = Signal(Path, object)
    """Emitted with the path, and its `Standing` or the `JournalError` that says why there
    is none.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wanted: list[Path] = []
        """The files to read; the last one is read next."""
        self._in_hand: tuple[Path, Future[Standing]] | None = None
        self._thread = ThreadPoolExecutor(1, "matches")
        self._timer = QTimer(self, interval=_LOOK)
        self._timer.timeout.connect(self._look)

    def want(self, path: Path) -> None:
        """Schedules a file to be read next; the oldest requests are dropped, as they are out of
        sight.
        """
        if self._in_hand is None or self._in_hand[0] != path:
            if path in self._wanted:
                self._wanted.remove(path)
            self._wanted.append(path)
            del self._wanted[:-_MOST_WAITING]
            self._go_on()

    def stop(self) -> None:
        """Stops reading; the result of a file being read is discarded."""
        self._wanted, self._in_hand = [], None
        self._timer.stop()
        self._thread.shutdown(wait=False)

    def _go_on(self) -> None:
        if self._in_hand is None and self._wanted:
            path = self._wanted.pop()
            self._in_hand = path, self._thread.submit(peek_match, path)
            self._timer.start()
        elif self._in_hand is None:
            self._timer.stop()

    def _look(self) -> None:
        if self._in_hand is not None and self._in_hand[1].done():
            path, future = self._in_hand
            self._in_hand = None
            error = future.exception()
            if error is None:
                self.read.emit(path, future.result())
            elif isinstance(error, JournalError):
                self.read.emit(path, error)
            else:
                raise error
        self._go_on()


ROW: Final = Qt.ItemDataRole.UserRole
"""The role of a row's `RowText`; asking for it has the file read."""
_NO_PARENT: Final = QModelIndex()
_Index = QModelIndex | QPersistentModelIndex


class SavedMatchesModel(QAbstractListModel):
    """The files of all matches; the content of a file is known after its row was first shown."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._files: list[MatchFile] = []
        self.notes: Mapping[Path, str | None] = {}
        """The notes on matches, by path; ``None`` for one that cannot be read."""
        self._found: dict[Path, Standing | JournalError] = {}
        self.reader = MatchReader(self)
        self.reader.read.connect(self._take)

    def show(self, files: Sequence[MatchFile]) -> None:
        """Lists files."""
        self.beginResetModel()
        self._files = list(files)
        self.endResetModel()

    @property
    def paths(self) -> tuple[Path, ...]:
        """The files from top to bottom."""
        return tuple(file.path for file in self._files)

    def found(self, row: int) -> ReadMatch:
        """Returns what is known of the file in a row."""
        return self._found.get(self._files[row].path)

    @property
    def size(self) -> int:
        """The size of all files together, in bytes."""
        return sum(file.size for file in self._files)

    def remove(self, row: int) -> MatchFile:
        """Removes a row and returns its file."""
        self.beginRemoveRows(_NO_PARENT, row, row)
        file = self._files.pop(row)
        self.endRemoveRows()
        return file

    def tell_changed(self) -> None:
        """Announces that the texts of all rows have changed."""
        if self._files:
            self.dataChanged.emit(self.index(0), self.index(len(self._files) - 1))

    @override
    def rowCount(self, parent: _Index = _NO_PARENT) -> int:
        return 0 if parent.isValid() else len(self._files)

    @override
    def flags(self, index: _Index) -> Qt.ItemFlag:
        if index.isValid() and isinstance(self.found(index.row()), JournalError):
            return Qt.ItemFlag.NoItemFlags
        return super().flags(index)

    @override
    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Returns the `RowText` of a row, or its plain text for other roles."""
        if not index.isValid():
            return None
        file = self._files[index.row()]
        found = self._found.get(file.path)
        if role == ROW:
            if found is None:
                self.reader.want(file.path)
            return _row_text(file, found, self._note_on(file.path))
        if role == Qt.ItemDataRole.DisplayRole:
            return _row_text(file, found).title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return pronounced(str(_row_text(file, found, self._note_on(file.path))))
        return None

    def _note_on(self, path: Path) -> str:
        note = self.notes.get(path, "")
        return unread_note_notice(path) if note is None else note

    def _take(self, path: Path, found: Standing | JournalError) -> None:
        self._found[path] = found
        # The file may have been deleted, or filtered out, while it was read.
        if path in self.paths:
            at = self.index(self.paths.index(path))
            self.dataChanged.emit(at, at)
