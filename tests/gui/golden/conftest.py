"""Tests here look at drawings: nothing that an earlier test drew is used again."""

import pytest


@pytest.fixture(autouse=True)
def drawn_cards() -> None:
    """Leaves the drawing of cards as it is."""
