"""Reads the match file that a command names."""

from argparse import ArgumentParser
from pathlib import Path

from engine.cli.command import InputError
from engine.saves.journal_error import JournalError
from engine.saves.loading import LoadedMatch, load_match


def add_match_file(parser: ArgumentParser) -> None:
    """Adds the path of the match file as the only argument."""
    parser.add_argument("file", type=Path)


def read_match(path: Path) -> LoadedMatch:
    """Returns the match as far as its file can be read. Raises `InputError`."""
    try:
        return load_match(path)
    except JournalError as error:
        raise InputError([str(error)]) from None


def loss(path: Path, loaded: LoadedMatch) -> str | None:
    """Returns one line about the part of the file that could not be read; ``None`` if all was
    read.
    """
    dropped = loaded.dropped
    if dropped is None:
        return None
    return f"{path}:{dropped.line}: {dropped.why}; the last {dropped.size} bytes are left out"
