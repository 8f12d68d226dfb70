"""What tests of the matches on the disk share."""

from pathlib import Path

import pytest

from canasta_gui.persistence.store import MatchStore


@pytest.fixture
def store(tmp_path: Path) -> MatchStore:
    """A store in a folder that does not exist yet."""
    return MatchStore(tmp_path / "matches")
