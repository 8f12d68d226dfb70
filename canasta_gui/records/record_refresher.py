"""Updates the index of the matches in the background."""

import logging
import sqlite3
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from canasta_gui.diagnostics.errors import chain_of
from canasta_gui.records.match_rows import ListingRow, MatchRow, listing_row, match_rows
from canasta_gui.records.record_index import IndexChanges, RecordIndex, find_changes
from engine import JournalError, read_record

_log = logging.getLogger(__name__)

_LOOK: Final = 5
"""The milliseconds between two checks for results of the thread."""
_AT_ONCE: Final = 20
"""The number of files that the thread reads between two checks."""

_Rows = tuple[tuple[MatchRow, ...] | None, ListingRow | None]
_Read = list[tuple[Path, _Rows]]


class RecordRefresher(QObject):
    """Reads new and changed files on a thread that touches nothing else."""

    progressed = Signal(int, int)
    """Emitted with the number of files that have been read, and the number to read."""
    finished = Signal()
    renewed = Signal()
    """Emitted once, when a damaged index has been thrown away and made anew."""

    def __init__(self, index: RecordIndex, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._index = index
        self._folder = folder
        self._find_paths: Callable[[], Iterable[Path]] | None = None
        self._is_empty_again = False
        self._is_told = False
        self._wanted: tuple[Path, ...] = ()
        self._done = 0
        self._finding: Future[IndexChanges] | None = None
        self._reading: Future[_Read] | None = None
        self._thread = ThreadPoolExecutor(1, "records")
        self._timer = QTimer(self, interval=_LOOK)
        self._timer.timeout.connect(self._look)
        index.on_renewal = self._read_again
        # A window that was never shown is deleted without having finished.
        self.destroyed.connect(index.close)

    def refresh(self, find_paths: Callable[[], Iterable[Path]]) -> None:
        """Reads new and changed files, and removes missing ones from the index.

        ``find_paths`` returns all files; it is called on the thread.
        """
        self._find_paths = find_paths
        self._find(find_paths)

    def stop(self) -> None:
        """Stops reading; what was read stays in the index."""
        self._timer.stop()
        self._index.on_renewal = lambda: None
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _find(self, find_paths: Callable[[], Iterable[Path]]) -> None:
        self._timer.start()
        known = self._index.known()
        self._is_empty_again = False
        self._finding = self._thread.submit(lambda: find_changes(self._folder, find_paths(), known))

    def _read_again(self) -> None:
        """Reads all files again: at once, or after those that are being read."""
        self._is_empty_again = True
        if self._find_paths is not None and not self._timer.isActive():
            self._find(self._find_paths)

    def _look(self) -> None:
        try:
            self._go_on()
        except BaseException:
            # The same error would follow at every look.
            self._timer.stop()
            raise

    def _go_on(self) -> None:
        finding, reading = self._finding, self._reading
        if finding is not None and finding.done():
            # First, because the next look may come while the index waits for the disk.
            self._finding = None
            self._follow(finding.result())
            self._read_next()
        elif reading is not None and reading.done():
            self._reading = None
            self._put(reading.result())
            self.progressed.emit(self._done, len(self._wanted))
            self._read_next()

    def _follow(self, changes: IndexChanges) -> None:
        self._wanted, self._done = changes.unread, 0
        with suppress(sqlite3.Error):
            self._index.forget(changes.gone)

    def _read_next(self) -> None:
        part = self._wanted[self._done : self._done + _AT_ONCE]
        self._reading = self._thread.submit(_read, part) if part else None
        if part:
            return
        if self._is_empty_again and self._find_paths is not None:
            self._find(self._find_paths)
            return
        self._timer.stop()
        self.finished.emit()
        if self._index.was_damaged and not self._is_told:
            self._is_told = True
            self.renewed.emit()

    def _put(self, read: _Read) -> None:
        self._done += len(read)
        for path, rows in read:
            try:
                self._index.put(path, *rows)
            except (sqlite3.IntegrityError, ValueError, OverflowError):
                # A text or a number that no table takes.
                self._index.put(path, None)
            except sqlite3.Error:
                # The disk is full, or another program writes: the next refresh tries again.
                return


def _read(paths: Iterable[Path]) -> _Read:
    return [(path, _rows(path)) for path in paths]


def _rows(path: Path) -> _Rows:
    """Returns the rows of a file; ``None`` if they cannot be read or made."""
    try:
        record = read_record(path)
        return tuple(match_rows(record)), listing_row(record)
    except JournalError:
        pass
    except Exception as error:  # noqa: BLE001 - one bad file is one bad row
        _log.warning("a match has no rows: %s", chain_of(error))
    return None, None
