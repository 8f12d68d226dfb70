"""The files beside that of a match: the player's note on it, and what a person has laid aside."""

import logging
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from canasta_gui.diagnostics.errors import name_of
from canasta_gui.file_thread import OWN_FILES
from canasta_gui.persistence.folders import SUFFIX, files_in
from canasta_gui.settings.record import Number, Text, plain, read_record
from canasta_gui.viewmodel.builders.staging import NOTHING_LEFT, LeftAside, StagedGroup, Staging
from engine import format_cards, format_json, parse_cards, parse_object, read_bounded, write_whole

_log = logging.getLogger(__name__)

NOTE: Final = ".note.txt"
LONGEST_NOTE: Final = 500
"""The largest number of characters of a note."""
_LEFT_ASIDE: Final = ".aside.json"
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


@dataclass(frozen=True, slots=True, kw_only=True)
class _Group:
    """Cards laid aside for a meld, as the file names them."""

    cards: Text
    to: Number | None = None
    with_upcard: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class _LeftAside:
    """The fields of the file of what is laid aside."""

    moments: Number
    groups: tuple[_Group, ...]


def left_aside_path(match: Path) -> Path:
    """Returns the path of what is laid aside in a match; it exists while cards lie there."""
    return match.with_name(match.name.removesuffix(SUFFIX) + _LEFT_ASIDE)


@OWN_FILES.does
def read_left_aside(match: Path) -> LeftAside:
    """Returns what is laid aside in a match; nothing without a file that can be used."""
    try:
        raw = parse_object(read_bounded(left_aside_path(match), _LARGEST_FILE))
        left = read_record(_LeftAside, raw)
        groups = (StagedGroup(parse_cards(it.cards), it.to, it.with_upcard) for it in left.groups)
        return LeftAside(left.moments, Staging(tuple(groups)))
    except (OSError, ValueError):
        return NOTHING_LEFT


def write_left_aside(path: Path, left: LeftAside) -> None:
    """Keeps what is laid aside where nobody but the owner can read it."""
    groups = tuple(
        _Group(cards=format_cards(it.cards), to=it.to, with_upcard=it.has_upcard)
        for it in left.staging.groups
    )
    try:
        if groups:
            record = _LeftAside(moments=left.moments, groups=groups)
            write_whole(path, format_json(plain(record)), is_private=True)
        else:
            path.unlink(missing_ok=True)
    except OSError as error:
        # Without the file, the cards are in the hand after a restart.
        _log.info("what is laid aside was not kept: %s", name_of(error))


def move_beside(before: Path, match: Path) -> None:
    """Moves the files beside a match that has been moved; those that cannot be moved stay."""
    for of in (note_path, left_aside_path):
        with suppress(OSError):
            of(before).replace(of(match))


def remove_beside(match: Path) -> None:
    """Removes the files beside a match that has been deleted; those that cannot be removed stay."""
    for of in (note_path, left_aside_path):
        with suppress(OSError):
            of(match).unlink(missing_ok=True)
