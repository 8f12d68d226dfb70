"""The decisions of computer players do not depend on hidden cards."""

import pytest

from tests.engine.kit.hidden_cards_players import QUICK, SEARCHING, check


def test_a_hundred_decisions_of_every_quick_level() -> None:
    done = check(100)
    assert all(done[level] == 100 for level in QUICK)
    assert all(done[level] == 5 for level in SEARCHING)
    assert done["mixed"] >= 95


@pytest.mark.soak
def test_ten_thousand_decisions() -> None:
    done = check(10_000, "soak")
    assert done["club"] == 10_000
