"""The mistakes of weak levels cost points in every kind of game where they are others, and the best
style known for two is better than the one for more.
"""

from dataclasses import replace

import numpy as np
import pytest

from engine.ai.levels import WEAKNESSES, weakened
from engine.ai.style import TUNED, Style, style_for
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


@pytest.mark.slow
def test_two_who_wait_beat_two_who_lay_as_soon_as_four() -> None:
    rules = load_ruleset("classic-1951/2p")
    hasty = replace(TUNED, take_base=110.0)
    assert mean_lead(rules, style_for(rules), hasty) > 300


@pytest.mark.parametrize("level", ["beginner", "casual"])
def test_weaker_levels_do_not_wait(level: str) -> None:
    two, three = (
        weakened(load_ruleset(f"hasbro-2001/{players}p"), WEAKNESSES[level]) for players in (2, 3)
    )
    assert two.open_patience == three.open_patience > 70
    assert style_for(load_ruleset("hasbro-2001/2p")).open_patience == 15
