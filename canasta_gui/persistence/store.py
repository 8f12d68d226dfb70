"""The player's matches: those that go on, those that are kept, and damaged files set aside.

Nothing is deleted here unless `MatchStore.delete` is asked to.
"""

from contextlib import suppress
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path

from canasta_gui.persistence.folders import matches_folder
from canasta_gui.persistence.naming import KEPT, free_names, match_files, move_into, stem_of
from canasta_gui.persistence.saving import SavedLog
from engine import (
    Dropped,
    FileProblem,
    Journal,
    JournalError,
    LoadedMatch,
    Match,
    last_opened,
    load_match,
)


class NoticeKind(StrEnum):
    """What a player should be told about a file that was opened."""

    TORN = "torn"
    """The very last action had not been written completely and is missing."""
    DAMAGED = "damaged"
    """The file was damaged; everything from that line on is missing."""
    CONVERTED = "converted"
    """The file had an old format; the match goes on in a new file."""


@dataclass(frozen=True, slots=True)
class FileNotice:
    """What happened to a file on opening it."""

    kind: NoticeKind
    line: int
    """The first line that is missing, counted from 1; 0 when none is."""
    kept_as: Path | None = None
    """Where the file lies now, whole, when the match goes on in a new one."""


@dataclass(frozen=True, slots=True)
class OpenMatch:
    """A match whose every action is saved."""

    match: Match
    log: SavedLog
    notice: FileNotice | None = None
    passed_over: tuple[JournalError, ...] = ()
    """Why other files, in which there seemed to be play since, could not be opened instead."""

    @property
    def path(self) -> Path:
        """The match's file; another one after the first was taken away."""
        return self.log.path

    def close(self) -> None:
        """Stop saving and let go of the file."""
        self.match.log = None
        self.log.close()


class MatchStore:
    """A folder of match files; ``kept`` and ``damaged`` lie in folders of their own within it."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or matches_folder()
        self._openings: int | None = None
        """How often matches here were opened, once that is known."""

    @property
    def kept_folder(self) -> Path:
        """Finished matches, and those that were put away."""
        return self.folder / KEPT

    @property
    def damaged_folder(self) -> Path:
        """Damaged files, and those of old formats, untouched."""
        return self.folder / "damaged"

    @property
    def deleted_folder(self) -> Path:
        """Matches that were deleted and can still be brought back."""
        return self.folder / "deleted"

    def create(self, match: Match) -> OpenMatch:
        """Begin to save a match in a new file. Raises `JournalError`."""
        return self._saved(match, self._new_file(self.folder, match))

    def by_recency(self) -> tuple[Path, ...]:
        """Every match that goes on, the one played last first.

        The files say it themselves; where they do not, their time decides. The end of each is
        read.
        """
        return tuple(sorted(self.unarchived(), key=_recency, reverse=True))

    def unarchived(self) -> tuple[Path, ...]:
        """Every match that goes on, in no particular order."""
        return tuple(match_files(self.folder))

    def kept(self) -> tuple[Path, ...]:
        """Every match in the archive, in no particular order."""
        return tuple(match_files(self.kept_folder))

    def resume(self, path: Path) -> OpenMatch:
        """Open a match to continue it.

        A damaged file is set aside whole, and the match goes on from its readable beginning in a
        new file; the notice says so. Raises `JournalError`; then nothing was changed, except that
        a file with an unreadable header was set aside, where the error's path points.
        """
        try:
            journal, loaded = Journal.resume(path)
        except JournalError as error:
            if error.problem not in (FileProblem.DAMAGED, FileProblem.OLDER):
                raise
            return self._rescue(path)
        journal.opened = self._next_opening(path)
        return self._saved(loaded.match, journal, _torn(loaded.dropped))

    def resume_last(self) -> OpenMatch | None:
        """Open the match that was played last; ``None`` when there is none.

        Files that cannot be opened are passed over. Raises `JournalError` when none can be, or
        when another program is playing the last match.
        """
        passed_over: list[JournalError] = []
        for path in self.by_recency():
            try:
                return replace(self.resume(path), passed_over=tuple(passed_over))
            except JournalError as error:
                if error.problem is FileProblem.LOCKED:
                    raise
                passed_over.append(error)
        if passed_over:
            raise passed_over[0]
        return None

    def take_in(self, path: Path) -> OpenMatch:
        """Go on in a new file here with a match that lies elsewhere; that one stays as it is.

        Raises `JournalError`.
        """
        loaded = load_match(path)
        notice = None if loaded.dropped is None else _rescued(loaded, path)
        return self._saved(loaded.match, self._new_file(self.folder, loaded.match), notice)

    def archive(self, path: Path) -> Path:
        """Put a match away; returns its new path. It must not be open. Raises `OSError`."""
        return move_into(path, self.kept_folder)

    def unarchive(self, path: Path) -> Path:
        """Take a match out of the archive to continue it; returns its new path.

        Raises `OSError`.
        """
        return move_into(path, self.folder)

    def discard(self, path: Path) -> Path:
        """Put a match where deleted ones wait; returns its new path. It can be brought back.

        Raises `JournalError` while another program plays it, and `OSError`.
        """
        self._expect_free(path)
        return move_into(path, self.deleted_folder)

    def bring_back(self, discarded: Path, path: Path) -> Path:
        """Put a match that was deleted back to where it was; returns its path. Raises `OSError`."""
        return move_into(discarded, path.parent, path.stem)

    def delete(self, path: Path) -> None:
        """Delete a match for good, because the player asked for it.

        Raises `JournalError` while another program plays it, and `OSError`.
        """
        self._expect_free(path)
        path.unlink()

    @staticmethod
    def _expect_free(path: Path) -> None:
        try:
            Journal.resume(path)[0].close()
        except JournalError as error:
            # The system would let us: the other program's match would be saved nowhere then.
            if error.problem is FileProblem.LOCKED:
                raise

    def _rescue(self, path: Path) -> OpenMatch:
        """Continue in a new file what can be read of one that cannot be continued in place."""
        try:
            loaded = load_match(path)
        except JournalError as error:
            self._set_aside_unreadable(path, error)
            raise
        match = loaded.match
        journal = self._new_file(path.parent, match)
        try:
            kept_as = move_into(path, self.damaged_folder, _stem(match))
        except OSError:
            # Both files stay where they are; the new one was opened later.
            kept_as = path
        return self._saved(match, journal, _rescued(loaded, kept_as))

    def _saved(self, match: Match, journal: Journal, notice: FileNotice | None = None) -> OpenMatch:
        log = SavedLog(match, journal, lambda match: self._new_file(self.folder, match))
        match.log = log
        return OpenMatch(match, log, notice)

    def _next_opening(self, path: Path | None = None) -> int:
        """One more than any match here says, and the one at the path. Files are read only once."""
        if self._openings is None:
            self._openings = max(map(_opened, self.unarchived()), default=0)
        self._openings = 1 + max(self._openings, 0 if path is None else _opened(path))
        return self._openings

    def _set_aside_unreadable(self, path: Path, error: JournalError) -> None:
        if error.problem is FileProblem.DAMAGED:
            with suppress(OSError):
                error.path = move_into(path, self.damaged_folder)

    def _new_file(self, folder: Path, match: Match) -> Journal:
        """A new file that holds the whole match. Raises `JournalError`."""
        opened = self._next_opening()
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            what = error.strerror or str(error)
            raise JournalError(FileProblem.STORAGE, folder, what) from error
        for path in free_names(folder, _stem(match)):
            try:
                return Journal.create(path, match.header, match.entries, opened=opened)
            except JournalError as error:
                # Somebody else took the name in this moment: try the next one.
                if error.problem is not FileProblem.EXISTS:
                    raise
        raise AssertionError("names never end")


def _stem(match: Match) -> str:
    """How the name of a match's file begins: it tells the game, and nothing of the cards."""
    return stem_of(match.rules.edition) or "match"


def _recency(path: Path) -> tuple[int, int, str]:
    try:
        time = path.stat().st_mtime_ns
    except OSError:
        time = 0
    return _opened(path), time, path.name


def _opened(path: Path) -> int:
    try:
        return last_opened(path)
    except JournalError:
        return 0


def _torn(dropped: Dropped | None) -> FileNotice | None:
    return None if dropped is None else FileNotice(NoticeKind.TORN, dropped.line)


def _rescued(loaded: LoadedMatch, kept_as: Path) -> FileNotice:
    if loaded.dropped is None or loaded.dropped.is_torn:
        line = loaded.dropped.line if loaded.dropped else 0
        return FileNotice(NoticeKind.CONVERTED, line, kept_as)
    return FileNotice(NoticeKind.DAMAGED, loaded.dropped.line, kept_as)
