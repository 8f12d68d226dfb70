"""Saves a running match in its file, or in a new one if that is taken away."""

from collections.abc import Callable
from pathlib import Path

from engine import Entry, FileProblem, Journal, JournalError, Match

Renewed = Callable[[Path, Path | None], None]
"""Takes the path of a new file, and that of the old one if its format was old; ``None`` if it was
gone.
"""


def nobody(_path: Path, _kept_as: Path | None) -> None:
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
        put_aside: Callable[[Match, Path, Path], Path],
    ) -> None:
        """``put_aside`` takes a file of an older format away, knows the one in its place, and
        returns where the file lies now.
        """
        self._match = match
        self._journal = journal
        self._make_file = make_file
        self._put_aside = put_aside
        self.renewed: Renewed = nobody
        """Called after the match has moved to a new file."""

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
            is_old = error.problem is FileProblem.OLDER
            kept_as = self._put_aside(self._match, old, self.path) if is_old else None
            self.renewed(self.path, kept_as)
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
