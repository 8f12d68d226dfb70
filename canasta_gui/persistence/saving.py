"""Saves a running match in its file, or in a new one if that is taken away."""

import logging
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from canasta_gui.diagnostics.errors import chain_of
from canasta_gui.file_thread import OWN_FILES
from canasta_gui.persistence.beside_files import move_beside
from canasta_gui.persistence.opened_file import FileNotice
from canasta_gui.viewmodel.builders.staging import NOTHING_LEFT, LeftAside
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
        make_file: Callable[[Match, Sequence[Entry]], Journal],
        put_aside: Callable[[Match, Path, Path], Path],
    ) -> None:
        """``make_file`` takes the entries of the file; ``put_aside`` takes a file of an older
        format away, knows the one in its place, and returns where the file lies now.
        """
        self._match = match
        self._journal = journal
        self._make_file = make_file
        self._put_aside = put_aside
        self._written = [*match.entries]
        """What the file holds."""
        self._owed: deque[Entry] = deque()
        """What has to be written, the first entry first."""
        self._writing: Future[None] | None = None
        self.renewed: Renewed = lambda _path, _kept_as: None
        """Called after the match has moved to a new file, by the thread that writes."""

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
        self._owed.append(entry)
        try:
            self._writing = OWN_FILES.have_done(self._pay)
        except Exception:
            self._owed.pop()
            raise

    def close(self, then: Callable[[], object]) -> None:
        """Writes what is owed, closes the file, and does what is to be done with it if that
        worked, perhaps late.
        """
        self._writing = OWN_FILES.have_done(lambda: self._end(then))

    def _pay(self) -> None:
        while self._owed:
            entry = self._owed[0]
            try:
                self._journal.append(entry)
            except JournalError as error:
                if error.problem not in (FileProblem.GONE, FileProblem.OLDER):
                    raise
                self._renew(is_old=error.problem is FileProblem.OLDER)
                self._journal.append(entry)
            self._written.append(self._owed.popleft())

    def _end(self, then: Callable[[], object]) -> None:
        try:
            self._pay()
        except JournalError as error:
            _log.error("the end of the match is not saved: %s", chain_of(error))
            return
        finally:
            self._journal.close()
        then()

    def _renew(self, *, is_old: bool) -> None:
        """Goes on in a new file."""
        fresh, old = self._make_file(self._match, self._written), self.path
        self._journal.close()
        self._journal = fresh
        if not is_old:
            move_beside(old, fresh.path)
        self.renewed(fresh.path, self._put_aside(self._match, old, fresh.path) if is_old else None)


@dataclass(frozen=True, slots=True)
class OpenMatch:
    """A match whose every action is saved."""

    match: Match
    log: SavedLog
    notice: FileNotice | None = None
    passed_over: tuple[JournalError, ...] = ()
    """The errors of other files that seemed to have been played later but could not be opened."""
    left_aside: LeftAside = NOTHING_LEFT
    """What had been laid aside when the match was left."""

    @property
    def path(self) -> Path:
        """The match's file; it changes if the file is taken away."""
        return self.log.path

    def close(self, then: Callable[[], object] = lambda: None) -> None:
        """Stops saving, closes the file, and does what is to be done with it, perhaps late."""
        self.match.log = None
        self.log.close(then)
