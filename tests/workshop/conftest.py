"""Runs the measuring tools in the test's own process."""

from collections.abc import Callable
from importlib import import_module

import pytest

from tests.engine.cli.conftest import Ran

Workshop = Callable[..., Ran]


@pytest.fixture
def workshop(capsys: pytest.CaptureFixture[str]) -> Workshop:
    """Returns a function that runs a tool and returns its output."""

    def run(tool: str, *argv: str) -> Ran:
        status = import_module(f"workshop.{tool}").main(argv)
        captured = capsys.readouterr()
        return Ran(status, captured.out, captured.err.splitlines())

    return run
