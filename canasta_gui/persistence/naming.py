"""Names of files. A name that is taken is never used again, and none tells of the cards."""

import os
import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path

SUFFIX = ".canasta"
KEPT = "kept"
"""The folder of matches that were put away, within that of all matches."""

_LONGEST_STEM = 40
_DEAL_CODE = re.compile(r"[2-9A-HJKMNP-Z]{4}(-[2-9A-HJKMNP-Z]{4}){2}")
"""A code that gives the cards of every deal away: earlier versions named files by it."""


def stem_of(text: str) -> str:
    """The beginning of a file's name made of any text; empty where nothing of it can be used."""
    letters = "".join(letter if letter.isalnum() else "-" for letter in text.casefold())
    return "-".join(filter(None, letters.split("-")))[:_LONGEST_STEM]


def shown_name(path: Path) -> str:
    """The name of a file for people who play, with a deal code in it covered."""
    return _DEAL_CODE.sub("…", path.name)


def match_files(folder: Path) -> Iterator[Path]:
    """Every match file in a folder, in no particular order; reads none."""
    return files_in(folder, SUFFIX)


def files_in(folder: Path, suffix: str) -> Iterator[Path]:
    """Every file in a folder whose name ends so; none where it is missing or must not be read."""
    with suppress(OSError):
        yield from folder.glob(f"*{suffix}")


def free_names(folder: Path, stem: str, suffix: str = SUFFIX) -> Iterator[Path]:
    """Free names for a file without end: ``stem``, then ``stem-2``, ``stem-3`` and so on."""
    for number in count(1):
        path = folder / f"{stem}{'' if number == 1 else f'-{number}'}{suffix}"
        if not os.path.lexists(path):
            yield path


def move_into(path: Path, folder: Path, stem: str | None = None) -> Path:
    """Move a file into a folder, under a name that is free there; returns the new path.

    The name begins with ``stem``, or as before. Raises `OSError` when the system refuses.
    """
    folder.mkdir(parents=True, exist_ok=True)
    target = next(free_names(folder, path.stem if stem is None else stem))
    # Not `replace`: on Windows `rename` refuses to destroy a file that appeared meanwhile.
    return path.rename(target)
