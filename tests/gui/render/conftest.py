"""Tests of this folder examine drawings: they use no picture that an earlier test drew."""

import pytest


@pytest.fixture(autouse=True)
def drawn_cards() -> None:
    """Leaves the drawing of cards unchanged."""
