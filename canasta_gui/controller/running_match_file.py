"""The file of the match on the table, and the time for which the match is played."""

import logging
from contextlib import suppress
from pathlib import Path

from canasta_gui.controller.pace import PlayClock
from canasta_gui.diagnostics.errors import chain_of
from canasta_gui.file_thread import OWN_FILES
from canasta_gui.persistence.beside_files import left_aside_path, write_left_aside
from canasta_gui.persistence.folders import shown_name
from canasta_gui.persistence.saving import OpenMatch, Renewed
from canasta_gui.persistence.store import MatchStore
from canasta_gui.session.session import Session
from canasta_gui.viewmodel.beat import Step
from canasta_gui.viewmodel.builders.staging import NOTHING_LEFT, LeftAside
from engine import DealStarted, JournalError

_log = logging.getLogger(__name__)


class RunningMatchFile:
    """Keeps match files open, one at a time, and notes in them how long deals took.

    A match that is only rehearsed has none. ``renewed`` is called when the match has moved to a new
    file.
    """

    def __init__(self, store: MatchStore, renewed: Renewed) -> None:
        self._store = store
        self._renewed = renewed
        self._open: OpenMatch | None = None
        self._left = NOTHING_LEFT
        """What lies aside, as the file beside that of the match has it."""
        self.clock = PlayClock()
        """The clock that measures how long the match on the table is played."""

    @property
    def path(self) -> Path | None:
        """Returns the path of the running match's file; ``None`` if it has none."""
        return None if self._open is None else self._open.path

    @property
    def is_late(self) -> bool:
        """Returns whether what was played last still waits for the disk."""
        return self._open is not None and self._open.log.is_late

    def expect_saved(self) -> None:
        """Raises the `JournalError` with which a late disk answered at last."""
        if self._open is not None:
            self._open.log.expect_saved()

    def keep(self, opened: OpenMatch) -> None:
        """Keeps the file of a match that was opened."""
        self._open, self._left = opened, opened.left_aside
        opened.log.renewed = self._on_renewed

    def close(self) -> None:
        """Closes the file; a match that goes on stays among the saved ones."""
        opened, self._open = self._open, None
        if opened is not None:
            opened.close()

    def close_and_archive(self) -> None:
        """Closes the file, and archives it if the match is over and was saved to its end."""
        opened, self._open = self._open, None
        if opened is not None and opened.match.is_over:
            opened.close(lambda: self._archive(opened))
        elif opened is not None:
            opened.close()

    def _archive(self, opened: OpenMatch) -> None:
        try:
            self._store.archive(opened.path)
        except OSError as error:
            _log.warning("the finished match stays where it is: %s", chain_of(error))

    def measure(self, session: Session, step: Step) -> None:
        """Counts the time from the deal's first card to its end, which the step may bring."""
        if any(isinstance(event, DealStarted) for event in step.events):
            self.clock.start()
        elif step.events and session.match.is_between_deals:
            self.note_time(session)
        else:
            self.clock.touch()

    def keep_aside(self, session: Session) -> None:
        """Keeps what lies aside, at whichever screen."""
        staging = session.aside.staging
        left = LeftAside(len(session.match.moments), staging) if staging.groups else NOTHING_LEFT
        opened = self._open
        if opened is not None and left != self._left:
            self._left = left
            # What is still to be written may move the match to another file.
            OWN_FILES.submit(lambda: write_left_aside(left_aside_path(opened.path), left))

    def note_time(self, session: Session) -> None:
        """Records how long the deal has been played; a file that cannot be written has no time."""
        seconds = self.clock.take()
        if seconds and self._open is not None:
            with suppress(JournalError):
                session.match.note_time(seconds)

    def _on_renewed(self, path: Path, kept_as: Path | None) -> None:
        if kept_as is None:
            _log.warning("the file of the match is gone; it goes on in %s", shown_name(path))
        self._renewed(path, kept_as)
