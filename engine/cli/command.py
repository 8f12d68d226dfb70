"""The description of a command, and the error for unusable input."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from engine.cursor import first_problems

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
