"""JSON Lines: reading them with every problem and its place, writing them at once."""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from pathlib import Path

from engine.cli.command import BAD_INPUT, OK, InputError, complain
from engine.cursor import Cursor, Json

Handler = Callable[[Cursor], Json]
"""Makes the answer to one line. Problems noted at the cursor make the answer void."""


def add_input(parser: ArgumentParser) -> None:
    """Let a command read a file in place of the standard input."""
    parser.add_argument("file", nargs="?", type=Path, help="JSON Lines; the standard input if none")


def answer_lines(args: Namespace, handle: Handler) -> int:
    """Answer every line of the input; lines that cannot be used are named on stderr."""
    status = OK
    for number, line in enumerate(_input_lines(args.file), start=1):
        if not line.strip():
            continue
        try:
            write_line(_answer(line, handle))
        except InputError as error:
            status = BAD_INPUT
            for problem in error.problems:
                complain(f"line {number}: {problem}")
    return status


def write_line(value: Json) -> None:
    """Write a value as one line."""
    print(json.dumps(value), flush=True)


def read_json(text: str) -> object:
    """Read one JSON value. Raises `InputError`."""
    try:
        return json.loads(text, object_pairs_hook=_unique)
    except json.JSONDecodeError as error:
        raise InputError([f"not JSON: {error.msg.lower()} at column {error.colno}"]) from None
    except RecursionError:
        raise InputError(["not usable: nested too deeply"]) from None
    except _RepeatedKeyError as error:
        raise InputError([f"not usable: {error}"]) from None
    except ValueError:
        raise InputError(["not usable: a number is too long"]) from None


def _answer(line: bytes, handle: Handler) -> Json:
    try:
        text = line.decode("utf-8-sig").strip()
    except UnicodeDecodeError:
        raise InputError(["not text in UTF-8"]) from None
    cursor = Cursor(read_json(text))
    answer = handle(cursor)
    if cursor.problems:
        raise InputError(cursor.problems)
    return answer


class _RepeatedKeyError(Exception):
    """An object that names a key twice; which of them is meant is anybody's guess."""


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    members: dict[str, object] = {}
    for name, value in pairs:
        if name in members:
            raise _RepeatedKeyError(f"key {name!r} occurs twice")
        members[name] = value
    return members


def _input_lines(path: Path | None) -> Iterator[bytes]:
    if path is None:
        yield from sys.stdin.buffer
        return
    try:
        with path.open("rb") as file:
            yield from file
    except OSError as error:
        raise InputError([f"{path}: {error.strerror or error}"]) from None
