"""What tests of the engine share."""

from pathlib import Path

import pytest


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A match file that does not exist yet."""
    return tmp_path / "match.canasta"
