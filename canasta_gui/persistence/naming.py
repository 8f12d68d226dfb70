"""Names of match files. A name that is taken is never used again."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

SUFFIX = ".canasta"
KEPT = "kept"
"""The folder of matches that were put away, within that of all matches."""


def match_files(folder: Path) -> Iterator[Path]:
    """Every match file in a folder, in no particular order; reads none."""
    return folder.glob(f"*{SUFFIX}")


def names_in(folder: Path, stem: str) -> Iterator[Path]:
    """Free names for a match file without end: ``stem``, then ``stem-2``, ``stem-3`` and so on."""
    for number in count(1):
        path = folder / f"{stem}{'' if number == 1 else f'-{number}'}{SUFFIX}"
        if not path.exists():
            yield path


def move_into(path: Path, folder: Path) -> Path:
    """Move a file into a folder, under a name that is free there; returns the new path.

    Raises `OSError` when the system refuses.
    """
    folder.mkdir(parents=True, exist_ok=True)
    target = next(names_in(folder, path.stem))
    # Not `replace`: on Windows `rename` refuses to destroy a file that appeared meanwhile.
    return path.rename(target)
