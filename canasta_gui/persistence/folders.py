"""The folders of the player's files, the names of files in them, and those of matches in the order
in which they were played.

A used name is never used again, and none reveals the cards.
"""

import os
import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

from canasta_gui.file_thread import OWN_FILES
from canasta_gui.settings.system_folders import data_folder

_LEAST_ROOM = 16 * 1024
"""The least free space in bytes; a deal takes about as much."""


def matches_folder() -> Path:
    """Returns the folder of all matches; it may not exist yet."""
    return data_folder() / "matches"


def house_rules_folder() -> Path:
    """Returns the folder of the player's house rules; it may not exist yet."""
    return data_folder() / "house-rules"


def real_cards_folder() -> Path:
    """Returns the folder of the score sheets of real cards; it may not exist yet."""
    return data_folder() / "real-cards"


def decks_folder() -> Path:
    """Returns the folder of the imported decks; it may not exist yet."""
    return data_folder() / "decks"


@OWN_FILES.does
def refusal_of(folder: Path) -> OSError | None:
    """Returns why nothing can be saved in a folder; ``None`` if saving works. It leaves no trace.

    If the folder is missing, the one above it is tried, because the folder would be created there.
    """
    # Imported late, because the first frame needs only the path of the folder.
    from tempfile import TemporaryFile

    try:
        place = next(path for path in (folder, *folder.parents) if path.exists())
        with TemporaryFile(dir=place) as file:
            file.write(bytes(_LEAST_ROOM))
    except OSError as error:
        return error
    return None


SUFFIX = ".canasta"
KEPT = "kept"
"""The folder of archived matches, within that of all matches."""

_LONGEST_STEM = 40
_DEAL_CODE = re.compile(r"[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{4}){2}")
"""The pattern of deal codes, which reveal every card: earlier versions named files by them."""


def stem_of(text: str) -> str:
    """Returns the beginning of a file name for any text; empty if no character can be used."""
    letters = "".join(letter if letter.isalnum() else "-" for letter in text.casefold())
    return "-".join(filter(None, letters.split("-")))[:_LONGEST_STEM]


def shown_name(path: Path) -> str:
    """Returns the name of a file for display, with a deal code in it hidden."""
    return _DEAL_CODE.sub("…", path.name)


def match_files(folder: Path) -> Iterator[Path]:
    """Yields every match file in a folder, in no particular order; reads none."""
    return files_in(folder, SUFFIX)


def files_in(folder: Path, suffix: str) -> Iterator[Path]:
    """Yields every file in a folder with a given ending; none if the folder is missing or
    unreadable.
    """
    with suppress(OSError):
        yield from folder.glob(f"*{suffix}")


def free_names(folder: Path, stem: str, suffix: str = SUFFIX) -> Iterator[Path]:
    """Yields free names for a file without end: ``stem``, then ``stem-2``, ``stem-3`` and so on."""
    for number in count(1):
        path = folder / f"{stem}{'' if number == 1 else f'-{number}'}{suffix}"
        if not os.path.lexists(path):
            yield path


def move_into(path: Path, folder: Path, stem: str | None = None) -> Path:
    """Moves a file into a folder, under a name that is free there; returns the new path.

    The name begins with ``stem``, or as before. Raises `OSError` if the system refuses.
    """
    folder.mkdir(parents=True, exist_ok=True)
    target = next(free_names(folder, path.stem if stem is None else stem))
    # Not `replace`: on Windows `rename` refuses to destroy a file that appeared meanwhile.
    return path.rename(target)


@dataclass(frozen=True, slots=True)
class MatchFile:
    """The data of a match that are known before its file is read."""

    path: Path
    last_written: datetime
    """The time of the last write, in UTC."""
    size: int = 0
    """The size in bytes."""


def _moment(seconds: float) -> datetime:
    """Returns a moment by the seconds since 1970; the first or last day for one that no calendar
    has, written by a clock gone wrong.
    """
    day = timedelta(days=1)
    least, most = datetime.min.replace(tzinfo=UTC) + day, datetime.max.replace(tzinfo=UTC) - day
    return datetime.fromtimestamp(min(max(seconds, least.timestamp()), most.timestamp()), UTC)


@OWN_FILES.does
def newest_first(paths: Iterable[Path]) -> tuple[MatchFile, ...]:
    """Returns the files, the last written first; files that are missing by now are left out."""
    found: list[MatchFile] = []
    for path in paths:
        with suppress(OSError):
            stat = path.stat()
            found.append(MatchFile(path, _moment(stat.st_mtime), stat.st_size))
    found.sort(key=lambda file: (file.last_written, file.path.name), reverse=True)
    return tuple(found)
