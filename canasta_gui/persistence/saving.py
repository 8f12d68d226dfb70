"""Saves a running match in its file, or in a new one if that is taken away."""

import logging
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from canasta_gui.diagnostics.errors import chain_of
from canasta_gui.settings.patient_writer import WRITER
from engine import Entry, FileProblem, Journal, JournalError, Match

if TYPE_CHECKING:
    from concurrent.futures import Future

_log = logging.getLogger(__name__)

Renewed = Callable[[Path, Path | None], None]
"""Takes the path of a new file, and that of the old one if its format was old; ``None`` if it was
gone.
"""


class SavedLog:
    """Writes every entry of a match to its file before it takes effect, unless the disk does not
    answer: then the entry is owed, and written before any later one.

    If the file was moved, deleted or changed meanwhile, or an older program could not read the
    entry in it, the whole match is first written to a new one.
    """

    def __init__(
        self,
        match: Match,
        journal: Journal,
        make_file: Callable[[Match], Journal],
        put_aside: Callable[[Match, Path, Path], Path],
    ) -> None:
        """``put_aside`` takes a file of an older format away, knows the one in its place, and
        returns where the file lies now.
        """
        self._match = match
        self._journal = journal
        self._make_file = make_file
        self._put_aside = put_aside
        self._owed: deque[Entry] = deque()
        """What has to be written, the first entry first."""
        self._writing: Future[None] | None = None
        self.renewed: Renewed = lambda _path, _kept_as: None
        """Called after the match has moved to a new file."""

    @property
    def path(self) -> Path:
        """The present file of the match."""
        return self._journal.path

    @property
    def is_late(self) -> bool:
        """Returns whether the disk has not answered yet."""
        return self._writing is not None and not self._writing.done()

    def expect_saved(self) -> None:
        """Raises the `JournalError` with which a late disk answered at last; what it did not take
        is still owed.
        """
        if self._writing is not None and not self.is_late:
            self._writing.result()

    def append(self, entry: Entry) -> None:
        """Writes an entry completely or not at all, perhaps late. Raises `JournalError`."""
        try:
            self._write(entry)
        except JournalError as error:
            if error.problem not in (FileProblem.GONE, FileProblem.OLDER):
                raise
            old = self._renew()
            is_old = error.problem is FileProblem.OLDER
            kept_as = self._put_aside(self._match, old, self.path) if is_old else None
            self.renewed(self.path, kept_as)
            self._write(entry)

    def close(self) -> None:
        """Writes what is owed and closes the file, perhaps late."""
        self._writing = WRITER.have_done(self._end)

    def _write(self, entry: Entry) -> None:
        self._owed.append(entry)
        try:
            self._writing = WRITER.have_done(self._pay)
        except Exception:
            self._owed.pop()
            raise

    def _pay(self) -> None:
        while self._owed:
            self._journal.append(self._owed[0])
            self._owed.popleft()

    def _end(self) -> None:
        try:
            self._pay()
        except JournalError as error:
            _log.error("the end of the match is not saved: %s", chain_of(error))
        finally:
            self._journal.close()

    def _renew(self) -> Path:
        """Goes on in a new file; returns the path of the old one."""
        fresh, old = self._make_file(self._match), self.path
        self._journal.close()
        self._journal = fresh
        # The match holds what it owed.
        self._owed.clear()
        return old
