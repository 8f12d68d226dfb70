"""Fixtures for tests of saved matches."""

from pathlib import Path

import pytest

from canasta_gui.persistence.store import MatchStore


@pytest.fixture
def store(tmp_path: Path) -> MatchStore:
    """Returns a store whose folder does not exist yet."""
    return MatchStore(tmp_path / "matches")
