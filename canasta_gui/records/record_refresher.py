"""Brings the index of the matches up to date in the background."""

import sqlite3
from collections.abc import Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from canasta_gui.records.match_rows import MatchRow, match_rows
from canasta_gui.records.record_index import RecordIndex
from engine import JournalError, read_record

_LOOK: Final = 5
"""Milliseconds between two looks whether a file has been read."""
_AT_ONCE: Final = 20
"""Files that the thread reads before it is looked at again."""

_Read = list[tuple[Path, tuple[MatchRow, ...] | None]]


class RecordRefresher(QObject):
    """Reads the files that the index does not know on a thread that touches nothing else."""

    progressed = Signal(int, int)
    """How many files have been read, and how many there are to read."""
    finished = Signal()

    def __init__(self, index: RecordIndex, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._index = index
        self._wanted: list[Path] = []
        self._done = 0
        self._in_hand: Future[_Read] | None = None
        self._thread = ThreadPoolExecutor(1, "records")
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK)
        self._timer.timeout.connect(self._look)

    def refresh(self, paths: Iterable[Path]) -> None:
        """Read what is new in these files, all that there are."""
        self._wanted = list(self._index.outdated(paths))
        self._done = 0
        self._timer.start()
        self._read_next()

    def stop(self) -> None:
        """Read no more; what was read stays in the index."""
        self._timer.stop()
        self._wanted = []
        self._thread.shutdown(wait=False)

    def _read_next(self) -> None:
        part = self._wanted[self._done : self._done + _AT_ONCE]
        self._in_hand = self._thread.submit(_read, part) if part else None

    def _look(self) -> None:
        if self._in_hand is None:
            self._timer.stop()
            self.finished.emit()
        elif self._in_hand.done():
            self._put(self._in_hand.result())
            self.progressed.emit(self._done, len(self._wanted))
            self._read_next()

    def _put(self, read: _Read) -> None:
        self._done += len(read)
        for path, rows in read:
            try:
                self._index.put(path, rows)
            except sqlite3.Error:
                # On a full disk, or while another program writes: the next refresh tries it again.
                return


def _read(paths: Iterable[Path]) -> _Read:
    return [(path, _rows(path)) for path in paths]


def _rows(path: Path) -> tuple[MatchRow, ...] | None:
    """What a file says; ``None`` where it cannot be read."""
    try:
        return tuple(match_rows(read_record(path)))
    except JournalError:
        return None
