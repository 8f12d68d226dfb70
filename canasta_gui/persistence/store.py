"""The player's matches: running ones, archived ones, and damaged files set aside.

Only `MatchStore.delete` deletes anything.
"""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from canasta_gui.file_thread import CHOSEN_FILES, OWN_FILES
from canasta_gui.persistence.beside_files import move_beside, read_left_aside, remove_beside
from canasta_gui.persistence.folders import (
    KEPT,
    free_names,
    match_files,
    matches_folder,
    move_into,
    stem_of,
)
from canasta_gui.persistence.opened_file import (
    FileNotice,
    notice_in_place,
    notice_of_new_file,
)
from canasta_gui.persistence.saving import OpenMatch, SavedLog
from engine import (
    Entry,
    FileProblem,
    Journal,
    JournalError,
    Match,
    expect_unlocked,
    last_opened,
    load_match,
)

_NOT_IN_PLACE = (FileProblem.DAMAGED, FileProblem.OLDER, FileProblem.CHANGED)
"""The problems of files that can be read, at least in part, but not be written to any more."""
_OF_NO_USE = (FileProblem.DAMAGED, FileProblem.RULES, FileProblem.UNBEGUN)
"""The problems of files from which no version of the program could go on."""


class MatchStore:
    """A folder of match files, with folders for ``kept`` and ``damaged`` ones within it."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or matches_folder()
        self._openings: int | None = None
        """The highest number of openings of the matches here, once it is known."""

    @property
    def kept_folder(self) -> Path:
        """The folder of finished and archived matches."""
        return self.folder / KEPT

    @property
    def damaged_folder(self) -> Path:
        """The folder of damaged files and of those in old formats, unchanged."""
        return self.folder / "damaged"

    @property
    def deleted_folder(self) -> Path:
        """The folder of deleted matches that can still be restored."""
        return self.folder / "deleted"

    @OWN_FILES.does
    def create(self, match: Match) -> OpenMatch:
        """Starts to save a match in a new file. Raises `JournalError`."""
        return self._saved(match, self._new_file(self.folder, match))

    @OWN_FILES.does
    def by_recency(self) -> tuple[Path, ...]:
        """Returns every running match, the last played first.

        The end of each file is read for it; if a file does not tell, its time decides.
        """
        return tuple(sorted(self.unarchived(), key=_recency, reverse=True))

    @OWN_FILES.does
    def unarchived(self) -> tuple[Path, ...]:
        """Returns every running match, in no particular order."""
        return tuple(match_files(self.folder))

    @OWN_FILES.does
    def kept(self) -> tuple[Path, ...]:
        """Returns every archived match, in no particular order."""
        return tuple(match_files(self.kept_folder))

    @OWN_FILES.does
    def resume(self, path: Path) -> OpenMatch:
        """Opens a match to continue it.

        A damaged or changed file is set aside whole, and the match continues from its readable
        beginning in a new file; the notice says so. Raises `JournalError`; then nothing was
        changed, except that a file of no use was set aside, where the error's path points.
        """
        try:
            journal, loaded = Journal.resume(path)
        except JournalError as error:
            if error.problem in _NOT_IN_PLACE:
                return self._rescue(path)
            self._set_aside_useless(path, error)
            raise
        journal.opened = self._next_opening(path)
        return self._saved(loaded.match, journal, notice_in_place(loaded))

    @OWN_FILES.does
    def resume_last(self) -> OpenMatch | None:
        """Opens the match that was played last; returns ``None`` if there is none.

        Files that cannot be opened are skipped, those in which nothing was played without a word.
        Raises `JournalError` if none can be opened, or if another program is playing the last
        match.
        """
        passed_over: list[JournalError] = []
        for path in self.by_recency():
            try:
                return replace(self.resume(path), passed_over=tuple(passed_over))
            except JournalError as error:
                if error.problem is FileProblem.LOCKED:
                    raise
                if error.problem is not FileProblem.UNBEGUN:
                    passed_over.append(error)
        if passed_over:
            raise passed_over[0]
        return None

    def take_in(self, path: Path) -> OpenMatch:
        """Continues a match from elsewhere in a new file here; the original is not changed.

        Raises `JournalError`.
        """
        loaded = CHOSEN_FILES.ask(lambda: load_match(path))
        is_whole = loaded.dropped is None and not loaded.is_changed
        notice = None if is_whole else notice_of_new_file(loaded, path)
        journal = OWN_FILES.ask(lambda: self._new_file(self.folder, loaded.match))
        return self._saved(loaded.match, journal, notice)

    @OWN_FILES.does
    def archive(self, path: Path) -> Path:
        """Archives a match, which must not be open; returns its new path. Raises `OSError`."""
        return _move(path, self.kept_folder)

    @OWN_FILES.does
    def unarchive(self, path: Path) -> Path:
        """Takes a match out of the archive to continue it; returns its new path.

        Raises `OSError`.
        """
        return _move(path, self.folder)

    @OWN_FILES.does
    def discard(self, path: Path) -> Path:
        """Moves a match to the deleted ones, from where it can be restored; returns its new path.

        Raises `JournalError` while another program plays it, and `OSError`.
        """
        self._expect_free(path)
        return _move(path, self.deleted_folder)

    @OWN_FILES.does
    def bring_back(self, discarded: Path, path: Path) -> Path:
        """Restores a deleted match to its old place; returns its path. Raises `OSError`."""
        return _move(discarded, path.parent, path.stem)

    @OWN_FILES.does
    def delete(self, path: Path) -> None:
        """Deletes a match for good, because the player asked for it.

        Raises `JournalError` while another program plays it, and `OSError`.
        """
        self._expect_free(path)
        path.unlink()
        remove_beside(path)

    @OWN_FILES.does
    def set_aside(self, path: Path) -> Path:
        """Moves a match that is of no use to the damaged ones; returns its present path, which is
        the old one if the system refuses.
        """
        try:
            return _move(path, self.damaged_folder)
        except OSError:
            return path

    @staticmethod
    def _expect_free(path: Path) -> None:
        try:
            expect_unlocked(path)
        except JournalError as error:
            # The system would allow it, and the other program's match would no longer be saved
            # anywhere.
            if error.problem is FileProblem.LOCKED:
                raise

    def _rescue(self, path: Path) -> OpenMatch:
        """Continues in a new file the readable part of one that cannot be continued in place."""
        try:
            loaded = load_match(path)
        except JournalError as error:
            self._set_aside_useless(path, error)
            raise
        match = loaded.match
        journal = self._new_file(path.parent, match)
        kept_as = self._put_aside(match, path, journal.path)
        return self._saved(match, journal, notice_of_new_file(loaded, kept_as))

    def _put_aside(self, match: Match, path: Path, instead: Path) -> Path:
        """Moves a file to the damaged and old ones, and what lies beside it to the file in its
        place; returns its present path.
        """
        try:
            kept_as = move_into(path, self.damaged_folder, _stem(match))
        except OSError:
            # Both files stay where they are; the new one has the later opening.
            kept_as = path
        move_beside(path, instead)
        return kept_as

    def _saved(self, match: Match, journal: Journal, notice: FileNotice | None = None) -> OpenMatch:
        def make_file(match: Match, entries: Sequence[Entry]) -> Journal:
            return self._new_file(self.folder, match, entries)

        log = SavedLog(match, journal, make_file, self._put_aside)
        match.log = log
        return OpenMatch(match, log, notice, left_aside=read_left_aside(journal.path))

    def _next_opening(self, path: Path | None = None) -> int:
        """Returns a number above the openings of all matches here and of a path; reads files only
        once.
        """
        if self._openings is None:
            self._openings = max(map(_opened, self.unarchived()), default=0)
        self._openings = 1 + max(self._openings, 0 if path is None else _opened(path))
        return self._openings

    def _set_aside_useless(self, path: Path, error: JournalError) -> None:
        if error.problem in _OF_NO_USE:
            error.path = self.set_aside(path)

    def _new_file(
        self, folder: Path, match: Match, entries: Sequence[Entry] | None = None
    ) -> Journal:
        """Returns a new file that holds a match, or only its first entries. Raises
        `JournalError`.
        """
        entries = match.entries if entries is None else entries
        opened = self._next_opening()
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            what = error.strerror or str(error)
            raise JournalError(FileProblem.STORAGE, folder, what) from error
        for path in free_names(folder, _stem(match)):
            try:
                return Journal.create(path, match.header, entries, opened=opened)
            except JournalError as error:
                # Another program took the name at this moment: try the next one.
                if error.problem is not FileProblem.EXISTS:
                    raise
        raise AssertionError("names never end")


def _move(path: Path, folder: Path, stem: str | None = None) -> Path:
    """Moves a match and what lies beside it; returns the new path. Raises `OSError`."""
    moved = move_into(path, folder, stem)
    move_beside(path, moved)
    return moved


def _stem(match: Match) -> str:
    """Returns the beginning of the match's file name: it names the game and reveals no cards."""
    return stem_of(match.rules.edition) or "match"


def _recency(path: Path) -> tuple[bool, int, int, str]:
    """Returns a key that grows with the time of playing; files without a match come last, so that
    whoever looks for the match played last meets and removes them.
    """
    try:
        time = path.stat().st_mtime_ns
    except OSError:
        time = 0
    try:
        return False, last_opened(path), time, path.name
    except JournalError as error:
        return error.problem is FileProblem.UNBEGUN, 0, time, path.name


def _opened(path: Path) -> int:
    try:
        return last_opened(path)
    except JournalError:
        return 0
