"""What `make check` finds without running the program holds wherever the tests run."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tasks

ROOT = Path(__file__).resolve().parents[2]
STATIC = [name for name in tasks.CHECKS if name != "quick tests"]


@pytest.mark.slow
@pytest.mark.parametrize("name", STATIC)
def test_the_sources_pass(name: str) -> None:
    environment = {**os.environ, "PYRIGHT_PYTHON_IGNORE_WARNINGS": "1"}
    command = [sys.executable, *tasks.CHECKS[name]]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        pytest.fail(done.stdout + done.stderr, pytrace=False)
