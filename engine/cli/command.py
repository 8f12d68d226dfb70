"""What a command is, and how it fails."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from engine.cursor import first_problems

OK, DIFFERENT, BAD_INPUT = 0, 1, 2
"""Exit statuses: done; done, and something is not as it should be; the input could not be used."""

_LONGEST = 500


@dataclass(frozen=True, slots=True)
class Command:
    """One command: its name, what it is for, its arguments, and what it does."""

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
    """Say on stderr what is wrong, a line for each of the first problems."""
    for problem in first_problems(problems):
        complain(f"{place}{problem}")


def complain(problem: str) -> None:
    """Say on stderr, in one line, what is wrong."""
    print(one_line(problem), file=sys.stderr, flush=True)


def one_line(problem: str) -> str:
    """What is wrong, in one line that a terminal can show and a person can read."""
    text = problem if len(problem) <= _LONGEST else f"{problem[:_LONGEST]}..."
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in text)
