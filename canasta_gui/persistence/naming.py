"""Names for files. A used name is never used again, and none reveals the cards."""

import os
import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path

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
