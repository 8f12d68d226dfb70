"""The description of a command, the error for unusable input, and JSON Lines: each problem is
reported with its place, and answers are written at once.
"""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import BinaryIO

from engine.cursor import Cursor, Json, first_problems
from engine.jsonfiles import JsonError, open_regular, parse_json

OK, DIFFERENT, BAD_INPUT = 0, 1, 2
"""Exit statuses: success; something differs or is missing; unusable input."""

_LONGEST = 500


@dataclass(frozen=True, slots=True)
class Command:
    """A command: its name, its help text, its arguments, and the function that runs it."""

    name: str
    help: str
    configure: Callable[[ArgumentParser], None]
    run: Callable[[Namespace], int]
    """Returns the exit status. Raises `InputError`."""


class InputError(Exception):
    """Input that a command cannot use; one line for each problem."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(self.problems))


def complain_all(problems: Sequence[str], place: str = "") -> None:
    """Writes the first of the problems to stderr, one line each."""
    for problem in first_problems(problems):
        complain(f"{place}{problem}")


def complain(problem: str) -> None:
    """Writes a problem to stderr in one line."""
    print(one_line(problem), file=sys.stderr, flush=True)


def one_line(problem: str) -> str:
    """Returns a problem as one line of text that every terminal can show."""
    text = problem if len(problem) <= _LONGEST else f"{problem[:_LONGEST]}..."
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in text)


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
    """Answers each line of the input, or reports it on stderr. Returns the exit status."""
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
