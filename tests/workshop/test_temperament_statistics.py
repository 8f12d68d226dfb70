"""``temperament-statistics``: temperaments play as their names say, on the same cards."""

import pytest

from engine.ai.agent import PLAIN
from engine.ai.style import TUNED
from engine.ai.temperaments import TEMPERAMENTS
from workshop.training.temperament_statistics import changed_counts

DEALS = 100
LEANS = {
    "cautious": {"piles given": -1, "turns": 1},
    "bold": {"freezes": 1},
    "builder": {"canastas": 1, "natural ones": 1},
    "runner": {"goes out": 1, "turns": -1, "left in hand": -1},
}
"""What each temperament does more often (1) or less often (-1)."""


@pytest.mark.slow
@pytest.mark.parametrize("temperament", [name for name in TEMPERAMENTS if name != PLAIN])
def test_each_leans_as_its_name_says(temperament: str) -> None:
    found = changed_counts(TEMPERAMENTS[temperament], TUNED, DEALS)
    for name, direction in LEANS[temperament].items():
        assert found[name].mean * direction > 0, (name, found[name])
