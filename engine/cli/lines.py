"""Reads JSON Lines and reports every problem with its place; writes answers at once."""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import BinaryIO

from engine.cli.command import BAD_INPUT, OK, Command, InputError, complain_all
from engine.cursor import Cursor, Json
from engine.jsonfiles.regular import open_regular
from engine.jsonfiles.text import JsonError, parse_json

Handler = Callable[[Cursor], Json]
"""Makes the answer to one line; problems noted at the cursor discard the answer."""

BESIDE_POSITION = ("code", "events")
"""What `deal` writes beside the position; other commands take its lines as they are."""
_LONGEST_LINE = 1 << 24
"""In bytes; a position with its whole history takes a thousandth of it."""


def line_command(name: str, help_text: str, handle: Handler) -> Command:
    """Returns the command that answers every line of its input."""
    return Command(name, help_text, add_input, partial(answer_lines, handle=handle))


def add_input(parser: ArgumentParser) -> None:
    """Adds the argument for a file to read in place of the standard input."""
    parser.add_argument("file", nargs="?", type=Path, help="JSON Lines; the standard input if none")


def answer_lines(args: Namespace, handle: Handler) -> int:
    """Answers every line of the input; reports unusable lines on stderr. Returns the exit
    status.
    """
    status = OK
    for number, line in enumerate(_input_lines(args.file), start=1):
        if not line.strip():
            continue
        try:
            write_line(_answer(line, handle))
        except InputError as error:
            status = BAD_INPUT
            complain_all(error.problems, f"line {number}: ")
    return status


def write_line(value: Json) -> None:
    """Writes a value as one line."""
    print(json.dumps(value), flush=True)


def read_json(text: bytes | str) -> object:
    """Reads one JSON value. Raises `InputError`."""
    try:
        return parse_json(text)
    except JsonError as error:
        raise InputError([str(error)]) from None


def _answer(line: bytes, handle: Handler) -> Json:
    if len(line) == _LONGEST_LINE:
        raise InputError([f"longer than {_LONGEST_LINE} bytes"])
    cursor = Cursor(read_json(line))
    answer = handle(cursor)
    if cursor.problems:
        raise InputError(cursor.problems)
    return answer


def _input_lines(path: Path | None) -> Iterator[bytes]:
    if path is None:
        yield from _lines_of(sys.stdin.buffer)
        return
    try:
        with open_regular(path) as file:
            yield from _lines_of(file)
    except OSError as error:
        raise InputError([f"{path}: {error.strerror or error}"]) from None


def _lines_of(file: BinaryIO) -> Iterator[bytes]:
    """Yields every line; cuts a line that is too long and stops after it."""
    for line in iter(lambda: file.readline(_LONGEST_LINE), b""):
        yield line
        if len(line) == _LONGEST_LINE:
            return
