"""The mistakes of weak levels cost points in every kind of game where they are others."""

import numpy as np
import pytest

from engine.ai.levels import WEAKNESSES, weakened
from engine.ai.style import Style
from engine.ruleset.load import load_ruleset
from engine.ruleset.model import Ruleset
from tests.kit.dealing import dealer_amid, duplicate_lead

_PAIRS = 24
"""The number of pairs of deals, enough to tell a weakness from chance."""


def mean_lead(rules: Ruleset, one: Style, other: Style) -> float:
    """Returns the points a deal by which a style leads, both playing both sides of some deals."""
    chance = np.random.default_rng(1)
    dealer = dealer_amid(rules, chance)
    leads = [duplicate_lead(dealer.deal(chance), one, other) for _ in range(_PAIRS)]
    return float(np.mean(leads))


@pytest.mark.slow
@pytest.mark.parametrize(
    "table",
    [
        "winning-moves-deluxe/4p",
        "classic-1951/2p",
        "complete-hand-and-foot/4p",
        "modern-american/4p",
    ],
)
@pytest.mark.parametrize(
    ("better", "worse"),
    [("casual", "beginner"), ("club", "casual")],
)
def test_a_weakness_costs_points(table: str, better: str, worse: str) -> None:
    rules = load_ruleset(table)
    one, other = (weakened(rules, WEAKNESSES[level]) for level in (better, worse))
    assert mean_lead(rules, one, other) > 0
