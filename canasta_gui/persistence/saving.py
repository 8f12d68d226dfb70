"""Saves a running match in its file, or in a new one if that is taken away."""

from collections.abc import Callable
from pathlib import Path

from engine import Entry, FileProblem, Journal, JournalError, Match


def nobody(_path: Path) -> None:
    """Does nothing; it is the default for ``renewed``."""


class SavedLog:
    """Writes every entry of a match to its file before it takes effect.

    If the file was moved, deleted or changed meanwhile, the whole match is first written to a new
    one.
    """

    def __init__(
        self, match: Match, journal: Journal, make_file: Callable[[Match], Journal]
    ) -> None:
        self._match = match
        self._journal = journal
        self._make_file = make_file
        self.renewed: Callable[[Path], None] = nobody
        """Called with the new file after the match has moved to one."""

    @property
    def path(self) -> Path:
        """The present file of the match."""
        return self._journal.path

    def append(self, entry: Entry) -> None:
        """Writes an entry completely or not at all. Raises `JournalError`."""
        try:
            self._journal.append(entry)
        except JournalError as error:
            if error.problem is not FileProblem.GONE:
                raise
            self._renew()
            self._journal.append(entry)

    def close(self) -> None:
        """Closes the file."""
        self._journal.close()

    def _renew(self) -> None:
        fresh = self._make_file(self._match)
        self._journal.close()
        self._journal = fresh
        self.renewed(fresh.path)
