"""What a file is that a player opens, by its content; what happened to a match file then."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

from canasta_gui.file_thread import CHOSEN_FILES
from canasta_gui.persistence.house_store import (
    SUFFIX,
    HouseRules,
    read_playable,
)
from canasta_gui.settings.person_file import SUFFIX as PERSON_SUFFIX
from canasta_gui.settings.person_file import PersonFile, read_person
from canasta_gui.settings.store import FileFault, UnusableFileError
from engine import FileProblem, JournalError, LoadedMatch, Standing, peek_match

OutsideFile = Standing | HouseRules | PersonFile | JournalError | UnusableFileError
"""The standing of a match, house rules, a player, or why the file cannot be used."""


@CHOSEN_FILES.does
def look_at(path: Path) -> OutsideFile:
    """Returns the content of a file, whatever its name is; writes nothing."""
    for suffix, read in _TAKEN_ALONG.items():
        if path.name.endswith(suffix):
            return _content_of(path, read)
    try:
        return peek_match(path)
    except JournalError as error:
        if error.problem is not FileProblem.FOREIGN:
            return error
        for read in _TAKEN_ALONG.values():
            found = _content_of(path, read)
            if not (isinstance(found, UnusableFileError) and found.fault in _OTHER):
                return found
        return error


_OTHER = (FileFault.FOREIGN, FileFault.DAMAGED)
"""The faults of a file that was never of the kind that was looked for."""
_TAKEN_ALONG: Final = {SUFFIX: read_playable, PERSON_SUFFIX: read_person}


def _content_of(
    path: Path, read: Callable[[Path], HouseRules | PersonFile]
) -> HouseRules | PersonFile | UnusableFileError:
    try:
        return read(path)
    except UnusableFileError as error:
        return error


class NoticeKind(StrEnum):
    """The kinds of notices about a file that was opened."""

    TORN = "torn"
    """The very last action had not been written completely and is missing."""
    DAMAGED = "damaged"
    """The file was damaged; everything from that line on is missing."""
    CHANGED = "changed"
    """The file was changed by somebody else; the match continues in a new file."""
    CONVERTED = "converted"
    """The file had an old format; the match continues in a new file."""


@dataclass(frozen=True, slots=True)
class FileNotice:
    """A notice on what happened to a file when it was opened."""

    kind: NoticeKind
    line: int
    """The first missing line, counted from 1; 0 if none is missing."""
    kept_as: Path | None = None
    """The present path of the unchanged file, if the match continues in a new one."""


def notice_in_place(loaded: LoadedMatch) -> FileNotice | None:
    """Returns the notice on a match that goes on in its file; ``None`` if no action is missing."""
    if loaded.dropped is None or not loaded.match.entries:
        return None
    return FileNotice(NoticeKind.TORN, loaded.dropped.line)


def notice_of_new_file(loaded: LoadedMatch, kept_as: Path) -> FileNotice:
    """Returns the notice on a match that goes on in a new file."""
    line = loaded.dropped.line if loaded.dropped else 0
    if loaded.dropped is not None and not loaded.dropped.is_torn:
        return FileNotice(NoticeKind.DAMAGED, line, kept_as)
    kind = NoticeKind.CHANGED if loaded.is_changed else NoticeKind.CONVERTED
    return FileNotice(kind, line, kept_as)
