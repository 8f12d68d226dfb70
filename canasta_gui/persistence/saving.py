"""Saves a running match in its file, or in a new one if that is taken away."""

from collections.abc import Callable
from pathlib import Path

from engine import Entry, FileProblem, Journal, JournalError, Match


def nobody(_path: Path) -> None:
    """Does nothing; it is the default for ``renewed``."""


class SavedLog:
    """Writes every entry of a match to its file before it takes effect.

    If the file was moved, deleted or changed meanwhile, or an older program could not read the
    entry in it, the whole match is first written to a new one.
    """

    def __init__(
        self,
        match: Match,
        journal: Journal,
        make_file: Callable[[Match], Journal],
        put_aside: Callable[[Match, Path, Path], object],
    ) -> None:
        """``put_aside`` takes a file of an older format away, and knows the one in its place."""
        self._match = match
        self._journal = journal
        self._make_file = make_file
        self._put_aside = put_aside
        self.renewed: Callable[[Path], None] = nobody
        """Called with the new file after the match has moved to one because its own was gone."""

    @property
    def path(self) -> Path:
        """The present file of the match."""
        return self._journal.path

    def append(self, entry: Entry) -> None:
        """Writes an entry completely or not at all. Raises `JournalError`."""
        try:
            self._journal.append(entry)
        except JournalError as error:
            if error.problem not in (FileProblem.GONE, FileProblem.OLDER):
                raise
            old = self._renew()
            if error.problem is FileProblem.OLDER:
                self._put_aside(self._match, old, self.path)
            else:
                self.renewed(self.path)
            self._journal.append(entry)

    def close(self) -> None:
        """Closes the file."""
        self._journal.close()

    def _renew(self) -> Path:
        """Goes on in a new file; returns the path of the old one."""
        fresh, old = self._make_file(self._match), self.path
        self._journal.close()
        self._journal = fresh
        return old
