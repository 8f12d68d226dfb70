"""Matches that were deleted and can be brought back until the list is closed."""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from canasta_gui.file_thread import OWN_FILES
from canasta_gui.persistence.folders import MatchFile
from canasta_gui.persistence.store import MatchStore
from engine import JournalError


@dataclass(frozen=True, slots=True)
class _Deleted:
    file: MatchFile
    discarded: Path
    """The place of its file until it is brought back."""


class Deletions:
    """Deletes matches in groups; the last group is brought back first."""

    def __init__(self, store: MatchStore) -> None:
        self._store = store
        self._groups: list[tuple[_Deleted, ...]] = []
        self.refusal: JournalError | OSError | None = None
        """Why a match could not be deleted or brought back; ``None`` if the last request worked."""

    @property
    def are_any(self) -> bool:
        """Whether something can be brought back."""
        return bool(self._groups)

    @OWN_FILES.does
    def delete(self, files: Iterable[MatchFile]) -> tuple[MatchFile, ...]:
        """Deletes matches together; returns those that could be deleted."""
        done: list[_Deleted] = []
        self.refusal = None
        for file in files:
            try:
                done.append(_Deleted(file, self._store.discard(file.path)))
            except (JournalError, OSError) as error:
                self.refusal = error
        if done:
            self._groups.append(tuple(done))
        return tuple(it.file for it in done)

    @OWN_FILES.does
    def bring_back(self) -> tuple[MatchFile, ...]:
        """Brings the last group back; returns the matches with their present paths. What cannot be
        brought back can be tried again.
        """
        back: list[MatchFile] = []
        left: list[_Deleted] = []
        self.refusal = None
        for deleted in self._groups.pop():
            try:
                path = self._store.bring_back(deleted.discarded, deleted.file.path)
                back.append(replace(deleted.file, path=path))
            except OSError as error:
                self.refusal = error
                left.append(deleted)
        if left:
            self._groups.append(tuple(left))
        return tuple(back)

    @OWN_FILES.does
    def delete_for_good(self) -> None:
        """Deletes the files of all groups."""
        for group in self._groups:
            for deleted in group:
                with suppress(JournalError, OSError):
                    self._store.delete(deleted.discarded)
        self._groups = []
