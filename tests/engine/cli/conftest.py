"""Runs the command line in the test's own process."""

import io
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from engine.cli.main import main


@dataclass(frozen=True)
class Ran:
    """The exit status and the output of a command."""

    status: int
    out: str
    errors: list[str]

    @property
    def values(self) -> list[Any]:
        """Returns the lines of the output as JSON."""
        return [json.loads(line) for line in self.out.splitlines()]

    @property
    def value(self) -> Any:
        """Returns the one line of the output as JSON."""
        (value,) = self.values
        return value


Engine = Callable[..., Ran]


@pytest.fixture
def engine(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Engine:
    """Returns a function that runs a command with lines (JSON values, texts or bytes) as its
    input.
    """

    def run(*argv: str, lines: tuple[object, ...] = ()) -> Ran:
        stdin = io.TextIOWrapper(io.BytesIO(b"".join(_line(line) for line in lines)))
        monkeypatch.setattr(sys, "stdin", stdin)
        status = main(argv)
        captured = capsys.readouterr()
        return Ran(status, captured.out, captured.err.splitlines())

    return run


def _line(value: object) -> bytes:
    if isinstance(value, bytes):
        return value + b"\n"
    text = value if isinstance(value, str) else json.dumps(value)
    return text.encode() + b"\n"
