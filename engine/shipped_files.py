"""Reads the files that come with the program, and names one that is missing or damaged."""

import tomllib
from importlib.resources.abc import Traversable
from typing import Any


class BrokenFileError(Exception):
    """Raised for a file of the program itself that cannot be used: it has to be installed again."""

    def __init__(self, file: Traversable) -> None:
        super().__init__(str(file))
        self.broken_file = str(file)


def read_shipped(file: Traversable) -> str:
    """Returns the text of a file. Raises `BrokenFileError`."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BrokenFileError(file) from error


def read_shipped_table(file: Traversable) -> dict[str, Any]:
    """Returns what a file of TOML holds, which is never nothing. Raises `BrokenFileError`."""
    try:
        found = tomllib.loads(read_shipped(file))
    except tomllib.TOMLDecodeError as error:
        raise BrokenFileError(file) from error
    if not found:
        raise BrokenFileError(file)
    return found
