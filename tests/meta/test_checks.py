"""The static checks of `make check` pass wherever the tests run."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tasks

ROOT = Path(__file__).resolve().parents[2]
STATIC = {name: command for name, command in tasks.CHECKS.items() if name != "quick tests"}
ORDINARY = [name for name in STATIC if name != "types"]
"""The checks of the ordinary tests: types take longer than all others together."""


@pytest.mark.slow
@pytest.mark.parametrize("name", ORDINARY)
def test_the_sources_pass(name: str) -> None:
    check(STATIC[name])


@pytest.mark.soak
def test_the_types_of_all_sources_pass() -> None:
    check(STATIC["types"])


def check(command: list[str]) -> None:
    """Runs a command; fails with its output if its exit status is not 0."""
    environment = {**os.environ, "PYRIGHT_PYTHON_IGNORE_WARNINGS": "1"}
    done = subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        pytest.fail(done.stdout + done.stderr, pytrace=False)
