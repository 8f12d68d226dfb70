"""Fixtures for tests of the engine."""

from pathlib import Path

import pytest


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Returns the path of a match file that does not exist yet."""
    return tmp_path / "match.canasta"
