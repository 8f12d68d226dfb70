"""The player's notes on matches: a text file beside each match that has one."""

from contextlib import suppress
from pathlib import Path
from typing import Final

from canasta_gui.file_thread import OWN_FILES
from canasta_gui.persistence.folders import SUFFIX, files_in
from engine import read_bounded, write_whole

NOTE: Final = ".note.txt"
LONGEST_NOTE: Final = 500
"""The largest number of characters of a note."""
_LARGEST_FILE: Final = 16 * 1024


def note_path(match: Path) -> Path:
    """Returns the path of the note on a match."""
    return match.with_name(match.name.removesuffix(SUFFIX) + NOTE)


@OWN_FILES.does
def notes_in(folder: Path) -> dict[Path, str | None]:
    """Returns the notes in a folder by their matches, as `read_note` returns them."""
    names = (path.name.removesuffix(NOTE) for path in files_in(folder, NOTE))
    notes = {match: read_note(match) for name in names if (match := folder / f"{name}{SUFFIX}")}
    return {match: note for match, note in notes.items() if note != ""}


@OWN_FILES.does
def read_note(match: Path) -> str | None:
    """Returns the note on a match; empty if there is none, ``None`` if it cannot be read."""
    try:
        data = read_bounded(note_path(match), _LARGEST_FILE)
    except FileNotFoundError:
        return ""
    except OSError:
        return None
    return " ".join(data.decode("utf-8", "replace").split())[:LONGEST_NOTE]


@OWN_FILES.does
def write_note(match: Path, note: str) -> None:
    """Keeps the note on a match; an empty one removes it. Raises `OSError`."""
    text = " ".join(note.split())[:LONGEST_NOTE]
    if text:
        write_whole(note_path(match), f"{text}\n".encode())
    else:
        note_path(match).unlink(missing_ok=True)


def move_note(before: Path, match: Path) -> None:
    """Moves the note of a match that has been moved; a note that cannot be moved stays."""
    with suppress(OSError):
        note_path(before).replace(note_path(match))
