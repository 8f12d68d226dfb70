"""Tests of this folder examine drawings: they use no picture that an earlier test drew."""

import pytest


@pytest.fixture(autouse=True)
def drawn_pictures() -> None:
    """Leaves the drawing unchanged."""
