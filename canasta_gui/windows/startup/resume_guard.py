"""Notes the match with which the program failed before it was painted and had worked for a while.

The next start does not put that match on the table by itself. A program that is killed notes
nothing, and goes on.
"""

import logging
from contextlib import suppress
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer
from typing_extensions import override

from canasta_gui.controller.conductor import Conductor
from canasta_gui.diagnostics.uncaught import UNCAUGHT
from canasta_gui.persistence.store import MatchStore
from canasta_gui.table.widget import TableWidget
from canasta_gui.windows.startup.first_frame import FirstFrame
from engine import read_bounded, write_whole

_MARK: Final = "on-the-way.txt"
"""The file that holds the name of the match, and a second line once the player was told."""
_TOLD: Final = "told"
_LARGEST: Final = 4096
_SOUND_AFTER: Final = 2000
"""The milliseconds for which a painted table must work without an error."""


class ResumeGuard(QObject):
    """Watches each match that comes to the table until it has worked there for a while."""

    def __init__(self, conductor: Conductor, store: MatchStore, table: TableWidget) -> None:
        super().__init__(table)
        self._mark = store.folder / _MARK
        self._table = table
        self._path: Path | None = None
        """The match that is watched."""
        self.has_failed = False
        """Whether an error occurred while a match was watched."""
        self._frame: FirstFrame | None = None
        self._listener = _Listener(self)
        UNCAUGHT.addHandler(self._listener)
        self.proof = QTimer(self, singleShot=True, interval=_SOUND_AFTER)
        """Runs while a painted table still has to prove that it works."""
        self.proof.timeout.connect(self._pass)
        conductor.opening.connect(self._watch)

    @property
    def held(self) -> Path | None:
        """The match that did not come to a painted table; ``None`` if there is none."""
        lines = self._lines()
        path = self._mark.with_name(lines[0]) if lines and lines[0] else None
        return path if path is not None and path.is_file() else None

    @property
    def is_told(self) -> bool:
        """Whether the player was told of the match that is held."""
        return self._lines()[1:] == [_TOLD]

    def note_told(self) -> None:
        """Notes that the player was told of the match that is held."""
        if self.held is not None:
            self._write(self.held, _TOLD)

    def fail(self) -> None:
        """Marks the match that is watched: an error occurred."""
        self.proof.stop()
        if self._path is not None:
            self.has_failed = True
            self._write(self._path)
            self._path = None

    def end(self) -> None:
        """Ends the watch with the program; a match on the table without an error passes."""
        UNCAUGHT.removeHandler(self._listener)
        if self._frame is not None and not self.has_failed:
            self._pass()

    def _watch(self, path: Path) -> None:
        self.has_failed = False
        self.proof.stop()
        self._path = path
        if self._frame is not None:
            self._frame.deleteLater()
        self._frame = FirstFrame(self._table.viewport())
        self._frame.painted.connect(self._prove)

    def _prove(self) -> None:
        if not self.has_failed:
            self.proof.start()

    def _pass(self) -> None:
        self.proof.stop()
        self._path = None
        with suppress(OSError):
            self._mark.unlink(missing_ok=True)

    def _lines(self) -> list[str]:
        try:
            return read_bounded(self._mark, _LARGEST).decode("utf-8", "surrogateescape").split("\n")
        except OSError:
            return []

    def _write(self, path: Path, *more: str) -> None:
        # Without a mark the match is simply put on the table again.
        with suppress(OSError):
            write_whole(
                self._mark, "\n".join((path.name, *more)).encode("utf-8", "surrogateescape")
            )


class _Listener(logging.Handler):
    """Notes every uncaught error."""

    def __init__(self, guard: ResumeGuard) -> None:
        super().__init__(logging.ERROR)
        self._guard = guard

    @override
    def emit(self, record: logging.LogRecord) -> None:
        self._guard.fail()
