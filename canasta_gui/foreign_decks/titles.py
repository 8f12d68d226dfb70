"""Reads the title and the kind of a deck from the small files beside it."""

from contextlib import suppress
from pathlib import Path
from typing import Final

from engine import read_bounded

_MOST: Final = 200_000
"""The largest size, in bytes, of a file that describes a deck."""
_LONGEST: Final = 40
"""The number of letters of a name that are shown."""
_FRENCH: Final = "1"
"""PySolFC's number for sets of 52 cards with clubs, spades, hearts and diamonds."""
_PYSOL: Final = "PySol"


def svg_title(path: Path) -> str:
    """Returns the title in the file ``index.desktop`` beside a drawing, or else the drawing's
    name.
    """
    for line in _lines(path.with_name("index.desktop")):
        key, _, value = line.partition("=")
        if key.strip() == "Name" and value.strip():
            return _short(value)
    return _short(path.stem)


def folder_title(folder: Path) -> str:
    """Returns the title in PySolFC's file ``config.txt``, or else the folder's name."""
    lines = _config(folder)
    if len(lines) > 1:
        name = lines[1].partition(";")[2]
        if name.strip():
            return _short(name)
    return _short(folder.name.removeprefix("cardset-"))


def is_french(folder: Path) -> bool:
    """Returns whether a folder holds cards with French suits, or does not say which."""
    lines = _config(folder)
    parts = lines[0].split(";") if lines else []
    return len(parts) <= 3 or parts[3].strip() in ("", _FRENCH)


def _config(folder: Path) -> list[str]:
    lines = _lines(folder / "config.txt")
    return lines if lines and lines[0].startswith(_PYSOL) else []


def _lines(path: Path) -> list[str]:
    with suppress(OSError):
        return read_bounded(path, _MOST).decode(errors="replace").splitlines()
    return []


def _short(name: str) -> str:
    """Returns a name that fits a list: one printable line of limited length."""
    clean = "".join(letter for letter in name if letter.isprintable()).strip()
    return clean[:_LONGEST].strip() or "?"
