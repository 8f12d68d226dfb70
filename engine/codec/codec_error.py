"""The error for JSON that is not the expected value."""

from collections.abc import Callable
from typing import TypeVar

from engine.cursor import Cursor

Value = TypeVar("Value")


class CodecError(ValueError):
    """Raised for JSON that is not the expected action, event, refusal, score or exercise."""

    def __init__(self, problems: tuple[str, ...]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems
        """One line for each problem, beginning with its place."""


def read_all(read: Callable[[Cursor], Value | None], value: object) -> Value:
    """Reads a value completely. Raises `CodecError` with every problem."""
    cursor = Cursor(value)
    result = read(cursor)
    if cursor.problems or result is None:
        raise CodecError(tuple(cursor.problems))
    return result
